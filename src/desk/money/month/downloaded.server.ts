import { privateFile } from '~/http/private-file'
import type { MonthForm } from '~/order/commands/desk-command'

/** What the files of the desk are. */
export const FILE_TYPES: Record<MonthForm, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  payments: 'text/csv; charset=utf-8',
  isdoc: 'application/zip',
}

/** A file of the desk to be saved: of one person, and in no cache. */
export function downloaded(name: string, bytes: Uint8Array<ArrayBuffer>, type: string): Response {
  return privateFile(bytes, type, `attachment; filename="${name}"`)
}
