import { wholeDocument } from '~/order/mail/letters/whole-document'
import { type LetterContent, rowsSection, textSection } from '~/order/mail/letter-content'
import { ourPhone } from '~/order/mail/order-sections'
import {
  documentFileName,
  documentMoney,
  documentTitle,
  hasIsdoc,
  isPayment,
  isToPay,
  wayWords,
} from '~/order/papers/document-words'
import { toIsdoc } from '~/order/papers/isdoc/isdoc'
import { cashRounding, type TaxDocument } from '~/order/papers/tax-document'
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
  const hasFile = hasIsdoc(document)
  const rounding = cashRounding(document)
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
      label: isPayment(document) ? m.paper_received() : supply,
      value: day(supplyOn),
    },
    { label: m.word_total(), value: documentMoney(document, total) },
    ...paid,
    { label: m.paper_rounding(), value: rounding === 0 ? null : documentMoney(document, rounding) },
    {
      label: m.paper_due(),
      value: isToPay(document) ? documentMoney(document, due + rounding) : null,
    },
  ]
  const until =
    dueOn === null
      ? []
      : [
          {
            label: m.word_due(),
            value: m.word_due_by({ day: formatUntilDay(`${dueOn}T12:00Z`, locale) }),
          },
        ]
  const asked =
    dueWay === 'cash'
      ? textSection(
          m.word_payment(),
          m.pay_cash_over({ amount: documentMoney(document, due + rounding) }),
        )
      : rowsSection(m.word_payment(), [...transferRows(order, { amount: due, currency }), ...until])
  return {
    subject: m.mail_paper_subject({ kind, number }),
    heading: kind,
    lead: [
      m.mail_paper_lead({ order: formatOrderNumber(order) }),
      ...(document.corrects ? [{ quoted: m.paper_reason(document.corrects) }] : []),
      hasFile ? m.mail_paper_attached() : m.mail_paper_whole(),
    ],
    button: { label: m.mail_paper_open(), url: pageUrl },
    sections: [
      rowsSection(`${kind} ${number}`, rows),
      ...(hasFile ? [] : wholeDocument(document)),
      ...(isToPay(document) ? [asked] : []),
      textSection(
        m.word_documents(),
        m.mail_paper_print(),
        m.mail_paper_page({ url: pageUrl }),
        m.mail_call({ phone: ourPhone() }),
      ),
    ],
  }
}

/** The document as the file of its mail, which stays when the link has ended; null where it has none. */
export async function documentAttachment(document: TaxDocument): Promise<Attachment | null> {
  if (!hasIsdoc(document)) return null
  return {
    name: documentFileName(document),
    type: 'application/xml; charset=utf-8',
    content: await toIsdoc(document),
  }
}
