import * as clack from '@clack/prompts'
import { Refusal } from '../../tools/errors.ts'
import type { Choice } from './questions.ts'

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

/** The person who sits here; a program cannot answer. Ctrl-C, Escape and a closed terminal end the command. */
export function promptHere(ended: string): Prompter {
  if (!process.stdin.isTTY) {
    throw new Refusal(
      'Nobody can be asked here: write the answers to a file, npm run setup -- --answers file.json',
    )
  }
  // A terminal that does not know its size would get one letter a line.
  process.stdout.columns ||= 80
  process.stdout.rows ||= 24
  clack.intro('Return takes what stands in [ ]; “<” goes back.')
  process.stdin.once('end', () => {
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
          message: usual ? `${asks} [${usual}]` : asks,
          validate: (typed = '') =>
            typed.trim() === BACK ? undefined : check(typed.trim() || usual),
        }),
      ).trim() || usual,
    choose: async (asks, choices, usual) =>
      said(
        await clack.select({
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
            message: `${asks} (space chooses, return goes on)`,
            options: [...choices, { value: BACK, label: 'back' }],
            initialValues: [...usual],
            required: false,
          }),
        )
        if (chosen.includes(BACK)) return BACK
        const problem = check(chosen.join(' '))
        if (!problem) return chosen.join(' ')
        clack.log.warn(problem)
      }
    },
    say: (line) => clack.log.message(line),
    show: (title, lines) =>
      clack.log.message([title, ...lines.map((line) => `  ${line}`)].join('\n')),
  }
}
