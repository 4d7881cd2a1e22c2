import type { TaxiReservation, WithContext } from 'schema-dts'
import { appConfig } from '~config'
import { STATES } from '~/order/life/states'
import { KIND_RULES } from '~/order/model/kinds'
import { currencyOf } from '~/order/model/order-money'
import type { KnownOrder } from '~/order/store/find-order.server'

/**
 * An order as mail programs read it, for their calendars and cards; `TaxiReservation` is only the name of the type. Two
 * fields are known to Gmail alone.
 */
export type Reservation = WithContext<TaxiReservation> & {
  reservationNumber: string
  modifyReservationUrl: string
}

/**
 * The reservation of a confirmed order, and of one that was confirmed and then cancelled, so that its card goes. Null
 * for a parcel, which schema.org does not reserve, and while the place of pickup is open.
 */
export function reservationOf({ placed, life }: KnownOrder, pageUrl: string): Reservation | null {
  const { order, number } = placed
  const { pickup, pickupAt } = order.trip
  const isAgreed = STATES[life.state].phase === 'agreed'
  const isCancelled = life.state === 'cancelled' && life.bindingAt !== null
  if (!pickup || KIND_RULES[order.kind].carries === 'parcel' || !(isAgreed || isCancelled)) {
    return null
  }
  const { company, product } = appConfig
  return {
    '@context': 'https://schema.org',
    '@type': 'TaxiReservation',
    reservationId: number,
    reservationNumber: number,
    reservationStatus: isAgreed
      ? 'https://schema.org/ReservationConfirmed'
      : 'https://schema.org/ReservationCancelled',
    underName: { '@type': 'Person', name: order.guest?.name ?? order.name },
    provider: { '@type': 'Organization', name: product.name, telephone: company.phone },
    pickupTime: pickupAt,
    pickupLocation: { '@type': 'Place', name: pickup, address: pickup },
    ...(order.passengers === null ? {} : { partySize: order.passengers }),
    ...(life.price === null
      ? {}
      : { totalPrice: (life.price / 100).toFixed(2), priceCurrency: currencyOf(order) }),
    modifyReservationUrl: pageUrl,
  }
}
