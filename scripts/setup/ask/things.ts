import { type Answers, isLanguage } from '../answers.ts'
import { MARKETS } from '../company-of.ts'
import { isMarket } from '../quick-answers.ts'
import { shortName } from '../short-name.ts'

/** Answers so far, or a thing of a list among them. */
export type Thing = Record<string, unknown>
export type Section = 'Site' | 'Company' | 'Money' | 'Colours' | 'Periods and fees'
export type Choice = { value: string; label: string }
/**
 * What a person is asked. `paths` are where the answer goes, `also` what follows from it; `read` makes a value for each of
 * them of what was typed; `usual` is what an empty answer stands for, by what was answered before.
 */
export type Question = {
  paths: readonly string[]
  also?: readonly string[]
  asks: string
  /** True for what follows from other answers until a person changes it: the long way leaves it out. */
  follows?: boolean
  /** Under what it stands where all are shown; a thing of a list stands under the name of its list. */
  section?: Section
  /** How an answer reads where all are shown; without it as it was typed, or by its choice. */
  shows?: (values: readonly unknown[], answers: Thing) => string
  /** How a person would type what was answered, where that is not the values of `paths` in their order. */
  retyped?: (thing: Thing) => string
  /** Of an answer that may be a slip: it is taken when it is given a second time. */
  doubts?: (typed: string) => string | undefined
  /** What a person is told of a refusal, where the sentence of the file would not do. */
  says?: (problem: string, typed: string) => string | undefined
  read?: (typed: string, answers: Thing, thing: Thing) => readonly unknown[]
  usual?: (thing: Thing, answers: Thing) => unknown
  /** One of these, or with `isMany` some of them. */
  choices?: (answers: Thing, thing: Thing) => readonly Choice[]
  isMany?: boolean
  /** By the answers, or of a thing of a list by that thing. */
  when?: (thing: Thing) => boolean
  /** The path that becomes null by an empty answer. */
  none?: string
}
/** Things of a kind; at least `least` of them. */
export type List = {
  path: string
  of: string
  /** Of all its things, where they are shown. */
  title: string
  least: number
  /** Asks for all its things at once, by their names; what each of them is comes behind. */
  begins?: (answers: Thing) => Question
  /** What a person calls a thing of it in questions about it, where that is more than its number. */
  called?: (answers: Thing, thing: Thing) => string | undefined
  /** `thing` is the one that is asked about. */
  questions: (answers: Thing, thing: Thing) => readonly Question[]
  when?: (answers: Thing) => boolean
}

export const MARKET_NAMES: Record<Answers['market'], string> = {
  cz: 'Czechia',
  sk: 'Slovakia',
  at: 'Austria',
  de: 'Germany',
}
export const LANGUAGE_NAMES = { cs: 'Czech', en: 'English', de: 'German' } as const

/** The market of the answers; Austria as long as nobody has said it. */
export function marketIn({ market }: Thing): Answers['market'] {
  return isMarket(market) ? market : 'at'
}

/** What is true in the market of the answers. */
export function marketOf(answers: Thing) {
  return MARKETS[marketIn(answers)]
}

/** The languages that the site speaks as far as that was said. */
export function languagesOf({ languages }: Thing): Answers['languages'] {
  return Array.isArray(languages) ? languages.filter(isLanguage) : []
}

/** A text in each language of the carrier: a question for each of them. */
export function inEach(question: Question, answers: Thing): Question[] {
  const spoken = languagesOf(answers)
  return spoken.map((language) => ({
    ...question,
    paths: question.paths.map((path) => `${path}.${language}`),
    asks: spoken.length > 1 ? `${question.asks} (${LANGUAGE_NAMES[language]})` : question.asks,
  }))
}

/** The things of a list that were said so far. */
export function itemsOf(answers: Thing, list: string): Thing[] {
  const value = answers[list]
  return Array.isArray(value) ? value : []
}

/** The first language of a name. */
export function firstOf(name: unknown): string {
  const first: unknown = typeof name === 'object' && name !== null ? Object.values(name)[0] : name
  return typeof first === 'string' ? first : ''
}

/** The short name of a thing, said or made of its name. */
export function idOf(thing: Thing, key: 'id' | 'slug'): string {
  const said = thing[key]
  return typeof said === 'string' ? said : shortName(firstOf(thing['name']))
}

/** Places as choices, by their short names. */
export function placesIn(answers: Thing): Choice[] {
  return itemsOf(answers, 'places').map((place) => ({
    value: idOf(place, 'id'),
    label: firstOf(place['name']),
  }))
}

/** Whole money with its hundredths, where there are some. */
export function money(price: unknown): string {
  return typeof price === 'number' ? price.toFixed(Number.isInteger(price) ? 0 : 2) : 'not said'
}

/** True for a payer of VAT, for whom rates matter. */
export function paysVatBy({ company }: Thing): boolean {
  return isThing(company) && company['vatPayer'] === true
}

/** A rate in percent as a choice; `rate` is in basis points. */
export function rateChoice(rate: number): Choice {
  return { value: String(rate / 100), label: `${rate / 100} %` }
}

/** True for an object. */
export function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null
}
