import type { OrderField } from '~/order/model/typed-order'
import { keysOf } from '~/lib/keys-of'
import { m } from '~/paraglide/messages'

/** The label of a field: at the field, in the error summary and in the summary of the order. */
export function orderLabel(field: OrderField): string {
  return LABELS[field]()
}

// In the order of the fields on the page.
const LABELS: Record<OrderField, () => string> = {
  kind: m.order_kind,
  experience: m.order_experience,
  variant: m.order_variant,
  pickup: m.order_pickup,
  pickupPlace: m.order_pickup,
  dropoff: m.order_dropoff,
  dropoffPlace: m.order_dropoff,
  passengers: m.order_passengers,
  hours: m.order_hours,
  service: m.order_service,
  parcelLength: m.order_parcel_length,
  parcelWidth: m.order_parcel_width,
  parcelHeight: m.order_parcel_height,
  parcelWeight: m.order_parcel_weight,
  parcelValue: m.order_parcel_value,
  recipientName: m.order_recipient_name,
  recipientPhone: m.order_recipient_phone,
  date: m.order_date,
  time: m.order_time,
  flightNumber: m.order_flight_number,
  luggages: m.order_luggages,
  name: m.order_name,
  email: m.order_email,
  phone: m.order_phone,
  customerCompany: m.order_company,
  customerCompanyID: m.order_company_id,
  customerCompanyName: m.order_company_name,
  customerCompanyVATID: m.order_company_vat_id,
  street: m.order_street,
  city: m.order_city,
  zip: m.order_zip,
  chooseCountry: m.order_country,
  customerIsOtherAddress: m.order_other_address,
  deliveryStreet: m.order_delivery_street,
  deliveryCity: m.order_delivery_city,
  deliveryZip: m.order_delivery_zip,
  deliveryCountry: m.order_delivery_country,
  guestName: m.order_guest_name,
  guestPhone: m.order_guest_phone,
  nameBoard: m.order_name_board,
  driverLanguage: m.order_driver_language,
  returnDate: m.order_return_date,
  returnTime: m.order_return_time,
  stops: m.order_stops,
  childSeats: m.order_child_seats,
  childSeatSizes: m.order_child_seat_sizes,
  orderOptions: m.order_options,
  subject: m.order_subject,
  message: m.order_message,
}

/** All fields in the order of the page. */
export const orderFields: readonly OrderField[] = keysOf(LABELS)
