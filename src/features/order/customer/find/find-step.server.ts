import { env, waitUntil } from 'cloudflare:workers'
import type { Visit } from '~/edge/visit'
import { type FindPage, findSchema } from '~/features/order/customer/find/find-fields'
import { oweLostLink } from '~/features/order/customer/find/lost-link.server'
import { screenPath } from '~/i18n/screens'
import { formText } from '~/lib/fields/form-text'
import { readFields } from '~/lib/fields/read-fields'
import { oneLine } from '~/lib/fields/typed-text'
import { errorFacts, logEvent } from '~/lib/log'

type Shown = { page: FindPage; status: 200 | 422 | 429 }

/** The empty form, or that we are looking (`?sent=1`). */
export function openFindPage({ url }: Visit): Shown {
  const isSent = url.searchParams.get('sent') === '1'
  const page = { values: { number: '', email: '' }, errors: {}, isSent, notice: null }
  return { page, status: 200 }
}

/**
 * Leads to one and the same page whether there is such an order or not; what is found is found after the answer, so
 * that its time tells nothing either, and sent by `sendMails`.
 */
export function submitFindPage(
  { form, locale, now, isOverLimit }: Visit,
  sendMails: () => Promise<unknown>,
): Shown | Response {
  const values = { number: typed(form, 'number'), email: typed(form, 'email') }
  const page: FindPage = { values, errors: {}, isSent: false, notice: null }
  if (isOverLimit) return { page: { ...page, notice: 'tooMany' }, status: 429 }
  const asked = readFields<typeof findSchema>(findSchema, values, page.errors)
  if (!asked) return { page, status: 422 }
  if (!form.get('leaveEmpty'))
    waitUntil(oweLostLink(env.DB, asked, now).then(sendMails).catch(noteFault))
  const headers = { Location: `${screenPath('findOrder', locale)}?sent=1` }
  return new Response(null, { status: 303, headers })
}

function typed(form: FormData, name: string): string {
  return oneLine(formText(form.get(name)))
}

function noteFault(error: unknown): void {
  logEvent({ event: 'lost_link', outcome: 'failed', ...errorFacts(error) })
}
