import { MONEY_WAYS } from '~/carrier/payment-methods'
import { ACT_FIELDS, type ActField, actForm, type Intent } from '~/desk/order/acts/intents'
import { readAmount } from '~/desk/order/acts/read-amount'
import type { FieldErrors } from '~/lib/fields/field-error'
import { parsePhone } from '~/lib/fields/phone'
import { formText, oneLine } from '~/lib/fields/typed-text'
import { fromPragueLocal } from '~/lib/prague-time'
import type { ActCommand } from '~/order/commands/desk-command'
import { STEPS } from '~/order/life/event-data'

export type ActValues = Partial<Record<ActField, string>>
export type ActErrors = FieldErrors<ActField>

/** What was typed into the form of an act. */
export function readValues(intent: Intent, form: FormData): ActValues {
  const { needs, may } = actForm(intent)
  const values: ActValues = {}
  for (const field of ACT_FIELDS) {
    const typed = formText(form.get(field))
    if (needs.includes(field) || may.includes(field)) {
      values[field] = field === 'reason' || field === 'why' ? typed : oneLine(typed)
    }
  }
  return values
}

/**
 * The command that a form asks for, as the terminal would send it; null if an error was written to `errors`. Only
 * what the fields hold is judged here, the rest is the order's to refuse.
 */
export function readCommand(
  intent: Intent,
  { number, seq, values, errors }: { number: string; seq: number } & {
    values: ActValues
    errors: ActErrors
  },
): ActCommand | null {
  const typed = readers(values, errors)
  for (const field of actForm(intent).needs) if (!values[field]) errors[field] = { code: 'required' }
  const command = commandOf(intent, typed, { number, seq })
  return Object.keys(errors).length > 0 ? null : command
}

type Readers = ReturnType<typeof readers>

/** Reads fields; an empty one is null, a wrong one is null and an error. */
function readers(values: ActValues, errors: ActErrors) {
  const amount = (field: 'total' | 'amount', from: number) => {
    const typed = values[field] ?? ''
    if (typed === '') return null
    const read = readAmount(typed)
    if (read !== null && read >= from) return read
    errors[field] = { code: 'numberInvalid' }
    return null
  }
  const time = (field: 'time' | 'until' | 'waited-until') => {
    const typed = values[field] ?? ''
    if (typed === '') return null
    const { kind } = fromPragueLocal(typed)
    if (kind === 'once' || kind === 'doubled') return typed
    errors[field] = { code: kind === 'missing' ? 'timeMissing' : 'timeInvalid' }
    return null
  }
  const day = () => {
    const typed = values.day ?? ''
    if (typed === '') return null
    if (fromPragueLocal(`${typed}T12:00`).kind === 'once') return typed
    errors.day = { code: 'dateInvalid' }
    return null
  }
  const phone = () => {
    const read = parsePhone(values.phone ?? '')
    if (read.ok) return read.phone
    errors.phone = { code: read.error }
    return ''
  }
  const text = (field: ActField, most = 200) => {
    const typed = values[field] ?? ''
    if (typed.length > most) errors[field] = { code: 'tooLong', limit: most }
    return typed
  }
  const words = (field: 'reason' | 'why') => text(field, 2_000)
  function choice<TChoice extends string>(field: ActField, choices: readonly TChoice[]) {
    const typed = values[field] ?? ''
    const found = choices.find((known) => known === typed)
    if (!found && typed !== '') errors[field] = { code: 'choiceInvalid' }
    return found ?? null
  }
  return { amount, time, day, phone, text, words, choice, errors }
}

function commandOf(
  intent: Intent,
  typed: Readers,
  of: { number: string; seq: number },
): ActCommand | null {
  switch (intent) {
    case 'confirm':
      return { command: intent, ...of }
    case 'quote': {
      const total = typed.amount('total', 1) ?? 0
      return { command: intent, ...of, total, until: typed.time('until'), words: typed.words('reason') }
    }
    case 'answer':
      return answerOf(typed, of)
    case 'reject':
    case 'cancel':
    case 'reopen':
      return { command: intent, ...of, reason: typed.words('reason') }
    case 'assign': {
      const [driver, car, plate] = [typed.text('driver'), typed.text('car'), typed.text('plate', 40)]
      return { command: intent, ...of, driver, car, plate, phone: typed.phone() }
    }
    case 'progress': {
      const step = typed.choice('step', STEPS)
      return step && { command: intent, ...of, step }
    }
    case 'done':
      return { command: intent, ...of, why: typed.words('why') || null }
    case 'no-show': {
      const reason = typed.words('reason')
      return { command: intent, ...of, reason, waitedUntil: typed.time('waited-until') }
    }
    case 'surcharge': {
      const amount = typed.amount('amount', 1) ?? 0
      return { command: intent, ...of, amount, reason: typed.words('reason') }
    }
    case 'price': {
      const total = typed.amount('total', 0) ?? 0
      return { command: intent, ...of, total, reason: typed.words('reason') }
    }
    case 'paid':
    case 'refunded': {
      const amount = typed.amount('amount', 1)
      const [day, way] = [typed.day(), typed.choice('way', MONEY_WAYS)]
      return { command: intent, ...of, amount, day, way, reference: typed.text('reference') }
    }
    case 'waive':
      return { command: intent, ...of, amount: typed.amount('amount', 1) }
  }
}

/** A no says why and changes nothing; a yes without a new time or price notes the wish. */
function answerOf(typed: Readers, of: { number: string; seq: number }): ActCommand | null {
  const granted = typed.choice('granted', ['yes', 'no'])
  const words = typed.words('reason')
  const asked = { time: typed.time('time'), total: typed.amount('total', 1), until: typed.time('until') }
  if (granted === 'no') {
    if (words === '') typed.errors.reason = { code: 'required' }
    for (const field of ['time', 'total'] as const) {
      if (asked[field] !== null) typed.errors[field] = { code: 'choiceInvalid' }
    }
  }
  return granted && { command: 'answer', ...of, isGranted: granted === 'yes', words, ...asked }
}
