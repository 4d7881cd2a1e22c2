import * as v from 'valibot'
import {
  categorySchema,
  count,
  countryCodeSchema,
  emailSchema,
  filledText,
  idSchema,
  instantSchema,
  languageCodeSchema,
  localeSchema,
  localTimeSchema,
  moneySchema,
  orderNumberSchema,
  paymentMethodSchema,
  phoneSchema,
  receivedInstantSchema,
  strictMoneySchema,
  text,
} from './contract-parts.ts'
import { priceSchema } from './contract.ts'

/**
 * The fields that an order has alike here (order/model/order) and at a back office. Country, street, town and postal
 * code are empty without a billing address.
 */
export const ORDER_PARTS = {
  trip: {
    pickup: v.nullable(text(500)),
    dropoff: v.nullable(text(500)),
    stops: v.pipe(v.array(text(500)), v.maxLength(20)),
    pickupLocal: localTimeSchema,
    timeZone: filledText(64),
    pickupAt: instantSchema,
    hours: v.nullable(count(1, 168)),
    flightNumber: v.nullable(text(40)),
    returnLocal: v.nullable(localTimeSchema),
    returnAt: v.nullable(instantSchema),
  },
  size: {
    lengthCm: count(1, 1_000),
    widthCm: count(1, 1_000),
    heightCm: count(1, 1_000),
    weightKg: v.pipe(v.number(), v.minValue(0), v.maxValue(10_000)),
  },
  recipient: { name: filledText(200), phone: phoneSchema },
  guest: { name: filledText(200), phone: v.nullable(phoneSchema) },
  person: {
    name: filledText(200),
    /** Empty for a customer of the telephone who gave none. */
    email: v.union([emailSchema, v.literal('')]),
    phone: phoneSchema,
  },
  address: {
    street: text(200),
    city: text(200),
    zip: text(20),
    chooseCountry: v.union([countryCodeSchema, v.literal('')]),
  },
  company: {
    customerCompany: v.boolean(),
    customerCompanyName: v.nullable(text(300)),
    customerCompanyID: v.nullable(text(40)),
    customerCompanyVATID: v.nullable(text(40)),
  },
  delivery: { street: text(200), city: text(200), zip: text(20), country: countryCodeSchema },
}
const { trip, size, recipient, guest, person, address, company, delivery } = ORDER_PARTS

const parcelSchema = v.strictObject({
  ...size,
  insuredValue: strictMoneySchema,
  recipient: v.optional(v.nullable(v.strictObject(recipient))),
})

/**
 * Body of POST /orders. Bounds are wider than those of the form, so that no valid order is refused. Fields of version
 * 2 and later are optional: an order placed before is delivered, also repeatedly, unchanged.
 */
export const orderBodySchema = v.strictObject({
  number: orderNumberSchema,
  locale: localeSchema,
  kind: v.picklist(['ride', 'hourly', 'experience', 'parcel']),
  service: v.nullable(categorySchema),
  experienceId: v.nullable(idSchema),
  variantId: v.nullable(idSchema),
  trip: v.strictObject(trip),
  passengers: v.nullable(count(0, 60)),
  luggages: v.nullable(count(0, 60)),
  childSeats: count(0, 20),
  nameBoard: v.nullable(text(200)),
  parcel: v.nullable(parcelSchema),
  orderOptions: v.pipe(
    v.array(v.strictObject({ code: idSchema, qty: count(1, 99) })),
    v.maxLength(50),
  ),
  subject: v.nullable(text(300)),
  message: v.nullable(text(5_000)),
  note: v.nullable(text(5_000)),
  ...person,
  ...address,
  ...company,
  customerIsOtherAddress: v.boolean(),
  deliveryAddress: v.nullable(v.strictObject(delivery)),
  paymentMethod: v.nullable(paymentMethodSchema),
  driverLanguage: v.optional(v.nullable(languageCodeSchema)),
  childSeatSizes: v.optional(
    v.nullable(v.pipe(v.array(v.picklist(['0-13', '9-18', '15-36'])), v.maxLength(20))),
  ),
  guest: v.optional(v.nullable(v.strictObject(guest))),
  price: priceSchema,
  termsVersion: filledText(40),
  placedAt: instantSchema,
})
export type OrderBody = v.InferOutput<typeof orderBodySchema>

/**
 * Data of 201 POST /orders. The id alone confirms that the order arrived; the other fields only inform the carrier,
 * so missing or wrong ones count as absent. The provider defines its own statuses.
 */
export const orderReceiptSchema = v.object({
  id: filledText(200),
  date: told(receivedInstantSchema),
  status: told(filledText(64)),
  totalAmount: told(v.nullable(moneySchema)),
  paymentMethodName: told(filledText(200)),
})
export type OrderReceipt = v.InferOutput<typeof orderReceiptSchema>

function told<TData>(schema: v.GenericSchema<unknown, TData>) {
  return v.fallback(v.optional(schema), undefined)
}
