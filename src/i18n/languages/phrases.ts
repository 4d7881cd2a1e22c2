import type { Language } from '~/lib/locale'
import { csPhrases } from './cs.ts'
import { dePhrases } from './de.ts'
import { enPhrases } from './en.ts'
import type { Phrases } from './language.ts'

/** The phrases of each language, for the server alone; the build leaves out those that the carrier does not speak. */
export const phrases: Record<Language, Phrases> = { cs: csPhrases, en: enPhrases, de: dePhrases }
