import { keysOf } from '../src/lib/keys-of.ts'
import { zoneCity } from '../src/lib/local-time.ts'
import { type Command, COMMANDS, TARGETS } from './commands.ts'
import { OF_ACTS, OPTIONS, usage } from './options.ts'
import { stateNames } from './values.ts'

/** The whole help. */
export function helpText(): string {
  return `Lists and shows orders and messages, and says what becomes of them.

  npm run orders -- COMMAND

${[...COMMANDS].map(commandLine).join('\n')}

Options

${keysOf(OPTIONS)
  .map((name) => `  ${usage(name).padEnd(32)}${OPTIONS[name].says}`)
  .join('\n')}

Times are those in ${zoneCity()}. A command that acts on an order also takes --seen and --anyway. A lost answer is
asked for again.

It speaks to the site that runs here (PORT, 8787), with --remote to the deployed one. list, find,
show, trace and messages read the database where no site answers. Order numbers have ten digits, with or without
spaces; a message goes by its key. States of orders:
${stateNames.join(', ')}.

Exit code: 0 done, 1 not allowed or not to be had (it says why), 2 misspelt.
docs/operations.md tells what each state means and what to do.`
}

function commandLine([name, { takes = 'nothing', needs = [], may = [], says }]: [
  string,
  Command,
]): string {
  const own = may.filter((option) => !OF_ACTS.includes(option))
  const options = [...needs.map(usage), ...own.map((option) => `[${usage(option)}]`)]
  const said = options.join(' ').replace('[--yes] [--no]', '--yes|--no')
  const head = `  ${[name, TARGETS[takes][0], said].filter(Boolean).join(' ')}`
  return head.length < 30 ? head.padEnd(30) + says : `${head}\n${' '.repeat(30)}${says}`
}
