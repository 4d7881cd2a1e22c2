import { dayOf, type Statement, symbolOf } from '~/order/bank/statement'

/** Numeric codes of ISO 4217, as the format has them. */
const CURRENCIES: Readonly<Record<string, string>> = { '203': 'CZK', '978': 'EUR' }
const CREDIT = '2'
const LENGTH = 128

/** True for a statement in the format ABO (GPC), whose first line is the record of the account. */
export function isGpc(text: string): boolean {
  return /^\uFEFF?\s*07[45]\d{16}/.test(text)
}

/**
 * Reads the format ABO (GPC) of Czech banks: lines of 128 characters, of which those that begin with 075 are payments.
 * A reversal (code 4 or 5) changes what was booked before and is left to a person, as money that left.
 */
export function readGpc(text: string): Statement {
  const statement: Statement = { lines: [], out: 0, faults: [] }
  const rows = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  for (const [index, row] of rows.entries()) {
    if (!row.startsWith('075')) continue
    const line = index + 1
    if (row.trimEnd().length < LENGTH) {
      statement.faults.push({ line, why: 'tooShort' })
      continue
    }
    if (row[60] !== CREDIT) {
      statement.out += 1
      continue
    }
    const amount = Number(row.slice(48, 60))
    const booked = row.slice(122, 128)
    const day = dayOf(`20${booked.slice(4)}`, booked.slice(2, 4), booked.slice(0, 2))
    const currency = CURRENCIES[row.slice(119, 122)]
    if (!Number.isSafeInteger(amount) || amount <= 0) statement.faults.push({ line, why: 'amount' })
    else if (day === null) statement.faults.push({ line, why: 'day' })
    else if (currency === undefined) statement.faults.push({ line, why: 'currency' })
    else {
      statement.lines.push({
        bankId: '',
        weakId: '',
        day,
        amount,
        currency,
        symbol: symbolOf(row.slice(61, 71)),
        name: row.slice(97, 117).trim(),
        account: `${row.slice(19, 35).replace(/^0+/, '')}/${row.slice(73, 77)}`,
        message: '',
      })
    }
  }
  return statement
}
