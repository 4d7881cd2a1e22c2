import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline/promises'
import type { CompanyLookup } from '../../../src/order/company/company.ts'
import { Refusal } from '../../tools/errors.ts'
import { readAnswers } from '../answers.ts'
import { askColours } from './ask-colours.ts'
import { put, valueAt } from './paths.ts'
import { LISTS, type Question, QUESTIONS } from './questions.ts'

/** Who is asked: a person at a terminal. */
export type Terminal = { ask: (question: string) => Promise<string>; say: (line: string) => void }
/** Looks a company up by its number, as it was typed. */
export type LookUp = (typed: string) => Promise<CompanyLookup>

type Answered = Record<string, unknown>

/** Asks the person who sits here; a program cannot answer. Ctrl-C and Ctrl-D end the command. */
export async function askHere(file: string, lookUp: LookUp): Promise<unknown> {
  if (!process.stdin.isTTY) {
    throw new Refusal(
      'Nobody can be asked here: write the answers to a file, npm run setup -- --answers file.json',
    )
  }
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  // What is typed ahead of its question waits here for it.
  const typed = lines[Symbol.asyncIterator]()
  const ask = async (question: string): Promise<string> => {
    lines.setPrompt(question)
    lines.prompt()
    const { value, done } = await typed.next()
    if (done) throw new Refusal(`\nEnded. npm run setup goes on with what ${file} holds.`)
    return value
  }
  try {
    return await askAnswers(file, { ask, say: (line) => console.log(line) }, lookUp)
  } finally {
    lines.close()
  }
}

/** Asks and keeps each answer in a file, so that an interrupted setup goes on where it was. */
export async function askAnswers(
  file: string,
  terminal: Terminal,
  lookUp: LookUp,
): Promise<unknown> {
  const answers: Answered = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { licence: null }
  const keep = () => {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${JSON.stringify(answers, null, 2)}\n`)
  }
  let known: Answered | null = null
  for (const question of QUESTIONS) {
    const { path } = question
    if (isAnswered(answers, path)) continue
    if (path === 'company.legalName') known = await fromRegister(answers, terminal, lookUp)
    const usual = valueAt(known ?? {}, path) ?? question.usual?.(answers, answers)
    await askOne(
      { ...question, usual: () => usual },
      { thing: answers, at: path, answers },
      terminal,
    )
    keep()
  }
  for (const { path, of, questions } of LISTS) {
    if (isAnswered(answers, path)) continue
    await askList({ path, of, questions }, answers, terminal)
    keep()
  }
  if (!isAnswered(answers, 'colours')) {
    await askColours(answers, terminal, (path) => problemOf(answers, path))
    keep()
  }
  return answers
}

type Place = { thing: Answered; at: string; answers: Answered }

/** Asks until the answer can be used. */
async function askOne(
  { path, asks, read = String, usual }: Question,
  { thing, at, answers }: Place,
  { ask, say }: Terminal,
): Promise<void> {
  for (let says: string | null = ''; says !== null; says = problemOf(answers, at)) {
    if (says) say(`  ${says}`)
    const known = usual?.(thing, answers)
    const offered = typeof known === 'string' || typeof known === 'number' ? `${known}` : ''
    const typed = await ask(offered === '' ? `${asks}: ` : `${asks} [${offered}]: `)
    put(thing, path, read(typed.trim() === '' ? offered : typed))
  }
}

/** Asks for the things of a list, one after another, until an empty first answer. */
async function askList(
  { path, of, questions }: (typeof LISTS)[number],
  answers: Answered,
  terminal: Terminal,
): Promise<void> {
  const things: Answered[] = []
  put(answers, path, things)
  const [first, ...others] = questions
  if (!first) return
  for (;;) {
    const typed = await terminal.ask(`${of} ${things.length + 1}, ${first.asks} (empty: no more): `)
    if (typed.trim() === '') {
      const says = problemOf(answers, path)
      if (!says || things.length > 0) return
      terminal.say(`  ${says}`)
      continue
    }
    const thing: Answered = {}
    things.push(thing)
    put(thing, first.path, typed)
    for (const question of others) {
      const at = `${path}.${things.length - 1}.${question.path}`
      await askOne({ ...question, asks: `  ${question.asks}` }, { thing, at, answers }, terminal)
    }
  }
}

/** What the register of the market knows of the company, by the paths of the answers; null where it says nothing. */
async function fromRegister(
  answers: Answered,
  { say }: Terminal,
  lookUp: LookUp,
): Promise<Answered | null> {
  if (answers['market'] !== 'cz') return null
  const found = await lookUp(String(valueAt(answers, 'company.companyId')))
  if (!found.ok) {
    say(NOT_FOUND[found.error])
    return null
  }
  const { customerCompanyName, customerCompanyVATID, street, city, zip } = found.company
  say(`  The register knows ${customerCompanyName}; an empty answer takes what it says.`)
  const vat = customerCompanyVATID
  const company = {
    legalName: customerCompanyName,
    street,
    city,
    zip,
    vatPayer: vat ? 'yes' : 'no',
  }
  return { company: { ...company, ...(vat && { vatId: vat }) } }
}

const NOT_FOUND: Record<Extract<CompanyLookup, { ok: false }>['error'], string> = {
  invalid: '  This is no number of a Czech company, so the register was not asked.',
  unknown: '  The register knows no company with this number.',
  unavailable: '  The register cannot be reached now: type what it would say.',
}

function isAnswered(answers: Answered, path: string): boolean {
  return valueAt(answers, path) !== undefined && !problemOf(answers, path)
}

/** What is wrong with one answer; null when it can be used. */
function problemOf(answers: unknown, path: string): string | null {
  const read = readAnswers(answers)
  if (!('problems' in read)) return null
  return read.problems.find((problem) => problem.startsWith(`${path}:`)) ?? null
}
