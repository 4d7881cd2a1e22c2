import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { readAnswers } from './answers.ts'

type Question = { path: string; asks: string; read?: (typed: string) => unknown }

const list = (typed: string) => typed.split(/[\s,]+/).filter(Boolean)
const number = (typed: string) =>
  typed.trim() === '' ? undefined : Number(typed.replace(',', '.'))
const yes = (typed: string) => /^(?:y|j|a|true)/i.test(typed.trim())
const orNull = (typed: string) => typed.trim() || null

/** The questions of a terminal in their order; lists of things are asked one by one behind them. */
const QUESTIONS: readonly Question[] = [
  { path: 'name', asks: 'Name that customers know' },
  { path: 'id', asks: 'Short name for the folder, as donaufahrt' },
  { path: 'market', asks: 'Market: cz, sk, at or de' },
  { path: 'languages', asks: 'Languages, your own first, as de en', read: list },
  { path: 'kinds', asks: 'Kinds of order, of ride hourly parcel experience', read: list },
  { path: 'company.legalName', asks: 'Company as registered' },
  { path: 'company.owner', asks: 'Owner or director' },
  { path: 'company.street', asks: 'Street and number' },
  { path: 'company.zip', asks: 'Postal code' },
  { path: 'company.city', asks: 'Town' },
  { path: 'company.companyId', asks: 'Number in the register' },
  { path: 'company.vatPayer', asks: 'Payer of VAT? yes or no', read: yes },
  { path: 'company.vatId', asks: 'VAT number, empty for none', read: orNull },
  { path: 'company.register', asks: 'Entry in the register, in words' },
  { path: 'company.directions', asks: 'How one finds your office' },
  { path: 'phone', asks: 'Phone with its country, as +4312345678' },
  { path: 'email', asks: 'E-mail for customers and orders' },
  { path: 'openingHours.words', asks: 'Hours in words' },
  { path: 'openingHours.coded', asks: 'Hours as Mo-Fr 08:00-18:00, or Mo-Su for always' },
  { path: 'bank.name', asks: 'Bank' },
  { path: 'bank.holder', asks: 'Name on the account' },
  { path: 'bank.account', asks: 'Account number, empty where there is only an IBAN' },
  { path: 'bank.iban', asks: 'IBAN without spaces' },
  { path: 'bank.bic', asks: 'BIC' },
  { path: 'vat', asks: 'VAT rate of your rides in percent', read: number },
  { path: 'domain', asks: 'Domain, as www.example.com' },
  { path: 'mail.from', asks: 'Sender of mails' },
  { path: 'mail.api', asks: 'Address of the mail service, empty for none yet', read: orNull },
  { path: 'backOffice', asks: 'Address of your own back office, empty for ours', read: orNull },
]

/** Lists whose things are asked until an empty first answer. */
const LISTS: readonly { path: string; of: string; questions: readonly Question[] }[] = [
  {
    path: 'categories',
    of: 'Category of cars',
    questions: [
      { path: 'slug', asks: 'short name, as comfort' },
      { path: 'name', asks: 'name' },
      { path: 'maxPassengers', asks: 'passengers', read: number },
      { path: 'maxLuggage', asks: 'pieces of luggage', read: number },
      { path: 'largeLuggage', asks: 'of these large', read: number },
      { path: 'hourlyRate', asks: 'price of an hour', read: number },
    ],
  },
  {
    path: 'places',
    of: 'Place of fixed prices',
    questions: [
      { path: 'id', asks: 'short name, as vienna' },
      { path: 'name', asks: 'name' },
      { path: 'within', asks: 'the name with “in”, as in Vienna' },
      { path: 'country', asks: 'country, as AT' },
      { path: 'postalCodes', asks: 'how its postal codes begin, as 10 11', read: list },
    ],
  },
  {
    path: 'routes',
    of: 'Route with a fixed price',
    questions: [
      { path: 'from', asks: 'from (short name)' },
      { path: 'to', asks: 'to (short name)' },
      { path: 'minutes', asks: 'minutes', read: number },
      { path: 'km', asks: 'kilometres', read: number },
      { path: 'vat', asks: 'VAT rate in percent', read: number },
      { path: 'price', asks: 'prices as comfort=49 van=69', read: prices },
    ],
  },
  {
    path: 'people',
    of: 'Person of the desk',
    questions: [
      { path: 'id', asks: 'short name, as anna' },
      { path: 'name', asks: 'name' },
      { path: 'email', asks: 'e-mail' },
      { path: 'role', asks: 'dispatcher or owner' },
    ],
  },
]

/** Asks on a terminal and keeps each answer in a file, so that an interrupted setup goes on where it was. */
export async function askAnswers(file: string): Promise<unknown> {
  if (!process.stdin.isTTY) {
    throw new Error(
      'Nobody can be asked here: write the answers to a file, npm run setup -- --answers file.json',
    )
  }
  const answers: Record<string, unknown> = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { licence: null }
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const ask = async (asks: string) => terminal.question(`${asks}: `)
  const keep = () => {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${JSON.stringify(answers, null, 2)}\n`)
  }
  try {
    for (const { path, asks, read = String } of QUESTIONS) {
      if (valueAt(answers, path) !== undefined && !problemOf(answers, path)) continue
      for (let says: string | null = ''; says !== null; says = problemOf(answers, path)) {
        if (says) console.log(`  ${says}`)
        put(answers, path, read(await ask(asks)))
      }
      keep()
    }
    for (const { path, of, questions } of LISTS) {
      if (valueAt(answers, path) !== undefined && !problemOf(answers, path)) continue
      const things: Record<string, unknown>[] = []
      put(answers, path, things)
      for (;;) {
        const [first, ...others] = questions
        const typed = first
          ? await ask(`${of} ${things.length + 1}, ${first.asks} (empty: no more)`)
          : ''
        if (typed.trim() === '') {
          const says = problemOf(answers, path)
          if (!says || things.length > 0) break
          console.log(`  ${says}`)
          continue
        }
        const thing: Record<string, unknown> = {}
        things.push(thing)
        put(thing, first?.path ?? '', typed)
        for (const { path: part, asks, read = String } of others) {
          const at = `${path}.${things.length - 1}.${part}`
          for (let says: string | null = ''; says !== null; says = problemOf(answers, at)) {
            if (says) console.log(`  ${says}`)
            put(thing, part, read(await ask(`  ${asks}`)))
          }
        }
      }
      keep()
    }
    return answers
  } finally {
    terminal.close()
  }
}

function prices(typed: string): Record<string, number> {
  return Object.fromEntries(
    list(typed).map((one) => {
      const [slug = '', amount = ''] = one.split('=')
      return [slug, Number(amount)]
    }),
  )
}

/** What is wrong with one answer; null when it can be used. */
function problemOf(answers: unknown, path: string): string | null {
  const read = readAnswers(answers)
  if (!('problems' in read)) return null
  return read.problems.find((problem) => problem.startsWith(`${path}:`)) ?? null
}

function valueAt(answers: Record<string, unknown>, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((held, key) => (isObject(held) ? held[key] : undefined), answers)
}

function put(answers: Record<string, unknown>, path: string, value: unknown): void {
  const [key = '', ...rest] = path.split('.')
  if (rest.length === 0) {
    answers[key] = value
    return
  }
  const held = answers[key]
  const inner = isObject(held) ? held : {}
  answers[key] = inner
  put(inner, rest.join('.'), value)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
