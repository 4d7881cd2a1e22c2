import { type LetterContent, textSection } from '~/order/mail/letter-content'
import { ourPhone } from '~/order/mail/order-sections'
import type { TaxDocument } from '~/order/papers/tax-document'
import { formatOrderNumber } from '~/i18n/format'
import { m } from '~/paraglide/messages'

/** The customer's mail with a tax document, in the current language; `pageUrl` is the address of its page. */
export function documentLetter({ number, order }: TaxDocument, pageUrl: string): LetterContent {
  const about = { number, order: formatOrderNumber(order), url: pageUrl }
  return {
    subject: m.mail_document_subject(about),
    heading: m.mail_document_heading(),
    lead: [m.mail_document_lead(about)],
    button: { label: m.mail_document_open(), url: pageUrl },
    sections: [textSection(m.mail_number(), about.order, m.mail_call({ phone: ourPhone() }))],
  }
}
