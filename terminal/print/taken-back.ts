import type { DeskAnswer } from '../../src/order/commands/desk-answer.ts'
import { groupedNumber, REASONS } from '../sentences.ts'

/** What became of a statement that was taken back, the payments that stay with their reasons. */
export function takenBackText({
  taken,
  forgotten,
  kept,
  isLeft,
}: Extract<DeskAnswer, { kind: 'takenBack' }>): string {
  if (taken + forgotten + kept.length === 0) return 'Nothing of this file is noted.'
  return [
    ...kept.map(({ number, why }) => {
      const words = why === 'gone' ? 'the order has no such payment any more' : REASONS[why]
      return `${groupedNumber(number)} keeps its payment: ${words}`
    }),
    `${taken} payments taken back, ${forgotten} open lines forgotten, ${kept.length} kept.`,
    ...(isLeft ? ['Some are left: do the same again.'] : []),
  ].join('\n')
}
