import { appConfig } from '~config'
import type { DeskAnswer } from '~/order/commands/desk-answer'
import type { DeskCommand } from '~/order/commands/desk-command'
import { documentsOfMonth } from '~/order/papers/document-store.server'
import { monthCsv } from '~/order/papers/month/month-csv'
import { monthZip } from '~/order/papers/month/month-zip'

type MonthCommand = Extract<DeskCommand, { command: 'month' }>
type MonthFile = { name: string; count: number; bytes: Uint8Array<ArrayBuffer> }

/** The documents of a month as one file, a table or a zip of ISDOC files; `count` of them are in it. */
export async function makeMonthFile(
  db: D1Database,
  { month, as }: Pick<MonthCommand, 'month' | 'as'>,
): Promise<MonthFile> {
  const documents = await documentsOfMonth(db, month)
  const bytes =
    as === 'csv' ? new TextEncoder().encode(monthCsv(documents)) : await monthZip(documents)
  const { file } = appConfig.market.documents.table
  const name = as === 'csv' ? `${file}-${month}.csv` : `${file}-${month}.zip`
  return { name, count: documents.length, bytes }
}

/** True for a form of the month that the market has. */
export function hasMonthFile(as: MonthCommand['as']): boolean {
  return as === 'csv' || appConfig.market.documents.hasIsdoc
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
