import { LINKS_OF_PERSON } from '~/access/link-store.server'
import { deskPeople } from '~/access/people'
import { SESSIONS_OF_PERSON } from '~/access/session-store.server'
import { personOfEmail } from '~/lib/people/desk-people'
import type { Settings } from '~/lib/setting/names'

type DeskEnv = Settings & { DB: D1Database }
type Named = { email: string } | { phone: string }
type Row = Record<string, unknown>

/** What is held of one of the desk's people; null where the address is none of theirs. Rows name them by their id. */
export async function deskRowsOf(
  env: DeskEnv,
  name: Named,
): Promise<{ sessions: Row[]; links: Row[] } | null> {
  const id = idOf(env, name)
  if (id === null) return null
  const rows = async (sql: string) => (await env.DB.prepare(sql).bind(id).all<Row>()).results
  return { sessions: await rows(SESSIONS_OF_PERSON.read), links: await rows(LINKS_OF_PERSON.read) }
}

/**
 * Deletes the sessions of one of the desk's people, which ends them, and the links, as far as they were made until `until` (ms);
 * returns how many rows.
 */
export async function eraseDeskRows(
  env: DeskEnv,
  name: Named,
  until = Number.MAX_SAFE_INTEGER,
): Promise<number> {
  const id = idOf(env, name)
  if (id === null) return 0
  const done = await env.DB.batch(
    [SESSIONS_OF_PERSON.erase, LINKS_OF_PERSON.erase].map((sql) =>
      env.DB.prepare(sql).bind(id, until),
    ),
  )
  return done.reduce((count, { meta }) => count + meta.changes, 0)
}

function idOf(env: DeskEnv, name: Named): string | null {
  return 'email' in name ? (personOfEmail(deskPeople(env), name.email)?.id ?? null) : null
}
