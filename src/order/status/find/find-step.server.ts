import { env } from 'cloudflare:workers'
import { mailWay } from '~/outbox/mail-post.server'
import type { Visit } from '~/http/visit'
import { type FindPage, findSchema } from '~/order/status/find/find-fields'
import { oweLostLink } from '~/order/status/find/lost-link.server'
import { sendMailSoon } from '~/order/mail/send-mail.server'
import { screenPath } from '~/i18n/screens'
import { formText, oneLine } from '~/lib/fields/typed-text'
import { readFields } from '~/lib/fields/read-fields'

type Shown = { page: FindPage; status: 200 | 422 | 429 }

/** The empty form, or the notice that a search has started (`?sent=1`). */
export function openFindPage({ url }: Visit): Shown {
  const isSent = url.searchParams.get('sent') === '1'
  const empty = { values: { number: '', email: '' }, errors: {}, notice: null }
  const page = { ...empty, isSent, isMailing: mailWay(env) !== 'none' }
  return { page, status: 200 }
}

/**
 * Redirects to the same page whether the order exists or not. The search runs after the response, so that the
 * response time reveals nothing either.
 */
export function submitFindPage({ form, locale, now, isOverLimit }: Visit): Shown | Response {
  const values = { number: typed(form, 'number'), email: typed(form, 'email') }
  const isMailing = mailWay(env) !== 'none'
  const page: FindPage = { values, errors: {}, isSent: false, isMailing, notice: null }
  if (isOverLimit) return { page: { ...page, notice: 'tooMany' }, status: 429 }
  const asked = readFields<typeof findSchema>(findSchema, values, page.errors)
  if (!asked) return { page, status: 422 }
  if (!form.get('leaveEmpty')) sendMailSoon(env, oweLostLink(env.DB, asked, now))
  const headers = { Location: `${screenPath('findOrder', locale)}?sent=1` }
  return new Response(null, { status: 303, headers })
}

function typed(form: FormData, name: string): string {
  return oneLine(formText(form.get(name)))
}
