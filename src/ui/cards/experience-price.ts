import { formatMoney } from '~/i18n/format'
import type { Money } from '~/lib/money'
import { startedHours } from '~/lib/duration'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import type { Experience } from '~/back-office/contract'

/** A price, or that it is on request. */
export function priceText(price: Money | null): string {
  if (!price) return m.price_on_request()
  return price.amount === 0 ? m.price_free() : formatMoney(price, getLocale())
}

type Option = Pick<Experience['options'][number], 'price' | 'per'>

/**
 * The price of an extra with its unit: "690 Kč za hodinu", and its total for the hours of the given variants, "(za 10
 * hodin 6 900 Kč)". Without the unit the shown price would be a tenth of the charged one.
 */
export function optionPriceText(
  { price, per }: Option,
  variants: { durationMin: number }[] = [],
): string {
  const text = priceText(price)
  if (!price || price.amount === 0 || per === 'order') return text
  if (per === 'person') return m.price_per_person({ price: text })
  const hours = [...new Set(variants.map(({ durationMin }) => startedHours(durationMin)))]
  const sums = hours
    .toSorted((a, b) => a - b)
    .map((count) =>
      m.price_for_hours({
        hours: count,
        sum: formatMoney({ ...price, amount: price.amount * count }, getLocale()),
      }),
    )
  const unit = m.price_per_hour({ price: text })
  return sums.length > 0 ? `${unit} (${sums.join(', ')})` : unit
}
