import type { ReactNode } from 'react'
import { appConfig } from '~config'
import { MONEY_WAYS } from '~/carrier/payment-methods'
import { eventWords } from '~/desk/order/act-words'
import { carOptions, driverOptions } from '~/desk/rows/fitting-options'
import { IN_LANGUAGE } from '~/desk/order-fields/in-language'
import type { KnownView } from '~/desk/order/order-view'
import { formatDate, formatDateTime, formatMoney } from '~/i18n/format'
import type { FieldKind, FieldWord } from '~/order/acts/commands'
import { mistakenEntry } from '~/order/acts/correct'
import { STEPS } from '~/order/life/rides/steps'
import { Choice, Choices, type ControlProps, Field } from '~/ui/fields/field'
import { fieldId } from '~/lib/fields/field-id'
import { word } from '~/i18n/word'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import type { Intent } from '~/desk/order/acts/intents'
import type { ActErrors, ActValues } from '~/desk/order/acts/read-act-form'

/** A field of an act, with what was typed into it. */
type FieldProps = {
  intent: Intent
  name: FieldWord
  kind: FieldKind
  isRequired: boolean
  values: ActValues
  errors: ActErrors
  view: KnownView
}

type LabelProps = { label: string; hint?: string | undefined }

/** The ids hold the act, because several forms of a page have the same fields. */
function Labelled({
  intent,
  name,
  isRequired,
  errors,
  label,
  hint,
  children,
}: FieldProps & LabelProps & { children: (control: ControlProps) => ReactNode }) {
  return (
    <Field
      form={intent}
      name={name}
      label={label}
      hint={hint}
      error={errors[name]}
      isRequired={isRequired}
    >
      {children}
    </Field>
  )
}

/** A field of one line. */
function Text({
  type = 'text',
  inputMode,
  ...props
}: FieldProps & LabelProps & { type?: string; inputMode?: 'decimal' }) {
  return (
    <Labelled {...props}>
      {(control) => (
        <input
          {...control}
          type={type}
          inputMode={inputMode}
          autoComplete="off"
          maxLength={200}
          defaultValue={props.values[props.name]}
        />
      )}
    </Labelled>
  )
}

/** A field of several lines, in the language of who reads it. */
function Words(props: FieldProps & LabelProps) {
  return (
    <Labelled {...props}>
      {(control) => (
        <textarea
          {...control}
          rows={2}
          maxLength={2_000}
          lang={props.name === 'reason' ? props.view.placed.locale : undefined}
          defaultValue={props.values[props.name]}
        />
      )}
    </Labelled>
  )
}

/** A choice of a list. */
type Option = { value: string; text: string }

const RATES: Option[] = appConfig.market.vatRates.map((rate) => ({
  value: String(rate),
  text: `${rate / 100}\u00a0%`,
}))

