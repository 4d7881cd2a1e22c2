import { appConfig } from '~config'

const MAX_AGE_SECONDS = appConfig.retention.draftHours * 3_600

/**
 * Name of the draft's cookie: `__Host-draft`, and `draft` on plain http at loopback, where Safari refuses
 * Secure cookies. Nowhere else is the plain name read.
 */
function cookieName(request: Request): string {
  return new URL(request.url).protocol === 'https:' ? '__Host-draft' : 'draft'
}

/** Id of the visitor's draft, or an empty text. */
export function readDraftCookie(request: Request): string {
  const name = cookieName(request)
  for (const pair of (request.headers.get('Cookie') ?? '').split(';')) {
    const [key = '', value = ''] = pair.trim().split('=')
    if (key === name) return value
  }
  return ''
}

/** Set-Cookie that remembers a draft for as long as it is kept; an empty id forgets it. */
export function draftCookie(request: Request, id: string): string {
  const name = cookieName(request)
  const secure = name.startsWith('__Host-') ? '; Secure' : ''
  return `${name}=${id}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${id ? MAX_AGE_SECONDS : 0}${secure}`
}
