import { appConfig } from '~config'
import {
  type ServiceSlug,
  isServiceSlug,
  serviceNames,
  serviceSlugs,
} from '~/carrier/service-slugs'
import { useOrderValue } from '~/order/form/form-state'
import { m } from '~/paraglide/messages'
import styles from '~/order/form/sections/order-hints.module.css'

const { services } = appConfig

/** Says how many large suitcases the chosen category takes when there is more luggage. Nothing is refused by it. */
export function LargeLuggage() {
  const service = useOrderValue('service')
  const pieces = Number(useOrderValue('luggages'))
  const text = isServiceSlug(service) ? largeLuggageHint(service, pieces) : ''
  return <output className={styles['hint']}>{text}</output>
}

/** Empty when all pieces may be large, or when the category has no room for so many pieces at all. */
export function largeLuggageHint(service: ServiceSlug, pieces: number): string {
  const { largeLuggage: count, maxLuggage } = services[service]
  if (pieces <= count || pieces > maxLuggage) return ''
  const names = serviceSlugs
    .filter((slug) => services[slug].largeLuggage > count)
    .map((slug) => serviceNames[slug])
    .join(', ')
  const limit = m.order_luggages_large({ name: serviceNames[service], count })
  return names === '' ? limit : `${limit} ${m.order_luggages_larger({ names })}`
}
