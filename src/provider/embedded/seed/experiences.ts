import type { Experience } from '../../contract.ts'
import { ceskyKrumlov } from './experiences/cesky-krumlov.ts'
import { dresden } from './experiences/dresden.ts'
import { eveningPrague } from './experiences/evening-prague.ts'
import { karlovyVary } from './experiences/karlovy-vary.ts'
import { krkonose } from './experiences/krkonose.ts'
import { moravianVineyards } from './experiences/moravian-vineyards.ts'
import { tailorMade } from './experiences/tailor-made.ts'
import { vienna } from './experiences/vienna.ts'

/** The experiences of a new provider, in the order in which the site shows them. */
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
