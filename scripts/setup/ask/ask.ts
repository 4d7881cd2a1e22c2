import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { CompanyLookup } from '../../../src/order/company/company.ts'
import { GUESSABLE, readAnswers, SAID_BY } from '../answers.ts'
import { fillAnswers, judgedAnswers } from '../fill-answers.ts'
import { dropUnknown, followName } from './follow-name.ts'
import { LISTS } from './lists.ts'
import { put, valueAt } from './paths.ts'
import { BACK, type Prompter } from './prompter.ts'
import { questionsOf, QUICK } from './questions.ts'
import { itemsOf, type List, type Question, type Thing } from './things.ts'

/** An empty answer, or that a person takes back what was said. */
const NOTHING = ['', '-']

/** Looks a company up by its number, as it was typed. */
export type LookUp = (typed: string) => Promise<CompanyLookup>

/** A question about the answers themselves, or about a thing of a list. */
type Asked = { question: Question; at: string; of: string }
/** Where all are shown, each list can get another thing. */
type Step = Asked | { another: List }
type Desk = { answers: Thing; prompter: Prompter; keep: () => void }

/** Answers that were kept in a file; none where there is no file. */
export function keptAnswers(file: string): Thing {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/**
 * Asks what is not answered yet, keeps each answer in a file at once, and shows all of them before anything is written.
 * What is kept and wrong is asked again. Returns all answers.
 */
export async function askAnswers(
  file: string,
  way: 'quick' | 'long' | 'again',
  prompter: Prompter,
  lookUp: LookUp,
): Promise<unknown> {
  const answers = keptAnswers(file)
  const keep = () => {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${JSON.stringify(answers, null, 2)}\n`)
  }
  const desk = { answers, prompter, keep }
  if (way === 'quick')
    await askSteps(desk, lookUp, () => QUICK.map((question) => ({ question, at: '', of: '' })))
  if (way === 'long') await askSteps(desk, lookUp, () => longWay(answers))
  await review(desk)
  return fillAnswers(answers)
}

/** Asks for one more thing of a list, which is called as a person calls it. Returns all answers with it. */
export async function askOneMore(file: string, list: List, prompter: Prompter): Promise<unknown> {
  const answers = fillAnswers(keptAnswers(file))
  if (
    list.path === 'experiences' &&
    Array.isArray(answers['kinds']) &&
    !answers['kinds'].includes('experience')
  )
    answers['kinds'] = [...answers['kinds'], 'experience']
  const desk = { answers, prompter, keep: () => {} }
  const count = itemsOf(answers, list.path).length
  const before = openIn(answers)
  await add(list, desk)
  if (itemsOf(answers, list.path).length === count) return null
  return (await askOpened(desk, before)) === 'back' ? null : fillAnswers(answers)
}

/** Questions that have no good answer. */
function openIn(answers: Thing): Asked[] {
  const all = fillAnswers(answers)
  const problems = problemsOf(answers)
  return questionSteps(all).filter((step) => !isAnswered(all, step, problems))
}

/** Asks what an answer opened: a bank of an IBAN, prices of a new category, the number of a payer of VAT. */
async function askOpened(desk: Desk, before: readonly Asked[]): Promise<'on' | 'back'> {
  const known = new Set(before.map(keyOf))
  for (;;) {
    const step = openIn(desk.answers).find((one) => !known.has(keyOf(one)))
    if (!step) return 'on'
    if ((await askOne(step, desk)) === 'back') return 'back'
    known.add(keyOf(step))
    desk.keep()
  }
}

/** All that the long way asks: the things of a list are named at once, and what follows from other answers is left out. */
function longWay(answers: Thing): Asked[] {
  return [
    ...questionsOf(answers).map((question) => ({ question, at: '', of: '' })),
    ...listsOf(answers).flatMap((list) => [
      ...(list.begins ? [{ question: list.begins(answers), at: '', of: '' }] : []),
      ...thingsSteps(list, answers),
    ]),
  ].filter(({ question }) => !question.follows)
}

/** Each answer there is, and behind those of a list that it can get another thing. */
function stepsOf(answers: Thing): Step[] {
  return [
    ...questionsOf(answers).map((question) => ({ question, at: '', of: '' })),
    ...listsOf(answers).flatMap((list) => [...thingsSteps(list, answers), { another: list }]),
  ]
}

function questionSteps(answers: Thing): Asked[] {
  return stepsOf(answers).filter((step) => 'question' in step)
}

function listsOf(answers: Thing): List[] {
  return LISTS.filter(({ when }) => when?.(answers) ?? true)
}

function thingsSteps(list: List, answers: Thing): Asked[] {
  const length = Math.max(list.least, itemsOf(answers, list.path).length)
  return Array.from({ length }, (_, index) => thingSteps(list, index, answers)).flat()
}

function thingSteps(list: List, index: number, answers: Thing): Asked[] {
  const thing = itemsOf(answers, list.path)[index] ?? {}
  const asked = list.questions(answers, thing).filter(({ when }) => when?.(thing) ?? true)
  return asked.map((question) => ({
    question,
    at: `${list.path}.${index}.`,
    of: `${list.of[0]?.toUpperCase()}${list.of.slice(1)} ${calledIn(list, question, answers, thing) ?? index + 1}, `,
  }))
}

/** What a thing is called in a question that does not ask for just that. */
function calledIn(
  list: List,
  { paths: [path = ''] }: Question,
  answers: Thing,
  thing: Thing,
): string | undefined {
  return /^(?:name|from|to)\b/.test(path) ? undefined : list.called?.(answers, thing)
}

/** Asks the first step that has no good answer, until there is none; “<” leads to the one that stands before it. */
async function askSteps(desk: Desk, lookUp: LookUp, steps: () => Asked[]): Promise<void> {
  const { answers, keep, prompter } = desk
  let next: Asked | undefined
  const kept = keptIn(steps(), answers)
  if (kept !== null) prompter.say(kept)
  for (;;) {
    const problems = problemsOf(answers)
    const step: Asked | undefined =
      next ?? steps().find((one) => !isAnswered(answers, one, problems))
    if (!step) return
    next = undefined
    if ((await askOne(step, desk)) === 'back') next = stepBefore(step, steps(), prompter)
    else if (step.question.paths.includes('company.companyId')) await fromRegister(desk, lookUp)
    keep()
  }
}

/** A line of what an earlier command kept, and of the question that comes now; null where nothing was kept. */
function keptIn(steps: readonly Asked[], answers: Thing): string | null {
  const problems = problemsOf(answers)
  const held = steps.filter((step) => isAnswered(answers, step, problems)).map(labelOf)
  if (held.length === 0) return null
  const next = steps.find((one) => !isAnswered(answers, one, problems))
  return `Kept of what you said before: ${held.join('; ')}. It goes on with: ${next ? labelOf(next) : 'all answers, before they are written'}.`
}

/** The step before this one, however that was answered. */
function stepBefore(step: Asked, steps: readonly Asked[], prompter: Prompter): Asked {
  const before = steps[steps.findIndex((one) => keyOf(one) === keyOf(step)) - 1]
  if (!before) prompter.say('This is the first question.')
  return before ?? step
}

/** Asks until the answer can be used. */
async function askOne(step: Asked, desk: Desk): Promise<'on' | 'back'> {
  const { question, at } = step
  const { answers, prompter } = desk
  const { paths, none } = question
  let doubted = heldOf(question, at === '' ? answers : thingAt(answers, at), answers, at)
  const check = (given: string) => {
    const trial = structuredClone(answers)
    write(question, given, trial, at)
    const isNone = none !== undefined && NOTHING.includes(given)
    const problems = problemsOf(trial)
    const problem = areNames(step)
      ? problemOfNames(problems, step)
      : problemOf(problems, isNone ? [at + none] : paths.map((path) => at + path))
    if (problem !== null) return question.says?.(problem, given) ?? sentenceOf(problem)
    const isNew = !isNone && given !== doubted
    doubted = given
    return isNew ? question.doubts?.(given) : undefined
  }
  const said = await answerTo(step, desk, check)
  if (said === BACK) return 'back'
  const kept = write(question, said, answers, at)
  if (kept !== null) prompter.say(kept)
  return 'on'
}

/** What is typed or chosen, and can be used. */
async function answerTo(
  { question, at, of }: Asked,
  { answers, prompter }: Desk,
  check: (typed: string) => string | undefined,
): Promise<string> {
  const { asks, choices, isMany, none } = question
  const thing = at === '' ? answers : thingAt(answers, at)
  const offered = usualOf(question, thing, answers, at)
  if (!choices) {
    const takesBack = none !== undefined && offered !== '' ? ', “-” takes it back' : ''
    return prompter.text(of + asks + takesBack, offered, check)
  }
  const offers = choices(answers, thing)
  if (isMany) {
    const chosen = offered.split(' ').filter((one) => offers.some(({ value }) => value === one))
    return prompter.chooseMany(of + asks, offers, chosen, check)
  }
  for (;;) {
    const all = [...offers, { value: BACK, label: 'back' }]
    const said = await prompter.choose(of + asks, all, offered)
    const problem = said === BACK ? undefined : check(said)
    if (problem === undefined) return said
    prompter.say(problem)
  }
}

/** A refusal without the field of the file: at a terminal it stands below its question. */
function sentenceOf(problem: string): string {
  const says = problem
    .replace(/^[\w.-]+: /, '')
    .replace(/(?:; write|, or) null if (?:you have none|there is none)$/, '')
  return `${says[0]?.toUpperCase() ?? ''}${says.slice(1)}.`
}

/** What an empty answer stands for: what was answered before, or what is usual. */
function usualOf(question: Question, thing: Thing, answers: Thing, at: string): string {
  return heldOf(question, thing, answers, at) || typed(question.usual?.(thing, answers))
}

/** What was answered before, as a person would type it. */
function heldOf({ paths, retyped }: Question, thing: Thing, answers: Thing, at: string): string {
  return retyped ? retyped(thing) : typed(paths.map((path) => valueAt(answers, at + path)))
}

/** A value as a person types it. */
function typed(value: unknown): string {
  if (Array.isArray(value))
    return value
      .filter((one) => typeof one !== 'object' || Array.isArray(one))
      .map(typed)
      .join(' ')
      .trim()
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** Writes an answer. Returns what a person should know of it, or null. */
function write(
  { paths, also = [], none, read }: Question,
  said: string,
  answers: Thing,
  at: string,
): string | null {
  const thing = at === '' ? answers : thingAt(answers, at)
  const [list = '', index] = at === '' ? [paths[0]] : at.split('.')
  const before = structuredClone(itemsOf(answers, list).map(({ name }) => name))
  if (none && NOTHING.includes(said.trim())) put(answers, at + none, null)
  else {
    const values = read ? read(said, answers, thing) : [said.trim()]
    ;[...paths, ...also].forEach((path, place) => put(answers, at + path, values[place]))
  }
  unguess(answers, (path) => paths.some((one) => path === at + one))
  const isNamed = index === undefined || paths.some((path) => /^name\b/.test(path))
  if (!isNamed || before.length === 0) return null
  if (isDeployed(answers)) return KEPT_NAMES
  before.forEach((name, place) => {
    if (index === undefined || Number(index) === place) followName(answers, list, place, name)
  })
  if (index === undefined) dropUnknown(answers)
  return null
}

const KEPT_NAMES =
  'Addresses of pages and orders go on with the short name of before, because the site has databases; only the name that people read changes.'

/** What a person has answered, or taken away, is no guess of ours. */
function unguess(answers: Thing, isSaid: (path: string) => boolean): void {
  const { guessed } = answers
  if (!Array.isArray(guessed)) return
  answers['guessed'] = GUESSABLE.filter((one) => guessed.includes(one) && !isSaid(SAID_BY[one]))
}

/** True where the carrier has databases at Cloudflare: from then on orders and links know its short names. */
function isDeployed({ id }: Thing): boolean {
  const file = `carriers/${String(id)}/deploy.json`
  if (!existsSync(file)) return false
  const { d1 }: { d1?: Record<string, string> } = JSON.parse(readFileSync(file, 'utf8'))
  return Object.values(d1 ?? {}).some((one) => one !== '')
}

/** The thing of a list at `categories.0.`; it is made where there is none. */
function thingAt(answers: Thing, at: string): Thing {
  const [list = '', index = ''] = at.split('.')
  const things = itemsOf(answers, list)
  if (!things[Number(index)]) put(answers, list, [...things, {}])
  return itemsOf(answers, list)[Number(index)] ?? {}
}

/** Shows all answers until the person has them written: each of them can be changed, and things added and removed. */
async function review(desk: Desk): Promise<void> {
  const { answers, prompter, keep } = desk
  // Who changed an answer may want to change its neighbour.
  let under: string | null = null
  let changed = ''
  for (;;) {
    // What was guessed is seen and changed here, too.
    const all = fillAnswers(answers)
    const wrong = problemsOf(answers)
    const problems = wrong.length > 0 ? wrong : missingOf(answers)
    const steps = stepsOf(all)
    const titles = [...new Set(steps.map(titleOf))]
    if (under === null) {
      for (const title of titles) prompter.show(title, linesOf(steps, title, all))
      for (const problem of problems) prompter.say(placed(problem, steps))
      under = await prompter.choose(
        'This will be written. Choose what to change',
        [
          ...(problems.length === 0 ? [{ value: 'write', label: 'Write it' }] : []),
          ...titles.map((title) => ({ value: title, label: title })),
        ],
        problems.length === 0 ? 'write' : (titles[0] ?? ''),
      )
      if (under === 'write') return
    }
    changed = await chosenOf(steps, under, all, prompter, changed)
    const step = steps[Number(changed)]
    if (!step) {
      under = null
      continue
    }
    const list = 'question' in step ? step.at.split('.')[0] : step.another.path
    // What is changed is said; all else goes on following from what was said.
    if (list) answers[list] = all[list]
    answers['guessed'] = all['guessed']
    const before = openIn(answers)
    if ('question' in step) await change(step, desk)
    else await add(step.another, desk)
    keep()
    await askOpened(desk, before)
  }
}

/** Under what an answer stands. */
function titleOf(step: Step): string {
  if ('another' in step) return step.another.title
  const [list = ''] = step.at.split('.')
  return LISTS.find(({ path }) => path === list)?.title ?? step.question.section ?? ''
}

/** An answer behind what was asked, and whether it is a guess. */
function lineOf(step: Asked, all: Thing): string {
  const { guessed } = all
  const paths = step.question.paths.map((path) => step.at + path)
  const isGuess = GUESSABLE.some(
    (one) => paths.includes(SAID_BY[one]) && Array.isArray(guessed) && guessed.includes(one),
  )
  return `${labelOf(step)}: ${shown(step, all)}${isGuess ? ' (guessed)' : ''}`
}

/** The answers under a title, each with its question. */
function linesOf(steps: readonly Step[], title: string, all: Thing): string[] {
  const lines = steps.flatMap((step) =>
    'question' in step && titleOf(step) === title ? [lineOf(step, all)] : [],
  )
  return lines.length > 0 ? lines : ['none']
}

/** Which of the steps under a title a person wants to change, by its number; “<” for none of them. */
async function chosenOf(
  steps: readonly Step[],
  title: string,
  all: Thing,
  prompter: Prompter,
  usual: string,
): Promise<string> {
  const choices = steps.flatMap((step, index) =>
    titleOf(step) === title
      ? [
          {
            value: String(index),
            label: 'question' in step ? lineOf(step, all) : `+ another ${step.another.of}`,
          },
        ]
      : [],
  )
  return prompter.choose(title, [...choices, { value: BACK, label: 'back' }], usual)
}

/** What was asked, shortly. */
function labelOf({ of, question: { asks } }: Asked): string {
  return `${of}${asks.replace(/(?:[,;?]| \().*$/, '')}`
}

/** A problem with the question that mends it, in place of the field of the file. */
function placed(problem: string, steps: readonly Step[]): string {
  const [path = ''] = problem.split(':')
  const of = steps.find(
    (step): step is Asked =>
      'question' in step &&
      [...step.question.paths, step.question.none ?? ''].some((one) => step.at + one === path),
  )
  return of ? `${labelOf(of)}: ${of.question.says?.(problem, '') ?? sentenceOf(problem)}` : problem
}

/** An answer in words. */
function shown({ question, at }: Asked, answers: Thing): string {
  const { paths, none, shows, choices } = question
  const values = paths.map((path) => valueAt(answers, at + path))
  if (none !== undefined && (valueAt(answers, at + none) ?? null) === null)
    return shows?.([], answers) ?? 'not said'
  if (shows) return shows(values, answers)
  const said = typed(values)
  const chosen = choices?.(answers, at === '' ? answers : thingAt(answers, at))
  return chosen?.find(({ value }) => value === said)?.label ?? (said || 'not said')
}

async function change(step: Asked, desk: Desk): Promise<void> {
  const [list = '', index = ''] = step.at.split('.')
  const things = itemsOf(desk.answers, list)
  const least = LISTS.find(({ path }) => path === list)?.least ?? 0
  if (step.at !== '' && things.length > least) {
    const said = await desk.prompter.choose(
      step.of + step.question.asks,
      [
        { value: 'change', label: 'change it' },
        {
          value: 'remove',
          label: `remove the whole ${step.of[0]?.toLowerCase()}${step.of.slice(1).replace(/, $/, '')}`,
        },
        { value: BACK, label: 'back' },
      ],
      'change',
    )
    if (said === BACK) return
    if (said === 'remove') {
      unguess(desk.answers, (path) => path.startsWith(step.at))
      put(
        desk.answers,
        list,
        things.filter((_, at) => at !== Number(index)),
      )
      return dropUnknown(desk.answers)
    }
  }
  await askOne(step, desk)
}

async function add(list: List, desk: Desk): Promise<void> {
  const { answers } = desk
  const things = itemsOf(answers, list.path)
  const asked: Asked[] = []
  let next: Asked | undefined
  for (;;) {
    // What is asked follows from what was answered: only an airport has a town.
    const problems = problemsOf(answers)
    const step: Asked | undefined =
      next ??
      thingSteps(list, things.length, answers).find((one) => !isAnswered(answers, one, problems))
    if (!step) return
    const went = await askOne(step, desk)
    next = went === 'back' ? asked.pop() : undefined
    if (went === 'on') asked.push(step)
    else if (!next) return put(answers, list.path, things)
  }
}

/** What the register of the market knows of the company is offered as the usual answer. */
async function fromRegister({ answers, prompter }: Desk, lookUp: LookUp): Promise<void> {
  const number = valueAt(answers, 'company.companyId')
  if (answers['market'] !== 'cz' || typeof number !== 'string') return
  const found = await lookUp(number)
  if (!found.ok) return prompter.say(NOT_FOUND[found.error])
  const { customerCompanyName, customerCompanyVATID: vatId, street, city, zip } = found.company
  prompter.say(
    `The register knows ${customerCompanyName}, and what it says is taken over: ${street}, ${zip} ${city}.`,
  )
  put(answers, 'company.legalName', customerCompanyName)
  put(answers, 'company.street', street)
  put(answers, 'company.zip', zip)
  put(answers, 'company.city', city)
  put(answers, 'company.vatPayer', vatId !== '')
  put(answers, 'company.vatId', vatId || null)
}

const NOT_FOUND: Record<Extract<CompanyLookup, { ok: false }>['error'], string> = {
  invalid: 'This is no number of a Czech company, so the register was not asked.',
  unknown: 'The register knows no company with this number.',
  unavailable: 'The register cannot be reached now: type what it would say.',
}

function isAnswered(answers: Thing, step: Asked, problems: readonly string[]): boolean {
  const { paths, none } = step.question
  if (none !== undefined && valueAt(answers, step.at + none) === null) return true
  const [first = ''] = paths
  if (areNames(step)) return answers[first] !== undefined && problemOfNames(problems, step) === null
  const at = paths.map((path) => step.at + path)
  return valueAt(answers, step.at + first) !== undefined && problemOf(problems, at) === null
}

/** True where all things of a list are named at once; what each of them is comes behind. */
function areNames({ question: { paths }, at }: Asked): boolean {
  return at === '' && LISTS.some(({ path }) => path === paths[0])
}

/** What is wrong with the names of a list themselves. */
function problemOfNames(problems: readonly string[], { question }: Asked): string | null {
  return problems.find((one) => one.startsWith(`${question.paths[0]}:`)) ?? null
}

function keyOf({ question, at }: Asked): string {
  return question.paths.map((path) => at + path).join()
}

/** What is wrong with what was answered at these paths; null when it can be used. */
function problemOf(problems: readonly string[], paths: readonly string[]): string | null {
  const found = problems.find((problem) => {
    const [at = ''] = problem.split(':')
    return paths.some((path) => `${at}.`.startsWith(`${path}.`) || `${path}.`.startsWith(`${at}.`))
  })
  return found ?? null
}

/** What is wrong with the answers. */
function problemsOf(answers: Thing): string[] {
  const read = readAnswers(judgedAnswers(answers))
  return 'problems' in read ? read.problems : []
}

/** What is missing of an account and of things of lists that were begun. */
function missingOf(answers: Thing): string[] {
  const all = fillAnswers(answers)
  return questionSteps(all)
    .filter(({ question, at }) => at !== '' || question.paths[0]?.startsWith('bank.'))
    .filter((step) => !isAnswered(all, step, []))
    .map(({ question, at }) => `${at}${question.paths[0]}: it is not said yet`)
}
