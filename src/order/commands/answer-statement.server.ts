import { appConfig } from '~config'
import { matchStatement, type Noting, noteStatement } from '~/order/bank/note-statement.server'
import type { NotedStatement } from '~/order/bank/match-lines'
import { readStatement } from '~/order/bank/read-statement'
import { keepReading } from '~/order/bank/reading-store.server'
import { takeBackReading } from '~/order/bank/take-back.server'
import { sha256 } from '~/lib/hash'
import { closeGap } from '~/order/bank/fio.server'
import { isUnread, type Statement } from '~/order/bank/statement'
import { toLocalTime } from '~/lib/local-time'
import type { DeskAnswer } from '~/order/commands/desk-answer'
import type { DeskCommand } from '~/order/commands/desk-command'

/** The currency of the carrier's account, where its statement does not say one. */
const ACCOUNT_CURRENCY = appConfig.market.currency

type Asked = Pick<
  Extract<DeskCommand, { command: 'statement' }>,
  'text' | 'isNoted' | 'isTakenBack'
>
type Asking = { now: Date; requestId: string | undefined }

/** What a bank's statement pays, or paid, or what became of taking it back. */
export async function answerStatement(
  { text, isNoted, isTakenBack }: Asked,
  db: D1Database,
  { now, requestId }: Asking,
): Promise<DeskAnswer> {
  if (isTakenBack) {
    const by = { actor: 'carrier', requestId } as const
    const taken = await takeBackReading(db, await sha256(text), by, now)
    return { ok: true, kind: 'takenBack', ...taken }
  }
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
  noting: Omit<Noting, 'reading'>,
): Promise<NotedStatement> {
  const id = await sha256(text)
  const statement = await readText(text, noting.now)
  const noted = await noteStatement(db, statement, { ...noting, reading: id })
  if (isUnread(noted)) return noted
  const { counts } = noted
  await keepReading(
    db,
    { id, form: statement.form, noted: counts.noted, open: counts.open },
    noting.now,
  )
  await closeGap(db)
  return noted
}
