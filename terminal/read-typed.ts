import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { fieldsOf } from '../src/order/acts/commands.ts'
import { type DeskCommand, deskCommandSchema } from '../src/order/commands/desk-command.ts'
import {
  type CommandName,
  commandNames,
  commandOf,
  type Given,
  isAct,
  isCommand,
  TARGETS,
} from './commands.ts'
import { nearest } from './nearest.ts'
import {
  ALWAYS,
  FLAGS,
  isValue,
  OF_ACTS,
  type OptionName,
  saysOf,
  usage,
  type ValueName,
  VALUES,
} from './options.ts'
import { didYouMean, Misspelt } from './values.ts'

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
    if (!isCommand(name)) throw new Misspelt(noSuchCommand(name, rest))
    const manner = {
      isJson: values.json === true,
      isCsv: values.csv === true,
      isRemote: values.remote === true,
    }
    if (manner.isJson && manner.isCsv) throw new Misspelt('--json or --csv, not both.')
    return { kind: 'command', command: readCommand(name, rest, values), manner }
  } catch (error) {
    if (error instanceof Misspelt) return { kind: 'misspelt', says: error.message }
    throw error
  }
}

const KNOWN = Object.keys({ ...VALUES, ...FLAGS })

function split(typed: string[]): { values: Values; words: string[] } {
  for (const word of typed.filter((part) => /^--[^=]/.test(part))) {
    const [name = ''] = word.slice(2).split('=')
    if (KNOWN.includes(name)) continue
    const meant = nearest(name, KNOWN)
    throw new Misspelt(`There is no --${name}.${didYouMean(meant && `--${meant}`)}`)
  }
  const options = KNOWN.map((name) => {
    const type = isValue(name) ? ('string' as const) : ('boolean' as const)
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
    throw new Misspelt(error instanceof Error ? error.message : 'That cannot be read.')
  }
}

function noSuchCommand(name: string, rest: string[]): string {
  const typed = [name, ...rest].join(' ')
  const isNumber = /^\d{10}$/.test(typed.replace(/\s/g, ''))
  const meant = isNumber ? `show ${typed}` : nearest(name, commandNames)
  return `There is no command “${name}”.${didYouMean(meant)}`
}

function readCommand(name: CommandName, words: string[], values: Values): DeskCommand {
  const { takes, needs = [], may = [], asks } = commandOf(name)
  const allowed = [...needs, ...may, ...ALWAYS, ...(isAct(name) ? OF_ACTS : [])]
  const stray = Object.keys(values).find((option) => !allowed.some((known) => known === option))
  if (stray !== undefined) throw new Misspelt(`${name} takes no --${stray}.`)
  refuseWords(name, takes, words)
  for (const option of needs) {
    const typed = [values[option] ?? ''].flat().join('')
    if (typed.trim() === '') {
      throw new Misspelt(`${name} needs ${usage(option)}: ${saysOf(option)}.`)
    }
  }
  const target = words.join(' ').trim()
  const read = v.safeParse(deskCommandSchema, {
    command: name,
    ...asks({ target, ...readersOf(values) }),
  })
  if (read.success) return read.output
  const key = String(read.issues[0].path?.[0]?.key)
  const option = optionOf(name, key, allowed)
  throw new Misspelt(
    option ? notUnderstood(option, String(values[option])) : wrongTarget(name, takes, target),
  )
}

/** Refuses a word that no command takes. */
function refuseWords(name: CommandName, takes: keyof typeof TARGETS, words: string[]): void {
  // A number is read aloud and typed in groups; every other word is one too many.
  const isWordy = takes === 'text' || takes === 'file'
  const more = words.slice(1).find((word) => !isWordy && !/^[\d\s]+$/.test(word))
  const stray = takes === 'nothing' ? words[0] : more
  if (stray === undefined) return
  const help = name === 'list' ? `Did you mean find ${stray}?` : 'Words with spaces go in quotes.'
  throw new Misspelt(`What does “${stray}” mean? ${help}`)
}

/** What the commands read of the options that were typed. */
function readersOf(values: Values): Omit<Given, 'target'> {
  return {
    isSet: (flag) => values[flag] === true,
    read: (option, reader = VALUES[option].read) => {
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

/** Fields of commands whose options have other names. */
const OTHER_NAMES: Record<string, OptionName> = { from: 'day', fields: 'set', seq: 'seen' }

/** The option by which a field of a command is typed; undefined for its words. */
function optionOf(name: CommandName, key: string, allowed: OptionName[]): ValueName | undefined {
  const ofAct = isAct(name) ? fieldsOf(name).find((field) => field.name === key)?.word : undefined
  return allowed.filter(isValue).find((option) => option === (ofAct ?? OTHER_NAMES[key] ?? key))
}

function notUnderstood(option: ValueName, typed: string): string {
  const { value, says } = VALUES[option]
  const meant = nearest(typed, value.split('|'))
  const hint = value.includes('|') && typed.length > 1 ? didYouMean(meant) : ''
  return `--${option} ${typed} is not understood: write --${option} ${value}, ${says}.${hint}`
}

function wrongTarget(name: CommandName, takes: keyof typeof TARGETS, target: string): string {
  const sentence = `${name} takes ${TARGETS[takes].says}.`
  if (takes !== 'number' || target === '') return sentence
  const digits = target.replace(/\s/g, '')
  return /^\d+$/.test(digits)
    ? `${sentence} “${target}” has ${digits.length}.`
    : `${sentence} By a name: find ${target}.`
}
