import { appConfig } from '~config'
import { formatMoney, formatNumber } from '~/i18n/format'
import { isOffered } from '~/carrier/offered-kinds'
import { isServiceSlug } from '~/carrier/service-slugs'
import { fromLocalTime } from '~/lib/local-time'
import { vatExample } from '~/lib/fields/vat-id'
import { postalExample } from '~/lib/fields/postal-code'
import { keysOf } from '~/lib/keys-of'
import { type Money, ownMoney } from '~/lib/money'
import { isOrderKind, KIND_RULES } from '~/order/model/kinds'
import type { Order } from '~/order/model/order'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import { withNet } from '~/ui/cards/net-text'

/** What a child seat costs, and that its size is asked. */
function childSeatHint(): string {
  const { price } = appConfig.childSeat
  if (price === 0) return m.order_child_seats_hint()
  const gross = formatMoney(ownMoney(price), getLocale())
  return m.order_child_seats_priced({ price: withNet(gross, price, appConfig.ordering) })
}

/** The sections of the order form that can close, in the order of the page; the wishes follow them. */
export const SECTIONS = ['way', 'parcel', 'when', 'who', 'billing'] as const
export type SectionName = (typeof SECTIONS)[number]

/** The groups in which the desk types an order: what a call begins with comes first. */
export type DeskGroup = 'ride' | 'customer' | 'further' | 'parcel' | 'billing'

/** What a field is typed in; `hidden` is answered by the page itself. */
export type Control =
  | 'line'
  | 'lines'
  | 'email'
  | 'phone'
  | 'date'
  | 'time'
  | 'number'
  | 'choice'
  | 'checkbox'
  | 'hidden'

export type OrderFieldFacts = {
  /** At the field, in the error summary and in the summary of the order. */
  label: () => string
  hint?: () => string | null
  section: SectionName | 'wishes'
  control: Control
  /** The most characters of a text. */
  longest?: number
  autoComplete?: string
  isWide?: boolean
  /** What a figure counts; people may write it, too. */
  unit?: 'cm' | 'kg' | Money['currency']
  /** The value of an untouched form; empty by default. */
  start?: string
  isRequired?: boolean
  /** "Continue" leads to it while nothing is typed in any of these fields of its section. */
  isAsked?: boolean
  /** The group of the desk that has it; the desk leaves the other fields as they are. */
  desk?: DeskGroup
  /** A link may fill it in with a value that passes. Nothing personal is taken from a link. */
  link?: (value: string) => boolean
  /** The group of the summary with a line of its own for it; some lines there hold several fields (order-groups.ts). */
  summary?: 'when' | 'people' | 'parcel' | 'customer' | 'billing'
  /** The input of the form that has this order. */
  of: (order: Order) => string
}

const PLACE = 200
const DETAIL = 120
const NAME = 100
const PHONE = 40
const HOME = appConfig.market.code

/** How a country writes its postal codes; null where we do not know it. */
export function zipHint(country: string): string | null {
  const code = postalExample(country)
  return code === null ? null : m.order_zip_hint({ code })
}

/** How a country writes its VAT numbers; with the code of the country where we do not know it. */
export function vatHint(country: string): string {
  const code = vatExample(country)
  return code === null ? m.order_company_vat_id_hint() : m.order_vat_hint({ code })
}

const isPlace = (value: string) => value.length <= PLACE
const isCount = (value: string) => /^\d{1,2}$/.test(value)

/** A place; the carrier's site offers places by what is typed. */
const place = {
  section: 'way',
  control: 'line',
  longest: PLACE,
  autoComplete: 'off',
  isWide: true,
  isRequired: true,
  isAsked: true,
  desk: 'ride',
  link: isPlace,
} as const
/** The street or hotel in a town that was named alone; an order keeps it in its place. */
const placeDetail = {
  section: 'way',
  control: 'line',
  longest: DETAIL,
  autoComplete: 'off',
  isWide: true,
  hint: m.order_detail_hint,
  of: () => '',
} as const
/** The answer to a question about a place; an order keeps it in its place. */
const placeAnswer = { section: 'way', control: 'hidden', of: () => '' } as const
const parcelSide = {
  section: 'parcel',
  control: 'number',
  unit: 'cm',
  isRequired: true,
  isAsked: true,
  desk: 'parcel',
} as const
const otherName = { control: 'line', longest: NAME, autoComplete: 'off' } as const
const otherPhone = { control: 'phone', longest: PHONE, autoComplete: 'off' } as const
const wish = { section: 'wishes', desk: 'further' } as const
const address = { section: 'billing', control: 'line', isRequired: true } as const

