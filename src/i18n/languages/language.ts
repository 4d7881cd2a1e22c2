/** Forms of a countable noun by the plural category of the number before it; a category that is missing has `other`. */
type Forms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>

/**
 * Grammar and typography of a language: what Intl does not know, and forms in the browser need. A language is its
 * messages, a module with these two tables, and an address and a name of each screen (screens.ts).
 */
export type Grammar = {
  /** The BCP 47 tag that dates and names of languages are written by; local-tag.ts has those of other countries. */
  tag: string
  /** Digits of an hour: readers of English recognise the 24-hour clock by two. */
  hour: 'numeric' | '2-digit'
  /** The month of a short date: "3. 12.", "3 Dec". */
  shortMonth: 'numeric' | 'short'
  /** What stands between a weekday and its date, before the space. */
  afterWeekday: '' | ','
  /** A time of day as an adverbial, with the space before it: " ve 20:00", " at 20:00". */
  at: (time: string) => string
  /** A weekday as an adverbial: "ve středu", "on Wednesday". */
  on: (weekday: string) => string
  /** A weekday after „do“ and "until": "středy", "Wednesday". */
  until: (weekday: string) => string
  /** A time of day that ends a period, after its day: ", 8:00". */
  untilTime: (time: string) => string
  /** True where the currency follows the amount, and so stands at the end of a range. */
  hasCurrencyLast: boolean
  /** Periods as the object of a sentence: "2 hodiny", "1 hour". */
  units: Record<'minute' | 'hour' | 'day', Forms>
  /** Periods after „do“ and "within": "do 2 hodin". */
  within: Record<'hour' | 'day', Forms>
  /** Behind a period that does not run around the clock, with the space before it. */
  inOpeningHours: string
}

/** Sentences about the carrier's figures, and names of files: what only the server writes. Figures come with their unit. */
export type Phrases = {
  /** The sign between whole units and cents in a number that is copied. */
  decimal: ',' | '.'
  /** The step of charged waiting, after „po započatých“ and "for every". */
  step: Forms
  freeWaiting: (of: { airport: string; station: string; elsewhere: string }) => string
  waiting: (free: string, step: string) => string
  /** The same for a parcel, which lands nowhere. */
  handing: (free: string, step: string) => string
  /** `list` are sentences; empty without a list. */
  experience: (list: string, free: string, step: string) => string
  hourly: (of: { least: string; km: string; further: string }) => string
  /** Holds as long as order/price has no rule about the hour or the day (rules/to-order.test.ts). */
  samePriceAlways: string
  /** Names joined by Intl, as a list that does not break behind a short word. */
  unbroken: (list: string) => string
  /** Opening hours inside a sentence. */
  inSentence: (hours: string) => string
  /** What says where a time of day holds, after it; `city` is the English name of that of the time zone. */
  ofZone: (city: string) => string
  inForceFrom: (day: string) => string
  townIn: (name: string, district: string) => string
  /** Names of files, without what follows the hyphen. */
  files: { terms: string; ride: string; payment: string }
}
