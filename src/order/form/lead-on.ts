import type { OrderErrors, OrderField, OrderValues, TextField } from '~/order/model/typed-order'

/** The fields that a section asks for, in the order of the page. A section of wishes asks for none. */
const ASKED = {
  way: ['experience', 'variant', 'pickup', 'dropoff', 'hours', 'service'],
  parcel: [
    'parcelLength',
    'parcelWidth',
    'parcelHeight',
    'parcelWeight',
    'recipientName',
    'recipientPhone',
  ],
  when: ['date', 'time'],
  who: ['name', 'email', 'phone'],
  billing: ['customerCompanyID', 'customerCompanyName', 'street', 'city', 'zip'],
} as const satisfies Record<string, readonly TextField[]>

export type SectionName = keyof typeof ASKED

/** The other fields of a section. */
const ALSO = {
  way: ['kind', 'pickupPlace', 'dropoffPlace', 'passengers'],
  parcel: ['parcelValue'],
  when: ['flightNumber', 'luggages'],
  who: [],
  billing: [
    'customerCompany',
    'customerCompanyVATID',
    'chooseCountry',
    'customerIsOtherAddress',
    'deliveryStreet',
    'deliveryCity',
    'deliveryZip',
    'deliveryCountry',
  ],
} as const satisfies Record<SectionName, readonly TextField[]>

/** The sections that can close, in the order of the page. */
export const SECTIONS = ['way', 'parcel', 'when', 'who', 'billing'] as const satisfies SectionName[]
/** Every kind of order asks for these, and a parcel for its size: known before the rules of the order are loaded. */
const ALWAYS: readonly SectionName[] = ['when', 'who']

/** Where "Continue" leads: the first missing field of a section. */
type Next = { section: SectionName; field: OrderField }

/**
 * The first section that is still empty, without those that the visitor was already led to; null if the form is to
 * be sent. `errors` are undefined until the rules are loaded.
 */
export function findNext(
  values: OrderValues,
  errors: OrderErrors | undefined,
  led: readonly SectionName[],
): Next | null {
  for (const section of SECTIONS) {
    const asked = ASKED[section]
    if (led.includes(section) || asked.some((name) => values[name] !== '')) continue
    const missing = errors ? asked.find((name) => errors[name]) : asked[0]
    const isAlways = ALWAYS.includes(section) || section === values.kind
    if (missing && (errors || isAlways)) return { section, field: missing }
  }
  return null
}

/** True for the name of a section that can close. */
export function isSectionName(name: string | undefined): name is SectionName {
  return SECTIONS.some((section) => section === name)
}

/** True if a field of the section has an error. */
export function isSectionWrong(section: SectionName, errors: OrderErrors): boolean {
  return [...ASKED[section], ...ALSO[section]].some((name) => errors[name])
}

/** The sections that were begun and have no error: they may close. */
export function findDone(values: OrderValues, errors: OrderErrors): SectionName[] {
  return SECTIONS.filter(
    (section) =>
      ASKED[section].some((name) => values[name] !== '') && !isSectionWrong(section, errors),
  )
}
