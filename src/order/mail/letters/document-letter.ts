import {
  type LetterContent,
  rowsSection,
  textSection,
  type Section,
} from '~/order/mail/letter-content'
import { ourPhone } from '~/order/mail/order-sections'
import {
  documentFileName,
  documentMoney,
  documentTitle,
  hasIsdoc,
  isPayment,
  isToPay,
  wayWords,
  exemptionWords,
  noVatWords,
  partyLines,
  rateRows,
  rateWords,
} from '~/order/papers/document-words'
import { toIsdoc } from '~/order/papers/isdoc/isdoc'
import { cashRounding, type TaxDocument, type RateSum } from '~/order/papers/tax-document'
import { transferRows } from '~/order/ticket/payment-rows'
import type { Attachment } from '~/outbox/mail'
import { formatDate, formatUntilDay, formatOrderNumber, formatDateTime } from '~/i18n/format'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

/** What the page of a document says and its mail does not yet: parties, lines, VAT by rate and why there is none. */
function wholeDocument(document: TaxDocument): Section[] {
  const { supplier, customer, lines, isVatPayer, subject, pickupAt, corrects } = document
  const locale = getLocale()
  const sums = (sum: RateSum) =>
    [
      ...(isVatPayer
        ? [
            `${m.paper_base()} ${documentMoney(document, sum.net)}`,
            `${m.word_vat()} ${rateWords(sum)} ${documentMoney(document, sum.vat)}`,
          ]
        : []),
      `${m.word_total()} ${documentMoney(document, sum.gross)}`,
    ].join(', ')
  const rates = isVatPayer ? rateRows(document).flat() : []
  const noVat = noVatWords(document)
  const reasons = isVatPayer ? exemptionWords(document) : noVat === null ? [] : [noVat]
  const corrected =
    corrects && m.paper_corrects({ ...corrects, day: formatDate(corrects.supplyOn, locale) })
  const parties = [
    { label: m.paper_supplier(), value: partyLines(supplier, true).join(', ') },
    { label: m.paper_customer(), value: partyLines(customer).join(', ') },
    {
      label: m.paper_item(),
      value: [subject[locale], formatDateTime(pickupAt, locale)].filter(Boolean).join(', '),
    },
  ]
  return [
    rowsSection(m.paper_parties(), parties, corrected ? [corrected] : []),
    rowsSection(
      m.paper_lines({ currency: document.currency }),
      lines.map((line) => ({
        label: `${line.qty}\u00a0× ${line.label[locale]}`,
        value: sums(line),
      })),
    ),
    ...(rates.length === 0
      ? []
      : [
          rowsSection(
            m.paper_rates(),
            rates.map((row) => ({ label: row.title, value: sums(row) })),
          ),
        ]),
    ...(reasons.length === 0 ? [] : [textSection(m.word_vat(), ...reasons)]),
  ]
}

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
