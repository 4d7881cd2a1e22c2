import { formatMoney } from '~/i18n/format'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import type { Experience } from '~/back-office/contract'

type Priced = Pick<Experience, 'variants'>

/** The lowest price of an experience as "from …", or on request. */
export function fromPriceText(experience: Priced): string {
  const lowest = lowestPrice(experience)
  return lowest
    ? m.price_from({ price: formatMoney(lowest.price, getLocale()) })
    : m.price_on_request()
}

/** Label of the button that orders an experience: with its lowest price, if it has one. */
export function orderFromText(experience: Priced): string {
  const lowest = lowestPrice(experience)
  return lowest
    ? m.experience_order_from({ price: formatMoney(lowest.price, getLocale()) })
    : m.experience_order()
}

/** The cheapest price of an experience with its rates of VAT; undefined where all are on request. */
export function lowestPrice({ variants }: Priced) {
  const [lowest] = variants
    .flatMap(({ price, vatRateBp, vatParts }) => (price ? [{ price, vatRateBp, vatParts }] : []))
    .toSorted((one, other) => one.price.amount - other.price.amount)
  return lowest
}
