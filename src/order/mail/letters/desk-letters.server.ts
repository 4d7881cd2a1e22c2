import { env } from 'cloudflare:workers'
import { isAlive, type Link, readLink, linkCode, linkToken } from '~/access/link-store.server'
import { personById } from '~/access/people'
import { formatDateTime } from '~/i18n/format'
import { runInLocale } from '~/i18n/run-in-locale.server'
import { screenPath } from '~/i18n/screens'
import type { Locale } from '~/lib/locale'
import type { LetterContent } from '~/order/mail/letter-content'
import { absolute } from '~/order/mail/order-sections'
import type { MailSubject } from '~/outbox/mail-item'
import { m } from '~/paraglide/messages'

export type DeskSubject = Extract<MailSubject, { about: 'signIn' | 'signedIn' }>

/** A mail to one of the desk's people. */
type DeskLetter = { content: LetterContent; locale: Locale; to: string; id: string }

/**
 * The mail with a link to sign in, or the one that tells another person of a sign-in. Null where nobody needs it any
 * more: the link was used or is over, or its person or reader was struck.
 */
export async function deskLetter(
  db: D1Database,
  subject: DeskSubject,
  { origin, now }: { origin: string; now: Date },
): Promise<DeskLetter | null> {
  const link = await readLink(db, subject.linkId)
  const person = link && personById(env, link.person)
  if (!link || !person) return null
  const { locale } = link
  if (subject.about === 'signIn') {
    if (!isAlive(link, now)) return null
    const [token, code] = await Promise.all([linkToken(env, link.id), linkCode(env, link.id)])
    const url = absolute(origin, screenPath('deskLink', locale, token))
    const content = runInLocale(locale, () => signInLetter(url, code))
    return { content, locale, to: person.email, id: `desk.${link.id}` }
  }
  const reader = personById(env, subject.person)
  if (!reader || link.spentAt === null) return null
  const url = absolute(origin, screenPath('deskAccess', locale))
  const used = { ...link, spentAt: link.spentAt }
  const content = runInLocale(locale, () => signedInLetter(used, person.name, url))
  return { content, locale, to: reader.email, id: `desk.${link.id}.${reader.id}` }
}

function signInLetter(url: string, code: string): LetterContent {
  return {
    subject: m.desk_mail_subject(),
    heading: m.desk_mail_subject(),
    lead: [
      m.desk_mail_lead(),
      m.desk_mail_code({ code: `${code.slice(0, 3)}\u00a0${code.slice(3)}` }),
      m.desk_mail_never(),
      m.desk_mail_not_you(),
    ],
    button: { label: m.desk_enter(), url },
    sections: [],
  }
}

function signedInLetter(
  { spentAt, device, locale }: Link & { spentAt: number },
  name: string,
  url: string,
): LetterContent {
  const at = formatDateTime(spentAt, locale)
  return {
    subject: m.desk_told_subject({ name }),
    heading: m.desk_told_heading({ name }),
    lead: [
      device === '' ? m.desk_told_at({ at }) : m.desk_told_at_by({ at, device }),
      m.desk_told_check(),
    ],
    button: { label: m.desk_told_button(), url },
    sections: [],
  }
}
