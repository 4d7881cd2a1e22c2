import { formatMoney } from '~/i18n/format'
import type { Money } from '~/lib/money'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import type { Experience } from '~/back-office/contract'

type Priced = Pick<Experience, 'variants'>

/** The lowest price of an experience as "from …", or on request. */
export function fromPriceText(experience: Priced): string {
  const lowest = lowestPrice(experience)
  return lowest ? m.price_from({ price: formatMoney(lowest, getLocale()) }) : m.price_on_request()
}

/** Label of the button that orders an experience: with its lowest price, if it has one. */
export function orderFromText(experience: Priced): string {
  const lowest = lowestPrice(experience)
  return lowest
    ? m.experience_order_from({ price: formatMoney(lowest, getLocale()) })
    : m.experience_order()
}

function lowestPrice({ variants }: Priced): Money | undefined {
  const [lowest] = variants
    .flatMap(({ price }) => (price ? [price] : []))
    .toSorted((a, b) => a.amount - b.amount)
  return lowest
}
