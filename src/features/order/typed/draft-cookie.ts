import { appConfig } from '~config'
import type { Visit } from '~/edge/visit'
import { HOUR, SECOND } from '~/lib/duration'
import { isUuid } from '~/lib/uuid'

type Facts = Pick<Visit, 'url' | 'headers'>

const MAX_AGE_SECONDS = (appConfig.retention.draftHours * HOUR) / SECOND
const MAX_DRAFTS = 5
/** Characters of an id that an address names it by; they open nothing without the cookie. */
const SHORT = 8

/**
 * Name of the drafts' cookie: `__Host-draft`, and `draft` on plain http at loopback, where Safari refuses
 * Secure cookies. Nowhere else is the plain name read.
 */
function cookieName({ url }: Pick<Visit, 'url'>): string {
  return url.protocol === 'https:' ? '__Host-draft' : 'draft'
}

/** Ids of the visitor's drafts, newest first; a browser has one for each ride that is being typed. */
export function readDraftCookie(visit: Facts): string[] {
  const name = cookieName(visit)
  for (const pair of (visit.headers.get('Cookie') ?? '').split(';')) {
    const [key = '', value = ''] = pair.trim().split('=')
    if (key === name) return value.split('.').filter(isUuid).slice(0, MAX_DRAFTS)
  }
  return []
}

/** Set-Cookie that remembers drafts for as long as they are kept; none forgets them all. */
export function draftCookie(visit: Pick<Visit, 'url'>, ids: readonly string[]): string {
  const name = cookieName(visit)
  const secure = name.startsWith('__Host-') ? '; Secure' : ''
  const value = [...new Set(ids)].slice(0, MAX_DRAFTS).join('.')
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${value ? MAX_AGE_SECONDS : 0}${secure}`
}

/** What an address says of a draft (`?d=`); nothing in it leads to the draft without the cookie. */
export function shortDraftId(id: string): string {
  return id.slice(0, SHORT)
}
