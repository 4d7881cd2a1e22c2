import { appConfig } from '~config'
import type { VatPart } from '~/carrier/config/vat-part'
import { formatMoney } from '~/i18n/format'
import { netOf, ownMoney } from '~/lib/money'
import { split } from '~/lib/split'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

/** The rate of a price, or the rates of its parts. */
export type Rates = { vatRateBp: number; vatParts?: readonly VatPart[] | undefined }

/** A gross price without VAT, in haléře or cents, each part at its own rate as on the bill. */
export function netPrice(gross: number, { vatRateBp, vatParts = [] }: Rates): number {
  if (vatParts.length === 0) return netOf(gross, vatRateBp)
  const amounts = split(
    gross,
    vatParts.map(({ shareBp }) => shareBp),
  )
  return vatParts.reduce((sum, part, at) => sum + netOf(amounts[at] ?? 0, part.vatRateBp), 0)
}

/** "4 901,79 Kč bez DPH"; null where the price has no VAT in it. */
export function netText(gross: number, rates: Rates): string | null {
  if (!hasVat(gross, rates)) return null
  return m.price_net({ price: formatMoney(ownMoney(netPrice(gross, rates)), getLocale()) })
}

/** A text of a price with that without VAT behind it: "11 900 Kč (9 834,71 Kč bez DPH)". */
export function withNet(text: string, gross: number, rates: Rates): string {
  const net = netText(gross, rates)
  return net === null ? text : `${text} (${net})`
}

/** True where a gross price has VAT in it. */
export function hasVat(gross: number, rates: Rates): boolean {
  return appConfig.company.vatPayer && netPrice(gross, rates) !== gross
}
