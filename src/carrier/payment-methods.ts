import type { Words } from '../lib/locale.ts'

/** How money moves, as the ledger and the tax documents say it. */
export const MONEY_WAYS = ['transfer', 'card', 'cash'] as const
export type MoneyWay = (typeof MONEY_WAYS)[number]

type PaymentMethodFacts = {
  name: Words
  /** The name and the next step, beside the choice. */
  label: Words
  /** As the object of a sentence: "The order offers …". */
  inSentence: Words
  /**
   * By card at the gateway or a link, by transfer to our account, or to the driver at the ride; page and mail have
   * words for each (pay/pay-section, mail/payment-section).
   */
  paidBy: 'card' | 'transfer' | 'driver'
  /** The way of its money, unless whoever notes the payment says another. */
  way: MoneyWay
  /**
   * `early`: within the days of `payment.dueDays` after the confirmation and before the ride. `atRide`: it has no day.
   * `afterRide`: within as many days after the ride.
   */
  due: 'early' | 'atRide' | 'afterRide'
  /** True if a bank's app can read the payment as a QR code. */
  hasCode: boolean
  /** True if only a company may choose it: it names who owes the money. */
  isForCompanies: boolean
  /** What the driver is told about money; `{amount}` is what is still due. */
  driver: string
}

/**
 * All data of a payment method in one place: a new method is a new entry. carrier.ts names the ones that the carrier
 * takes, offered-ways.ts leaves out those that cannot be fulfilled; form, page, mails, texts, terminal and the contract
 * with the back office read this table.
 */
export const PAYMENT_METHODS = {
  card: {
    name: { cs: 'Kartou online', en: 'Online card', de: 'Online mit Karte' },
    label: {
      cs: 'Kartou online; po potvrzení zaplatíte na stránce objednávky',
      en: 'Online card; you pay on the order page once we have confirmed',
      de: 'Online mit Karte; nach der Bestätigung zahlen Sie auf der Seite der Bestellung',
    },
    inSentence: {
      cs: 'platbu kartou online',
      en: 'payment by card online',
      de: 'Online-Zahlung mit Karte',
    },
    paidBy: 'card',
    way: 'card',
    due: 'early',
    hasCode: false,
    isForCompanies: false,
    driver: 'pays online by card; take no money',
  },
  bankTransfer: {
    name: { cs: 'Bankovním převodem', en: 'Bank transfer', de: 'Überweisung' },
    label: {
      cs: 'Bankovním převodem; platební údaje pošleme po potvrzení',
      en: 'Bank transfer; we send the payment details after confirmation',
      de: 'Überweisung; die Zahlungsdaten senden wir nach der Bestätigung',
    },
    inSentence: { cs: 'bankovní převod', en: 'bank transfer', de: 'Überweisung' },
    paidBy: 'transfer',
    way: 'transfer',
    due: 'early',
    hasCode: true,
    isForCompanies: false,
    driver: 'pays by bank transfer; take no money',
  },
  cash: {
    name: { cs: 'V\u00a0hotovosti řidiči', en: 'Cash to the driver', de: 'Bar beim Fahrer' },
    label: {
      cs: 'V\u00a0hotovosti řidiči při jízdě',
      en: 'Cash to the driver on the day',
      de: 'Bar beim Fahrer bei der Fahrt',
    },
    inSentence: {
      cs: 'platbu v\u00a0hotovosti řidiči',
      en: 'cash to the driver',
      de: 'Barzahlung beim Fahrer',
    },
    paidBy: 'driver',
    way: 'cash',
    due: 'atRide',
    hasCode: false,
    isForCompanies: false,
    driver: 'pays the driver in cash: {amount}',
  },
  invoice: {
    name: {
      cs: 'Na fakturu po jízdě',
      en: 'Invoice after the ride',
      de: 'Auf Rechnung nach der Fahrt',
    },
    label: {
      cs: 'Na fakturu po jízdě, převodem',
      en: 'Invoice after the ride, by bank transfer',
      de: 'Auf Rechnung nach der Fahrt, per Überweisung',
    },
    inSentence: {
      cs: 'firmám fakturu po jízdě',
      en: 'for companies an invoice after the ride',
      de: 'für Firmen Rechnung nach der Fahrt',
    },
    paidBy: 'transfer',
    way: 'transfer',
    due: 'afterRide',
    hasCode: true,
    isForCompanies: true,
    driver: 'pays on invoice after the ride; take no money',
  },
} as const satisfies Record<string, PaymentMethodFacts>

export type PaymentMethod = keyof typeof PAYMENT_METHODS
