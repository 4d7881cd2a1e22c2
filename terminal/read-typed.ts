import { parseArgs } from 'node:util'
import type { DeskCommand } from '../src/order/commands/desk-command.ts'
import {
  ALWAYS,
  type CommandName,
  type OptionName,
  commandNames,
  commandText,
  isAct,
  isCommand,
  OPTIONS,
} from './commands.ts'
import { nearest } from './nearest.ts'
import { Misspelt } from './read-values.ts'
import { asCommand, type Values, valuesOf } from './typed-command.ts'

/** Output format. */
export type Manner = { isJson: boolean; isCsv: boolean; isRemote: boolean }
export type Typed =
  | { kind: 'help' }
  | { kind: 'command'; command: DeskCommand; manner: Manner }
  /** The error, and the word that was probably meant. */
  | { kind: 'misspelt'; says: string }

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

function split(typed: string[]): { values: Values; words: string[] } {
  const options = Object.entries(OPTIONS).map(([name, { value }]) => [
    name,
    {
      type: value === null ? ('boolean' as const) : ('string' as const),
      multiple: name === 'set',
    },
  ])
  const known = Object.keys(OPTIONS)
  for (const word of typed.filter((part) => /^--[^=]/.test(part))) {
    const [name = ''] = word.slice(2).split('=')
    if (known.includes(name)) continue
    const meant = nearest(name, known)
    throw new Misspelt(`There is no --${name}.${meant ? ` Did you mean --${meant}?` : ''}`)
  }
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
  return `There is no command “${name}”.${meant ? ` Did you mean ${meant}?` : ''}`
}

function readCommand(name: CommandName, words: string[], values: Values): DeskCommand {
  const { takes, needs, may } = commandText(name)
  const isOfOrder = isAct(name)
  const allowed = [...needs, ...may, ...ALWAYS, ...(isOfOrder ? (['seen', 'anyway'] as const) : [])]
  for (const option of Object.keys(values)) {
    if (!allowed.some((known) => known === option)) {
      throw new Misspelt(`${name} takes no --${option}.`)
    }
  }
  // A number is read aloud and typed in groups; every other word is one too many.
  const isWordy = takes === 'text' || takes === 'file'
  const more = words.slice(1).find((word) => !isWordy && !/^[\d\s]+$/.test(word))
  const stray = takes === 'nothing' ? words[0] : more
  if (stray !== undefined) {
    const help = name === 'list' ? `Did you mean find ${stray}?` : 'Words with spaces go in quotes.'
    throw new Misspelt(`What does “${stray}” mean? ${help}`)
  }
  for (const option of needs) {
    const typed = values[option]
    const text = Array.isArray(typed) ? typed.join('') : typed
    if (typeof text !== 'string' || text.trim() === '') {
      throw new Misspelt(
        `${name} needs --${option} ${OPTIONS[option].value}: ${OPTIONS[option].says}.`,
      )
    }
  }
  const command = asCommand(name, { target: words.join(' ').trim(), ...valuesOf(values) })
  if (!isOfOrder) return command
  return {
    ...command,
    ...(values.seen === undefined ? {} : seenOf(values.seen)),
    ...(values.anyway === true ? { anyway: true } : {}),
  }
}

/** The last event that whoever types has seen. */
function seenOf(typed: Values[OptionName]): { seq: number } {
  const seq = Number(typed)
  if (typeof typed === 'string' && Number.isInteger(seq) && seq > 0) return { seq }
  throw new Misspelt(`--seen takes the number of an event, such as ${OPTIONS.seen.value}.`)
}
