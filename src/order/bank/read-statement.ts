import { appConfig } from '~config'
import { isGpc, readGpc } from '~/order/bank/read-gpc'
import { readCsv } from '~/order/bank/read-csv'
import { emptyStatement, type Reading, type Statement } from '~/order/bank/statement'

/** A PDF, JSON, RTF, or what has signs that no text has: pictures, spreadsheets. */
const OTHER_FILE = /^\s*(?:%PDF|[{[])|[^\P{Cc}\t\n\v\f\r\u007F-\u009F]|\uFFFD/u

/** The mark by which DOS ended a text, as some banks' GPC still does. */
const DOS_END = '\u001A'

/**
 * Reads the text of a bank's statement: XML (CAMT), ABO (GPC) where banks have it, else a table by its headings. A file
 * that is no statement, or has no money in it, has a fault that says so.
 */
export async function readStatement(text: string, reading: Reading): Promise<Statement> {
  const statement = await readForm(withoutEnd(text), reading)
  const { lines, out, waiting, faults } = statement
  const isEmpty = lines.length + out + waiting + faults.length === 0
  return isEmpty ? { ...statement, faults: [{ line: 1, why: 'noLines' }] } : statement
}

function withoutEnd(text: string): string {
  const bare = text.trimEnd()
  return bare.endsWith(DOS_END) ? bare.slice(0, -DOS_END.length) : text
}

async function readForm(text: string, reading: Reading): Promise<Statement> {
  if (OTHER_FILE.test(text.replace(/^\uFEFF/, ''))) return otherFile()
  if (/^\uFEFF?\s*</.test(text)) return (await import('~/order/bank/read-camt')).readCamt(text)
  return appConfig.market.statements.hasGpc && isGpc(text) ? readGpc(text) : readCsv(text, reading)
}

function otherFile(): Statement {
  return { ...emptyStatement('csv'), faults: [{ line: 1, why: 'otherFile' }] }
}
