import { findOrderExperience, type OrderCatalogue } from '~/catalogue/order-catalogue'
import { isOrderKind, type OrderValues } from '~/features/order/typed/typed-order'
import { isServiceSlug } from '~/tariff/service-slugs'
import { oneLine } from '~/lib/fields/typed-text'
import { fromPragueLocal } from '~/lib/prague-time'

const MAX_PLACE = 200

/** The fields a link may fill in. */
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
 * What a link fills in (`?kind=…&service=…&experience=…&date=…`). A bad value is dropped
 * quietly; nothing personal is read. `experience` is an id or a slug in either language.
 */
export function readDeepLink(query: URLSearchParams, catalogue: OrderCatalogue): DeepLink {
  const link: DeepLink = {}
  const take = (name: keyof DeepLink, isGood: (value: string) => boolean) => {
    const value = oneLine(query.get(name) ?? '')
    if (value && isGood(value)) link[name] = value
  }
  const isCount = (value: string) => /^\d{1,2}$/.test(value)
  const isPlace = (value: string) => value.length <= MAX_PLACE
  take('kind', isOrderKind)
  take('service', isServiceSlug)
  take('pickup', isPlace)
  take('dropoff', isPlace)
  take('date', (value) => fromPragueLocal(`${value}T12:00`).kind === 'once')
  take('time', (value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value))
  take('passengers', (value) => isCount(value) && value !== '0')
  take('luggages', isCount)
  const experience = findOrderExperience(catalogue, query.get('experience') ?? '')
  if (!experience) return link
  link.kind = 'experience'
  link.experience = experience.id
  take('variant', (value) => experience.variants.some(({ id }) => id === value))
  return link
}
