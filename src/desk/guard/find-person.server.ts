import { env, waitUntil } from 'cloudflare:workers'
import { personById } from '~/access/people'
import { endSession, noteUse, readSession } from '~/access/session-store.server'
import { type AtDesk, noteStanding } from '~/desk/guard/at-desk'
import { readCookie } from '~/desk/guard/cookies.server'
import type { Visit } from '~/http/visit'

/** The person of a visit by the session's cookie. A session whose person was struck from DESK_PEOPLE ends. */
export async function findPerson(visit: Visit): Promise<AtDesk | null> {
  const cookie = readCookie(visit, 'desk')
  const session = cookie === null ? null : await readSession(env.DB, cookie, visit.now)
  if (!session) return null
  const person = personById(env, session.person)
  if (!person) {
    await endSession(env.DB, session.key, visit.now)
    return null
  }
  const noted = noteUse(env.DB, session, visit.now)
  if (noted) waitUntil(noted.run())
  const desk = { visit, person, session }
  noteStanding(visit, { desk, signIn: null })
  return desk
}
