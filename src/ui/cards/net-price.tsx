import { netText, type Rates } from '~/ui/cards/net-text'
import styles from './net-price.module.css'

/** The price without VAT, quiet, beside the price with it. */
export function NetPrice({ gross, rates }: { gross: number; rates: Rates }) {
  const text = netText(gross, rates)
  return text === null ? null : <small className={styles['net']}>{` ${text}`}</small>
}
