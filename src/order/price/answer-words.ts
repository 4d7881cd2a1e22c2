import { type ServiceSlug, serviceSlugs, categoryOf } from '~/carrier/service-slugs'
import type { ShownCatalogue } from '~/back-office/catalogue/order-catalogue'
import { rulesOfKind } from '~/order/model/kinds'
import type { OrderValues } from '~/order/model/typed-order'
import type { RideAnswer } from '~/order/price/ride-answer'
import { getLocale } from '~/paraglide/runtime'

/** What was typed, with the answer to it. */
export type Answered = { values: OrderValues; price: { answer: RideAnswer } }

type Shown = { values: OrderValues; catalogue: Pick<ShownCatalogue, 'titles'> }

/** The route that the page has an answer for: "Prague Airport – Karlovy Vary"; null if it has none. */
export function routeName({ values, price: { answer } }: Answered): string | null {
  if (answer.state !== 'known' || values.kind !== answer.kind) return null
  const locale = getLocale()
  return `${answer.from[locale]}\u00a0– ${answer.to[locale]}`
}

/** The experience that was chosen, by its title; null for another kind of order. */
export function experienceName({ values, catalogue }: Shown): string | null {
  if (rulesOfKind(values.kind)?.carField !== 'variant') return null
  const chosen = catalogue.titles.find(({ id }) => id === values.experience)
  return chosen?.title[getLocale()] ?? null
}

/** The categories with a seat for everybody. */
export function carsFor(people: number): ServiceSlug[] {
  return serviceSlugs.filter((slug) => people <= categoryOf(slug).maxPassengers)
}
