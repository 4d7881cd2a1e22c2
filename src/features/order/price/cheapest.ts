import { findTooSmall } from '~/features/order/rules/capacity'
import type { RideAnswer } from '~/features/order/price/ride-answer'
import type { OrderValues } from '~/features/order/typed/typed-order'
import { serviceSlugs } from '~/tariff/service-slugs'

/** The values with the cheapest car that holds everybody, where none is chosen or the chosen one is too small. */
export function withCheapest(values: OrderValues, answer: RideAnswer): OrderValues {
  const prices = answer.state === 'known' ? answer.prices : null
  const isSmall = (service: string) => findTooSmall({ ...values, service }, NO_CATALOGUE) !== null
  if (!prices || (values.service !== '' && !isSmall(values.service))) return values
  const [cheapest] = serviceSlugs
    .filter((slug) => !isSmall(slug))
    .toSorted((one, other) => prices[one].from - prices[other].from)
  return cheapest ? { ...values, service: cheapest } : values
}

const NO_CATALOGUE = { countries: [], experiences: [] }
