import { appConfig } from '~config'
import type { Visit } from '~/edge/visit'
import { HOUR, SECOND } from '~/lib/duration'

type Facts = Pick<Visit, 'url' | 'headers'>

const MAX_AGE_SECONDS = (appConfig.retention.draftHours * HOUR) / SECOND

/**
 * Name of the draft's cookie: `__Host-draft`, and `draft` on plain http at loopback, where Safari refuses
 * Secure cookies. Nowhere else is the plain name read.
 */
function cookieName({ url }: Pick<Visit, 'url'>): string {
  return url.protocol === 'https:' ? '__Host-draft' : 'draft'
}

/** Id of the visitor's draft, or an empty text. */
export function readDraftCookie(visit: Facts): string {
  const name = cookieName(visit)
  for (const pair of (visit.headers.get('Cookie') ?? '').split(';')) {
    const [key = '', value = ''] = pair.trim().split('=')
    if (key === name) return value
  }
  return ''
}

/** Set-Cookie that remembers a draft for as long as it is kept; an empty id forgets it. */
export function draftCookie(visit: Pick<Visit, 'url'>, id: string): string {
  const name = cookieName(visit)
  const secure = name.startsWith('__Host-') ? '; Secure' : ''
  return `${name}=${id}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${id ? MAX_AGE_SECONDS : 0}${secure}`
}
