import { formatMoney, formatRate } from '~/i18n/format'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import type { Price } from '~/provider/contract'
import { appConfig } from '~config'
import styles from './price-bill.module.css'

/** The price as a bill: lines, VAT by rate, without VAT, total; or that the carrier names it. */
export function PriceBill({ price }: { price: Price }) {
  const locale = getLocale()
  return (
    <table className={styles['bill']}>
      <caption>{m.price_title()}</caption>
      <tbody>
        {price.lines.map((line) => (
          <tr key={line.code}>
            <th scope="row">
              {line.qty > 1 ? `${line.qty}\u00a0×\u00a0` : ''}
              {line.label[locale]}
            </th>
            <td>{line.gross.amount === 0 ? m.price_free() : formatMoney(line.gross, locale)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>{price.status === 'fixed' ? <Totals price={price} /> : <OnRequest />}</tfoot>
    </table>
  )
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
      <tr className={styles['total']}>
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
    <tr className={styles['total']}>
      <th scope="row">{m.price_total()}</th>
      <td>{m.price_on_request()}</td>
    </tr>
  )
}
