import type { PhoneRule } from '../lib/fields/phone.ts'
import type { DocumentRules } from './papers/document-rules.ts'

/** A transfer to the carrier: `amount` in cents or haléře; `number` is the order's. */
export type Transfer = {
  holder: string
  iban: string
  bic: string
  amount: number
  number: string
}

/** What the law and the banks of one country require. A carrier imports its market, so no other one is bundled. */
export type Market = {
  /** ISO 3166-1 alpha-2. */
  code: 'CZ' | 'SK' | 'AT' | 'DE'
  /** ISO 4217: prices of the carrier, and rows that were stored without a currency. */
  currency: 'CZK' | 'EUR'
  /** To what cash is rounded, in haléře or cents. */
  smallestCoin: number
  /** IANA name of the time zone in which rides are ordered. */
  timeZone: string
  /** Its own country and those that most guests come from, listed first where a country is chosen. */
  nearest: readonly string[]
  phone: PhoneRule
  /** Languages of its people; who reads another one is a guest from abroad. */
  languages: readonly string[]
  /** Postal codes without their spaces, of its own country and of others that the form checks. */
  postalCodes: Readonly<Record<string, RegExp>>
  /** What the number of a company in the register is called. */
  companyNumber: string
  /** Its own country, if its companies have an IČO, whose last digit checks the others. */
  icoOf: 'CZ' | 'SK' | null
  /** The public register that companies are looked up in; null where there is none. */
  register: 'ares' | null
  /**
   * What the IBAN of a domestic account number contains behind its check digits, null for a wrong number; null as a
   * whole where accounts are written as IBAN alone.
   */
  accountInIban: ((account: string) => string | null) | null
  /** VAT rates in basis points that a line may have; 0 is the exemption of international transport. */
  vatRates: readonly number[]
  documents: DocumentRules
  /**
   * Statements of the country's banks: whether they come as GPC (ABO), too, and whether the number of what a payment
   * is for stands in its text, because it has no symbol of its own or the QR code below writes it there.
   */
  statements: { hasGpc: boolean; isNumberInText: boolean }
  /** What banks call the QR code below. */
  paymentCodeName: string
  /** Text of the QR code that prefills a transfer in `currency` in the banking apps of the country. */
  paymentCode: (transfer: Transfer) => string
}
