import { findOrderExperience, type OrderCatalogue } from '~/back-office/catalogue/order-catalogue'
import { isOffered } from '~/carrier/offered-kinds'
import { isOrderKind } from '~/order/model/kinds'
import type { OrderValues } from '~/order/model/typed-order'
import { isServiceSlug } from '~/carrier/service-slugs'
import { oneLine } from '~/lib/fields/typed-text'
import { fromLocalTime } from '~/lib/local-time'

const MAX_PLACE = 200

/** The fields a link may prefill. */
export const LINK_KEYS = [
  'kind',
  'service',
  'experience',
  'variant',
  'pickup',
  'dropoff',
  'date',
  'time',
  'passengers',
  'luggages',
] as const

type DeepLink = Partial<Pick<OrderValues, (typeof LINK_KEYS)[number]>>

/**
 * Reads prefilled values from a link (`?kind=…&service=…&experience=…&date=…`). Drops an invalid value without an
 * error; reads nothing personal. `experience` is an id or a slug in either
 * language. A kind that is switched off is dropped as well: the form asks about a ride with what is left.
 */
export function readDeepLink(query: URLSearchParams, catalogue: OrderCatalogue): DeepLink {
  const link: DeepLink = {}
  const take = (name: keyof DeepLink, isGood: (value: string) => boolean) => {
    const value = oneLine(query.get(name) ?? '')
    if (value && isGood(value)) link[name] = value
  }
  const isCount = (value: string) => /^\d{1,2}$/.test(value)
  const isPlace = (value: string) => value.length <= MAX_PLACE
  take('kind', (value) => isOrderKind(value) && isOffered(value))
  take('service', isServiceSlug)
  take('pickup', isPlace)
  take('dropoff', isPlace)
  take('date', (value) => fromLocalTime(`${value}T12:00`).kind === 'once')
  take('time', (value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value))
  take('passengers', (value) => isCount(value) && value !== '0')
  take('luggages', isCount)
  const experience = findOrderExperience(catalogue, query.get('experience') ?? '')
  if (!experience || !isOffered('experience')) return link
  link.kind = 'experience'
  link.experience = experience.id
  take('variant', (value) => experience.variants.some(({ id }) => id === value))
  return link
}
