import * as v from 'valibot'
import { decide, isTold } from '~/order/acts/acts'
import type { Act } from '~/order/life/event-data'
import { lifeEventSchema } from '~/order/life/event-data'
import { afterEvent } from '~/order/acts/fold-life'
import type { Life } from '~/order/life/life'
import { orderNow } from '~/order/life/order-now'
import { bindingOf, isBindingYes } from '~/order/life/wishes'
import { customerLetter } from '~/order/mail/letters/customer-letter'
import { toText } from '~/order/mail/layout'
import type { LetterContent } from '~/order/mail/letter-content'
import { quotable } from '~/order/mail/quotable'
import type { PlacedOrder } from '~/order/model/order'
import { screenPath } from '~/i18n/screens'
import { runInLocale } from '~/i18n/run-in-locale.server'
import type { Locale } from '~/lib/locale'

/** The words that a customer would read about an act: the beginning of the mail, and the whole of it. */
export type ToldWords = {
  locale: Locale
  to: string
  subject: string
  /** The heading and the paragraphs that are about this act. */
  lead: string[]
  /** The whole mail as plain text; its link leads nowhere, because it is the customer's. */
  text: string
}

/** An order as it was placed, and its state. */
type Subject = { orderKey: string; placed: PlacedOrder; life: Life }

/**
 * The mail that an act of the carrier would send, in the customer's language; null where the act is not possible now
 * or is not mailed. Nothing happens.
 */
export function toldWords(
  { orderKey, placed, life }: Subject,
  act: Act,
  { origin, now }: { origin: string; now: Date },
): ToldWords | null {
  const decided = decide(life, act, 'carrier', now)
  if (!decided.ok) return null
  const about = { seq: life.seq + 1, actor: 'carrier', at: now.toISOString() }
  const decision = v.parse(lifeEventSchema, { ...decided.happened, ...about })
  const acted = afterEvent(life, decision)
  const event = isBindingYes(life, decision) ? bindingOf(acted, about.at) : decision
  if (!isTold(event, 'customer')) return null
  const next = event === decision ? acted : afterEvent(acted, event)
  const then = orderNow(placed, next)
  const { locale } = then
  const { email } = then.order
  if (email === '') return null
  const known = { orderKey, placed: { ...then, order: quotable(then.order) }, life: next }
  const pageUrl = `${origin}${screenPath('orderStatus', locale, '').replace(/\/?$/, '/…')}`
  return runInLocale(locale, () => {
    const content = customerLetter({ known, event, origin, isDecidedHere: true }, pageUrl)
    const { subject } = content
    return { locale, to: email, subject, lead: leadOf(content), text: toText(content, locale) }
  })
}

function leadOf({ heading, lead }: LetterContent): string[] {
  return [heading, ...lead.map((said) => (typeof said === 'string' ? said : said.quoted))]
}
