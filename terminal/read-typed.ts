import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { keysOf } from '../src/lib/keys-of.ts'
import { FIELDS } from '../src/order/acts/commands.ts'
import { type DeskCommand, deskCommandSchema } from '../src/order/commands/desk-command.ts'
import { type Command, COMMANDS, type Given, TARGETS } from './commands.ts'
import { didYouMean, Misspelt } from './misspelt.ts'
import { ALWAYS, type OptionName, OPTIONS, usage } from './options.ts'

/** Output format. */
export type Manner = { isJson: boolean; isCsv: boolean; isRemote: boolean }
export type Typed =
  | { kind: 'help' }
  | { kind: 'command'; command: DeskCommand; manner: Manner }
  /** The error, and the word that was probably meant. */
  | { kind: 'misspelt'; says: string }

/** The options as they were typed; true for one without a value, a list for --set. */
type Values = { [name in OptionName]?: string | boolean | (string | boolean)[] }

/** Parses the arguments after `npm run orders --`. */
export function readTyped(typed: string[]): Typed {
  try {
    const { values, words } = split(typed)
    if (values.help) return { kind: 'help' }
    const [name = 'list', ...rest] = words
    const known = COMMANDS.get(name)
    if (!known) throw new Misspelt(noSuchCommand(name, rest))
    const [isJson, isCsv, isRemote] = [!!values.json, !!values.csv, !!values.remote]
    if (isJson && isCsv) throw new Misspelt('--json or --csv, not both.')
    const command = readCommand(name, known, rest, values)
    return { kind: 'command', command, manner: { isJson, isCsv, isRemote } }
  } catch (error) {
    if (error instanceof Misspelt) return { kind: 'misspelt', says: error.message }
    throw error
  }
}

function split(typed: string[]): { values: Values; words: string[] } {
  const known = keysOf(OPTIONS)
  const options = known.map((name) => {
    const type = OPTIONS[name].value === null ? ('boolean' as const) : ('string' as const)
    return [name, { type, multiple: name === 'set' }] as const
  })
  try {
    const { values, positionals } = parseArgs({
      args: typed,
      allowPositionals: true,
      options: Object.fromEntries(options),
    })
    return { values, words: positionals }
  } catch (error) {
    const said = error instanceof Error ? error.message : 'That cannot be read.'
    const [, name] = /^Unknown option '(--[^']+)'/.exec(said) ?? []
    const words = known.map((option) => `--${option}`)
    throw new Misspelt(name ? `There is no ${name}.${didYouMean(name, words)}` : said)
  }
}

function noSuchCommand(name: string, rest: string[]): string {
  const typed = [name, ...rest].join(' ')
  const isNumber = /^\d{10}$/.test(compact(typed))
  const hint = isNumber ? ` Did you mean show ${typed}?` : didYouMean(name, [...COMMANDS.keys()])
  return `There is no command “${name}”.${hint}`
}

/** A number as it is typed in groups; anything else as it is. */
function compact(typed: string): string {
  return /^[\d\s]+$/.test(typed) ? typed.replace(/\s/g, '') : typed
}

function readCommand(name: string, known: Command, words: string[], values: Values): DeskCommand {
  const { takes = 'nothing', needs = [], may = [], asks } = known
  const allowed = [...needs, ...may]
  const stray = keysOf(values).find((option) => ![...allowed, ...ALWAYS].includes(option))
  if (stray !== undefined) throw new Misspelt(`${name} takes no --${stray}.`)
  refuseWords(name, takes, words)
  const lacking = needs.find((option) => [values[option] ?? ''].flat().join('').trim() === '')
  if (lacking) throw new Misspelt(`${name} needs ${usage(lacking)}: ${OPTIONS[lacking].says}.`)
  const target = words.join(' ').trim()
  const asked = asks({ name, target: compact(target), ...readersOf(values) })
  const read = v.safeParse(deskCommandSchema, { command: name, ...asked })
  if (read.success) return read.output
  const key = String(read.issues[0].path?.[0]?.key)
  const option = allowed.find((one) => one === (WORDS[key] ?? key) && values[one] !== undefined)
  throw new Misspelt(
    option ? notUnderstood(option, String(values[option])) : wrongTarget(name, takes, target),
  )
}

/** Refuses a word that no command takes. */
function refuseWords(name: string, takes: keyof typeof TARGETS, words: string[]): void {
  // A number is read aloud and typed in groups; every other word is one too many.
  const isWordy = takes === 'text' || takes === 'file'
  const more = words.slice(1).find((word) => !isWordy && !/^[\d\s]+$/.test(word))
  const stray = takes === 'nothing' ? words[0] : more
  if (stray === undefined) return
  const help = name === 'list' ? `Did you mean find ${stray}?` : 'Words with spaces go in quotes.'
  throw new Misspelt(`What does “${stray}” mean? ${help}`)
}

/** What the commands read of the options that were typed. */
function readersOf(values: Values): Omit<Given, 'name' | 'target'> {
  return {
    isSet: (option) => values[option] === true,
    read: (option, reader = OPTIONS[option].read) => {
      const typed = values[option]
      if (typeof typed !== 'string') return null
      const value = reader(typed.trim(), `--${option}`)
      if (value === null) throw new Misspelt(notUnderstood(option, typed))
      return value
    },
    fields: () =>
      Object.fromEntries(
        [values.set ?? []].flat().map((pair) => {
          const [, field = '', value = ''] = /^(\w+)=(.*)$/su.exec(String(pair)) ?? []
          if (field === '') throw new Misspelt(notUnderstood('set', String(pair)))
          return [field, value] as const
        }),
      ),
  }
}

/** The options of fields that are not called as these. */
const WORDS: Record<string, string> = {
  ...Object.fromEntries(Object.entries(FIELDS).map(([field, { word }]) => [field, word])),
  from: 'day',
  seq: 'seen',
}

function notUnderstood(option: OptionName, typed: string): string {
  const { value, says } = OPTIONS[option]
  const choices = value?.split('|').filter((choice) => choice.length > 1) ?? []
  const hint = choices.length > 1 ? didYouMean(typed, choices) : ''
  return `--${option} ${typed} is not understood: write ${usage(option)}, ${says}.${hint}`
}

function wrongTarget(name: string, takes: keyof typeof TARGETS, target: string): string {
  const sentence = `${name} takes ${TARGETS[takes][1]}.`
  if (takes !== 'number' || target === '') return sentence
  const digits = compact(target)
  return /^\d+$/.test(digits)
    ? `${sentence} “${target}” has ${digits.length}.`
    : `${sentence} By a name: find ${target}.`
}
