import type { Order, PlacedOrder } from '~/features/order/placed/order'
import type { OrderBody } from '~/provider/contract-order'

/** The order as the provider receives it (docs/provider-api.yaml). */
export function toOrderBody({ order, ...placed }: PlacedOrder): OrderBody {
  const { options, price, ...rest } = withoutNames(order)
  return {
    ...rest,
    ...placed,
    price,
    orderOptions: options.map(({ code, qty }) => ({ code, qty })),
  }
}

/** The provider knows its own names, and counts what is left of the customer's time by its own clock. */
function withoutNames(order: Order) {
  const {
    experienceTitle: _experience,
    variantName: _variant,
    countryName: _country,
    deliveryCountryName: _delivery,
    isPickupDoubled: _pickup,
    isReturnDoubled: _return,
    durationMin: _duration,
    distanceKm: _distance,
    usual: _usual,
    countedBy: _counted,
    cancelling: _cancelling,
    promise: _promise,
    ...rest
  } = order
  return rest
}
