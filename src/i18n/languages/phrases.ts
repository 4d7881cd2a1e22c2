import type { Language } from '~/lib/locale'
import { cs } from './phrases/cs.ts'
import { de } from './phrases/de.ts'
import { en } from './phrases/en.ts'
import type { Phrases } from './language.ts'

/** The phrases of each language, for the server alone; the build leaves out those that the carrier does not speak. */
export const phrases: Record<Language, Phrases> = { cs, en, de }
