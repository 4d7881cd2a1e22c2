import type { Experience } from '../../../src/back-office/contract.ts'
import { salzburg } from './salzburg.ts'
import { wachau } from './wachau.ts'

/** Experiences seeded for a new provider, in display order. */
export const experiences: Experience[] = [wachau, salzburg]
