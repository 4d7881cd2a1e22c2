import { appConfig } from '~config'
import type { LifeEvent } from '~/order/life/event-data'
import type { Life } from '~/order/life/life'
import { orderNow } from '~/order/life/order-now'
import type { Order, PlacedOrder } from '~/order/model/order'
import { currencyOf } from '~/order/model/order-money'
import type { TaxRules } from '~/order/papers/bill-of-life'
import type { Party, TaxDocument } from '~/order/papers/tax-document'
import { countries } from '~/lib/countries'
import { inEach, type L10n, type Words } from '~/lib/locale'
import { toLocalTime } from '~/lib/local-time'

/** A document before it has its number, which the database allots (document-store). */
export type DraftDocument = Omit<TaxDocument, 'number'>

/** What every document of an act says, whatever its kind. */
type Frame = Pick<
  DraftDocument,
  | 'order'
  | 'locale'
  | 'currency'
  | 'issuedOn'
  | 'supplier'
  | 'customer'
  | 'isVatPayer'
  | 'subject'
  | 'pickupAt'
>

/** The parties, the order and the day of an act. */
export function frameOf(
  placed: PlacedOrder,
  life: Life,
  { at }: Pick<LifeEvent, 'at'>,
  { isVatPayer }: TaxRules,
): Frame {
  const { order, number, locale } = orderNow(placed, life)
  return {
    order: number,
    locale,
    currency: currencyOf(order),
    issuedOn: dayOf(at),
    supplier: supplier(),
    customer: customerOf(order),
    isVatPayer,
    subject: subjectOf(order),
    pickupAt: life.pickupAt,
  }
}

/** The local day of an instant. */
export function dayOf(instant: string): string {
  return toLocalTime(new Date(instant)).slice(0, 10)
}

function supplier(): Party {
  const { legalName: name, street, city, zip, country, companyId, vatId } = appConfig.company
  return { name, street, city, zip, country, countryName: nameOf(country), companyId, vatId }
}

/** Who pays an order. */
export function customerOf(order: Order): Party {
  const { street, city, zip, chooseCountry: country, countryName } = order
  const place = { street, city, zip, country, countryName: countryName ?? nameOf(country) }
  if (!order.customerCompany) return { name: order.name, ...place, companyId: null, vatId: null }
  return {
    name: order.customerCompanyName || order.name,
    ...place,
    companyId: order.customerCompanyID || null,
    vatId: order.customerCompanyVATID || null,
  }
}

/** True if two documents bear the same customer; how a country is called may change with a release. */
export function isSameCustomer(one: Party, other: Party): boolean {
  return CUSTOMER.every((part) => one[part] === other[part])
}

const CUSTOMER = ['name', 'street', 'city', 'zip', 'country', 'companyId', 'vatId'] as const

function nameOf(country: string): L10n | null {
  return countries.find(({ code }) => code === country)?.name ?? null
}

/** The experience or the way, one line. */
function subjectOf({ trip, experienceTitle }: Order): L10n {
  const way = [trip.pickup, ...trip.stops, trip.dropoff].filter(Boolean).join(' – ')
  const { hours } = trip
  const title = experienceTitle ?? (hours === null ? null : hourly(hours))
  const line = (of: string | undefined) => [of, way].filter(Boolean).join(': ').slice(0, 1_000)
  return inEach((locale) => line(title?.[locale]))
}

const HOURLY: Words = { cs: 'Vůz na hodiny', en: 'Hourly hire', de: 'Wagen auf Stundenbasis' }

function hourly(hours: number): L10n {
  return inEach((locale) => `${HOURLY[locale]} (${hours}\u00a0h)`)
}
