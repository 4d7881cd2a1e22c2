import { KINDS, type OrderKind } from '~/carrier/order-kinds'
import { m } from '~/paraglide/messages'

/** The rules of a kind of order. */
type KindRules = {
  /** Its name in the interface. */
  label: () => string
  /** The noun by which sentences call it: a parcel does not ride, and a car by the hour is no single ride. */
  noun: 'ride' | 'order' | 'parcel'
  /** People have passengers, luggage, child seats, a name board and a guest; a parcel has sizes and a recipient. */
  carries: 'people' | 'parcel'
  /** The field that chooses the car; the variant of an experience names its service. */
  carField: 'service' | 'variant'
  /** True if the pickup is required; else it is agreed later. */
  needsPickup: boolean
  /** True if it has a destination, so that its route has a length and a price. */
  hasWay: boolean
  hasStops: boolean
  hasReturn: boolean
  hasHours: boolean
  hasFlight: boolean
  /** Source of its extras. */
  extras: 'carrier' | 'experience' | 'nobody'
  /** True if the carrier always names the price, so that it is a request, which needs no billing address. */
  isPricedByCarrier: boolean
  /** What its price includes, in display order. */
  includes: readonly ('ride' | 'waiting' | 'handing' | 'hourly' | 'experience')[]
}

/** All rules of the kinds of order. A new kind is a new entry; the compiler names missing rules. */
export const KIND_RULES: Record<OrderKind, KindRules> = {
  ride: {
    label: m.word_ride,
    noun: 'ride',
    carries: 'people',
    carField: 'service',
    needsPickup: true,
    hasWay: true,
    hasStops: true,
    hasReturn: true,
    hasHours: false,
    hasFlight: true,
    extras: 'carrier',
    isPricedByCarrier: false,
    includes: ['ride', 'waiting'],
  },
  hourly: {
    label: m.order_kind_hourly,
    noun: 'order',
    carries: 'people',
    carField: 'service',
    needsPickup: true,
    hasWay: false,
    hasStops: false,
    hasReturn: false,
    hasHours: true,
    hasFlight: true,
    extras: 'carrier',
    isPricedByCarrier: false,
    includes: ['hourly'],
  },
  experience: {
    label: m.word_experience,
    noun: 'order',
    carries: 'people',
    carField: 'variant',
    needsPickup: false,
    hasWay: false,
    hasStops: false,
    hasReturn: false,
    hasHours: false,
    hasFlight: false,
    extras: 'experience',
    isPricedByCarrier: false,
    includes: ['experience'],
  },
  parcel: {
    label: m.word_parcel,
    noun: 'parcel',
    carries: 'parcel',
    carField: 'service',
    needsPickup: true,
    hasWay: true,
    hasStops: false,
    hasReturn: false,
    hasHours: false,
    hasFlight: false,
    extras: 'nobody',
    isPricedByCarrier: true,
    includes: ['handing'],
  },
}

/** True for one of the kinds of order. */
export function isOrderKind(value: string): value is OrderKind {
  return KINDS.some((kind) => kind === value)
}

/** The rules of a typed kind; null if it is none. */
export function rulesOfKind(typed: string): KindRules | null {
  return isOrderKind(typed) ? KIND_RULES[typed] : null
}

/**
 * The kinds whose rules pass the test, as a value of the attribute `data-for`, by which CSS shows parts of the form.
 */
export function kindsWhere(test: (rules: KindRules) => boolean): string {
  return KINDS.filter((kind) => test(KIND_RULES[kind])).join(' ')
}
