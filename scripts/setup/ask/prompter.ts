import type { Readable, Writable } from 'node:stream'
import * as clack from '@clack/prompts'
import { Refusal } from '../../tools/errors.ts'
import type { Choice } from './things.ts'

/** What a person answers who wants to go back to the question before. */
export const BACK = '<'
type Check = (typed: string) => string | undefined

/** Who is asked: a person at a terminal. Each answer is asked for until `check` finds nothing wrong with it. */
export type Prompter = {
  text: (asks: string, usual: string, check: Check) => Promise<string>
  choose: (asks: string, choices: readonly Choice[], usual: string) => Promise<string>
  chooseMany: (
    asks: string,
    choices: readonly Choice[],
    usual: readonly string[],
    check: Check,
  ) => Promise<string>
  say: (line: string) => void
  /** Shows answers under their title, all of them. */
  show: (title: string, lines: readonly string[]) => void
}

type Terminal = {
  input: Readable & { isTTY?: boolean }
  output: Writable & { columns?: number; rows?: number }
}

/** The person who sits here; a program cannot answer. Ctrl-C, Escape and a closed terminal end the command. */
export function promptHere(
  ended: string,
  { input, output }: Terminal = { input: process.stdin, output: process.stdout },
): Prompter {
  if (!input.isTTY) {
    throw new Refusal(
      'Nobody can be asked here: write the answers to a file, npm run setup -- --answers file.json',
    )
  }
  // A terminal that does not know its size would get one letter a line.
  output.columns ||= 80
  output.rows ||= 24
  clack.intro('Return takes what stands in [ ]; “<” goes back, in a list the choice “back”.', {
    output,
  })
  withoutLetters(input)
  input.once('end', () => {
    console.error(ended)
    process.exit(1)
  })
  const said = <T>(answer: T | typeof clack.CANCEL_SYMBOL): T => {
    if (clack.isCancel(answer)) throw new Refusal(ended)
    return answer
  }
  return {
    text: async (asks, usual, check) =>
      said(
        await clack.text({
          input,
          output,
          message: usual ? `${asks} [${usual}]` : asks,
          validate: (typed = '') =>
            typed.trim() === BACK ? undefined : check(typed.trim() || usual),
        }),
      ).trim() || usual,
    choose: async (asks, choices, usual) =>
      said(
        await clack.select({
          input,
          output,
          message: asks,
          options: [...choices],
          initialValue: usual || choices[0]?.value,
          maxItems: 14,
        }),
      ),
    chooseMany: async (asks, choices, usual, check) => {
      for (;;) {
        const chosen = said(
          await clack.multiselect({
            input,
            output,
            message: `${asks} (space chooses, return goes on)`,
            options: [...choices, { value: BACK, label: 'back' }],
            initialValues: [...usual],
            required: false,
          }),
        )
        if (chosen.includes(BACK)) return BACK
        const problem = check(chosen.join(' '))
        if (!problem) return chosen.join(' ')
        clack.log.warn(problem, { output })
      }
    },
    say: (line) => clack.log.message(line, { output }),
    show: (title, lines) =>
      clack.log.message([title, ...lines.map((line) => `  ${line}`)].join('\n'), { output }),
  }
}

/**
 * Lets letters do nothing in a list; a text takes them by their sign. @clack/core moves by h, j, k, l, toggles all by a and
 * i, and its settings can only add keys; so a letter loses its name before a list hears of it.
 */
function withoutLetters(input: Readable): void {
  input.prependListener(
    'keypress',
    (_: unknown, key?: { name?: string; ctrl: boolean; meta: boolean }) => {
      if (key?.name?.length === 1 && !key.ctrl && !key.meta) key.name = 'letter'
    },
  )
}
