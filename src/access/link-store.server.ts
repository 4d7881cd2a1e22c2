import { DAY, HOUR, MINUTE } from '~/lib/duration'
import { type Locale, readLocale } from '~/lib/locale'
import { fromLocalTime, toLocalTime } from '~/lib/local-time'
import { timingSafeEqual } from 'hono/utils/buffer'
import { signHmac, verifyHmac } from '~/lib/hash'
import type { Settings } from '~/lib/setting/names'
import { orderLinkSecret } from '~/lib/settings'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

function secretOf(settings: Settings): string {
  const secret = orderLinkSecret(settings)
  if (secret === null) throw new Error('ORDER_LINK_SECRET is missing or too short')
  return secret
}

/** The unguessable token of a sign-in link, `{id}.{HMAC}`; it is stored nowhere. */
export async function linkToken(settings: Settings, id: string): Promise<string> {
  return `${id}.${await signHmac(secretOf(settings), `desk-link|${id}`)}`
}

/** The id of the link whose token this is; null for a forged one. */
export async function readLinkToken(settings: Settings, token: string): Promise<string | null> {
  const [id = '', signature = '', ...rest] = token.split('.')
  if (!/^[\da-f]{32}$/.test(id) || signature.length !== 43 || rest.length > 0) return null
  return (await verifyHmac(secretOf(settings), `desk-link|${id}`, signature)) ? id : null
}

/** The six digits that stand beside a link. */
export async function linkCode(settings: Settings, id: string): Promise<string> {
  const signature = await signHmac(secretOf(settings), `desk-code|${id}`)
  const number = Array.from(signature).reduce(
    (rest, letter) => (rest * 64 + LETTERS.indexOf(letter)) % 1_000_000,
    0,
  )
  return String(number).padStart(6, '0')
}

/** True when somebody typed these six digits; compared in constant time, spaces do not matter. */
export async function isLinkCode(settings: Settings, id: string, typed: string): Promise<boolean> {
  return timingSafeEqual(typed.replace(/\s/g, ''), await linkCode(settings, id))
}

/** Owns the table `desk_links`: the links and codes by which people sign in. Neither is stored. */

/** How long a link and its code work, ms. */
const LINK_LIFETIME = 10 * MINUTE
/** How long a row stays after it was made, ms: the limits of a day are counted by it. */
export const LINKS_KEPT = 2 * DAY

/**
 * Mails to a person in an hour and in a day, tries of a code, wrong codes of a person in a day: once for browsers that know
 * the person, and once for all strangers together, who could lock people out otherwise.
 */
export const LINK_LIMITS = { anHour: 5, aDay: 20, tries: 5, wrongADay: 15 } as const

/** A link. Times are ms. */
export type Link = {
  id: string
  person: string
  /** Hash of the cookie of the browser that asked; null for one that `npm run desk` printed. */
  browser: string | null
  locale: Locale
  /** The path to which the sign-in leads. */
  next: string
  madeAt: number
  spentAt: number | null
  /** The browser that signed in by it, in a few words. */
  device: string
}

type Row = Omit<Link, 'locale' | 'madeAt' | 'spentAt'> & {
  locale: string
  made_at: number
  spent_at: number | null
}
const COLUMNS = 'id, person, browser, locale, next, made_at, spent_at, device'

function toLink({ locale, made_at, spent_at, ...row }: Row): Link {
  return { ...row, locale: readLocale(locale), madeAt: made_at, spentAt: spent_at }
}

/** Makes a link; returns its id, or null where the person had the mails of the hour or of the day. */
export async function makeLink(
  db: D1Database,
  asked: Pick<Link, 'person' | 'browser' | 'locale' | 'next'> & { isKnown?: boolean },
  now: Date,
): Promise<string | null> {
  const id = crypto.randomUUID().replaceAll('-', '')
  const time = now.getTime()
  const since = (start: string) =>
    `(SELECT COUNT(*) FROM desk_links WHERE person = ?2 AND made_at > ${start} AND browser IS NOT NULL AND is_known = ?7)`
  const { meta } = await db
    .prepare(
      `INSERT INTO desk_links (id, person, browser, locale, next, made_at, is_known)
       SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7
       WHERE ?3 IS NULL OR (${since(`?6 - ${HOUR}`)} < ${LINK_LIMITS.anHour}
         AND ${since(`?6 - ${DAY}`)} < ${LINK_LIMITS.aDay})`,
    )
    .bind(id, asked.person, asked.browser, asked.locale, asked.next, time, asked.isKnown ? 1 : 0)
    .run()
  return meta.changes > 0 ? id : null
}

