import type { Grammar } from './language.ts'

export const en: Grammar = {
  tag: 'en-GB',
  hour: '2-digit',
  shortMonth: 'short',
  afterWeekday: '',
  at: (time) => ` at ${time}`,
  on: (weekday) => `on ${weekday}`,
  until: (weekday) => weekday,
  untilTime: (time) => `, ${time}`,
  hasCurrencyLast: false,
  units: {
    minute: { one: 'minute', other: 'minutes' },
    hour: { one: 'hour', other: 'hours' },
    day: { one: 'day', other: 'days' },
  },
  within: { hour: { one: 'hour', other: 'hours' }, day: { one: 'day', other: 'days' } },
  inOpeningHours: ' (counted in our opening hours)',
}
