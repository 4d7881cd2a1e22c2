import { toEpc } from './codes/epc.ts'
import type { Market } from './market.ts'
import { deDocuments } from './papers/de.ts'

/** Germany: VAT rates of § 12 UStG. The home stretch of a ride abroad is taxed; the stretch abroad is not. */
export const de: Market = {
  code: 'DE',
  currency: 'EUR',
  phone: { code: '+49', hasTrunkZero: true },
  postalCode: /^\d{5}$/,
  vatRates: [0, 700, 1900],
  documents: deDocuments,
  statements: { hasGpc: false, isNumberInText: true },
  paymentCodeName: 'GiroCode',
  paymentCode: ({ number, ...transfer }) => toEpc({ ...transfer, text: number }),
}
