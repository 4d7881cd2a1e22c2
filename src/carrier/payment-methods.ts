import type { L10n } from '../lib/locale.ts'

/** How money moves, as the ledger and the tax documents say it. */
export const MONEY_WAYS = ['transfer', 'card', 'cash'] as const
export type MoneyWay = (typeof MONEY_WAYS)[number]

type PaymentMethodFacts = {
  name: L10n
  /** The name and the next step, beside the choice. */
  label: L10n
  /** As the object of a sentence: "The order offers …". */
  inSentence: L10n
  /**
   * Payment at a link, by transfer to our account, or to the driver at the ride; page and mail show how
   * (pay/pay-section).
   */
  paidBy: 'link' | 'transfer' | 'driver'
  /** The way of its money, unless whoever notes the payment says another. */
  way: MoneyWay
}

/**
 * All data of a payment method in one place: a new method is a new entry. carrier.ts names the offered ones; form,
 * page, mails, texts and the contract with the back office read this table.
 */
export const PAYMENT_METHODS = {
  card: {
    name: { cs: 'Kartou online', en: 'Online card' },
    label: {
      cs: 'Kartou online; odkaz k\u00a0platbě pošleme po potvrzení',
      en: 'Online card; we send the payment link after confirmation',
    },
    inSentence: { cs: 'platbu kartou online', en: 'payment by card online' },
    paidBy: 'link',
    way: 'card',
  },
  bankTransfer: {
    name: { cs: 'Bankovním převodem', en: 'Bank transfer' },
    label: {
      cs: 'Bankovním převodem; platební údaje pošleme po potvrzení',
      en: 'Bank transfer; we send the payment details after confirmation',
    },
    inSentence: { cs: 'bankovní převod', en: 'bank transfer' },
    paidBy: 'transfer',
    way: 'transfer',
  },
  cash: {
    name: { cs: 'V\u00a0hotovosti řidiči', en: 'Cash to the driver' },
    label: {
      cs: 'V\u00a0hotovosti řidiči při jízdě',
      en: 'Cash to the driver on the day',
    },
    inSentence: { cs: 'platbu v\u00a0hotovosti řidiči', en: 'cash to the driver' },
    paidBy: 'driver',
    way: 'cash',
  },
} as const satisfies Record<string, PaymentMethodFacts>

export type PaymentMethod = keyof typeof PAYMENT_METHODS
