const NAMES = {
  dana: 'Dana Zkušená',
  olga: 'Olga Majitelová',
  // One for each test that signs in by itself, because a person gets five mails an hour.
  chromium: 'Chrobák Chromý',
  firefox: 'Liška Ohnivá',
  webkit: 'Safír Jablečný',
  'at-390': 'Telefon Malý',
  'at-390-plain': 'Telefon Prostý',
  'at-1440': 'Tabulka Velká',
  'at-1440-plain': 'Tabulka Prostá',
} as const

/** One of the people of the desk of the tests' site. */
export type DeskPerson = keyof typeof NAMES

/** The people of the desk of the tests' site, all made up; Olga is an owner. */
export const DESK_PEOPLE = Object.entries(NAMES).map(([id, name]) => ({
  id,
  name,
  email: emailOf(id),
  role: id === 'olga' ? 'owner' : 'dispatcher',
}))

/** The address of a person of the desk. */
export function emailOf(id: string): string {
  return `${id}@desk.example.com`
}
