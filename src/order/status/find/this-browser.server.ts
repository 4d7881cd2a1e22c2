import { env } from 'cloudflare:workers'
import type { Visit } from '~/http/visit'
import { mailWay } from '~/outbox/mail-post.server'
import { sendMailSoon } from '~/order/mail/send-mail.server'
import { oweLostLink } from '~/order/status/find/lost-link.server'
import { FORGET_BROWSER, SEND_LINK, type ThisBrowser } from '~/order/status/status-view'
import { forgetDraftCookies, readDraftCookie } from '~/order/store/draft-cookie'
import { findVisitDrafts } from '~/order/store/keep-draft.server'
import type { LinkScope } from '~/order/store/status-token.server'
import { screenPath } from '~/i18n/screens'

type Link = { token: string; number: string; scope: LinkScope }

/** What the browser of a visit knows of an order, and what its last press did, by the address. */
export async function readThisBrowser(visit: Visit, link: Link): Promise<ThisBrowser> {
  const done = visit.url.searchParams.get('done')
  return {
    remembers: readDraftCookie(visit).length > 0,
    maySendLink: await maySendLink(visit, link),
    done: done === FORGET_BROWSER || done === SEND_LINK ? done : null,
  }
}

/**
 * "Forget this browser" and "send the link": neither changes the order, so a guest's link has them, too. Null for any
 * other button, and for a browser that did not place this order.
 */
export async function submitThisBrowser(visit: Visit, link: Link): Promise<Response | null> {
  const intent = visit.form.get('intent')
  const path = screenPath('orderStatus', visit.locale, link.token)
  if (intent === FORGET_BROWSER) {
    const headers = new Headers({ Location: `${path}?done=${FORGET_BROWSER}` })
    for (const cookie of forgetDraftCookies(visit)) headers.append('Set-Cookie', cookie)
    return new Response(null, { status: 303, headers })
  }
  if (intent !== SEND_LINK || visit.isOverLimit || !(await maySendLink(visit, link))) return null
  sendMailSoon(env, oweLostLink(env.DB, { number: link.number, email: null }, visit.now))
  return new Response(null, { status: 303, headers: { Location: `${path}?done=${SEND_LINK}` } })
}

/** The browser that ordered may have the link sent to the order's own address. */
async function maySendLink(visit: Visit, { number, scope }: Link): Promise<boolean> {
  if (scope !== 'guest' || mailWay(env) === 'none') return false
  if (readDraftCookie(visit).length === 0) return false
  const { mine } = await findVisitDrafts(visit)
  return mine.some(({ placedNumber }) => placedNumber === number)
}
