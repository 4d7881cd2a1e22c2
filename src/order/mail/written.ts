import type { Letter } from '~/outbox/mail'
import { toHtml, toText } from '~/order/mail/layout'
import type { LetterContent } from '~/order/mail/letter-content'
import type { Locale } from '~/lib/locale'

type Envelope = Omit<Letter, 'subject' | 'text' | 'html'>

/** A letter as it is sent: its content as text and as HTML in its envelope. */
export function written(content: LetterContent, locale: Locale, envelope: Envelope): Letter {
  // A subject is one line, and it may contain a customer's input.
  const subject = content.subject.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').slice(0, 200)
  return { ...envelope, subject, text: toText(content, locale), html: toHtml(content, locale) }
}
