import { formatMoney } from '~/i18n/format'
import type { Money } from '~/lib/money'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import type { Experience } from '~/provider/contract'

/** A price, or that the carrier names it. */
export function priceText(price: Money | null): string {
  if (!price) return m.price_on_request()
  return price.amount === 0 ? m.price_free() : formatMoney(price, getLocale())
}

/** The lowest price of an experience as "from …", or on request. */
export function fromPriceText({ variants }: Pick<Experience, 'variants'>): string {
  const [lowest] = variants
    .flatMap(({ price }) => (price ? [price] : []))
    .toSorted((a, b) => a.amount - b.amount)
  return lowest ? m.price_from({ price: formatMoney(lowest, getLocale()) }) : m.price_on_request()
}
