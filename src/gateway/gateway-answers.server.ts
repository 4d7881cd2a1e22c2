import { DAY } from '~/lib/duration'
import { errorFacts, logEvent } from '~/lib/log'

/** The home of the table `gateway_answers`: what the payment gateway last said to each kind of question. Times are ms. */

/** The kinds of questions; a key may have the right to one and not to another. */
export type GatewayQuestion = 'start' | 'read' | 'returns' | 'events' | 'refunds' | 'refund'

/** A refusal is told by health for this long after the last one, unless the question has been answered since. */
const TOLD_FOR = DAY

/** SQL of why the gateway refuses a question of ours since `now` less a day; NULL where it answers. */
export function gatewayRefusalSql(now: number): string {
  return `(SELECT question || ': ' || why FROM gateway_answers WHERE refused_at > ${now - TOLD_FOR}
    ORDER BY refused_at DESC LIMIT 1)`
}

/** Notes that a question was refused (`why`), or answered again. The answer counts also where it cannot be noted. */
export async function noteAnswer(
  db: D1Database,
  question: GatewayQuestion,
  why: string | null,
  now: number,
): Promise<void> {
  const statement =
    why === null
      ? db
          .prepare(
            'UPDATE gateway_answers SET refused_at = NULL, why = NULL WHERE question = ? AND refused_at IS NOT NULL',
          )
          .bind(question)
      : db
          .prepare(
            `INSERT INTO gateway_answers (question, refused_at, why) VALUES (?1, ?2, ?3)
             ON CONFLICT (question) DO UPDATE SET refused_at = ?2, why = ?3`,
          )
          .bind(question, now, why)
  try {
    await statement.run()
  } catch (error) {
    logEvent({ event: 'payment', outcome: 'answer.unnoted', ...errorFacts(error) })
  }
}

/** Up to when the gateway's list of what happened was read, ms; null before the first time. */
export async function readUpTo(db: D1Database): Promise<number | null> {
  const row = await db
    .prepare("SELECT read_to FROM gateway_answers WHERE question = 'events'")
    .first<{ read_to: number | null }>()
  return row?.read_to ?? null
}

/** Notes up to when the list was read. */
export async function noteReadUpTo(db: D1Database, time: number): Promise<void> {
  await db
    .prepare(
      `INSERT INTO gateway_answers (question, read_to) VALUES ('events', ?1)
       ON CONFLICT (question) DO UPDATE SET read_to = ?1`,
    )
    .bind(time)
    .run()
}
