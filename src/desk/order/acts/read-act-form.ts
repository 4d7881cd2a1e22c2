import { appConfig } from '~config'
import { MONEY_WAYS } from '~/carrier/payment-methods'
import { ACT_FIELDS, type ActField, actForm, type Intent } from '~/desk/order/acts/intents'
import { readAmount } from '~/desk/order/acts/read-amount'
import type { Roster, RosterCar, RosterDriver } from '~/desk/order/acts/roster.server'
import type { FieldErrors } from '~/lib/fields/field-error'
import { parsePhone } from '~/lib/fields/phone'
import { formText, oneLine } from '~/lib/fields/typed-text'
import { fromLocalTime } from '~/lib/local-time'
import type { Act } from '~/order/life/acts'
import type { Wish } from '~/order/life/event-data'
import { LEGS, STEPS } from '~/order/life/rides/steps'

export type ActValues = Partial<Record<ActField, string>>
export type ActErrors = FieldErrors<ActField>

/** Fields of several lines. */
const LONG: readonly ActField[] = ['reason', 'why', 'text']

/** What was typed into the form of an act. */
export function readValues(intent: Intent, form: FormData): ActValues {
  const { needs, may } = actForm(intent)
  const values: ActValues = {}
  for (const field of ACT_FIELDS) {
    const typed = formText(form.get(field))
    if (needs.includes(field) || may.includes(field)) {
      values[field] = LONG.includes(field) ? typed : oneLine(typed)
    }
  }
  return values
}

/**
 * The act that a form asks for, as the terminal's command does; null if an error was written to `errors`. Only what the
 * fields hold is judged here, the rest is the order's to refuse. What a correction changes is read by the order form.
 */
export function readAct(
  intent: Intent,
  {
    values,
    errors,
    roster,
    wish,
  }: { values: ActValues; errors: ActErrors; roster: Roster; wish: Wish | null },
): Act | null {
  const typed = readers(values, errors)
  const known = { ...knownOf(values, roster), wish }
  for (const field of actForm(intent).needs) {
    const isKnown = (field === 'phone' && known.driver) || (field === 'plate' && known.car)
    if (!values[field] && !isKnown) errors[field] = { code: 'required' }
  }
  const act = actOf(intent, typed, known)
  return Object.keys(errors).length > 0 ? null : act
}

/** The driver and the car of the carrier's lists that a form names, and the customer's open wish. */
type Known = { driver: RosterDriver | null; car: RosterCar | null; wish: Wish | null }

function knownOf({ driver, car }: ActValues, { drivers, cars }: Roster): Omit<Known, 'wish'> {
  return {
    driver: drivers.find(({ id }) => id === driver) ?? null,
    car: cars.find(({ id }) => id === car) ?? null,
  }
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
  const time = (field: 'time' | 'until' | 'waited-until' | 'landedAt') => {
    const typed = values[field] ?? ''
    if (typed === '') return null
    const { kind } = fromLocalTime(typed)
    if (kind === 'once' || kind === 'doubled') return typed
    errors[field] = { code: kind === 'missing' ? 'timeMissing' : 'timeInvalid' }
    return null
  }
  const day = () => {
    const typed = values.day ?? ''
    if (typed === '') return null
    if (fromLocalTime(`${typed}T12:00`).kind === 'once') return typed
    errors.day = { code: 'dateInvalid' }
    return null
  }
  const phone = () => {
    const read = parsePhone(values.phone ?? '', appConfig.market.phone)
    if (read.ok) return read.phone
    errors.phone = { code: read.error }
    return ''
  }
  const text = (field: ActField, most = 200) => {
    const typed = values[field] ?? ''
    if (typed.length > most) errors[field] = { code: 'tooLong', limit: most }
    return typed
  }
  const words = (field: 'reason' | 'why' | 'text') => text(field, 2_000)
  function choice<TChoice extends string>(field: ActField, choices: readonly TChoice[]) {
    const typed = values[field] ?? ''
    const found = choices.find((known) => known === typed)
    if (!found && typed !== '') errors[field] = { code: 'choiceInvalid' }
    return found ?? null
  }
  return { amount, time, day, phone, text, words, choice, errors }
}

