import { toEpc } from './codes/epc.ts'
import type { Market } from './market.ts'
import { deDocuments } from './papers/german-documents.ts'

/** Germany: VAT rates of § 12 UStG. The home stretch of a ride abroad is taxed; the stretch abroad is not. */
export const de: Market = {
  code: 'DE',
  currency: 'EUR',
  smallestCoin: 1,
  timeZone: 'Europe/Berlin',
  nearest: ['DE', 'AT', 'CH', 'NL', 'PL', 'CZ'],
  languages: ['de'],
  phone: {
    code: '+49',
    hasTrunkZero: true,
  },
  postalCodes: { DE: /^\d{5}$/ },
  companyNumber: 'Handelsregisternummer',
  icoOf: null,
  register: null,
  accountInIban: null,
  vatRates: [0, 700, 1900],
  documents: deDocuments,
  statements: { hasGpc: false, isNumberInText: true },
  paymentCodeName: 'GiroCode',
  paymentCode: ({ number, ...transfer }) => toEpc({ ...transfer, text: number }),
}
