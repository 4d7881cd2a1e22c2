import { type Person, readPeople } from '../lib/people/desk-people.ts'
import type { Settings } from '../lib/setting/names.ts'
import { orderLinkSecret } from '../lib/settings.ts'

/** The people of the desk; nobody while DESK_PEOPLE is missing or wrong, or no link can be signed. */
export function deskPeople(settings: Settings): readonly Person[] {
  const { DESK_PEOPLE: value } = settings
  if (typeof value === 'symbol' || orderLinkSecret(settings) === null) return []
  return readPeople(value) ?? []
}

/** A person by the id that rows and events hold; null for one who was struck from DESK_PEOPLE. */
export function personById(settings: Settings, id: string): Person | null {
  return deskPeople(settings).find((person) => person.id === id) ?? null
}
