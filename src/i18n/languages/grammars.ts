import type { Language } from '../../lib/locale.ts'
import { cs } from './cs.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import type { Grammar } from './language.ts'

/** The grammar of each language. The build leaves out those that the carrier does not speak (build/vite-own-languages.ts). */
export const grammars: Record<Language, Grammar> = { cs, en, de }
