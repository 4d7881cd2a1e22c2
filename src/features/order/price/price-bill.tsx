import './price-bill.css'
import { formatMoney, formatRate } from '~/i18n/format'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import type { Price, PriceLine } from '~/provider/contract'
import type { Quote } from '~/features/order/price/price'
import { appConfig } from '~config'

/** The price as a bill: lines, VAT by rate, without VAT, total; or that the carrier names it. */
export function PriceBill({ quote: { price, countedBy } }: { quote: Quote }) {
  const locale = getLocale()
  return (
    <table className="price-bill">
      <caption>{m.price_title()}</caption>
      <tbody>
        {price.lines.map((line) => (
          <tr key={line.code}>
            <th scope="row">{lineText(line, countedBy?.[line.code])}</th>
            <td>{line.gross.amount === 0 ? m.price_free() : formatMoney(line.gross, locale)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>{price.status === 'fixed' ? <Totals price={price} /> : <OnRequest />}</tfoot>
    </table>
  )
}

/** What a line is for; hours and people are said with the price of one. */
function lineText({ label, qty, unitGross }: PriceLine, per?: 'hour' | 'person'): string {
  const locale = getLocale()
  const name = label[locale]
  if (unitGross.amount === 0 || !per) return qty > 1 ? `${qty}\u00a0×\u00a0${name}` : name
  const counted = { name, count: qty, unit: formatMoney(unitGross, locale) }
  return per === 'hour' ? m.bill_hours(counted) : m.bill_people(counted)
}

function Totals({ price }: { price: Extract<Price, { status: 'fixed' }> }) {
  const locale = getLocale()
  return (
    <>
      {appConfig.company.vatPayer ? (
        <>
          <tr>
            <th scope="row">{m.price_without_vat()}</th>
            <td>{formatMoney(price.totalNet, locale)}</td>
          </tr>
          {price.vatByRate.map(({ rateBp, vat }) => (
            <tr key={rateBp}>
              <th scope="row">{m.price_vat({ rate: formatRate(rateBp, locale) })}</th>
              <td>{formatMoney(vat, locale)}</td>
            </tr>
          ))}
        </>
      ) : null}
      <tr className="price-bill-total">
        <th scope="row">
          {appConfig.company.vatPayer ? m.price_total_with_vat() : m.price_total()}
        </th>
        <td>{formatMoney(price.totalGross, locale)}</td>
      </tr>
    </>
  )
}

function OnRequest() {
  return (
    <tr className="price-bill-total">
      <th scope="row">{m.price_total()}</th>
      <td>{m.price_on_request()}</td>
    </tr>
  )
}
