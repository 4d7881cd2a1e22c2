import { isDatabaseError } from '~/lib/log'
import { plainPage } from '~/http/plain/plain-page'
import { isForScripts } from '~/http/plain/refusal'
import { pathLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'

type Fault = {
  requestId: string
  error: unknown
  /** The posted form; null when it was not read. */
  form: FormData | null
}

/**
 * The last-resort answer after an internal failure: 503 for the database, which recovers, else 500. The page contains
 * the posted form so that it can be sent again: orders and messages carry an idempotency key, so one that did arrive
 * is not counted twice.
 */
export function fatalErrorPage(request: Request, fault: Fault): Response {
  const url = new URL(request.url)
  const { requestId } = fault
  const status = isDatabaseError(fault.error) ? 503 : 500
  const response = isForScripts(url.pathname)
    ? Response.json({ error: 'failed', requestId }, { status })
    : fatalPage(url, status, fault)
  response.headers.set('Cache-Control', 'no-store')
  if (status === 503) response.headers.set('Retry-After', '60')
  return response
}

function fatalPage(url: URL, status: number, fault: Fault): Response {
  const locale = pathLocale(url.pathname)
  return plainPage({
    locale,
    status,
    title: m.error_title({}, { locale }),
    lead: m.error_not_found({}, { locale }),
    help: m.error_fault({}, { locale }),
    note: m.error_request({ requestId: fault.requestId }, { locale }),
    posted: { url, form: fault.form },
  })
}
