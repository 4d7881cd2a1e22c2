import { appConfig } from '~config'
import { isOffered } from '~/carrier/offered-kinds'
import { isOrderKind, KIND_RULES } from '~/order/model/kinds'
import type { Order } from '~/order/model/order'
import type { OrderValues } from '~/order/model/typed-order'

/**
 * The input of a form that orders the same once more. The times of a pickup that has passed are left empty, and so is
 * the flight, which belongs to its day.
 */
export function valuesOfOrder(order: Order, now: Date): OrderValues {
  const { trip, parcel, guest, deliveryAddress } = order
  const isAhead = Date.parse(trip.pickupAt) > now.getTime()
  const [date = '', time = ''] = trip.pickupLocal.split('T')
  const [returnDate = '', returnTime = ''] = (isAhead && trip.returnLocal?.split('T')) || []
  const hasService = KIND_RULES[order.kind].carField === 'service'
  return {
    kind: order.kind,
    service: hasService ? order.service : '',
    experience: order.experienceId ?? '',
    variant: order.variantId ?? '',
    pickup: trip.pickup ?? '',
    // The question about a place is asked again.
    pickupPlace: '',
    dropoff: trip.dropoff ?? '',
    dropoffPlace: '',
    stops: trip.stops.join('\n'),
    date: isAhead ? date : '',
    time,
    hours: textOf(trip.hours),
    returnDate,
    returnTime,
    flightNumber: '',
    nameBoard: order.nameBoard ?? '',
    driverLanguage: order.driverLanguage ?? '',
    guestName: guest?.name ?? '',
    guestPhone: guest?.phone ?? '',
    passengers: textOf(order.passengers),
    luggages: textOf(order.luggages),
    childSeats: textOf(order.childSeats),
    childSeatSizes: order.childSeatSizes?.join(' ') ?? '',
    parcelLength: textOf(parcel?.lengthCm),
    parcelWidth: textOf(parcel?.widthCm),
    parcelHeight: textOf(parcel?.heightCm),
    parcelWeight: textOf(parcel?.weightKg),
    parcelValue: parcel ? textOf(parcel.insuredValue.amount / 100) : '',
    recipientName: parcel?.recipient?.name ?? '',
    recipientPhone: parcel?.recipient?.phone ?? '',
    subject: order.subject ?? '',
    message: order.message ?? '',
    name: order.name,
    email: order.email,
    phone: order.phone,
    street: order.street,
    city: order.city,
    zip: order.zip,
    chooseCountry: order.chooseCountry || appConfig.market.code,
    customerCompany: order.customerCompany ? 'on' : '',
    customerCompanyName: order.customerCompanyName ?? '',
    customerCompanyID: order.customerCompanyID ?? '',
    customerCompanyVATID: order.customerCompanyVATID ?? '',
    customerIsOtherAddress: order.customerIsOtherAddress ? 'on' : '',
    deliveryStreet: deliveryAddress?.street ?? '',
    deliveryCity: deliveryAddress?.city ?? '',
    deliveryZip: deliveryAddress?.zip ?? '',
    deliveryCountry: deliveryAddress?.country ?? appConfig.market.code,
    orderOptions: order.options.flatMap(({ code, qty }) => Array.from({ length: qty }, () => code)),
  }
}

/**
 * A form with what the carrier takes: one of a kind that was switched off since becomes a ride, which keeps its places,
 * times and people.
 */
export function offeredValues(values: OrderValues): OrderValues {
  if (!isOrderKind(values.kind) || isOffered(values.kind)) return values
  return { ...values, kind: 'ride', experience: '', variant: '', hours: '', orderOptions: [] }
}

function textOf(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value)
}
