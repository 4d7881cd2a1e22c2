import type { LetterContent } from '~/order/mail/letter-content'
import type { TaxDocument } from '~/order/papers/tax-document'
import { m } from '~/paraglide/messages'

/** The customer's mail with a tax document, in the current language; `pageUrl` is the address of its page. */
export function documentLetter({ number, order }: TaxDocument, pageUrl: string): LetterContent {
  const about = { number, order }
  return {
    subject: m.mail_document_subject(about),
    heading: m.mail_document_heading(),
    lead: [m.mail_document_lead(about)],
    button: { label: m.mail_document_open(), url: pageUrl },
    sections: [],
  }
}
