import { appConfig } from '~config'
import * as v from 'valibot'
import { MONEY_WAYS } from '~/carrier/payment-methods'
import { deskFields, type Intent } from '~/desk/order/acts/intents'
import { readAmount } from '~/desk/order/acts/read-amount'
import type { Fitting } from '~/desk/rows/who-fits'
import type { FieldErrors } from '~/lib/fields/field-error'
import { parsePhone } from '~/lib/fields/phone'
import { formText, oneLine } from '~/lib/fields/typed-text'
import { fromLocalTime } from '~/lib/local-time'
import { type Act, actSchema } from '~/order/life/event-data'
import type { Wish } from '~/order/life/event-data'
import { ACT_COMMANDS, emptyValue, type Field, type FieldWord } from '~/order/acts/commands'
import { LEGS, STEPS } from '~/order/life/rides/steps'

export type ActValues = Partial<Record<FieldWord, string>>
export type ActErrors = FieldErrors<FieldWord>

/** What was typed into the form of an act. */
export function readValues(intent: Intent, form: FormData): ActValues {
  const values: ActValues = {}
  for (const { word, kind } of deskFields(intent)) {
    const typed = formText(form.get(word))
    values[word] = kind === 'words' ? typed : oneLine(typed)
  }
  return values
}

type Typed = { values: ActValues; errors: ActErrors; roster: Fitting; wish: Wish | null }

/**
 * The act that a form asks for, as the terminal's command does; null if an error was written to `errors`. Only what the
 * fields hold is judged here, the rest is the order's to refuse. What a correction changes is read by the order form.
 */
export function readAct(intent: Intent, typed: Typed): Act | null {
  const { values, errors } = typed
  const known = intent === 'assign' ? knownOf(typed) : {}
  const read: Record<string, unknown> = {}
  for (const field of deskFields(intent)) {
    const { name, word, schema, isNeeded } = field
    const text = values[word] ?? ''
    if (name in known) continue
    if (text !== '') read[name] = readField(field, text, errors)
    else if (isNeeded) errors[word] = { code: 'required' }
    else read[name] = emptyValue(schema)
  }
  if (intent === 'answer') checkAnswer(read, typed)
  if (Object.keys(errors).length > 0) return null
  const correction = intent === 'correct' ? { before: {}, after: {} } : {}
  return v.parse(actSchema, {
    event: ACT_COMMANDS[intent].event,
    ...ACT_COMMANDS[intent].fixed,
    ...read,
    ...known,
    ...correction,
  })
}

/** The driver and the car of the carrier's lists that a form names by their ids. */
function knownOf({ values, roster: { drivers, cars } }: Typed) {
  const driver = drivers.find(({ id }) => id === values.driver)
  const car = cars.find(({ id }) => id === values.car)
  return {
    ...(driver && {
      driver: driver.name,
      phone: driver.phone,
      driverId: driver.id,
      // Where the link of the driver's page goes.
      ...(driver.email === '' ? {} : { email: driver.email }),
    }),
    ...(car && { car: car.name, plate: car.plate, carId: car.id }),
  }
}

/** The value of a field that is not empty; null and an error where it cannot be read. */
function readField({ kind, word, schema }: Field, typed: string, errors: ActErrors): unknown {
  const wrong = (error: NonNullable<ActErrors[FieldWord]>) => {
    errors[word] = error
    return null
  }
  function choice<T>(found: T | undefined) {
    return found ?? wrong({ code: 'choiceInvalid' })
  }
  switch (kind) {
    case 'amount': {
      const amount = readAmount(typed)
      return v.is(schema, amount) && amount !== null ? amount : wrong({ code: 'amountInvalid' })
    }
    case 'moment': {
      const { kind: read } = fromLocalTime(typed)
      if (read === 'once' || read === 'doubled') return typed
      return wrong({ code: read === 'missing' ? 'timeMissing' : 'timeInvalid' })
    }
    case 'day':
      return v.is(schema, typed) ? typed : wrong({ code: 'dateInvalid' })
    case 'phone': {
      const read = parsePhone(typed, appConfig.market.phone)
      return read.ok ? read.phone : wrong({ code: read.error })
    }
    case 'yesNo':
      return choice(typed === 'yes' || (typed === 'no' ? false : undefined))
    case 'leg':
      return choice(LEGS.find((leg) => String(leg) === typed))
    case 'number':
      return choice(/^\d{1,6}$/.test(typed) ? Number(typed) : undefined)
    case 'step':
      return choice(STEPS.find((step) => step === typed))
    case 'way':
      return choice(MONEY_WAYS.find((way) => way === typed))
    case 'rate':
      return choice(appConfig.market.vatRates.find((rate) => String(rate) === typed))
    case 'words':
      return typed.length > 2_000 ? wrong({ code: 'tooLong', limit: 2_000 }) : typed
    case 'line':
    case 'email':
    case 'flag':
    case 'formFields': {
      const limit = word === 'plate' ? 40 : 200
      return typed.length > limit ? wrong({ code: 'tooLong', limit }) : typed
    }
  }
}

/**
 * A no says why and changes nothing; the form has the time of the wish at first. A yes without a new time or price says
 * what we will do.
 */
function checkAnswer(read: Record<string, unknown>, { values, errors, wish }: Typed): void {
  const words = values.reason ?? ''
  if (read['isGranted'] === false) {
    if (words === '') errors.reason = { code: 'required' }
    if (read['time'] === wish?.pickup?.local) read['time'] = null
    if (read['time'] !== null) errors.time = { code: 'choiceInvalid' }
    if (read['total'] !== null) errors.total = { code: 'choiceInvalid' }
  }
  // What a wish holds as data is answered by the order.
  const isEmpty = read['time'] === null && read['total'] === null && words === ''
  const isInWords = wish !== null && !wish.pickup && !wish.flightNumber
  if (read['isGranted'] === true && isEmpty && isInWords) errors.reason = { code: 'required' }
}
