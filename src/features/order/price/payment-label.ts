import type { PaymentMethod } from '~/lib/app-config-type'
import { m } from '~/paraglide/messages'

/** A payment method with what happens next. */
export function paymentLabel(method: PaymentMethod): string {
  return method === 'card' ? m.payment_card() : m.payment_bank_transfer()
}

/** The bare name of a payment method. */
export function paymentName(method: PaymentMethod): string {
  return method === 'card' ? m.payment_card_name() : m.payment_bank_transfer_name()
}