/**
 * Every field of the order form, once, by its native name and in the order of the page. Bookmarks, links and the
 * terminal use these names, which are the same in all languages. The rules of its value are in rules/order-schema.ts,
 * which the browser loads after the first touch.
 */
const FIELDS = {
  kind: {
    label: m.order_kind,
    section: 'way',
    control: 'choice',
    start: 'ride',
    desk: 'further',
    link: (value) => isOrderKind(value) && isOffered(value),
    of: ({ kind }) => kind,
  },
  experience: {
    label: m.word_experience,
    section: 'way',
    control: 'choice',
    isRequired: true,
    isAsked: true,
    link: () => true,
    of: ({ experienceId }) => experienceId ?? '',
  },
  variant: {
    label: m.order_variant,
    section: 'way',
    control: 'choice',
    isRequired: true,
    isAsked: true,
    link: () => true,
    of: ({ variantId }) => variantId ?? '',
  },
  pickup: { ...place, label: m.order_pickup, of: ({ trip }) => trip.pickup ?? '' },
  pickupPlace: { ...placeAnswer, label: m.order_pickup },
  pickupDetail: { ...placeDetail, label: m.order_detail_pickup },
  dropoff: { ...place, label: m.order_dropoff, of: ({ trip }) => trip.dropoff ?? '' },
  dropoffPlace: { ...placeAnswer, label: m.order_dropoff },
  dropoffDetail: { ...placeDetail, label: m.order_detail_dropoff },
  passengers: {
    label: m.order_passengers,
    section: 'way',
    control: 'number',
    start: '1',
    isRequired: true,
    desk: 'ride',
    link: (value) => isCount(value) && value !== '0',
    summary: 'people',
    of: ({ passengers }) => textOf(passengers),
  },
  hours: {
    label: m.order_hours,
    section: 'way',
    control: 'number',
    isRequired: true,
    isAsked: true,
    desk: 'further',
    link: isCount,
    summary: 'when',
    of: ({ trip }) => textOf(trip.hours),
  },
  service: {
    label: m.word_category,
    section: 'way',
    control: 'choice',
    isAsked: true,
    desk: 'ride',
    link: isServiceSlug,
    of: ({ kind, service }) => (KIND_RULES[kind].carField === 'service' ? service : ''),
  },
  parcelLength: {
    ...parcelSide,
    label: m.order_parcel_length,
    of: ({ parcel }) => textOf(parcel?.lengthCm),
  },
  parcelWidth: {
    ...parcelSide,
    label: m.order_parcel_width,
    of: ({ parcel }) => textOf(parcel?.widthCm),
  },
  parcelHeight: {
    ...parcelSide,
    label: m.order_parcel_height,
    of: ({ parcel }) => textOf(parcel?.heightCm),
  },
  parcelWeight: {
    ...parcelSide,
    label: m.order_parcel_weight,
    unit: 'kg',
    of: ({ parcel }) => textOf(parcel?.weightKg),
  },
  parcelValue: {
    label: m.order_parcel_value,
    section: 'parcel',
    control: 'number',
    unit: appConfig.market.currency,
    desk: 'parcel',
    of: ({ parcel }) => (parcel ? textOf(parcel.insuredValue.amount / 100) : ''),
  },
  recipientName: {
    ...otherName,
    label: m.order_recipient_name,
    section: 'parcel',
    isRequired: true,
    isAsked: true,
    desk: 'parcel',
    summary: 'parcel',
    of: ({ parcel }) => parcel?.recipient?.name ?? '',
  },
  recipientPhone: {
    ...otherPhone,
    label: m.order_recipient_phone,
    hint: m.order_phone_hint,
    section: 'parcel',
    isRequired: true,
    isAsked: true,
    desk: 'parcel',
    summary: 'parcel',
    of: ({ parcel }) => parcel?.recipient?.phone ?? '',
  },
  date: {
    label: m.order_date,
    section: 'when',
    control: 'date',
    isRequired: true,
    isAsked: true,
    desk: 'ride',
    link: (value) => fromLocalTime(`${value}T12:00`).kind === 'once',
    of: ({ trip }) => dayOf(trip.pickupLocal),
  },
  time: {
    label: m.order_time,
    hint: m.order_time_local,
    section: 'when',
    control: 'time',
    isRequired: true,
    isAsked: true,
    desk: 'ride',
    link: (value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value),
    of: ({ trip }) => timeOf(trip.pickupLocal),
  },
  flightNumber: {
    label: m.order_flight_number,
    hint: m.order_flight_hint,
    section: 'when',
    control: 'line',
    longest: 20,
    autoComplete: 'off',
    desk: 'further',
    summary: 'when',
    of: ({ trip }) => trip.flightNumber ?? '',
  },
  luggages: {
    label: m.order_luggages,
    hint: m.order_luggages_hint,
    section: 'when',
    control: 'number',
    start: '0',
    desk: 'ride',
    link: isCount,
    summary: 'people',
    of: ({ luggages }) => textOf(luggages),
  },
  name: {
    label: m.word_full_name,
    section: 'who',
    control: 'line',
    longest: NAME,
    autoComplete: 'name',
    isRequired: true,
    isAsked: true,
    desk: 'customer',
    summary: 'customer',
    of: ({ name }) => name,
  },
  email: {
    label: m.word_email,
    hint: m.order_email_hint,
    section: 'who',
    control: 'email',
    longest: 254,
    autoComplete: 'email',
    isWide: true,
    isRequired: true,
    isAsked: true,
    desk: 'customer',
    summary: 'customer',
    of: ({ email }) => email,
  },
  phone: {
    label: m.word_phone,
    hint: m.order_phone_hint,
    section: 'who',
    control: 'phone',
    longest: PHONE,
    autoComplete: 'tel',
    isRequired: true,
    isAsked: true,
    desk: 'customer',
    summary: 'customer',
    of: ({ phone }) => phone,
  },
  customerCompany: {
    label: m.order_company,
    section: 'billing',
    control: 'checkbox',
    desk: 'billing',
    of: ({ customerCompany }) => checked(customerCompany),
  },
  customerCompanyID: {
    ...address,
    label: m.order_company_id,
    hint: m.order_company_id_hint,
    longest: 24,
    autoComplete: 'off',
    isAsked: true,
    desk: 'billing',
    summary: 'billing',
    of: ({ customerCompanyID }) => customerCompanyID ?? '',
  },
  customerCompanyName: {
    ...address,
    label: m.order_company_name,
    longest: 200,
    autoComplete: 'organization',
    isAsked: true,
    desk: 'billing',
    summary: 'billing',
    of: ({ customerCompanyName }) => customerCompanyName ?? '',
  },
  customerCompanyVATID: {
    label: m.order_company_vat_id,
    hint: () => vatHint(HOME),
    section: 'billing',
    control: 'line',
    longest: 24,
    autoComplete: 'off',
    desk: 'billing',
    summary: 'billing',
    of: ({ customerCompanyVATID }) => customerCompanyVATID ?? '',
  },
  street: {
    ...address,
    label: m.order_street,
    hint: m.order_street_hint,
    longest: PLACE,
    autoComplete: 'address-line1',
    isAsked: true,
    desk: 'billing',
    of: ({ street }) => street,
  },
  city: {
    ...address,
    label: m.order_city,
    longest: 100,
    autoComplete: 'address-level2',
    isAsked: true,
    desk: 'billing',
    of: ({ city }) => city,
  },
  zip: {
    ...address,
    label: m.order_zip,
    hint: () => zipHint(HOME),
    longest: 12,
    autoComplete: 'postal-code',
    isAsked: true,
    desk: 'billing',
    of: ({ zip }) => zip,
  },
  chooseCountry: {
    label: m.order_country,
    section: 'billing',
    control: 'choice',
    longest: 2,
    autoComplete: 'country',
    start: HOME,
    isRequired: true,
    desk: 'billing',
    of: ({ chooseCountry }) => chooseCountry || HOME,
  },
  customerIsOtherAddress: {
    label: m.order_other_address,
    section: 'billing',
    control: 'checkbox',
    of: ({ customerIsOtherAddress }) => checked(customerIsOtherAddress),
  },
  deliveryStreet: {
    ...address,
    label: m.order_delivery_street,
    longest: PLACE,
    autoComplete: 'shipping address-line1',
    of: ({ deliveryAddress }) => deliveryAddress?.street ?? '',
  },
  deliveryCity: {
    ...address,
    label: m.order_delivery_city,
    longest: 100,
    autoComplete: 'shipping address-level2',
    of: ({ deliveryAddress }) => deliveryAddress?.city ?? '',
  },
  deliveryZip: {
    ...address,
    label: m.order_delivery_zip,
    longest: 12,
    autoComplete: 'shipping postal-code',
    of: ({ deliveryAddress }) => deliveryAddress?.zip ?? '',
  },
  deliveryCountry: {
    label: m.order_delivery_country,
    section: 'billing',
    control: 'choice',
    longest: 2,
    autoComplete: 'shipping country',
    start: HOME,
    isRequired: true,
    of: ({ deliveryAddress }) => deliveryAddress?.country ?? HOME,
  },
  guestName: {
    ...wish,
    ...otherName,
    label: m.order_guest_name,
    summary: 'people',
    of: ({ guest }) => guest?.name ?? '',
  },
  guestPhone: {
    ...wish,
    ...otherPhone,
    label: m.order_guest_phone,
    summary: 'people',
    of: ({ guest }) => guest?.phone ?? '',
  },
  nameBoard: {
    ...wish,
    label: m.order_name_board,
    hint: m.order_name_board_hint,
    control: 'line',
    longest: 100,
    summary: 'people',
    of: ({ nameBoard }) => nameBoard ?? '',
  },
  driverLanguage: {
    ...wish,
    label: m.order_driver_language,
    hint: m.order_driver_language_hint,
    control: 'choice',
    longest: 20,
    summary: 'people',
    of: ({ driverLanguage }) => driverLanguage ?? '',
  },
  returnDate: {
    ...wish,
    label: m.order_return_date,
    control: 'date',
    of: ({ trip }) => dayOf(trip.returnLocal),
  },
  returnTime: {
    ...wish,
    label: m.order_return_time,
    control: 'time',
    of: ({ trip }) => timeOf(trip.returnLocal),
  },
  stops: {
    ...wish,
    label: m.word_stops,
    hint: () =>
      m.order_stops_hint({ limit: formatNumber(appConfig.ordering.maxStops, getLocale()) }),
    control: 'lines',
    longest: 1_200,
    isWide: true,
    of: ({ trip }) => trip.stops.join('\n'),
  },
  childSeats: {
    ...wish,
    label: m.order_child_seats,
    hint: childSeatHint,
    control: 'number',
    start: '0',
    summary: 'people',
    of: ({ childSeats }) => textOf(childSeats),
  },
  /** The size of each seat, in the order of the seats, with a space between them (child-seat-sizes.ts). */
  childSeatSizes: {
    ...wish,
    label: m.order_child_seat_sizes,
    control: 'line',
    summary: 'people',
    of: ({ childSeatSizes }) => childSeatSizes?.join(' ') ?? '',
  },
  /** The only list: a code for each piece. */
  orderOptions: { section: 'wishes', label: m.order_options, control: 'choice', of: () => '' },
  subject: {
    ...wish,
    label: m.word_subject,
    hint: m.order_subject_hint,
    control: 'line',
    longest: 100,
    isWide: true,
    summary: 'customer',
    of: ({ subject }) => subject ?? '',
  },
  message: {
    section: 'wishes',
    label: m.order_message,
    hint: m.order_message_hint,
    control: 'lines',
    longest: 2_000,
    isWide: true,
    desk: 'customer',
    summary: 'customer',
    of: ({ message }) => message ?? '',
  },
} satisfies Record<string, OrderFieldFacts>

