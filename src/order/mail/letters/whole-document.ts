import { rowsSection, type Section, textSection } from '~/order/mail/letter-content'
import {
  documentMoney,
  exemptionWords,
  noVatWords,
  partyLines,
  rateRows,
  rateWords,
} from '~/order/papers/document-words'
import type { RateSum, TaxDocument } from '~/order/papers/tax-document'
import { formatDate, formatDateTime } from '~/i18n/format'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

/** What the page of a document says and its mail does not yet: parties, lines, VAT by rate and why there is none. */
export function wholeDocument(document: TaxDocument): Section[] {
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
