import type { DeskAnswer } from '../../src/order/commands/desk-answer.ts'
import type { DeskCommand } from '../../src/order/commands/desk-command.ts'
import { amountText, STATEMENTS } from '../amounts.ts'
import { groupedNumber } from '../sentences.ts'
import { printable } from './printable.ts'

type Answer = Extract<DeskAnswer, { kind: 'statement' }>
type Match = Answer['lines'][number]['match']

/** Why a line waits for a person. */
export const OPEN_WORDS: Record<Extract<Match, { is: 'open' }>['why'], string> = {
  noOrder: 'no order has this symbol',
  severalOrders: 'it names several orders',
  otherAmount: 'another amount is due',
  otherCurrency: 'it is in another currency',
  currencyUnknown: 'its currency cannot be read',
  nothingDue: 'nothing is due',
  dayAhead: 'its day lies ahead',
  dayBefore: 'its day is before the order',
  dayUnclear: 'its day may be two: day and month are not told apart',
  reversal: 'the bank took the payment back',
  returned: 'money of yours that could not be paid out came back',
  unreadable: 'the bank gave a line that cannot be read',
  held: "its order looks like a robot's and is not released",
  notNow: 'its order takes no money now',
  sameReference: 'its order has another payment under the same id',
  changed: 'its order changed meanwhile: do the same again',
}

/** Why a line cannot be read. */
export const FAULT_WORDS: Record<Answer['faults'][number]['why'], string> = {
  amount: 'no amount',
  day: 'no day',
  direction: 'nothing says whether the money came or left',
  status: 'its status is an unknown word, so nothing says whether it is booked',
  sums: 'its payments are not its sum',
  tooShort: 'cut off',
  record: 'no record of GPC',
  quotes: 'a quote without its end',
  columns: `no headings of amount and day: is it a statement (${STATEMENTS})?`,
  noLines: 'no line of money is in it',
  otherFile: `a picture, a PDF, a page or a spreadsheet: export the statement as ${STATEMENTS}`,
  cutOff: 'the end of the file is missing: what came before is read',
}

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
    ...(counts.known === 0 ? [] : [`${counts.known} noted before`]),
    ...(counts.settled === 0 ? [] : [`${counts.settled} settled before`]),
    `${counts.open} for you to decide`,
    ...(out > 0 ? [`${out} of money out`] : []),
    ...(waiting > 0 ? [`${waiting} not booked yet`] : []),
    ...(faults.length > 0 ? [`${faults.length} not read`] : []),
    ...(left > 0 ? [`${left} left: do the same again`] : []),
  ]
  return [
    ...sorted.map((line) => lineText(line)),
    ...(hidden > 0 ? [`and ${hidden} more lines`] : []),
    ...faults.map(({ line, why }) => `line ${line}: ${FAULT_WORDS[why]}`),
    `${sums.join(', ')}.`,
  ].join('\n')
}

function lineText({ line, match }: Answer['lines'][number]): string {
  const { day, amount, currency, symbol, name, message } = line
  const money = amountText(amount, currency)
  const from = printable([symbol && `VS ${symbol}`, name, message].filter(Boolean).join(', '))
  return `${day || 'day?'.padEnd(10)}  ${money}  ${matchText(match)}${match.is === 'open' && from !== '' ? `  (${from})` : ''}`
}

function matchText(match: Match): string {
  switch (match.is) {
    case 'pays':
      return `pays ${groupedNumber(match.number)}`
    case 'noted':
      return `noted to ${groupedNumber(match.number)}`
    case 'known':
      return `noted before to ${groupedNumber(match.number)}`
    case 'settled':
      return 'settled before, of no order'
    case 'open':
      return match.likely.length === 0
        ? OPEN_WORDS[match.why]
        : `${OPEN_WORDS[match.why]}; likely ${match.likely.map(groupedNumber).join(', ')}`
  }
}