export type OrderField = keyof typeof FIELDS
/** A field that is kept as a single text. */
export type TextField = Exclude<OrderField, 'orderOptions'>

/** All fields in the order of the page. */
export const orderFields: readonly OrderField[] = keysOf(FIELDS)

/** What is known of a field. */
export function factsOf(field: OrderField): OrderFieldFacts {
  return FIELDS[field]
}

/** The label of a field: at the field, in the error summary and in the summary of the order. */
export function orderLabel(field: OrderField): string {
  return FIELDS[field].label()
}

/** True for the name of a field of the form. */
export function isOrderField(name: string): name is OrderField {
  return Object.hasOwn(FIELDS, name)
}

/** True for the name of a field with a single text. */
export function isTextField(name: string): name is TextField {
  return isOrderField(name) && name !== 'orderOptions'
}

/** The fields with a single text, in the order of the page. */
export const textFields: readonly TextField[] = orderFields.filter(isTextField)

/** The most characters of a text field; of a field without such a bound this is a fault of ours. */
export function longestOf(field: TextField): number {
  const { longest } = factsOf(field)
  if (longest === undefined) throw new Error(`${field} has no longest`)
  return longest
}

function textOf(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value)
}

function checked(isOn: boolean): string {
  return isOn ? 'on' : ''
}

function dayOf(local: string | null): string {
  return local?.split('T')[0] ?? ''
}

function timeOf(local: string | null): string {
  return local?.split('T')[1] ?? ''
}
