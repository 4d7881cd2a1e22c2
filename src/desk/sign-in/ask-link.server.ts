import { env } from 'cloudflare:workers'
import { makeLink } from '~/access/link-store.server'
import { readCookie } from '~/desk/guard/cookies.server'
import type { Visit } from '~/http/visit'
import { sha256 } from '~/lib/hash'
import type { Person } from '~/lib/people/desk-people'
import { sendMailSoon } from '~/order/mail/send-mail.server'
import { oweMail } from '~/outbox/outbox.server'

/** The cookie that binds a link to this browser: its own, so that an earlier link stays bound, or a new one. */
export function askingCookie(visit: Visit): string {
  const made = `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll('-', '')
  return readCookie(visit, 'desk-asked') ?? made
}

/**
 * Mails a link and its code to a person, after the answer was sent: its time is the same for every address. Does
 * nothing for somebody unknown, or who had the mails of the hour.
 */
export function mailLink(
  { locale, now }: Visit,
  person: Person | null,
  { cookie, next }: { cookie: string; next: string },
): void {
  sendMailSoon(env, person ? oweLink(person.id) : Promise.resolve())

  async function oweLink(id: string): Promise<void> {
    const browser = await sha256(cookie)
    const linkId = await makeLink(env.DB, { person: id, browser, locale, next }, now)
    if (linkId === null) return
    const subject = { about: 'signIn', linkId } as const
    await oweMail(env.DB, { role: 'carrier', subject, isHeld: false }, now).run()
  }
}
