import { appConfig } from '~config'
import { m } from '~/paraglide/messages'
import type { Experience } from '~/back-office/contract'
import styles from './vat-note.module.css'

/** The VAT note of a group of prices, by their rates; null for a carrier that charges no VAT. */
export function vatNote(rates: readonly number[]): string | null {
  if (!appConfig.company.vatPayer) return null
  if (!rates.includes(0)) return m.prices_vat()
  return rates.every((rate) => rate === 0) ? m.prices_vat_exempt() : m.prices_vat_abroad()
}

/** The VAT rates of the priced parts of an experience. */
export function pricedRates({ variants }: Pick<Experience, 'variants'>): number[] {
  return variants.flatMap(({ price, vatRateBp, vatParts }) => {
    if (!price) return []
    return vatParts?.map((part) => part.vatRateBp) ?? vatRateBp
  })
}

/** The note as a line below the prices. */
export function VatNote({ rates }: { rates: readonly number[] }) {
  const note = vatNote(rates)
  return note === null ? null : <p className={styles['note']}>{note}</p>
}
