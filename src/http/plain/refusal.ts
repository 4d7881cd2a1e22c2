import { escapeHtml, plainPage } from '~/http/plain/plain-page'
import { shownPath } from '~/i18n/shown-path'
import { pathLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import type { Visit } from '~/http/visit'

/** A code for scripts, and the text for people: the problem and the next step. */
const REFUSALS = {
  400: { code: 'invalid', says: m.refusal_invalid, help: m.refusal_invalid_help },
  403: { code: 'foreign', says: m.refusal_foreign, help: m.refusal_foreign_help },
  404: { code: 'missing', says: m.refusal_missing, help: m.refusal_missing_help },
  405: { code: 'method', says: m.refusal_method, help: m.refusal_missing_help },
  413: { code: 'too_large', says: m.refusal_too_large, help: m.refusal_too_large_help },
  415: { code: 'no_form', says: m.refusal_no_form, help: m.refusal_no_form_help },
  429: { code: 'too_many', says: m.refusal_too_many, help: m.refusal_too_many_help },
} as const

/**
 * A refusal in the language of the path: a page for a browser, JSON for our own scripts, else one sentence. It
 * repeats nothing from the request except the path of what is missing, and a form that was read, to be sent again.
 */
export function refusal(
  request: Request,
  status: keyof typeof REFUSALS,
  form: FormData | null = null,
): Response {
  const url = new URL(request.url)
  const { pathname } = url
  const locale = pathLocale(pathname)
  const { code, says, help } = REFUSALS[status]
  const title = says({}, { locale })
  const missing = status === 404 ? m.error_path({ path: shownPath(pathname) }, { locale }) : null
  const response = isForScripts(pathname)
    ? Response.json({ error: code, ...(missing && { message: missing }) }, { status })
    : wantsPage(request)
      ? plainPage({
          locale,
          status,
          title,
          lead: [...(missing ? [`${escapeHtml(missing)}.`] : []), help({}, { locale })].join(' '),
          help: m.refusal_call({}, { locale }),
          posted: { url, form },
        })
      : new Response(`${missing ?? `${title}.`}\n`, {
          status,
          headers: { 'Content-Type': 'text/plain; charset=utf-8' },
        })
  response.headers.set('Cache-Control', 'no-store')
  if (status === 429) response.headers.set('Retry-After', '60')
  return response
}

/** Addresses that only scripts call: our own, and those of monitors. */
export function isForScripts(path: string): boolean {
  return path.startsWith('/api/') || path.startsWith('/_serverFn')
}

function wantsPage(request: Request): boolean {
  return (request.headers.get('Accept') ?? '').toLowerCase().includes('text/html')
}

/** The 404 of an address without a page or a body. */
export function missingFor({ url, headers }: Visit): Response {
  return refusal(new Request(url, { headers }), 404)
}
