import type { Visit } from '~/http/visit'
import { SESSION_LIFETIME } from '~/access/session-store.server'
import { DAY, MINUTE, SECOND } from '~/lib/duration'

type Facts = Pick<Visit, 'url' | 'headers'>

/**
 * The cookies of the desk: of a session, of the browser that asked for a link, and of one in which a person signed in before;
 * their lifetimes in seconds.
 */
const COOKIES = {
  desk: SESSION_LIFETIME / SECOND,
  'desk-asked': (10 * MINUTE) / SECOND,
  'desk-known': (180 * DAY) / SECOND,
} as const
type Name = keyof typeof COOKIES

/** Name of a cookie; without the prefix on plain http at loopback, where Safari refuses Secure cookies. */
function fullName({ url }: Pick<Visit, 'url'>, name: Name): string {
  return url.protocol === 'https:' ? `__Host-${name}` : name
}

/** The value of a cookie of ours, 64 letters and digits; null for none. */
export function readCookie(visit: Facts, name: Name): string | null {
  const pairs = (visit.headers.get('Cookie') ?? '').split(';')
  const begin = `${fullName(visit, name)}=`
  const value = pairs.map((pair) => pair.trim()).find((pair) => pair.startsWith(begin))
  const read = value?.slice(begin.length) ?? ''
  return /^[\da-f]{64}$/.test(read) ? read : null
}

/**
 * Set-Cookie for a value; null deletes the cookie. Lax, so that the links of the desk's own mails open: a page that
 * is looked at changes nothing, and posts are judged by their origin.
 */
export function setCookie(visit: Pick<Visit, 'url'>, name: Name, value: string | null): string {
  const full = fullName(visit, name)
  const secure = full.startsWith('__Host-') ? '; Secure' : ''
  const age = value === null ? 0 : COOKIES[name]
  return `${full}=${value ?? ''}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${age}${secure}`
}
