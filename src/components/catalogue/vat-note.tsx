import { appConfig } from '~config'
import { m } from '~/paraglide/messages'
import type { Experience } from '~/provider/contract'
import styles from './vat-note.module.css'

/** What a group of prices says of VAT, by the rates in it; null for a carrier that charges none. */
export function vatNote(rates: readonly number[]): string | null {
  if (!appConfig.company.vatPayer) return null
  if (!rates.includes(0)) return m.prices_vat()
  return rates.every((rate) => rate === 0) ? `${m.price_vat_exempt()}.` : m.prices_vat_abroad()
}

/** The rates of what an experience names a price for. */
export function pricedRates({ variants }: Pick<Experience, 'variants'>): number[] {
  return variants.flatMap(({ price, vatRateBp }) => (price ? vatRateBp : []))
}

/** The same as a line below the prices. */
export function VatNote({ rates }: { rates: readonly number[] }) {
  const note = vatNote(rates)
  return note === null ? null : <p className={styles['note']}>{note}</p>
}
