import { appConfig } from '~config'
import type { Visit } from '~/http/visit'
import { HOUR, SECOND } from '~/lib/duration'
import { isUuid } from '~/lib/uuid'

type Facts = Pick<Visit, 'url' | 'headers'>

const MAX_AGE_SECONDS = (appConfig.retention.draftHours * HOUR) / SECOND
const MAX_DRAFTS = 5
/** Lifetime of the cookie that hands a draft over to the next page. */
const HANDED_OVER_SECONDS = 60
/** Number of characters of a draft id in an address; without the cookie they give no access. */
const SHORT = 8

/**
 * Name of the drafts' cookie: `__Host-draft`; on plain http at loopback `draft`, because Safari refuses Secure
 * cookies there. The plain name is read only there.
 */
function cookieName({ url }: Pick<Visit, 'url'>): string {
  return url.protocol === 'https:' ? '__Host-draft' : 'draft'
}

/**
 * Ids of the visitor's drafts, newest first; a browser has one for each ride that is being typed. Handed-over drafts
 * come last: of two forms sent at the same time, each response overwrites the list of the other.
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

/** True if a cookie of the request may be one of ours, so that it may have a draft. */
export function mayHaveDraft(headers: Headers): boolean {
  return /(?:^|[;\s])(?:__Host-)?draft(?:-[\da-f]+)?=/.test(headers.get('Cookie') ?? '')
}

/** Set-Cookie with the list of drafts, for the lifetime of a draft; an empty list deletes the cookie. */
export function draftCookie(visit: Pick<Visit, 'url'>, ids: readonly string[]): string {
  const value = [...new Set(ids)].slice(0, MAX_DRAFTS).join('.')
  return setCookie(cookieName(visit), value, value ? MAX_AGE_SECONDS : 0)
}

/**
 * Set-Cookie for one draft and the next page, so that two concurrent posts do not overwrite each other's draft list.
 */
export function handOverCookie(visit: Pick<Visit, 'url'>, id: string): string {
  return setCookie(handOverName(visit, id), id, HANDED_OVER_SECONDS)
}

/** Set-Cookie headers after which the browser of a visit has no draft of ours. */
export function forgetDraftCookies(visit: Facts): string[] {
  const handedOver = readDraftCookie(visit).map((id) => setCookie(handOverName(visit, id), '', 0))
  return [draftCookie(visit, []), ...handedOver]
}

function handOverName(visit: Pick<Visit, 'url'>, id: string): string {
  return `${cookieName(visit)}-${shortDraftId(id)}`
}

function setCookie(name: string, value: string, maxAge: number): string {
  const secure = name.startsWith('__Host-') ? '; Secure' : ''
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure}`
}

/** Short id of a draft in an address (`?d=`); without the cookie it gives no access. */
export function shortDraftId(id: string): string {
  return id.slice(0, SHORT)
}
