import { toEpc } from './codes/epc.ts'
import type { Market } from './market.ts'
import { atDocuments } from './papers/austrian-documents.ts'

/** Austria: VAT rates of § 10 UStG 1994. The home stretch of a ride abroad is taxed; the stretch abroad is not. */
export const at: Market = {
  code: 'AT',
  currency: 'EUR',
  smallestCoin: 1,
  timeZone: 'Europe/Vienna',
  nearest: ['AT', 'DE', 'CH', 'IT', 'SI', 'HU', 'SK', 'CZ', 'LI'],
  languages: ['de'],
  phone: {
    code: '+43',
    hasTrunkZero: true,
  },
  postalCodes: { AT: /^[1-9]\d{3}$/ },
  companyNumber: 'Firmenbuchnummer',
  icoOf: null,
  register: null,
  accountInIban: null,
  vatRates: [0, 1000, 1300, 2000],
  documents: atDocuments,
  statements: { hasGpc: false, isNumberInText: true },
  paymentCodeName: 'EPC QR',
  paymentCode: ({ number, ...transfer }) => toEpc({ ...transfer, text: number }),
}
