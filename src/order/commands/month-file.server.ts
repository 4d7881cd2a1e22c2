import { appConfig } from '~config'
import type { DeskAnswer } from '~/order/commands/desk-answer'
import type { DeskCommand } from '~/order/commands/desk-command'
import { documentsOfMonth } from '~/order/papers/document-store.server'
import { csvTable, type Table } from '~/order/papers/month/csv'
import { countPayments } from '~/order/papers/month/month-payments'
import { documentsTable, paymentsTable } from '~/order/papers/month/month-tables'
import { monthZip } from '~/order/papers/month/month-zip'
import { paymentsOfMonth } from '~/order/papers/month/read-payments.server'
import { toXlsx } from '~/order/papers/month/xlsx'

type MonthCommand = Extract<DeskCommand, { command: 'month' }>
type MonthFile = { name: string; count: number; bytes: Uint8Array<ArrayBuffer> }

/** A month as one file, in a form that the market has; `count` documents or payments are in it. */
export async function makeMonthFile(
  db: D1Database,
  { month, as }: Pick<MonthCommand, 'month' | 'as'>,
): Promise<MonthFile> {
  const { documents: papers, payments: money } = appConfig.market.documents.table
  const name = `${papers.file}-${month}`
  const paymentsName = `${money.file}-${month}.csv`
  switch (as) {
    case 'csv': {
      const documents = await documentsOfMonth(db, month)
      return {
        name: `${name}.csv`,
        count: documents.length,
        bytes: csvFile(documentsTable(documents)),
      }
    }
    case 'payments': {
      const payments = await paymentsOfMonth(db, month)
      const count = countPayments(payments)
      return { name: paymentsName, count, bytes: csvFile(paymentsTable(payments)) }
    }
    case 'xlsx': {
      const { documents, tables } = await monthOf(db, month)
      const bytes = toXlsx([tables.documents, tables.payments])
      return { name: `${name}.xlsx`, count: documents.length, bytes }
    }
    case 'isdoc': {
      const { documents, tables } = await monthOf(db, month)
      const bytes = await monthZip(documents, {
        [`${name}.csv`]: csvFile(tables.documents),
        [paymentsName]: csvFile(tables.payments),
      })
      return { name: `${name}.zip`, count: documents.length, bytes }
    }
  }
}

async function monthOf(db: D1Database, month: string) {
  const [documents, payments] = await Promise.all([
    documentsOfMonth(db, month),
    paymentsOfMonth(db, month),
  ])
  const tables = { documents: documentsTable(documents), payments: paymentsTable(payments) }
  return { documents, tables }
}

function csvFile({ rows }: Table): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(csvTable(rows))
}

/** True for a form of the month that the market has. */
export function hasMonthFile(as: MonthCommand['as']): boolean {
  return as !== 'isdoc' || appConfig.market.documents.hasIsdoc
}

/** The same as an answer of the terminal. */
export async function monthFile(command: MonthCommand, db: D1Database): Promise<DeskAnswer> {
  if (!hasMonthFile(command.as)) return { ok: false, error: 'invalid', field: 'as' }
  const { name, count, bytes } = await makeMonthFile(db, command)
  return { ok: true, kind: 'file', name, count, base64: base64(bytes) }
}

/** In pieces, because a call takes only so many arguments. */
function base64(bytes: Uint8Array): string {
  const pieces: string[] = []
  for (let at = 0; at < bytes.length; at += 8_192) {
    pieces.push(String.fromCharCode(...bytes.subarray(at, at + 8_192)))
  }
  return btoa(pieces.join(''))
}
