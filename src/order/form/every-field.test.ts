import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { orderChanges } from '~/order/ticket/order-changes'
import { parseOrder } from '~/order/store/stored-order'
import type { Order } from '~/order/model/order'
import type { OrderField } from '~/order/fields'
import type { OrderValues } from '~/order/model/typed-order'
import { keysOf } from '~/lib/keys-of'
import { anOrder } from '../../../tests/support/builders.ts'
import { PARCEL } from '../../../tests/support/order-fields.ts'

type Values = Partial<OrderValues>

const EXPERIENCE = { kind: 'experience', experience: 'vineyards', variant: 'day' }
const GUEST = { guestName: 'Jana Hostová' }
const RETURN = { returnDate: '2026-12-05', returnTime: '18:00' }
const COMPANY = {
  customerCompany: 'on',
  customerCompanyName: 'Traiva',
  customerCompanyID: '25380141',
}
const DELIVERY = {
  customerIsOtherAddress: 'on',
  deliveryStreet: 'Krátká 1',
  deliveryCity: 'Brno',
  deliveryZip: '602 00',
}

/** For each field of the form: an order, and the changed input for that field. */
const TYPED: Record<OrderField, [order: Values, instead: Values]> = {
  kind: [{ hours: '4' }, { kind: 'hourly' }],
  service: [{}, { service: 'comfort' }],
  // The test catalogue has one experience.
  experience: [{}, EXPERIENCE],
  variant: [{ ...EXPERIENCE, passengers: '1' }, { variant: 'own' }],
  pickup: [{}, { pickup: 'Plzeň' }],
  pickupPlace: [
    { pickup: 'Hotel Josef', pickupPlace: 'elsewhere|Hotel Josef' },
    { pickupPlace: 'prague|Hotel Josef' },
  ],
  dropoff: [{}, { dropoff: 'Plzeň' }],
  dropoffPlace: [
    { dropoff: 'Hotel Josef', dropoffPlace: 'elsewhere|Hotel Josef' },
    { dropoffPlace: 'prague|Hotel Josef' },
  ],
  pickupDetail: [{}, { pickupDetail: 'Hotel Josef' }],
  dropoffDetail: [{}, { dropoffDetail: 'Hotel Passage' }],
  stops: [{}, { stops: 'Jihlava' }],
  date: [{}, { date: '2026-12-04' }],
  time: [{}, { time: '09:30' }],
  hours: [{ kind: 'hourly', hours: '4' }, { hours: '5' }],
  returnDate: [RETURN, { returnDate: '2026-12-06' }],
  returnTime: [RETURN, { returnTime: '19:00' }],
  flightNumber: [{}, { flightNumber: 'OK 123' }],
  nameBoard: [{}, { nameBoard: 'Pan Novák' }],
  guestName: [{}, GUEST],
  guestPhone: [GUEST, { guestPhone: '608 111 222' }],
  driverLanguage: [{ driverLanguage: 'en' }, { driverLanguage: 'de' }],
  passengers: [{}, { passengers: '3' }],
  luggages: [{}, { luggages: '2' }],
  childSeats: [{}, { childSeats: '1' }],
  childSeatSizes: [{ passengers: '2', childSeats: '1' }, { childSeatSizes: '9-18' }],
  orderOptions: [{}, { orderOptions: ['wifi'] }],
  parcelLength: [PARCEL, { parcelLength: '200' }],
  parcelWidth: [PARCEL, { parcelWidth: '20' }],
  parcelHeight: [PARCEL, { parcelHeight: '20' }],
  parcelWeight: [PARCEL, { parcelWeight: '80' }],
  parcelValue: [PARCEL, { parcelValue: '1000' }],
  recipientName: [PARCEL, { recipientName: 'Eva Příjemkyně' }],
  recipientPhone: [PARCEL, { recipientPhone: '608 999 999' }],
  subject: [{}, { subject: 'Svatba' }],
  message: [{}, { message: 'Zavolejte, prosím.' }],
  name: [{}, { name: 'Petr Ukázkový' }],
  email: [{}, { email: 'petr@example.com' }],
  phone: [{}, { phone: '608 999 999' }],
  street: [{}, { street: 'Krátká 1' }],
  city: [{}, { city: 'Kladno' }],
  zip: [{}, { zip: '272 01' }],
  chooseCountry: [{}, { chooseCountry: 'DE' }],
  customerCompany: [{}, COMPANY],
  customerCompanyName: [COMPANY, { customerCompanyName: 'Traiva s.r.o.' }],
  customerCompanyID: [COMPANY, { customerCompanyID: '00177041' }],
  customerCompanyVATID: [COMPANY, { customerCompanyVATID: 'CZ25380141' }],
  customerIsOtherAddress: [{}, DELIVERY],
  deliveryStreet: [DELIVERY, { deliveryStreet: 'Krátká 2' }],
  deliveryCity: [DELIVERY, { deliveryCity: 'Kladno' }],
  deliveryZip: [DELIVERY, { deliveryZip: '272 01' }],
  deliveryCountry: [DELIVERY, { deliveryCountry: 'DE' }],
}

/** The order with these values after a round trip through storage. */
function storedOrder(values: Values): Order {
  const order = parseOrder(JSON.stringify(anOrder(values)))
  if (!order) throw new Error('the order cannot be read')
  return order
}

test.each(keysOf(TYPED))('what is typed as %s is stored, and the customer sees it', (field) => {
  const [values, instead] = TYPED[field]
  const [one, other] = [storedOrder(values), storedOrder({ ...values, ...instead })]
  expect(orderChanges(one, other)).not.toEqual([])
})

test.each(keysOf(TYPED))('the form has a control for %s', (field) => {
  expect(sources()).toMatch(new RegExp(`(?:name(?:="|: ')|renderText\\(')${field}["']`))
})

/** The components of the form; the fields of the address are also those of the answers to an offer. */
function sources(): string {
  const form = readdirSync('src/order/form', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx'))
    .map((path) => `src/order/form/${path}`)
  return [...form, 'src/order/ticket/address-fields.tsx']
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
}
