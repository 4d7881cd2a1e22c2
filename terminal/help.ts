import { stateNames } from './read-values.ts'
import { ALWAYS, commandNames, commandText, OPTIONS, type OptionName } from './commands.ts'

const TARGETS = {
  nothing: '',
  number: ' NUMBER',
  item: ' NUMBER|KEY',
  file: ' FILE',
  text: ' TEXT',
  trace: ' NUMBER|REQUEST|KEY',
  month: ' 2026-11',
}

/** The whole help. */
export function helpText(): string {
  return `Lists and shows orders and messages, and says what becomes of them.

  npm run orders -- COMMAND

${commandNames.map(commandLine).join('\n')}

Options

${Object.entries(OPTIONS)
  .map(
    ([name, { value, says }]) =>
      `  ${`--${name}${value === null ? '' : ` ${value}`}`.padEnd(32)}${says}`,
  )
  .join('\n')}

A command that acts on an order also takes --seen and --anyway. A lost answer is asked for again.

It speaks to the site that runs here (PORT, 8787), with --remote to the deployed one. list, find,
show, trace and messages read the database where no site answers. Order numbers have ten digits, with or without
spaces; a message goes by its key. States of orders:
${stateNames.join(', ')}.

Exit code: 0 done, 1 not allowed or not to be had (it says why), 2 misspelt.
docs/operations.md tells what each state means and what to do.`
}

function commandLine(name: (typeof commandNames)[number]): string {
  const { takes, needs, may, says } = commandText(name)
  const options = [
    ...needs.map(withValue),
    ...may.filter((option) => !ALWAYS.includes(option)).map((option) => `[${withValue(option)}]`),
  ]
  const said = options.join(' ').replace('[--yes] [--no]', '--yes|--no')
  const head = `  ${name}${TARGETS[takes]} ${said}`.trimEnd()
  return head.length < 30 ? `${head.padEnd(30)}${says}` : `${head}\n${' '.repeat(30)}${says}`
}

function withValue(option: OptionName): string {
  const { value } = OPTIONS[option]
  return value === null ? `--${option}` : `--${option} ${value}`
}
