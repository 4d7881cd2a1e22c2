import type { Grammar } from './language.ts'

export const de: Grammar = {
  tag: 'de-DE',
  hour: '2-digit',
  shortMonth: 'numeric',
  afterWeekday: ',',
  at: (time) => ` um ${time}\u00a0Uhr`,
  on: (weekday) => `am ${weekday}`,
  until: (weekday) => weekday,
  untilTime: (time) => `, ${time}\u00a0Uhr`,
  hasCurrencyLast: true,
  units: {
    minute: { one: 'Minute', other: 'Minuten' },
    hour: { one: 'Stunde', other: 'Stunden' },
    day: { one: 'Tag', other: 'Tage' },
  },
  // The dative after „binnen“ and „innerhalb von“.
  within: {
    hour: { one: 'Stunde', other: 'Stunden' },
    day: { one: 'Tag', other: 'Tagen' },
  },
  inOpeningHours: ' (gezählt in unseren Öffnungszeiten)',
}
