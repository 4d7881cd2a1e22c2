import { exemptionWords, plainAmount, rateRows, rateWords } from '~/order/papers/document-words'
import { inCrowns } from '~/order/papers/exchange'
import type { TaxDocument } from '~/order/papers/tax-document'
import { formatDate, formatMoney, formatNumber } from '~/i18n/format'
import { ownMoney } from '~/lib/money'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './document.module.css'

/** What was supplied: each line with its unit price, base, rate and VAT, as the law of every market asks for them. */
export function DocumentLines({ document }: { document: TaxDocument }) {
  const locale = getLocale()
  const { lines, isVatPayer, currency } = document
  const labels = {
    qty: m.paper_qty(),
    unit: isVatPayer ? m.paper_unit() : m.paper_unit_plain(),
    rate: m.paper_rate(),
    base: m.paper_base(),
    vat: m.word_vat(),
    gross: m.word_total(),
  }
  return (
    <table className={styles['lines']}>
      <caption>{m.paper_lines({ currency })}</caption>
      <thead>
        <tr>
          <th scope="col">{m.paper_item()}</th>
          <th scope="col">{labels.qty}</th>
          <th scope="col">{labels.unit}</th>
          {isVatPayer ? (
            <>
              <th scope="col">{labels.rate}</th>
              <th scope="col">{labels.base}</th>
              <th scope="col">{labels.vat}</th>
            </>
          ) : null}
          <th scope="col">{labels.gross}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          // Two lines may say the same; none moves.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={index}>
            <th scope="row">{line.label[locale]}</th>
            <td data-label={labels.qty}>{line.qty}</td>
            <td data-label={labels.unit}>{plainAmount(line.net / line.qty)}</td>
            {isVatPayer ? (
              <>
                <td data-label={labels.rate}>{rateWords(line)}</td>
                <td data-label={labels.base}>{plainAmount(line.net)}</td>
                <td data-label={labels.vat}>{plainAmount(line.vat)}</td>
              </>
            ) : null}
            <td data-label={labels.gross}>{plainAmount(line.gross)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** VAT by rate, what the receipts for advance payments taxed before, and what this document taxes. */
export function DocumentRates({ document }: { document: TaxDocument }) {
  if (!document.isVatPayer) return null
  const isDeducting = document.deducted.length > 0
  return (
    <>
      <table className={styles['rates']}>
        <caption>{m.paper_rates()}</caption>
        <thead>
          <tr>
            {isDeducting ? <th scope="col">{m.paper_rates_what()}</th> : null}
            <th scope="col">{m.paper_rate()}</th>
            <th scope="col">{m.paper_base()}</th>
            <th scope="col">{m.word_vat()}</th>
            <th scope="col">{m.word_total()}</th>
          </tr>
        </thead>
        {rateRows(document).map((rows, part) => (
          // oxlint-disable-next-line react/no-array-index-key
          <tbody key={part}>
            {rows.map((row, index) => (
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={index}>
                {isDeducting ? <th scope="row">{row.title}</th> : null}
                <td>{rateWords(row)}</td>
                <td>{plainAmount(row.net)}</td>
                <td>{plainAmount(row.vat)}</td>
                <td>{plainAmount(row.gross)}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <InCrowns document={document} />
      {exemptionWords(document).map((why) => (
        <p key={why} className={styles['law']}>
          {why}
        </p>
      ))}
    </>
  )
}

/** Base and VAT of a document in euros in crowns, by the rate of the day of supply (§ 29 (1) l). */
function InCrowns({ document }: { document: TaxDocument }) {
  const { exchange } = document
  const locale = getLocale()
  const sums = inCrowns(document)?.filter(({ vat }) => vat !== 0) ?? []
  if (!exchange || sums.length === 0) return null
  const crowns = (amount: number) => formatMoney(ownMoney(amount), locale)
  return (
    <div className={styles['law']}>
      {sums.map((sum) => (
        <p key={sum.vatRateBp}>
          {m.paper_crowns({ rate: rateWords(sum), base: crowns(sum.net), vat: crowns(sum.vat) })}
        </p>
      ))}
      <p>
        {m.paper_exchange({
          rate: formatNumber(exchange.rate / 1_000, locale, 3),
          day: formatDate(exchange.day, locale),
        })}
      </p>
    </div>
  )
}
