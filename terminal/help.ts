import { type CommandName, commandNames, commandOf, TARGETS } from './commands.ts'
import { FLAGS, type OptionName, saysOf, usage, VALUES } from './options.ts'
import { stateNames } from './values.ts'
import { keysOf } from '../src/lib/keys-of.ts'

const OPTIONS: OptionName[] = [...keysOf(VALUES), ...keysOf(FLAGS)]

/** The whole help. */
export function helpText(): string {
  return `Lists and shows orders and messages, and says what becomes of them.

  npm run orders -- COMMAND

${commandNames.map(commandLine).join('\n')}

Options

${OPTIONS.map((name) => `  ${usage(name).padEnd(32)}${saysOf(name)}`).join('\n')}

A command that acts on an order also takes --seen and --anyway. A lost answer is asked for again.

It speaks to the site that runs here (PORT, 8787), with --remote to the deployed one. list, find,
show, trace and messages read the database where no site answers. Order numbers have ten digits, with or without
spaces; a message goes by its key. States of orders:
${stateNames.join(', ')}.

Exit code: 0 done, 1 not allowed or not to be had (it says why), 2 misspelt.
docs/operations.md tells what each state means and what to do.`
}

function commandLine(name: CommandName): string {
  const { takes, needs = [], may = [], says } = commandOf(name)
  const options = [...needs.map(usage), ...may.map((option) => `[${usage(option)}]`)]
  const said = options.join(' ').replace('[--yes] [--no]', '--yes|--no')
  const head = `  ${[name, TARGETS[takes].word, said].filter(Boolean).join(' ')}`
  return head.length < 30 ? `${head.padEnd(30)}${says}` : `${head}\n${' '.repeat(30)}${says}`
}
