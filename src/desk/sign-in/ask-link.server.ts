import { env } from 'cloudflare:workers'
import { makeLink } from '~/access/link-store.server'
import { readCookie } from '~/desk/guard/cookies.server'
import type { Visit } from '~/http/visit'
import { sha256, sha256Hex, signHmac } from '~/lib/hash'
import { orderLinkSecret } from '~/lib/settings'
import type { Person } from '~/lib/people/desk-people'
import { sendMailSoon } from '~/order/mail/send-mail.server'
import { oweMail } from '~/outbox/outbox.server'

/** The cookie that binds a link to this browser: its own, so that an earlier link stays bound, or a new one. */
export function askingCookie(visit: Visit): string {
  const made = `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll('-', '')
  return readCookie(visit, 'desk-asked') ?? made
}

type Wanted = { cookie: string; next: string }

/**
 * Mails a link and its code to a person for a browser that does not know them, after the answer was sent: its time is the
 * same for every address. Does nothing for somebody unknown, or who had the mails of the hour.
 */
export function mailStranger(visit: Visit, person: Person | null, wanted: Wanted): void {
  sendMailSoon(
    env,
    person ? oweLink(visit, person, { ...wanted, isKnown: false }) : Promise.resolve(),
  )
}

/**
 * The same for a browser in which the person is signed in, or was before, which has limits of its own. False where no mail is
 * sent, because its limit is reached.
 */
export async function mailKnown(visit: Visit, person: Person, wanted: Wanted): Promise<boolean> {
  const isOwed = await oweLink(visit, person, { ...wanted, isKnown: true })
  if (isOwed) sendMailSoon(env)
  return isOwed
}

async function oweLink(
  { locale, now }: Visit,
  { id }: Person,
  { cookie, next, isKnown }: Wanted & { isKnown: boolean },
): Promise<boolean> {
  const browser = await sha256(cookie)
  const linkId = await makeLink(env.DB, { person: id, browser, locale, next, isKnown }, now)
  if (linkId === null) return false
  const subject = { about: 'signIn', linkId } as const
  await oweMail(env.DB, { role: 'carrier', subject, isHeld: false }, now).run()
  return true
}

/** The value of the cookie of a browser in which a person signed in before; it opens nothing. */
export async function knownValue(id: string): Promise<string | null> {
  const secret = orderLinkSecret(env)
  return secret === null ? null : sha256Hex(await signHmac(secret, `desk-known|${id}`))
}

/** True if a person signed in before in the browser of a visit. */
export async function isKnownBrowser(visit: Visit, { id }: Person): Promise<boolean> {
  const cookie = readCookie(visit, 'desk-known')
  return cookie !== null && cookie === (await knownValue(id))
}
