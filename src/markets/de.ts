import { toEpc } from './codes/epc.ts'
import type { Market } from './market.ts'

/** Germany: VAT rates of § 12 UStG. The home stretch of a ride abroad is taxed; the stretch abroad is not. */
export const de: Market = {
  code: 'DE',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  phone: { code: '+49', hasTrunkZero: true },
  postalCode: /^\d{5}$/,
  vatRates: [0, 700, 1900],
  paymentCode: ({ number, ...transfer }) => toEpc({ ...transfer, text: number }),
}
