import { formText } from '~/lib/fields/form-text'

/** What the summary step asks for, as it was chosen and typed. */
export type PaymentValues = { paymentMethod: string; note: string }

/** What a browser posted from the summary. */
export function readPayment(form: FormData): PaymentValues {
  return {
    paymentMethod: formText(form.get('paymentMethod')),
    note: formText(form.get('note')),
  }
}

/** Stored values of a draft; a draft that has not come to the summary yet has none. */
export function restorePayment(stored: unknown): PaymentValues {
  const record = new Map<string, unknown>(Object.entries(stored ?? {}))
  const paymentMethod = record.get('paymentMethod')
  const note = record.get('note')
  return {
    paymentMethod: typeof paymentMethod === 'string' ? paymentMethod : '',
    note: typeof note === 'string' ? note : '',
  }
}
