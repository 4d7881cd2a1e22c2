import { env } from 'cloudflare:workers'
import { type Link, spendLink, tryCode, isLinkCode } from '~/access/link-store.server'
import { deskPeople, personById } from '~/access/people'
import {
  beginSession,
  endSession,
  freshenSession,
  readSession,
} from '~/access/session-store.server'
import { readCookie, setCookie } from '~/desk/guard/cookies.server'
import { seeOther } from '~/desk/guard/posts'
import { knownValue } from '~/desk/sign-in/ask-link.server'
import { deskPath } from '~/desk/sign-in/sign-in-view'
import type { Visit } from '~/http/visit'
import { SECOND } from '~/lib/duration'
import { formText } from '~/lib/fields/typed-text'
import { sendMailSoon } from '~/order/mail/send-mail.server'
import { oweMail } from '~/outbox/outbox.server'

/** Names of browsers and systems, by what their User-Agent contains; the first one that fits. */
const BROWSERS = [
  ['Edge', /Edg/],
  ['Opera', /OPR/],
  ['Samsung Internet', /SamsungBrowser/],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrome|CriOS/],
  ['Safari', /Safari/],
] as const
const SYSTEMS = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['Linux', /Linux/],
] as const

/** A browser in a few words, „Safari, iPhone“, by its User-Agent; empty where that says nothing. */
function deviceWords(userAgent: string | null): string {
  const named = (names: readonly (readonly [string, RegExp])[]) =>
    names.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0]
  return [named(BROWSERS), named(SYSTEMS)].filter(Boolean).join(', ')
}

/** The least time that a refused code takes, ms: then it does not tell whether a mail went out at all. */
const REFUSAL_TAKES = 0.4 * SECOND

/** The link whose code was typed; null for a wrong code, which always takes the same time. */
export async function linkOfCode(
  visit: Visit,
  by: { browser: string } | { id: string } | null,
): Promise<Link | null> {
  // An empty field is no try.
  if (formText(visit.form.get('code')) === '') return null
  const evened = new Promise<void>((resolve) => setTimeout(resolve, REFUSAL_TAKES))
  const typed = visit.form.get('code')
  const link = by && (await tryCode(env.DB, by, visit.now))
  if (link && typeof typed === 'string' && (await isLinkCode(env, link.id, typed))) return link
  await evened
  return null
}

/**
 * Spends a link and begins a session, in the place of an earlier one of this browser; leads to the page that was asked
 * for. Null where the link is spent or over, or its person was struck.
 */
export async function enter(visit: Visit, link: Link, wasTried: boolean): Promise<Response | null> {
  const { now, locale } = visit
  const device = deviceWords(visit.headers.get('User-Agent'))
  if (!(await spend(link, { device, wasTried }, now))) return null
  const former = readCookie(visit, 'desk')
  const before = former === null ? null : await readSession(env.DB, former, now)
  if (before) await endSession(env.DB, before.key, now)
  const cookie = await beginSession(env.DB, { person: link.person, device }, now)
  const known = await knownValue(link.person)
  return seeOther(deskPath(link.next, locale), [
    setCookie(visit, 'desk', cookie),
    setCookie(visit, 'desk-asked', null),
    ...(known === null ? [] : [setCookie(visit, 'desk-known', known)]),
  ])
}

/** Spends a link for a fresh proof of the mailbox in a session that lasts. */
export async function renew(visit: Visit, link: Link, key: string): Promise<boolean> {
  const device = deviceWords(visit.headers.get('User-Agent'))
  if (!(await spend(link, { device, wasTried: true }, visit.now))) return false
  await freshenSession(env.DB, key, visit.now)
  return true
}

/** Spends a link and owes a mail about it to everybody else of the desk. */
async function spend(
  { id, person }: Link,
  used: { device: string; wasTried: boolean },
  now: Date,
): Promise<boolean> {
  if (!personById(env, person)) return false
  if (!(await spendLink(env.DB, { id, ...used }, now))) return false
  const told = deskPeople(env)
    .filter((other) => other.id !== person)
    .map((other) =>
      oweMail(
        env.DB,
        {
          role: 'carrier',
          subject: { about: 'signedIn', linkId: id, person: other.id },
          isHeld: false,
        },
        now,
      ),
    )
  if (told.length > 0) {
    await env.DB.batch(told)
    sendMailSoon(env)
  }
  return true
}
