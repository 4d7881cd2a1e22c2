import { appConfig } from '~config'

/** Where a card pays `amount` haléře of an order; null where the carrier sends a link by hand. */
export function payLink(number: string, amount: number): string | null {
  const { payLink: template } = appConfig.payment
  if (template === null) return null
  return template.replaceAll('{number}', number).replaceAll('{amount}', (amount / 100).toFixed(2))
}
