import { appConfig } from '~config'
import type { OrderDetails } from '~/features/order/rules/check-order'
import type { Locale, PaymentMethod } from '~/lib/app-config-type'
import { TIME_ZONE } from '~/lib/prague-time'
import type { Price } from '~/provider/contract'
import type { OrderBody } from '~/provider/contract-order'

/** What the summary adds to the details when the order is sent. */
type Submission = {
  locale: Locale
  paymentMethod: PaymentMethod
  note: string | null
  price: Price
  placedAt: Date
}

/** The order as the provider receives it (docs/provider-api.yaml), all but its number. */
export function toOrderBody(
  details: OrderDetails,
  submission: Submission,
): Omit<OrderBody, 'number'> {
  const { times, trip, ...rest } = details
  const { pickup, back } = times
  return {
    ...rest,
    locale: submission.locale,
    trip: {
      ...trip,
      pickupLocal: pickup.local,
      timeZone: TIME_ZONE,
      pickupAt: pickup.instant.toISOString(),
      returnLocal: back?.local ?? null,
      returnAt: back?.instant.toISOString() ?? null,
    },
    note: submission.note,
    paymentMethod: submission.paymentMethod,
    price: submission.price,
    termsVersion: appConfig.terms.version,
    placedAt: submission.placedAt.toISOString(),
  }
}
