import { appConfig } from '~config'
import { PAYMENT_METHODS, type PaymentMethod } from '~/carrier/payment-methods'
import { keysOf } from '~/lib/keys-of'
import { gatewaySettings } from '~/lib/setting/gateway'
import type { Settings } from '~/lib/setting/names'

/** By what a card is paid: our gateway, or the carrier's link to a payment service. */
type CardWay = 'gateway' | 'link'

const INVOICE: PaymentMethod[] = ['invoice']

let hasGateway = false

/** From now on cards are paid at the gateway, if its settings exist. The Worker calls it with its settings. */
export function openGatewayFor(settings: Settings): void {
  hasGateway = gatewaySettings(settings) !== null
}

/** By what an order is paid by card; null while there is nothing to pay with. */
export function cardWay(): CardWay | null {
  if (hasGateway) return 'gateway'
  return appConfig.payment.payLink === null ? null : 'link'
}

/**
 * The ways of paying that an order offers, in the carrier's sequence: those of carrier.ts that can be fulfilled, to a
 * private person without those of companies.
 */
export function offeredWays({ isCompany }: { isCompany: boolean }): PaymentMethod[] {
  return appConfig.payment.methods.filter((method) => {
    const { paidBy, isForCompanies } = PAYMENT_METHODS[method]
    return (isCompany || !isForCompanies) && (paidBy !== 'card' || cardWay() !== null)
  })
}

/**
 * The ways of paying that the carrier may agree at the telephone: those of carrier.ts, then the ones to the driver, which
 * the terms let every customer agree, and an invoice where they do.
 */
export function agreedWays(): PaymentMethod[] {
  const { methods, arrangesInvoice } = appConfig.payment
  const toDriver = keysOf(PAYMENT_METHODS).filter(
    (method) => PAYMENT_METHODS[method].paidBy === 'driver',
  )
  return [...new Set([...methods, ...toDriver, ...(arrangesInvoice ? INVOICE : [])])]
}

/** The way of that name, if it may be agreed at the telephone; null for any other text. */
export function agreedWay(typed: string): PaymentMethod | null {
  return agreedWays().find((method) => method === typed) ?? null
}
