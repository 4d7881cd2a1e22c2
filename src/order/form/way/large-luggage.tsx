import {
  categoryOf,
  type ServiceSlug,
  isServiceSlug,
  serviceSlugs,
  serviceName,
} from '~/carrier/service-slugs'
import { useOrderValue } from '~/order/form/form-state'
import { m } from '~/paraglide/messages'
import styles from '~/order/form/sections/order-hints.module.css'

/** Says how many large suitcases the chosen category takes when there is more luggage. Nothing is refused by it. */
export function LargeLuggage() {
  const service = useOrderValue('service')
  const pieces = Number(useOrderValue('luggages'))
  const text = isServiceSlug(service) ? largeLuggageHint(service, pieces) : ''
  return <output className={styles['hint']}>{text}</output>
}

/** Empty when all pieces may be large, or when the category has no room for so many pieces at all. */
export function largeLuggageHint(service: ServiceSlug, pieces: number): string {
  const { largeLuggage: count, maxLuggage } = categoryOf(service)
  if (pieces <= count || pieces > maxLuggage) return ''
  const names = serviceSlugs
    .filter((slug) => categoryOf(slug).largeLuggage > count)
    .map((slug) => serviceName(slug))
    .join(', ')
  const limit = m.order_luggages_large({ name: serviceName(service), count })
  return names === '' ? limit : `${limit} ${m.order_luggages_larger({ names })}`
}