function actOf(intent: Intent, typed: Readers, known: Known): Act | null {
  switch (intent) {
    case 'confirm':
      return { event: 'confirm' }
    case 'undo':
      return { event: 'undo', of: null }
    case 'correct':
      return { event: 'correct', before: {}, after: {}, landedAt: typed.time('landedAt') }
    case 'note':
      return { event: 'note', text: typed.words('text') }
    case 'quote': {
      const total = typed.amount('total', 1) ?? 0
      return { event: 'offer', total, until: typed.time('until'), words: typed.words('reason') }
    }
    case 'answer':
      return answerOf(typed, known)
    case 'reject':
    case 'cancel':
    case 'reopen':
      return { event: intent, reason: typed.words('reason') }
    case 'assign':
      return assignOf(typed, known)
    case 'progress': {
      const step = typed.choice('step', STEPS)
      return step && { event: 'progress', step }
    }
    case 'done':
      return { event: 'finish', why: typed.words('why') || null }
    case 'no-show': {
      const reason = typed.words('reason')
      return { event: 'noShow', reason, waitedUntil: typed.time('waited-until') }
    }
    case 'surcharge': {
      const amount = typed.amount('amount', 1) ?? 0
      return { event: 'surcharge', amount, reason: typed.words('reason') }
    }
    case 'price': {
      const total = typed.amount('total', 0) ?? 0
      return { event: 'price', total, reason: typed.words('reason') }
    }
    case 'paid':
    case 'refunded': {
      const amount = typed.amount('amount', 1)
      const [day, way] = [typed.day(), typed.choice('way', MONEY_WAYS)]
      return { event: intent, amount, day, way, reference: typed.text('reference') }
    }
    case 'waive':
      return { event: 'waive', amount: typed.amount('amount', 1) }
  }
}

/** A driver and a car of the lists by their ids, or as they were typed. */
function assignOf(typed: Readers, known: Known): Act {
  const leg = typed.choice('leg', ['1', '2'])
  const driver = known.driver
    ? {
        driver: known.driver.name,
        phone: known.driver.phone,
        driverId: known.driver.id,
        // Where the link of the driver's page goes.
        ...(known.driver.email === '' ? {} : { email: known.driver.email }),
      }
    : { driver: typed.text('driver'), phone: typed.phone() }
  const car = known.car
    ? { car: known.car.name, plate: known.car.plate, carId: known.car.id }
    : { car: typed.text('car'), plate: typed.text('plate', 40) }
  return {
    event: 'assign',
    ...driver,
    ...car,
    leg: LEGS.find((one) => String(one) === leg) ?? null,
  }
}

/**
 * A no says why and changes nothing; the form has the time of the wish at first. A yes without a new time or price says
 * what we will do.
 */
function answerOf(typed: Readers, { wish }: Known): Act | null {
  const granted = typed.choice('granted', ['yes', 'no'])
  const words = typed.words('reason')
  const asked = {
    pickupLocal: typed.time('time'),
    total: typed.amount('total', 1),
    until: typed.time('until'),
  }
  if (granted === 'no') {
    if (words === '') typed.errors.reason = { code: 'required' }
    if (asked.pickupLocal === wish?.pickup?.local) asked.pickupLocal = null
    if (asked.pickupLocal !== null) typed.errors.time = { code: 'choiceInvalid' }
    if (asked.total !== null) typed.errors.total = { code: 'choiceInvalid' }
  }
  // What a wish holds as data is answered by the order.
  const isEmpty = asked.pickupLocal === null && asked.total === null && words === ''
  const isInWords = wish !== null && !wish.pickup && !wish.flightNumber
  if (granted === 'yes' && isEmpty && isInWords) typed.errors.reason = { code: 'required' }
  return granted && { event: 'answerChange', isGranted: granted === 'yes', words, ...asked }
}
