import * as v from 'valibot'
import { parseEmail } from '../fields/email.ts'

// Made when it is read: the code of every page knows this module, and none of them needs the schemas.
const personSchema = () =>
  v.strictObject({
    /** Stands in events and in the rows of the desk; it never changes. */
    id: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)),
    email: v.pipe(
      v.string(),
      v.check((email) => parseEmail(email) !== null),
    ),
    role: v.picklist(['dispatcher', 'owner']),
  })
const peopleSchema = () =>
  v.pipe(
    v.array(personSchema()),
    v.check((people) => isDistinct(people.map(({ id }) => id))),
    v.check((people) => isDistinct(people.map(({ email }) => email.toLowerCase()))),
  )

/** What is wrong with a value that cannot be read, for the operator. */
export const PEOPLE_SHAPE =
  'must be JSON: [{"id", "name", "email", "role": "dispatcher" or "owner"}], each id and address once'

/** One of the carrier's people at the desk. */
export type Person = v.InferOutput<ReturnType<typeof personSchema>>

/** The people of the setting DESK_PEOPLE; nobody where it is missing, null where it is wrong. */
export function readPeople(value: string | undefined): Person[] | null {
  if (!value) return []
  try {
    const people = v.safeParse(peopleSchema(), JSON.parse(value))
    return people.success ? people.output : null
  } catch {
    return null
  }
}

/** The person whose address somebody typed, whatever its capitals; null for any other. */
export function personOfEmail(people: readonly Person[], email: string): Person | null {
  const typed = email.trim().toLowerCase()
  return people.find((person) => person.email.toLowerCase() === typed) ?? null
}

function isDistinct(names: string[]): boolean {
  return new Set(names).size === names.length
}
