import { appConfig } from '~config'
import { isGpc, readGpc } from '~/order/bank/read-gpc'
import { readCsv } from '~/order/bank/read-csv'
import type { Statement } from '~/order/bank/statement'

/**
 * Reads the text of a bank's statement, a table by its headings or, where banks have it, ABO (GPC); `usual` is the
 * currency of the account.
 */
export function readStatement(text: string, usual: string): Statement {
  return appConfig.market.statements.hasGpc && isGpc(text) ? readGpc(text) : readCsv(text, usual)
}
