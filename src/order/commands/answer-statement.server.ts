import { appConfig } from '~config'
import {
  matchStatement,
  type NotedStatement,
  type Noting,
  noteStatement,
} from '~/order/bank/note-statement.server'
import { readStatement } from '~/order/bank/read-statement'
import { closeGap } from '~/order/bank/interface-store.server'
import { isUnread, type Statement } from '~/order/bank/statement'
import { toLocalTime } from '~/lib/local-time'
import type { DeskAnswer } from '~/order/commands/desk-answer'
import type { DeskCommand } from '~/order/commands/desk-command'

/** The currency of the carrier's account, where its statement does not say one. */
const ACCOUNT_CURRENCY = appConfig.market.currency

type Asked = Pick<Extract<DeskCommand, { command: 'statement' }>, 'text' | 'isNoted'>
type Asking = { now: Date; requestId: string | undefined }

/** What a bank's statement pays, or paid. */
export async function answerStatement(
  { text, isNoted }: Asked,
  db: D1Database,
  { now, requestId }: Asking,
): Promise<DeskAnswer> {
  const came = isNoted
    ? await noteText(db, text, { actor: 'carrier', now, requestId })
    : await matchStatement(db, await readText(text, now), now)
  return { ok: true, kind: 'statement', ...came }
}

function readText(text: string, now: Date): Promise<Statement> {
  return readStatement(text, { usual: ACCOUNT_CURRENCY, today: toLocalTime(now).slice(0, 10) })
}

/** Notes what the text of a bank's statement pays; one that could be read ends a gap of the bank's interface. */
export async function noteText(
  db: D1Database,
  text: string,
  noting: Noting,
): Promise<NotedStatement> {
  const noted = await noteStatement(db, await readText(text, noting.now), noting)
  if (!isUnread(noted)) await closeGap(db)
  return noted
}