/** A link by its id; null once it was deleted. */
export async function readLink(db: D1Database, id: string): Promise<Link | null> {
  const row = await db
    .prepare(`SELECT ${COLUMNS} FROM desk_links WHERE id = ?`)
    .bind(id)
    .first<Row>()
  return row && toLink(row)
}

/** True while a link may still be spent. */
export function isAlive({ madeAt, spentAt }: Link, now: Date): boolean {
  return spentAt === null && madeAt + LINK_LIFETIME > now.getTime()
}

/** Spends a link, once; false where it is spent or over. */
export async function spendLink(
  db: D1Database,
  { id, device, wasTried }: { id: string; device: string; wasTried: boolean },
  now: Date,
): Promise<boolean> {
  const { meta } = await db
    .prepare(
      `UPDATE desk_links SET spent_at = ?2, device = ?3, tries = tries - ?4
       WHERE id = ?1 AND spent_at IS NULL AND made_at > ?5`,
    )
    .bind(id, now.getTime(), device, wasTried ? 1 : 0, now.getTime() - LINK_LIFETIME)
    .run()
  return meta.changes > 0
}

/**
 * Counts a try of a code, before it is compared: of the last link that a browser asked for, or of a link whose token
 * the browser has. Null where there is none, it had its tries, or its person had the wrong codes of the day.
 */
export async function tryCode(
  db: D1Database,
  by: { browser: string } | { id: string },
  now: Date,
): Promise<Link | null> {
  const chosen =
    'id' in by
      ? '?1'
      : '(SELECT id FROM desk_links WHERE browser = ?1 AND made_at > ?2 ORDER BY made_at DESC, id LIMIT 1)'
  const row = await db
    .prepare(
      `UPDATE desk_links SET tries = tries + 1
       WHERE id = ${chosen} AND spent_at IS NULL AND made_at > ?2 AND tries < ${LINK_LIMITS.tries}
       RETURNING ${COLUMNS}, is_known`,
    )
    .bind('id' in by ? by.id : by.browser, now.getTime() - LINK_LIFETIME)
    .first<Row & { is_known: number }>()
  if (!row) return null
  const { is_known: isKnown, ...link } = row
  const tried = await db
    .prepare(
      'SELECT SUM(tries) AS count FROM desk_links WHERE person = ? AND made_at >= ? AND is_known = ?',
    )
    .bind(link.person, dayBegan(now), isKnown)
    .first<{ count: number }>()
  return (tried?.count ?? 0) > LINK_LIMITS.wrongADay ? null : toLink(link)
}

/** Local midnight before `now`, ms; no change of the clocks happens at midnight. */
function dayBegan(now: Date): number {
  const midnight = fromLocalTime(`${toLocalTime(now).slice(0, 10)}T00:00`)
  return midnight.kind === 'once' ? midnight.instant.getTime() : now.getTime() - DAY
}

/** What is held of the links of a person, and the statement that deletes them. */
export const LINKS_OF_PERSON = {
  read: 'SELECT person, device, locale, next, made_at, tries, spent_at FROM desk_links WHERE person = ?',
  erase: 'DELETE FROM desk_links WHERE person = ?1 AND made_at <= ?2',
}

/** The statement that deletes links that were made before `time`, ms. */
export function deleteLinks(db: D1Database, time: number, limit: number): D1PreparedStatement {
  return db
    .prepare(
      `DELETE FROM desk_links WHERE id IN
         (SELECT id FROM desk_links WHERE made_at < ? ORDER BY made_at LIMIT ?)`,
    )
    .bind(time, limit)
}
