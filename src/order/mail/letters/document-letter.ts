import { appConfig } from '~config'
import { wholeDocument } from '~/order/mail/letters/whole-document'
import { type LetterContent, rowsSection, textSection } from '~/order/mail/letter-content'
import { ourPhone } from '~/order/mail/order-sections'
import {
  documentFileName,
  documentMoney,
  documentTitle,
  isToPay,
  wayWords,
} from '~/order/papers/document-words'
import { toIsdoc } from '~/order/papers/isdoc/isdoc'
import type { TaxDocument } from '~/order/papers/tax-document'
import { transferRows } from '~/order/ticket/payment-rows'
import type { Attachment } from '~/outbox/mail'
import { formatDate, formatUntilDay, formatOrderNumber } from '~/i18n/format'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

/**
 * The customer's mail with a tax document, in the current language; `pageUrl` is the address of its page. Where no file
 * is attached, the mail itself is the document, which stays when the link has ended.
 */
export function documentLetter(document: TaxDocument, pageUrl: string): LetterContent {
  const locale = getLocale()
  const { number, order, issuedOn, supplyOn, total, due, dueOn, dueWay, payments, currency } =
    document
  const { hasIsdoc } = appConfig.market.documents
  const kind = documentTitle(document)
  const day = (date: string) => formatDate(date, locale)
  const supply = document.isVatPayer ? m.paper_supply() : m.paper_supply_plain()
  const paid = payments.map(({ amount, day: on, way }) => ({
    label: (amount < 0 ? m.paper_returned_line : m.paper_paid_line)({ day: day(on) }),
    value: [documentMoney(document, Math.abs(amount)), wayWords(way)].filter(Boolean).join(' '),
  }))
  const rows = [
    { label: m.paper_number(), value: number },
    { label: m.paper_issued(), value: day(issuedOn) },
    {
      label: document.kind === 'advance' ? m.paper_received() : supply,
      value: day(supplyOn),
    },
    { label: m.paper_sum(), value: documentMoney(document, total) },
    ...paid,
    { label: m.paper_due(), value: isToPay(document) ? documentMoney(document, due) : null },
  ]
  const until =
    dueOn === null
      ? []
      : [
          {
            label: m.pay_due(),
            value: m.pay_due_by({ day: formatUntilDay(`${dueOn}T12:00Z`, locale) }),
          },
        ]
  const asked =
    dueWay === 'cash'
      ? textSection(m.mail_pay_title(), m.pay_cash_over({ amount: documentMoney(document, due) }))
      : rowsSection(m.mail_pay_title(), [
          ...transferRows(order, { amount: due, currency }),
          ...until,
        ])
  return {
    subject: m.mail_paper_subject({ kind, number }),
    heading: kind,
    lead: [
      m.mail_paper_lead({ order: formatOrderNumber(order) }),
      ...(document.corrects ? [{ quoted: m.paper_reason(document.corrects) }] : []),
      hasIsdoc ? m.mail_paper_attached() : m.mail_paper_whole(),
    ],
    button: { label: m.mail_paper_open(), url: pageUrl },
    sections: [
      rowsSection(`${kind} ${number}`, rows),
      ...(hasIsdoc ? [] : wholeDocument(document)),
      ...(isToPay(document) ? [asked] : []),
      textSection(
        m.paper_list(),
        m.mail_paper_print(),
        m.mail_paper_page({ url: pageUrl }),
        m.mail_call({ phone: ourPhone() }),
      ),
    ],
  }
}

/** The document as the file of its mail, which stays when the link has ended; null where the market has none. */
export async function documentAttachment(document: TaxDocument): Promise<Attachment | null> {
  if (!appConfig.market.documents.hasIsdoc) return null
  return {
    name: documentFileName(document),
    type: 'application/xml; charset=utf-8',
    content: await toIsdoc(document),
  }
}
