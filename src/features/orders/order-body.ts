import { appConfig } from '~config'
import type { OrderDetails } from '~/features/orders/validate-order'
import type { Locale, PaymentMethod } from '~/lib/app-config'
import { TIME_ZONE } from '~/lib/prague-time'
import type { OrderBody, Price } from '~/provider/contract'

type Placement = {
  locale: Locale
  paymentMethod: PaymentMethod
  note: string | null
  price: Price
  placedAt: Date
}

/** The order as the provider receives it (DESIGN.md "The provider"), all but its number. */
export function toOrderBody(
  details: OrderDetails,
  placement: Placement,
): Omit<OrderBody, 'number'> {
  const { times, trip, ...rest } = details
  const { pickup, back } = times
  return {
    ...rest,
    locale: placement.locale,
    trip: {
      ...trip,
      pickupLocal: pickup.local,
      timeZone: TIME_ZONE,
      pickupAt: pickup.instant.toISOString(),
      returnLocal: back?.local ?? null,
      returnAt: back?.instant.toISOString() ?? null,
    },
    note: placement.note,
    paymentMethod: placement.paymentMethod,
    price: placement.price,
    termsVersion: appConfig.terms.version,
    placedAt: placement.placedAt.toISOString(),
  }
}
