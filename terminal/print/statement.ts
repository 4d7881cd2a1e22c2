import { appConfig } from '~config'
import { type DeskAnswer, DESK_ERRORS } from '../../src/order/commands/desk-answer.ts'
import type { DeskCommand } from '../../src/order/commands/desk-command.ts'
import { amountText, deskWord, groupedNumber } from '../words.ts'
import { printable } from './printable.ts'

type Answer = Extract<DeskAnswer, { kind: 'statement' }>
type Match = Answer['lines'][number]['match']
const { hasGpc } = appConfig.market.statements

/** Each line of a statement with what it pays, those for a person last; then the lines that cannot be read. */
export function statementText(
  command: DeskCommand,
  { lines, counts, faults, out, waiting, left }: Answer,
): string {
  const isNoting = command.command === 'statement' && command.isNoted
  const sorted = lines.toSorted(
    (a, b) => Number(a.match.is === 'open') - Number(b.match.is === 'open'),
  )
  const hidden = Object.values(counts).reduce((sum, count) => sum + count, 0) - lines.length
  const sums = [
    isNoting ? `${counts.noted} noted` : `${counts.pays} would be noted by --note`,
    ...some(counts.known, 'noted before'),
    ...some(counts.settled, 'settled before'),
    `${counts.open} for you to decide`,
    ...some(out, 'of money out'),
    ...some(waiting, 'not booked yet'),
    ...some(faults.length, 'not read'),
    ...some(left, 'left: do the same again'),
  ]
  return [
    ...sorted.map(lineText),
    ...(hidden > 0 ? [`and ${hidden} more lines`] : []),
    ...faults.map(
      ({ line, why }) =>
        `line ${line}: ${deskWord('fault', why === 'columns' && !hasGpc ? 'columnsCsv' : why)}`,
    ),
    `${sums.join(', ')}.`,
  ].join('\n')
}

function some(count: number, what: string): string[] {
  return count > 0 ? [`${count} ${what}`] : []
}

function lineText({ line, match }: Answer['lines'][number]): string {
  const { day, amount, currency, symbol, name, message } = line
  const from = printable([symbol && `VS ${symbol}`, name, message].filter(Boolean).join(', '))
  const whose = match.is === 'open' && from !== '' ? `  (${from})` : ''
  return `${day || 'day?'.padEnd(10)}  ${amountText(amount, currency)}  ${matchText(match)}${whose}`
}

function matchText(match: Match): string {
  if (match.is === 'settled') return 'settled before, of no order'
  if (match.is !== 'open') return `${MATCHED[match.is]} ${groupedNumber(match.number)}`
  const likely = match.likely.map(groupedNumber).join(', ')
  return deskWord('line', match.why) + (likely && `; likely ${likely}`)
}

const MATCHED = { pays: 'pays', noted: 'noted to', known: 'noted before to' }

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
      const words = why === 'gone' ? 'the order has no such payment any more' : DESK_ERRORS[why]
      return `${groupedNumber(number)} keeps its payment: ${words}`
    }),
    `${taken} payments taken back, ${forgotten} open lines forgotten, ${kept.length} kept.`,
    ...(isLeft ? ['Some are left: do the same again.'] : []),
  ].join('\n')
}
