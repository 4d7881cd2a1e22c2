import type { Happened } from '~/desk/order/order-view'
import { formatDateTime, formatMoney } from '~/i18n/format'
import type { LifeEvent } from '~/order/life/event-data'
import { keysOf } from '~/lib/keys-of'
import type { Leg } from '~/order/life/rides/steps'
import { word } from '~/i18n/word'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

/** Who did it: the person of the desk, or which of the others. */
export function whoOf({ event, person }: Happened): string {
  return person ?? word(`desk_by_${event.actor}`)
}

type Data = LifeEvent['data']
type ValueIn<TData, TField> = TData extends unknown
  ? TField extends keyof TData
    ? TData[TField]
    : never
  : never
type DataField = Data extends infer TData ? (TData extends unknown ? keyof TData : never) : never
/** The fields of all events; each event has some of them. */
type Details = { readonly [TField in DataField]?: ValueIn<Data, TField> | undefined }
type Money = (amount: number | null | undefined) => string

/** How the line of an event shows each field, in the sequence of the line; null: not at all. */
const DETAILS: Readonly<Record<DataField, ((data: Details, money: Money) => string) | null>> = {
  leg: ({ leg }) => legWords(leg),
  driver: ({ driver = '' }) => driver,
  car: ({ car = '' }) => car,
  plate: ({ plate = '' }) => plate,
  step: ({ step }) => (step ? word(`desk_step_${step}`) : ''),
  isGranted: ({ isGranted }) =>
    isGranted === true ? m.desk_field_granted_yes() : m.desk_field_granted_no(),
  offer: ({ offer }, money) =>
    joined(offer?.pickup ? formatDateTime(offer.pickup.at, getLocale()) : '', money(offer?.total)),
  total: ({ total }, money) => money(total),
  amount: ({ amount }, money) => money(amount),
  reason: ({ reason }) => reason ?? '',
  fee: ({ fee }, money) => (fee === 0 ? '' : money(fee)),
  way: ({ way }) => (way ? word(`desk_way_${way}`) : ''),
  reference: ({ reference = '' }) => reference,
  words: ({ words = '' }) => words,
  message: ({ message = '' }) => message,
  why: ({ why = '' }) => why,
  text: ({ text = '' }) => text,
  email: ({ email = '' }) => email,
  // The values after a correction, as far as they are texts.
  after: ({ after = {} }) =>
    joined(...Object.values(after).flatMap((value) => (typeof value === 'string' ? [value] : []))),
  before: null,
  besides: null,
  billing: null,
  carId: null,
  day: null,
  driverId: null,
  flightNumber: null,
  freeWaitingMin: null,
  isBackCancelled: null,
  landedAt: null,
  of: null,
  paymentMethod: null,
  phone: null,
  pickup: null,
  pickupAt: null,
  rideAt: null,
  until: null,
  vatRateBp: null,
  waited: null,
}

/** What an event holds, in a line; empty for one without data. */
export function eventDetail({ data }: LifeEvent, currency: string): string {
  const money: Money = (amount) =>
    amount == null ? '' : formatMoney({ amount, currency }, getLocale())
  const shown = keysOf(DETAILS).filter((field) => Object.hasOwn(data, field))
  return joined(...shown.map((field) => DETAILS[field]?.(data, money) ?? ''))
}

function joined(...parts: string[]): string {
  return parts.filter(Boolean).join(', ')
}

/** Which ride of two; empty for the way there, which most orders have alone. */
export function legWords(leg: Leg | undefined): string {
  return leg === 2 ? m.desk_leg_back() : ''
}