/** A list to choose from. */
function Select({ options, ...props }: FieldProps & LabelProps & { options: Option[] }) {
  return (
    <Labelled {...props}>
      {(control) => (
        <select {...control} defaultValue={props.values[props.name]}>
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  )
}

/** The fields that are more than a label and a text; those without a control belong to the terminal or to buttons. */
const CONTROLS = {
  total: Amount,
  amount: Amount,
  granted: Granted,
  way: Way,
  step: () => null,
  vat: (props) => (
    <Select {...props} label={m.desk_field_vat()} options={[{ value: '', text: '' }, ...RATES]} />
  ),
  email: () => null,
  'back-too': () => null,
  set: () => null,
  driver: (props) => {
    const { drivers } = props.view.roster
    return drivers.length > 0 ? (
      <Select {...props} label={m.word_driver()} options={driverOptions(drivers)} />
    ) : (
      <Text {...props} label={m.desk_field_driver()} />
    )
  },
  phone: (props) =>
    props.view.roster.drivers.length > 0 ? null : (
      <Text {...props} type="tel" label={m.desk_field_phone()} />
    ),
  car: (props) => {
    const { cars } = props.view.roster
    const label = m.desk_field_car()
    return cars.length > 0 ? (
      <Select {...props} label={label} options={carOptions(cars)} />
    ) : (
      <Text {...props} label={label} />
    )
  },
  plate: (props) =>
    props.view.roster.cars.length > 0 ? null : <Text {...props} label={m.desk_field_plate()} />,
  leg: (props) =>
    props.view.life.rides.length > 1 ? (
      <Select {...props} isRequired label={m.desk_field_leg()} options={legOptions(props.view)} />
    ) : null,
  'landed-at': (props) =>
    props.view.placed.order.trip.flightNumber === null ? null : (
      <Plain {...props} label={word('desk_field_landed-at')} />
    ),
  entry: (props) => (
    <Select {...props} isRequired label={m.desk_field_entry()} options={entryOptions(props.view)} />
  ),
  reason: (props) => (
    <Words {...props} label={m.desk_field_reason({ language: languageOf(props.view) })} />
  ),
} satisfies Partial<Record<FieldWord, (props: FieldProps) => ReactNode>>

const HINTS: Partial<Record<FieldWord, () => string>> = {
  day: m.desk_field_day_hint,
  until: m.desk_field_until_hint,
  'waited-until': m.desk_field_waited_until_hint,
}

/** A field of an act's form, with its label, hint and error. */
export function ActFieldControl(props: FieldProps) {
  const { name } = props
  if (isPlain(name)) {
    return <Plain {...props} label={word(`desk_field_${name}`)} hint={HINTS[name]?.()} />
  }
  const Control = CONTROLS[name]
  return <Control {...props} />
}

function isPlain(name: FieldWord): name is Exclude<FieldWord, keyof typeof CONTROLS> {
  return !Object.hasOwn(CONTROLS, name)
}

const TYPES: Partial<Record<FieldKind, string>> = { moment: 'datetime-local', day: 'date' }

/** A field that is typed, by what it holds. */
function Plain(props: FieldProps & { label: string; hint?: string | undefined }) {
  const { kind } = props
  return kind === 'words' ? <Words {...props} /> : <Text {...props} type={TYPES[kind] ?? 'text'} />
}

/** In which language the customer reads, as an adverb: "in English". */
export function languageOf({ placed }: Pick<KnownView, 'placed'>): string {
  return IN_LANGUAGE[placed.locale]()
}

/** A sum, and which is meant when it is left empty; a surcharge has no such sum. */
function Amount(props: FieldProps) {
  const { name, intent, view } = props
  const isEuro = view.currency === 'EUR'
  if (name === 'total') {
    const label = isEuro ? m.desk_field_total_eur() : m.desk_field_total()
    return <Text {...props} inputMode="decimal" label={label} />
  }
  const { due } = view.life.balance
  const amount = formatMoney({ amount: Math.abs(due), currency: view.currency }, getLocale())
  const isWhole = due !== 0 && intent !== 'surcharge'
  return (
    <Text
      {...props}
      inputMode="decimal"
      label={isEuro ? m.desk_field_amount_eur() : m.desk_field_amount()}
      hint={isWhole ? m.desk_field_amount_all({ amount }) : undefined}
    />
  )
}

function Way(props: FieldProps) {
  const usual = { value: '', text: m.desk_field_way_usual() }
  const ways = MONEY_WAYS.map((way) => ({ value: way, text: word(`desk_way_${way}`) }))
  return <Select {...props} label={m.desk_field_way()} options={[usual, ...ways]} />
}

/** The rides that are left, the one without a driver first: it is what the form proposes. */
function legOptions({ life }: KnownView): Option[] {
  return life.rides
    .filter(({ over }) => over === null)
    .toSorted((one, other) => Number(one.driver !== null) - Number(other.driver !== null))
    .map(({ leg, pickupAt }) => ({
      value: String(leg),
      text: `${leg === 2 ? m.desk_leg_back() : m.desk_leg_there()}, ${formatDateTime(pickupAt, getLocale())}`,
    }))
}

/** The entries of money that may be a mistake, the last one first. */
function entryOptions({ life, currency }: KnownView): Option[] {
  return life.ledger
    .filter(({ seq }) => mistakenEntry(life, seq))
    .toReversed()
    .map(({ seq, event, amount, day, way, reference }) => ({
      value: String(seq),
      text: [
        `${eventWords({ seq, event }, life.ledger)} ${formatMoney({ amount, currency }, getLocale())}`,
        formatDate(day, getLocale()),
        way ? word(`desk_way_${way}`) : '',
        reference,
      ]
        .filter(Boolean)
        .join(', '),
    }))
}

function Granted({ intent, values, errors, view }: FieldProps) {
  // What nobody asked for is our own proposal.
  if (!view.life.asked) return <input type="hidden" name="granted" value="yes" />
  const choices = [
    { value: 'yes', label: m.desk_field_granted_yes() },
    { value: 'no', label: m.desk_field_granted_no() },
  ]
  return (
    <Choices
      form={intent}
      name="granted"
      legend={m.desk_field_granted()}
      error={errors.granted}
      isRow
    >
      {choices.map(({ value, label }) => (
        <Choice
          key={value}
          type="radio"
          id={`${fieldId('granted', intent)}-${value}`}
          name="granted"
          value={value}
          isRequired
          isChecked={values.granted === value}
        >
          {label}
        </Choice>
      ))}
    </Choices>
  )
}

/** The buttons of the driver's steps; the next one is the main one. */
export function StepButtons({ view }: { view: KnownView }) {
  const { step } = view.life
  const next = step === null ? 0 : STEPS.indexOf(step) + 1
  return STEPS.map((known, index) => (
    <button
      key={known}
      className={index === next ? 'button' : 'button button-quiet'}
      type="submit"
      name="step"
      value={known}
    >
      {word(`desk_step_${known}`)}
    </button>
  ))
}
