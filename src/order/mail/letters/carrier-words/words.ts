import type { Language } from '~/lib/locale'
import type { CarrierWords } from './carrier-words-type.ts'
import { cs } from './cs.ts'
import { de } from './de.ts'
import { en } from './en.ts'

/** The words of the mails to the carrier in each language; the build leaves out those that it does not speak. */
export const carrierWords: Record<Language, CarrierWords> = { cs, en, de }
