import * as v from 'valibot'
import { loadOrderCatalogue } from '~/back-office/catalogue/catalogue.server'
import {
  ACT_FIELDS,
  type ActErrors,
  type ActValues,
  type Intent,
  UNTOUCHED,
} from '~/order/status/status-view'
import { checkWishedPickup, wishFields, wishText } from '~/order/status/acts/wish'
import type { Order } from '~/order/model/order'
import type { Act } from '~/order/life/event-data'
import type { Billing } from '~/order/life/event-data'
import type { Life } from '~/order/life/life'
import { offeredWays } from '~/carrier/offered-ways'
import { addressNeed, type AddressNeed, lacksAddress } from '~/order/model/address-need'
import { moneyOf } from '~/order/model/order-money'
import { readBilling } from '~/order/rules/check-customer'
import { methodSchema } from '~/order/rules/payment-schema'
import { emptyOrderValues } from '~/order/model/typed-order'
import { emailAddress, optionalLongText, optionalText } from '~/lib/fields/field-schemas'
import { detailError, saysWhere, withDetail } from '~/order/rules/place-detail'
import { formText, isSaying, oneLine } from '~/lib/fields/typed-text'
import { readFields } from '~/lib/fields/read-fields'

const wishSchema = v.object({
  message: optionalLongText(2_000),
  flightNumber: optionalText(20),
})
const emailSchema = v.object({ email: emailAddress })

/** Reads the text fields of the page's forms; a field that is not in `form` is empty. */
export function readActValues(form: FormData): ActValues {
  const all = { ...UNTOUCHED }
  for (const field of ACT_FIELDS) {
    const typed = formText(form.get(field))
    if (form.has(field)) all[field] = field === 'message' ? typed : oneLine(typed)
  }
  return all
}

type Read = { order: Order; life: Life; now: Date; values: ActValues; errors: ActErrors }

/** Reads the act of a form; null if an error was written to `errors`, or if the form names no change. */
export async function readAct(
  intent: Intent,
  { order, life, now, values, errors }: Read,
): Promise<Act | null> {
  switch (intent) {
    case 'cancel':
      return { event: 'cancel', reason: null }
    case 'correctEmail': {
      const read = readFields<typeof emailSchema>(emailSchema, values, errors)
      const isOther = read !== null && read.email.toLowerCase() !== order.email.toLowerCase()
      return isOther ? { event: 'correctEmail', email: read.email } : null
    }
    case 'tellPlace':
      return tellPlace(order, values, errors)
    case 'requestChange': {
      readFields(wishSchema, values, errors)
      checkWishedPickup(values, order, now, errors)
      const isWrong = Object.keys(errors).length > 0
      const message = isWrong ? null : wishText(values, order, errors)
      const besides = values.message.trim()
      return message
        ? {
            event: 'requestChange',
            message,
            ...(besides !== '' && { besides }),
            ...wishFields(values, order, errors),
          }
        : null
    }
    case 'accept':
      return readAcceptance(values, addressNeed(moneyOf(order, life.offer?.total ?? 0)), errors)
    case 'acceptChange': {
      if (!lacksAddress(order, life.changeOffer?.total ?? null)) return { event: intent }
      const billing = await readInvoice({ ...values, customerCompany: '' }, 'required', errors)
      return billing && { event: intent, billing }
    }
    case 'decline':
    case 'declineChange':
      return { event: intent }
  }
}

/** The street or hotel of each town alone, as a correction of the trip; null if an error was written to `errors`. */
function tellPlace(order: Order, values: ActValues, errors: ActErrors): Act | null {
  const { townAlone = [], ...trip } = order.trip
  const told = townAlone.filter((end) => isSaying(values[`${end}Detail`]))
  for (const end of told) {
    const [detail, town] = [values[`${end}Detail`], trip[end] ?? '']
    const error = detailError(end, detail, town)
    // Another town is another way, which a wish may ask for.
    if (error?.code === 'placeElsewhere') errors[`${end}Detail`] = { code: 'placeMoved' }
    else if (error) errors[`${end}Detail`] = error
    else if (!saysWhere(detail, town)) errors[`${end}Detail`] = { code: 'placeMissing' }
  }
  const [first] = townAlone
  if (first && told.length === 0) errors[`${first}Detail`] = { code: 'placeMissing' }
  if (told.length === 0 || Object.keys(errors).length > 0) return null
  const places = told.map((end) => [end, withDetail(trip[end] ?? '', values[`${end}Detail`])])
  const left = townAlone.filter((end) => !told.includes(end))
  const after = {
    ...trip,
    ...Object.fromEntries(places),
    ...(left.length > 0 ? { townAlone: left } : {}),
  }
  return { event: 'correct', before: { trip: order.trip }, after: { trip: after } }
}

async function readAcceptance(
  values: ActValues,
  need: Exclude<AddressNeed, 'none'>,
  errors: ActErrors,
): Promise<Act | null> {
  const billing = await readInvoice(values, need, errors)
  const schema = methodSchema({
    isCompany: values.customerCompany !== '',
    ways: offeredWays({ isCompany: true }),
  })
  const paid = readFields<typeof schema>(schema, values, errors)
  if (!billing || !paid) return null
  return { event: 'accept', billing, paymentMethod: paid.paymentMethod }
}

/** For whom the invoice is; null if an error was written to `errors`. */
async function readInvoice(
  values: ActValues,
  need: Exclude<AddressNeed, 'none'>,
  errors: ActErrors,
): Promise<Billing | null> {
  const catalogue = await loadOrderCatalogue()
  const { paymentMethod: _, ...typed } = values
  const billed = readBilling({ ...emptyOrderValues(), ...typed }, catalogue, { need, errors })
  if (!billed || Object.keys(errors).length > 0) return null
  const { customerIsOtherAddress: _other, deliveryAddress: _delivery, ...billing } = billed
  const country = catalogue.countries.find(({ code }) => code === billing.chooseCountry)
  return { ...billing, countryName: country?.name ?? null }
}
