import { formatAmount } from '~/i18n/format'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import { hasVat, netPrice, netText, type Rates } from '~/ui/cards/net-text'
import styles from './net-price.module.css'

/** The price without VAT, quiet, beside the price with it. */
export function NetPrice({ gross, rates }: { gross: number; rates: Rates }) {
  const text = netText(gross, rates)
  if (text === null) return null
  return (
    <small className={styles['net']}>
      {/* Two sums read one after the other would be one number. */}
      <span className="visually-hidden">, </span>
      {text}
    </small>
  )
}

/** The same in a narrow column, whose caption says what the smaller number is. */
export function NetNumber({ gross, rates }: { gross: number; rates: Rates }) {
  if (!hasVat(gross, rates)) return null
  const number = formatAmount(netPrice(gross, rates), getLocale())
  return (
    <small className={styles['net']}>
      <span className="visually-hidden">, {m.price_without_vat()} </span>
      {number}
    </small>
  )
}
