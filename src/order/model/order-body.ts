import type { Order, PlacedOrder } from '~/order/model/order'
import type { OrderBody } from '~/back-office/contract-order'

/** The same type with its optional fields required: omitting a field of the contract is a compile error. */
type Whole<TValue> = TValue extends object
  ? { [TKey in keyof TValue]-?: Whole<TValue[TKey]> }
  : TValue

/**
 * Converts an order to the body for the back office (docs/provider-api.yaml). Fields are picked by name, so that a
 * new field of the order is sent only once it is listed here.
 */
export function toOrderBody({ order, ...placed }: PlacedOrder): Whole<OrderBody> {
  const { guest, deliveryAddress } = order
  return {
    number: placed.number,
    locale: placed.locale,
    kind: order.kind,
    service: order.service,
    experienceId: order.experienceId,
    variantId: order.variantId,
    trip: tripOf(order),
    passengers: order.passengers,
    luggages: order.luggages,
    childSeats: order.childSeats,
    nameBoard: order.nameBoard,
    parcel: parcelOf(order),
    orderOptions: order.options.map(({ code, qty }) => ({ code, qty })),
    subject: order.subject,
    message: order.message,
    note: placed.note,
    name: order.name,
    email: order.email,
    phone: order.phone,
    street: order.street,
    city: order.city,
    zip: order.zip,
    chooseCountry: order.chooseCountry,
    customerCompany: order.customerCompany,
    customerCompanyName: order.customerCompanyName,
    customerCompanyID: order.customerCompanyID,
    customerCompanyVATID: order.customerCompanyVATID,
    customerIsOtherAddress: order.customerIsOtherAddress,
    deliveryAddress: deliveryAddress && {
      street: deliveryAddress.street,
      city: deliveryAddress.city,
      zip: deliveryAddress.zip,
      country: deliveryAddress.country,
    },
    paymentMethod: placed.paymentMethod,
    driverLanguage: order.driverLanguage,
    childSeatSizes: order.childSeatSizes,
    guest: guest && { name: guest.name, phone: guest.phone },
    // The price has the schema of the contract.
    price: order.price,
    termsVersion: order.termsVersion,
    placedAt: placed.placedAt,
  }
}

function tripOf({ trip }: Order): Whole<OrderBody['trip']> {
  return {
    pickup: trip.pickup,
    dropoff: trip.dropoff,
    stops: trip.stops,
    pickupLocal: trip.pickupLocal,
    timeZone: trip.timeZone,
    pickupAt: trip.pickupAt,
    hours: trip.hours,
    flightNumber: trip.flightNumber,
    returnLocal: trip.returnLocal,
    returnAt: trip.returnAt,
  }
}

function parcelOf({ parcel }: Order): Whole<OrderBody['parcel']> {
  if (!parcel) return null
  const { lengthCm, widthCm, heightCm, weightKg, insuredValue, recipient } = parcel
  return {
    lengthCm,
    widthCm,
    heightCm,
    weightKg,
    insuredValue: { amount: insuredValue.amount, currency: insuredValue.currency },
    recipient: recipient && { name: recipient.name, phone: recipient.phone },
  }
}
