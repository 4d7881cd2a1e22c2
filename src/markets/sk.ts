import { toEpc } from './codes/epc.ts'
import type { Market } from './market.ts'
import { skDocuments } from './papers/slovak-documents.ts'

/** Slovakia: VAT rates of § 27 of act 222/2004 Z. z. since 2025. */
export const sk: Market = {
  code: 'SK',
  currency: 'EUR',
  // Act 18/1996 Z. z. on prices, § 3.
  smallestCoin: 5,
  timeZone: 'Europe/Bratislava',
  nearest: ['SK', 'CZ', 'AT', 'HU', 'PL'],
  languages: ['sk', 'cs'],
  phone: { code: '+421', hasTrunkZero: true },
  postalCodes: { SK: /^[089]\d{4}$/, CZ: /^[1-7]\d{4}$/ },
  companyNumber: 'IČO',
  icoOf: 'SK',
  register: null,
  accountInIban: null,
  vatRates: [0, 500, 1900, 2300],
  documents: skDocuments,
  statements: { hasGpc: false, isNumberInText: true },
  paymentCodeName: 'EPC QR',
  paymentCode: ({ number, ...transfer }) => toEpc({ ...transfer, text: number }),
}
