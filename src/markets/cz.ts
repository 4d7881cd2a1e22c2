import { toSpayd } from './codes/spayd.ts'
import { czechAccountInIban } from './codes/czech-account.ts'
import type { Market } from './market.ts'
import { czDocuments } from './papers/czech-documents.ts'

/** Czechia: VAT rates of § 47 of act 235/2004 Sb., QR Platba. */
export const cz: Market = {
  code: 'CZ',
  currency: 'CZK',
  // The rounding of cash is no part of the price (§ 36 (5) of the VAT Act).
  smallestCoin: 100,
  timeZone: 'Europe/Prague',
  nearest: ['CZ', 'SK', 'DE', 'AT', 'PL'],
  languages: ['cs'],
  phone: { code: '+420', hasTrunkZero: false },
  postalCodes: { CZ: /^[1-7]\d{4}$/, SK: /^[089]\d{4}$/ },
  companyNumber: 'IČO',
  icoOf: 'CZ',
  register: 'ares',
  accountInIban: czechAccountInIban,
  vatRates: [0, 1200, 2100],
  documents: czDocuments,
  statements: { hasGpc: true, isNumberInText: false },
  paymentCodeName: 'QR Platba',
  paymentCode: ({ number, ...transfer }) =>
    toSpayd({ ...transfer, variableSymbol: number, message: `OBJEDNAVKA ${number}` }),
}
