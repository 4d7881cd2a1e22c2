import type { FieldErrors } from '~/lib/fields/field-error'
import { formText } from '~/lib/fields/form-text'
import { oneLine, severalLines } from '~/lib/fields/typed-text'

/**
 * Native names of the form's fields and what an untouched form holds: bookmarked,
 * deep-linked and the same in both languages.
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
  passengers: '1',
  luggages: '0',
  childSeats: '0',
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
  chooseCountry: 'CZ',
  customerCompany: '',
  customerCompanyName: '',
  customerCompanyID: '',
  customerCompanyVATID: '',
  customerIsOtherAddress: '',
  deliveryStreet: '',
  deliveryCity: '',
  deliveryZip: '',
  deliveryCountry: 'CZ',
}

/** A field that holds one text; orderOptions is the only one that repeats. */
export type TextField = keyof typeof UNTOUCHED
export type OrderField = TextField | 'orderOptions'
export type OrderErrors = FieldErrors<OrderField>

/** What was typed, field by field, valid or not; orderOptions repeats a code for more pieces. */
export type OrderValues = Record<TextField, string> & { orderOptions: string[] }

export const KINDS = ['ride', 'hourly', 'experience', 'parcel'] as const
export type OrderKind = (typeof KINDS)[number]

/** True for one of the four kinds of order. */
export function isOrderKind(value: string): value is OrderKind {
  return KINDS.some((kind) => kind === value)
}

/** True for the name of a field that holds one text. */
export function isTextField(name: string): name is TextField {
  return name in UNTOUCHED
}

const MAX_OPTIONS = 30

/** An untouched form. */
export function emptyOrderValues(): OrderValues {
  return { ...UNTOUCHED, orderOptions: [] }
}

const LONG_TEXTS: readonly TextField[] = ['stops', 'message']
const CHECKBOXES: readonly TextField[] = ['customerCompany', 'customerIsOtherAddress']

/** What can be seen of what was typed, the same wherever it is read: in the browser, posted or stored. */
export function tidyOrderValues(typed: OrderValues): OrderValues {
  const texts = mapTexts((field) => tidyText(field, typed[field]))
  return {
    ...texts,
    pickupPlace: answerTo(texts.pickup, texts.pickupPlace),
    dropoffPlace: answerTo(texts.dropoff, texts.dropoffPlace),
    orderOptions: typed.orderOptions.map(oneLine).filter(Boolean),
  }
}

/** The answer to the question about a place, `id|text`, while its text stands there. */
function answerTo(text: string, answer: string): string {
  return text !== '' && answer.endsWith(`|${text}`) ? answer : ''
}

function tidyText(field: TextField, typed: string): string {
  if (CHECKBOXES.includes(field)) return typed === 'on' ? 'on' : ''
  return LONG_TEXTS.includes(field) ? severalLines(typed) : oneLine(typed)
}

/** What a browser posted, as it was typed. Unknown fields are ignored, a missing one is empty. */
export function readOrderValues(form: FormData): OrderValues {
  return tidyOrderValues({
    ...mapTexts((field) => formText(form.get(field))),
    orderOptions: form.getAll('orderOptions').map(formText).filter(Boolean).slice(0, MAX_OPTIONS),
  })
}

/** Stored values of a draft; whatever does not fit today's fields is left out. */
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
  const texts = { ...UNTOUCHED }
  for (const field in texts) if (isTextField(field)) texts[field] = read(field)
  return texts
}
