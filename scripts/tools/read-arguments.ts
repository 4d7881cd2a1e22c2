import { parseArgs, type ParseArgsConfig } from 'node:util'

type Options = NonNullable<ParseArgsConfig['options']>

/**
 * What was typed behind a command: options by node:util's parseArgs, and up to `words` words. `--help` prints the help
 * and ends the script; what the command does not know is refused with the help, exit code 2.
 */
export function readArguments<const T extends Options>(help: string, options: T, words = 0) {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { ...options, help: { type: 'boolean' } },
    })
    if ('help' in values && values.help) {
      console.log(help)
      process.exit(0)
    }
    const [unknown] = positionals.slice(words)
    if (unknown !== undefined) refuseUsage(`There is no “${unknown}” here.`, help)
    return { values, words: positionals }
  } catch (error) {
    const [sentence = ''] = (error instanceof Error ? error.message : '').split('. ')
    return refuseUsage(`${sentence.replace(/\.$/, '')}.`, help)
  }
}

/** Ends the script because of what was typed. */
export function refuseUsage(says: string, help: string): never {
  console.error(`${says}\n\n${help}`)
  process.exit(2)
}

/**
 * One or two whole numbers that were typed behind a command, each from `least` on; the usual ones where they are left
 * out.
 */
export function readNumbers(
  help: string,
  [first, second]: readonly [number, number?],
  least = 0,
): [number, number] {
  const { words } = readArguments(help, {}, second === undefined ? 1 : 2)
  for (const word of words) {
    if (!/^\d+$/.test(word) || Number(word) < least)
      refuseUsage(`“${word}” is no whole number from ${least} on.`, help)
  }
  return [Number(words[0] ?? first), Number(words[1] ?? second ?? 0)]
}
