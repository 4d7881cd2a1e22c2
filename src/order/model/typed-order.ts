import { appConfig } from '~config'
import type { FieldErrors } from '~/lib/fields/field-error'
import { tidySeatSizes } from '~/order/model/child-seat-sizes'
import { formText, oneLine, severalLines } from '~/lib/fields/typed-text'

/**
 * Native names of the form's fields, with the values of an untouched form. Bookmarks and links use these names, which
 * are the same in both languages.
 */
const UNTOUCHED = {
  kind: 'ride',
  service: '',
  experience: '',
  variant: '',
  pickup: '',
  pickupPlace: '',
  dropoff: '',
  dropoffPlace: '',
  stops: '',
  date: '',
  time: '',
  hours: '',
  returnDate: '',
  returnTime: '',
  flightNumber: '',
  nameBoard: '',
  guestName: '',
  guestPhone: '',
  driverLanguage: '',
  passengers: '1',
  luggages: '0',
  childSeats: '0',
  /** The size of each seat, in the order of the seats, with a space between them (child-seat-sizes.ts). */
  childSeatSizes: '',
  parcelLength: '',
  parcelWidth: '',
  parcelHeight: '',
  parcelWeight: '',
  parcelValue: '',
  recipientName: '',
  recipientPhone: '',
  subject: '',
  message: '',
  name: '',
  email: '',
  phone: '',
  street: '',
  city: '',
  zip: '',
  chooseCountry: appConfig.market.code,
  customerCompany: '',
  customerCompanyName: '',
  customerCompanyID: '',
  customerCompanyVATID: '',
  customerIsOtherAddress: '',
  deliveryStreet: '',
  deliveryCity: '',
  deliveryZip: '',
  deliveryCountry: appConfig.market.code,
}

/** A field that is kept as a single text; orderOptions is the only list. */
export type TextField = keyof typeof UNTOUCHED
export type OrderField = TextField | 'orderOptions'
export type OrderErrors = FieldErrors<OrderField>

/** The input by field, valid or not; orderOptions repeats a code for more pieces. */
export type OrderValues = Record<TextField, string> & { orderOptions: string[] }

/** True for the name of a field with a single text. */
export function isTextField(name: string): name is TextField {
  return name in UNTOUCHED
}

const MAX_OPTIONS = 30

/** The values of an untouched form. */
export function emptyOrderValues(): OrderValues {
  return { ...UNTOUCHED, orderOptions: [] }
}

/** Only what differs from an untouched form: an empty form then sends no list of its empty fields. */
export function touchedValues(values: OrderValues): Partial<OrderValues> {
  const touched = Object.entries(values).filter(
    ([field, value]) => !isTextField(field) || value !== UNTOUCHED[field],
  )
  return Object.fromEntries(touched)
}

const LONG_TEXTS: readonly TextField[] = ['stops', 'message']
const CHECKBOXES: readonly TextField[] = ['customerCompany', 'customerIsOtherAddress']

/** Normalises the input to its visible text, so that it is equal in the browser, in a post and in storage. */
export function tidyOrderValues(typed: OrderValues): OrderValues {
  const texts = mapTexts((field) => tidyText(field, typed[field]))
  return {
    ...texts,
    pickupPlace: answerTo(texts.pickup, texts.pickupPlace),
    dropoffPlace: answerTo(texts.dropoff, texts.dropoffPlace),
    orderOptions: typed.orderOptions.map(oneLine).filter(Boolean),
  }
}

/** The answer `id|text` to a question about a place; empty unless its text is still in the field. */
function answerTo(text: string, answer: string): string {
  return text !== '' && answer.endsWith(`|${text}`) ? answer : ''
}

function tidyText(field: TextField, typed: string): string {
  if (CHECKBOXES.includes(field)) return typed === 'on' ? 'on' : ''
  if (field === 'childSeatSizes') return tidySeatSizes(typed)
  return LONG_TEXTS.includes(field) ? severalLines(typed) : oneLine(typed)
}

/** Reads a posted form as typed. Ignores unknown fields; a missing one is empty. */
export function readOrderValues(form: FormData): OrderValues {
  return tidyOrderValues({
    ...mapTexts((field) => formText(form.get(field))),
    // One select for each seat.
    childSeatSizes: form.getAll('childSeatSizes').map(formText).join(' '),
    orderOptions: form.getAll('orderOptions').map(formText).filter(Boolean).slice(0, MAX_OPTIONS),
  })
}

/** Reads the stored values of a draft; drops everything that does not fit the current fields. */
export function restoreOrderValues(stored: unknown): OrderValues {
  const record = new Map<string, unknown>(Object.entries(stored ?? {}))
  const options = record.get('orderOptions')
  return tidyOrderValues({
    ...mapTexts((field) => textOf(record.get(field))),
    orderOptions: Array.isArray(options) ? options.map(textOf) : [],
  })
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function mapTexts(read: (field: TextField) => string): Record<TextField, string> {
  const texts: Record<TextField, string> = { ...UNTOUCHED }
  for (const field in texts) if (isTextField(field)) texts[field] = read(field)
  return texts
}

/** The input of the summary step, as chosen and typed. */
export type PaymentValues = { paymentMethod: string; note: string }

/** Reads the posted form of the summary. */
export function readPayment(form: FormData): PaymentValues {
  return {
    paymentMethod: formText(form.get('paymentMethod')),
    note: formText(form.get('note')),
  }
}

/** Reads the stored payment values of a draft; a draft that has not reached the summary has none. */
export function restorePayment(stored: unknown): PaymentValues {
  const record = new Map<string, unknown>(Object.entries(stored ?? {}))
  return {
    paymentMethod: textOf(record.get('paymentMethod')),
    note: textOf(record.get('note')),
  }
}
