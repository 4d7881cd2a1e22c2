import { type Columns, folded } from '~/order/bank/csv-columns'
import { currencyNamed, amountOf } from '~/order/bank/read-amount'

/** Words for money that has not come: it is on its way, held, refused, taken back before it was booked, or planned. */
const WAITS =
  /^(?:ne|no|nein|nie|false)$|cek|cak|pend|wait|ne(?:za|z)?uct|neproved|nepreved|blok|rezerv|vor?gemerkt|vormerk|offen|autoriz|authori|\bhold|draft|navrh|rozprac|reject|zamit|zamiet|odmit|odmiet|declin|abgelehnt|revert|zrus|cancel|storn|fail|neuspes|fehl|expir|planov|planned|schedul|geplant|zpracovava|spracovava|processing|bearbeitung/
const BOOKED =
  /^(?:a|ano|ja|yes|ok|x|true)$|uct|proved|preved|prijat|realiz|uskut|vykon|dokonc|uspes|complet|book|gebucht|settled|posted|process|zpracovan|spracovan|execut|durchgef|success|accounted|done|final|cleared/

/** What the status of a row says; `status` for a word that nobody knows here. A day in its place is that of the booking. */
export function bookingOf(status: string): 'booked' | 'waits' | 'status' {
  const word = folded(status)
  if (word === '' || /\d/.test(word)) return 'booked'
  if (WAITS.test(word)) return 'waits'
  return BOOKED.test(word) ? 'booked' : 'status'
}

const TOTALS =
  /^(?:celkem|celkom|soucet|sucet|suma|spolu|total|totals|sum|summe|gesamt|(?:pocatecni|zacatecni|konecny|koncovy|zaciatocny|konecna|ucetni|novy|closing|opening|end|anfangs|schluss)?\s?-?(?:zustatek|zostatok|balance|saldo|obraty?))\b[^\d]*$/

/** The batches of a table whose payments have rows of their own, as George writes them below the sum of the batch. */
export function batchesOf(rows: readonly (readonly string[])[], columns: Columns): Set<string> {
  return new Set(
    rows.flatMap((cells) => (partOf(cells, columns) === '' ? [] : batchOf(cells, columns))),
  )
}

/** True for the sum of a batch among `batches`: its money stands in the rows of its payments. */
export function isSumOfBatch(
  cells: readonly string[],
  columns: Columns,
  batches: ReadonlySet<string>,
): boolean {
  return partOf(cells, columns) === '' && batchOf(cells, columns).some((id) => batches.has(id))
}

function partOf(cells: readonly string[], { batchPart }: Columns): string {
  return batchPart.map((index) => (cells[index] ?? '').trim()).join('')
}

function batchOf(cells: readonly string[], { batch }: Columns): string[] {
  return batch.map((index) => (cells[index] ?? '').trim()).filter(Boolean)
}

/** True for a row of sums or balances: a label, amounts and currencies are all that it has. */
export function isTotal(cells: readonly string[], columns: Columns): boolean {
  const { booked, made, symbol, bankId } = columns
  const ofPayments = new Set([...booked, ...made, ...symbol, ...bankId])
  const filled = cells.flatMap((cell, index) => {
    const text = cell.trim()
    return text === '' ? [] : [{ text, mayBeSum: !ofPayments.has(index) }]
  })
  const isLabel = (text: string) => TOTALS.test(folded(text))
  return (
    filled.some(({ text }) => isLabel(text)) &&
    filled.every(
      ({ text, mayBeSum }) =>
        isLabel(text) || (mayBeSum && (amountOf(text) !== null || currencyNamed(text) === text)),
    )
  )
}
