import * as v from 'valibot'
import { isServiceSlug } from '~/carrier/service-slugs'
import { requiredText, wholeNumber } from '~/lib/fields/field-schemas'
import type { FieldError } from '~/lib/fields/field-error'
import { readFields } from '~/lib/fields/read-fields'

/** Seats of a car, without the driver's; a coach has some sixty. */
const MOST_SEATS = 60

const carSchema = v.object({
  name: requiredText(60),
  category: v.pipe(
    v.string('choiceInvalid'),
    v.check((slug) => isServiceSlug(slug), 'choiceInvalid'),
  ),
  seats: wholeNumber(1, MOST_SEATS),
  plate: v.pipe(
    requiredText(15),
    v.transform((plate) => plate.toUpperCase()),
  ),
})

/** What somebody typed of a car. */
export type TypedCar = Record<keyof v.InferInput<typeof carSchema>, string>

/** The typed values of a posted form; a missing one is empty. */
export function typedCar(form: FormData): TypedCar {
  return {
    name: textOf(form, 'name'),
    category: textOf(form, 'category'),
    seats: textOf(form, 'seats'),
    plate: textOf(form, 'plate'),
  }
}

/** A posted text; empty where there is none. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** The car of what was typed; null where a field is refused, which `errors` then names. */
export function readCar(typed: TypedCar, errors: Record<string, FieldError | undefined>) {
  return readFields(carSchema, typed, errors)
}
