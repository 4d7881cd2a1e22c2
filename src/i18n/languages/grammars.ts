import { appConfig } from '~config'
import type { Language } from '../../lib/locale.ts'
import { cs } from './cs.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import type { Grammar } from './language.ts'
import { localTag } from './local-tag.ts'

function inMarket(language: Language, grammar: Grammar): Grammar {
  const tag = localTag(language, appConfig.market.code)
  return tag === null ? grammar : { ...grammar, tag }
}

/** The grammar of each language. */
export const grammars: Record<Language, Grammar> = {
  cs: inMarket('cs', cs),
  en: inMarket('en', en),
  de: inMarket('de', de),
}
