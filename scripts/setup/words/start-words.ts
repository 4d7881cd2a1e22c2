/** What the first words of a category are told of it: name and figures as they are read in its source, and pictures. */
export type Told = { name: string; luggage: string; poster: string; car: string }
/** The first words of any carrier in one language: figures come from its settings, no town and no car is named. */
export type StartWords = {
  /** With a sentence about fixed routes where there are some, and about a choice between several categories. */
  home: (has: { routes: boolean; several: boolean }) => string
  service: (told: Told, has: { hourly: boolean }) => object
  car: (told: Told) => object
  /** What stands before the number of seats, and the words after one and after more. */
  seats: { before: string; one: string; more: string }
}
