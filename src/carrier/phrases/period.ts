import { madeOnce } from '~/i18n/made-once'
import type { Locale } from '~/lib/locale'

/** Czech in the accusative, as after „nejpozději“ and „nejdéle“: 1 hodinu, 2 hodiny, 24 hodin. */
const UNITS = {
  minute: {
    cs: { one: 'minutu', few: 'minuty', other: 'minut' },
    en: { one: 'minute', few: 'minutes', other: 'minutes' },
  },
  hour: {
    cs: { one: 'hodinu', few: 'hodiny', other: 'hodin' },
    en: { one: 'hour', few: 'hours', other: 'hours' },
  },
  day: {
    cs: { one: 'den', few: 'dny', other: 'dnů' },
    en: { one: 'day', few: 'days', other: 'days' },
  },
}

const plurals = madeOnce((locale: Locale) => new Intl.PluralRules(locale))

/** A period as the object of a sentence: "2 hodiny", "1 hour". */
export function period(count: number, unit: keyof typeof UNITS, locale: Locale): string {
  const form = plurals(locale).select(count)
  const words = UNITS[unit][locale]
  return `${count}\u00a0${form === 'one' || form === 'few' ? words[form] : words.other}`
}
