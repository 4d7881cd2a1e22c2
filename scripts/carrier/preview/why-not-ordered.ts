import type { DeskCommand } from '../../../src/order/commands/desk-command.ts'
import type { Asked } from '../../../terminal/ask-site.ts'
import { invalidText, refusalText } from '../../../terminal/words.ts'

/** Why the site took no order of the preview; null where it took it. */
export async function whyNotOrdered(command: DeskCommand, asked: Asked): Promise<string | null> {
  if (asked.kind !== 'answered') return asked.says
  const { answer } = asked
  if (answer.ok) return null
  return answer.error === 'invalid' ? invalidText(command, answer) : refusalText(answer)
}
