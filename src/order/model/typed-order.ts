import { factsOf, isTextField, type OrderField, type TextField, textFields } from '~/order/fields'
import type { FieldErrors } from '~/lib/fields/field-error'
import { tidySeatSizes } from '~/order/model/child-seat-sizes'
import { formText, oneLine, severalLines, tidyDate, tidyFigure } from '~/lib/fields/typed-text'

export type OrderErrors = FieldErrors<OrderField>

/** The input by field, valid or not; orderOptions repeats a code for more pieces. */
export type OrderValues = Record<TextField, string> & { orderOptions: string[] }

const MAX_OPTIONS = 30

/** The values of an untouched form. */
export function emptyOrderValues(): OrderValues {
  return { ...mapTexts((field) => factsOf(field).start ?? ''), orderOptions: [] }
}

/** Only what differs from an untouched form: an empty form then sends no list of its empty fields. */
export function touchedValues(values: OrderValues): Partial<OrderValues> {
  const touched = Object.entries(values).filter(
    ([field, value]) => !isTextField(field) || value !== (factsOf(field).start ?? ''),
  )
  return Object.fromEntries(touched)
}

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
  if (typed === '') return ''
  const { control, unit } = factsOf(field)
  if (control === 'checkbox') return typed === 'on' ? 'on' : ''
  if (field === 'childSeatSizes') return tidySeatSizes(typed)
  if (control === 'date') return tidyDate(typed)
  if (unit) return tidyFigure(oneLine(typed), unit)
  return control === 'lines' ? severalLines(typed) : oneLine(typed)
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

/** A text for each field of the form that has a single one. */
export function mapTexts(read: (field: TextField) => string): Record<TextField, string> {
  // Object.fromEntries forgets which keys there are.
  const texts: Record<TextField, string> = Object(
    Object.fromEntries(textFields.map((field) => [field, read(field)])),
  )
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
