import { readFileSync } from 'node:fs'
import { decodeStatement, MOST_STATEMENT } from '../src/order/bank/decode-statement.ts'
import { Misspelt } from './values.ts'

/** The text of a bank's file; - is the standard input. */
export function statementText(path: string): string {
  if (path === '')
    throw new Misspelt('statement takes the file of a bank statement, or - for the standard input.')
  const bytes = bytesOf(path)
  if (bytes.byteLength > MOST_STATEMENT) {
    throw new Misspelt(`${path} has more than 2 MB: export a shorter period.`)
  }
  return decodeStatement(bytes)
}

function bytesOf(path: string): Uint8Array {
  try {
    return readFileSync(path === '-' ? 0 : path)
  } catch {
    throw new Misspelt(`${path} cannot be read.`)
  }
}
