import {
  factsOf,
  type OrderField,
  type SectionName,
  SECTIONS,
  type TextField,
  textFields,
} from '~/order/fields'
import type { OrderErrors, OrderValues } from '~/order/model/typed-order'

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
    const asked = askedOf(section)
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
  return textFields.some((name) => isOf(section, name) && errors[name])
}

/** The sections that were begun and have no error: they may close. */
export function findDone(values: OrderValues, errors: OrderErrors): SectionName[] {
  return SECTIONS.filter(
    (section) =>
      askedOf(section).some((name) => values[name] !== '') && !isSectionWrong(section, errors),
  )
}

/** The fields of a section that "Continue" leads to, in the order of the page. */
function askedOf(section: SectionName): TextField[] {
  return textFields.filter((name) => isOf(section, name) && factsOf(name).isAsked)
}

function isOf(section: SectionName, name: TextField): boolean {
  return factsOf(name).section === section
}
