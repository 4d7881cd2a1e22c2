import { appConfig } from '~config'
import type { Visit } from '~/edge/visit'
import { HOUR, SECOND } from '~/lib/duration'
import { isUuid } from '~/lib/uuid'

type Facts = Pick<Visit, 'url' | 'headers'>

const MAX_AGE_SECONDS = (appConfig.retention.draftHours * HOUR) / SECOND
const MAX_DRAFTS = 5
/** For how long an answer hands a draft over to the page it leads to. */
const HANDED_OVER_SECONDS = 60
/** Characters of an id that an address names it by; they open nothing without the cookie. */
const SHORT = 8

/**
 * Name of the drafts' cookie: `__Host-draft`, and `draft` on plain http at loopback, where Safari refuses
 * Secure cookies. Nowhere else is the plain name read.
 */
function cookieName({ url }: Pick<Visit, 'url'>): string {
  return url.protocol === 'https:' ? '__Host-draft' : 'draft'
}

/**
 * Ids of the visitor's drafts, newest first; a browser has one for each ride that is being typed. Those that were
 * just handed over come last: two forms sent at the same moment each overwrite the list of the other.
 */
export function readDraftCookie(visit: Facts): string[] {
  const name = cookieName(visit)
  const listed: string[] = []
  const handedOver: string[] = []
  for (const pair of (visit.headers.get('Cookie') ?? '').split(';')) {
    const [key = '', value = ''] = pair.trim().split('=')
    if (key === name) listed.push(...value.split('.').filter(isUuid).slice(0, MAX_DRAFTS))
    else if (key === handOverName(visit, value) && isUuid(value)) handedOver.push(value)
  }
  return [...new Set([...listed, ...handedOver])].slice(0, MAX_DRAFTS)
}

/** Whether a request may bring a draft: true as soon as a cookie of it could be one of ours. */
export function mayHaveDraft(headers: Headers): boolean {
  return /(?:^|[;\s])(?:__Host-)?draft(?:-[\da-f]+)?=/.test(headers.get('Cookie') ?? '')
}

/** Set-Cookie that remembers drafts for as long as they are kept; none forgets them all. */
export function draftCookie(visit: Pick<Visit, 'url'>, ids: readonly string[]): string {
  const value = [...new Set(ids)].slice(0, MAX_DRAFTS).join('.')
  return setCookie(cookieName(visit), value, value ? MAX_AGE_SECONDS : 0)
}

/** Set-Cookie that hands one draft over to the page an answer leads to, whatever other answers say meanwhile. */
export function handOverCookie(visit: Pick<Visit, 'url'>, id: string): string {
  return setCookie(handOverName(visit, id), id, HANDED_OVER_SECONDS)
}

function handOverName(visit: Pick<Visit, 'url'>, id: string): string {
  return `${cookieName(visit)}-${shortDraftId(id)}`
}

function setCookie(name: string, value: string, maxAge: number): string {
  const secure = name.startsWith('__Host-') ? '; Secure' : ''
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure}`
}

/** What an address says of a draft (`?d=`); nothing in it leads to the draft without the cookie. */
export function shortDraftId(id: string): string {
  return id.slice(0, SHORT)
}
