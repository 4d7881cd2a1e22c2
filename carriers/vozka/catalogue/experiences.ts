import type { Experience } from '../../../src/back-office/contract.ts'
import { ceskyKrumlov } from './cesky-krumlov.ts'
import { dresden } from './dresden.ts'
import { eveningPrague } from './evening-prague.ts'
import { karlovyVary } from './karlovy-vary.ts'
import { krkonose } from './krkonose.ts'
import { moravianVineyards } from './moravian-vineyards.ts'
import { tailorMade } from './tailor-made.ts'
import { vienna } from './vienna.ts'

/** Experiences seeded for a new provider, in display order. */
export const experiences: Experience[] = [
  eveningPrague,
  tailorMade,
  karlovyVary,
  moravianVineyards,
  krkonose,
  vienna,
  dresden,
  ceskyKrumlov,
]
