/** For whom a category is by its seats: two people, a group of five and more, or any few. */
export type Size = 'two' | 'few' | 'group'
/** What the first words of a category are told of it: name and figures as they are read in its source, its size, and pictures. */
export type Told = Record<'name' | 'seats' | 'luggage' | 'hour' | 'poster' | 'car', string> & {
  size: Size
}
/** The first words of any carrier in one language: figures come from its settings, no town and no car is named. */
export type StartWords = {
  /** With a sentence about fixed routes where there are some, and about a choice between several categories. */
  home: (has: { routes: boolean; several: boolean }) => string
  service: (told: Told, has: { hourly: boolean }) => object
  car: (told: Told) => object
  /** What stands before the number of seats, and the words after one and after more. */
  seats: { before: string; one: string; more: string }
}
