import { isDatabaseError } from '~/edge/log'
import { plainPage } from '~/edge/plain-page'
import { readForm } from '~/edge/read-form.server'
import { pathLocale } from '~/i18n/screens'
import { m } from '~/paraglide/messages'

type Fault = {
  requestId: string
  error: unknown
  /** A copy of the request whose form is still to be read. */
  form: Request | null
}

/**
 * The answer of last resort, when something of ours failed: 503 when it was the database, which comes back,
 * else 500. A form that was posted stands in the page again and can be sent again: orders and messages carry
 * a key of their own, so that one that did arrive is not counted twice.
 */
export async function fatalErrorPage(request: Request, fault: Fault): Promise<Response> {
  const { pathname } = new URL(request.url)
  const { requestId } = fault
  const status = isDatabaseError(fault.error) ? 503 : 500
  const response = pathname.startsWith('/api/')
    ? Response.json({ error: 'failed', requestId }, { status })
    : await fatalPage(pathname, status, fault)
  response.headers.set('Cache-Control', 'no-store')
  if (status === 503) response.headers.set('Retry-After', '60')
  return response
}

async function fatalPage(path: string, status: number, fault: Fault): Promise<Response> {
  const locale = pathLocale(path)
  const fields = await fieldsOf(fault.form)
  return plainPage({
    locale,
    status,
    title: m.error_title({}, { locale }),
    lead: m.error_not_found({}, { locale }),
    help: m.error_fault({}, { locale }),
    note: m.error_request({ requestId: fault.requestId }, { locale }),
    ...(fields && { again: { path, fields } }),
  })
}

/** The fields of a form, or null when there is none or it cannot be read. */
async function fieldsOf(form: Request | null): Promise<[string, string][] | null> {
  try {
    const body = form && (await readForm(form))
    if (!body?.ok) return null
    return [...body.form].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] satisfies [string, string]] : [],
    )
  } catch {
    return null
  }
}
