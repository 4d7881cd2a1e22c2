import { netText, type Rates } from '~/ui/cards/net-text'
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
