import { formatMoney } from '~/i18n/format'
import type { Money } from '~/lib/money'
import { startedHours } from '~/lib/duration'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import type { Experience } from '~/back-office/contract'
import { type Rates, withNet } from '~/ui/cards/net-text'

/** A price, or that it is on request. */
export function priceText(price: Money | null): string {
  if (!price) return m.price_on_request()
  return price.amount === 0 ? m.price_free() : formatMoney(price, getLocale())
}

/** The price of a variant, with that without VAT behind it where it has VAT in it. */
export function variantPriceText(variant: Rates & { price: Money | null }): string {
  const text = priceText(variant.price)
  return variant.price ? withNet(text, variant.price.amount, variant) : text
}

type Option = Pick<Experience['options'][number], 'price' | 'per' | 'vatRateBp'>

/**
 * The price of an extra with its unit, and its total for the hours of the given variants: "690 Kč za hodinu (570,25 Kč
 * bez DPH), za 10 hodin 6 900 Kč (5 702,48 Kč bez DPH)". Without the unit the shown price would be a tenth of the
 * charged one.
 */
export function optionPriceText(option: Option, variants: { durationMin: number }[] = []): string {
  const { price, per } = option
  const text = priceText(price)
  if (!price || price.amount === 0) return text
  if (per === 'order') return withNet(text, price.amount, option)
  if (per === 'person') {
    return withNet(m.price_per_person({ price: text }), price.amount, option)
  }
  const hours = [...new Set(variants.map(({ durationMin }) => startedHours(durationMin)))]
  const sums = hours
    .toSorted((a, b) => a - b)
    .map((count) => {
      const amount = price.amount * count
      const sum = formatMoney({ ...price, amount }, getLocale())
      return withNet(m.price_for_hours({ hours: count, sum }), amount, option)
    })
  return [withNet(m.price_per_hour({ price: text }), price.amount, option), ...sums].join(', ')
}
