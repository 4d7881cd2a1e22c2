import { env } from 'cloudflare:workers'
import { deskPeople, personById } from '~/access/people'
import { endSession, listSessions } from '~/access/session-store.server'
import { setCookie } from '~/desk/guard/cookies.server'
import type { AtDesk } from '~/desk/guard/at-desk'
import { seeOther } from '~/desk/guard/posts'
import type { DeskShown } from '~/desk/guard/let-in.server'
import { screenPath } from '~/i18n/screens'
import type { Person } from '~/lib/people/desk-people'

/** A session in the list. Times are ms. */
export type ListedSession = {
  key: string
  name: string
  device: string
  beganAt: number
  usedAt: number
  isThis: boolean
}

export type SessionsView = {
  sessions: ListedSession[]
  people: Pick<Person, 'id' | 'name' | 'role'>[]
}

/** Who is signed in, and who may. */
export async function openSessions({ visit, session }: AtDesk): Promise<DeskShown<SessionsView>> {
  const last = await listSessions(env.DB, visit.now)
  const sessions = last.flatMap(({ key, person, device, beganAt, usedAt }) => {
    const name = personById(env, person)?.name
    return name === undefined
      ? []
      : [{ key, name, device, beganAt, usedAt, isThis: key === session.key }]
  })
  const people = deskPeople(env).map(({ id, name, role }) => ({ id, name, role }))
  return { page: { sessions, people }, status: 200 }
}

/** Ends a session, also one of somebody else: whoever misses a phone may call any colleague. */
export async function submitSessions({
  visit,
  session,
}: AtDesk): Promise<DeskShown<SessionsView> | Response> {
  const key = visit.form.get('session')
  const isAsked = visit.form.get('intent') === 'endSession' && typeof key === 'string'
  if (!isAsked) return seeOther(screenPath('deskAccess', visit.locale))
  await endSession(env.DB, key, visit.now)
  return key === session.key
    ? seeOther(screenPath('deskHome', visit.locale), [setCookie(visit, 'desk', null)])
    : seeOther(screenPath('deskAccess', visit.locale))
}
