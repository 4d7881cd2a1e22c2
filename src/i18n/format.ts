import { grammars } from '~/i18n/languages/grammars'
import { appConfig } from '~config'
import { madeOnce } from '~/i18n/made-once'
import { phoneGroups } from '~/lib/fields/calling-codes'
import type { Locale } from '~/lib/locale'
import { DAY, HOUR } from '~/lib/duration'
import { toLocalTime } from '~/lib/local-time'
import type { PhoneRule } from '~/lib/fields/phone'

/** Formats a day as ISO does. */
const ISO_LOCALE = 'sv-SE'
const { timeZone } = appConfig.market

const amounts = madeOnce((locale: Locale) =>
  madeOnce((currency: string) =>
    numbersIn(locale, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }),
  ),
)
const numbers = madeOnce((locale: Locale) =>
  madeOnce((minimumFractionDigits: number) => numbersIn(locale, { minimumFractionDigits })),
)
const rates = madeOnce((locale: Locale) =>
  numbersIn(locale, { style: 'percent', maximumFractionDigits: 2 }),
)
const weekdays = madeOnce((locale: Locale) => timesIn(locale, { weekday: 'long' }))
const clocks = madeOnce((locale: Locale) =>
  timesIn(locale, {
    hour: grammars[locale].hour,
    minute: '2-digit',
    hourCycle: 'h23',
  }),
)
const zonedClocks = madeOnce((locale: Locale) =>
  timesIn(locale, {
    hour: grammars[locale].hour,
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  }),
)
const dates = madeOnce((locale: Locale) =>
  timesIn(locale, { day: 'numeric', month: 'long', year: 'numeric' }),
)
const months = madeOnce((locale: Locale) => timesIn(locale, { month: 'long', year: 'numeric' }))
const monthDays = madeOnce((locale: Locale) => timesIn(locale, { day: 'numeric', month: 'long' }))
const shortDays = madeOnce((locale: Locale) =>
  timesIn(locale, {
    weekday: 'short',
    day: 'numeric',
    month: grammars[locale].shortMonth,
  }),
)
const isoDays = madeOnce(
  (locale: typeof ISO_LOCALE) => new Intl.DateTimeFormat(locale, { timeZone }),
)
const relatives = madeOnce(
  (locale: Locale) => new Intl.RelativeTimeFormat(grammars[locale].tag, { numeric: 'auto' }),
)

function numbersIn(locale: Locale, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  // By the language alone: Austrian prices are "59 €" too, where Intl writes "€ 59" by de-AT.
  return new Intl.NumberFormat(locale, options)
}

function timesIn(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(grammars[locale].tag, { timeZone, ...options })
}

/** Formats haléře: "5 000 Kč", "4 123,97 Kč", "CZK 5,000". */
export function formatMoney(
  { amount, currency }: { amount: number; currency: string },
  locale: Locale,
): string {
  return amounts(locale)(currency).format(amount / 100)
}

/**
 * The number of `formatMoney` without its currency, for a column or a sentence that names it once: "4 123,97". Where one
 * amount beside it has hundredths, all have: "34,00" below "29,50".
 */
export function formatAmount(
  amount: number,
  locale: Locale,
  beside: readonly number[] = [amount],
): string {
  return formatNumber(amount / 100, locale, beside.every((one) => one % 100 === 0) ? 0 : 2)
}

/** Formats a range of two amounts in whole haléře: "2 900–3 900 Kč", "CZK 2,900–3,900". */
export function formatMoneyRange(from: number, to: number, locale: Locale): string {
  return amounts(locale)(appConfig.market.currency).formatRange(from / 100, to / 100)
}

/** A number with the separators of the language, e.g. 1,4 / 1.4. */
export function formatNumber(value: number, locale: Locale, minimumFractionDigits = 0): string {
  return numbers(locale)(minimumFractionDigits).format(value)
}

type ParcelLimit = { lengthCm: number; sideCm: number }

/** Kilograms with their unit: "100 kg". */
export function formatWeight(kilograms: number, locale: Locale): string {
  return `${formatNumber(kilograms, locale)}\u00a0kg`
}

/** Maximum sizes of a standard and of a long parcel: "0,40 × 1,4 m", "2,3 × 0,3 m". */
export function formatParcelSizes(
  { standard, long }: { standard: ParcelLimit; long: ParcelLimit },
  locale: Locale,
): { standard: string; long: string } {
  const sizeOf = (one: string, other: string) => `${one}\u00a0×\u00a0${other}`
  return {
    standard: sizeOf(
      formatNumber(standard.sideCm / 100, locale, 2),
      formatMetres(standard.lengthCm, locale),
    ),
    long: sizeOf(formatNumber(long.lengthCm / 100, locale, 1), formatMetres(long.sideCm, locale)),
  }
}

/** Centimetres in metres with their unit, "1,4 m" / "1.4 m". */
export function formatMetres(centimetres: number, locale: Locale, digits = 1): string {
  return `${formatNumber(centimetres / 100, locale, digits)}\u00a0m`
}

/** Basis points as a percentage: 2100 → "21 %" / "21%". */
export function formatRate(rateBp: number, locale: Locale): string {
  return rates(locale).format(rateBp / 10_000)
}

/**
 * An instant as a day with weekday and a local time: "úterý 1. dubna 2025 v 9:05", "Tuesday 1 April 2025 at
 * 09:05". English hours have two digits, so that readers recognise the 24-hour clock.
 */
export function formatDateTime(instant: string | number | Date, locale: Locale): string {
  return (
    withWeekday(weekdayOf(instant, locale), formatDate(instant, locale), locale) +
    atTime(instant, locale)
  )
}

/** A time of day as an adverbial: " v 8:00", " ve 20:00", " at 08:00". */
function atTime(instant: string | number | Date, locale: Locale): string {
  return grammars[locale].at(formatTime(instant, locale))
}

/**
 * An instant as an adverbial of time: "ve středu 9. prosince 2026 v 8:00", "on Wednesday 9 December 2026 at 08:00".
 */
export function formatOn(instant: string | number | Date, locale: Locale): string {
  const weekday = grammars[locale].on(weekdayOf(instant, locale))
  return withWeekday(weekday, formatDate(instant, locale), locale) + atTime(instant, locale)
}

/**
 * An instant in the form after „do“ and "until": "středy 9. prosince 2026, 8:00", "Wednesday 9 December 2026, 08:00".
 */
export function formatUntil(instant: string | number | Date, locale: Locale): string {
  return formatUntilDay(instant, locale) + grammars[locale].untilTime(formatTime(instant, locale))
}

/** The day of an instant in the same form: "středy 9. prosince 2026", "Wednesday 9 December 2026". */
export function formatUntilDay(instant: string | number | Date, locale: Locale): string {
  const weekday = grammars[locale].until(weekdayOf(instant, locale))
  return withWeekday(weekday, formatDate(instant, locale), locale)
}

/** An instant relative to today: "dnes v 6:00", "tomorrow at 06:00", later with its date. */
export function formatSoon(instant: string | number | Date, now: Date, locale: Locale): string {
  const days = Math.round((dayOf(instant) - dayOf(now)) / DAY)
  const day = days < 2 ? relatives(locale).format(days, 'day') : formatDate(instant, locale)
  return day + atTime(instant, locale)
}

/** The local day of an instant as midnight UTC of the same date, in ms. */
function dayOf(instant: string | number | Date): number {
  return Date.parse(isoDays(ISO_LOCALE).format(new Date(instant)))
}

function weekdayOf(instant: string | number | Date, locale: Locale): string {
  return weekdays(locale).format(new Date(instant))
}

function withWeekday(weekday: string, day: string, locale: Locale): string {
  return `${weekday}${grammars[locale].afterWeekday} ${day}`
}

/** The local time of an instant: "3:23", "03:23"; in the hour that the clocks show twice with its zone: "2:30 SELČ". */
export function formatTime(instant: string | number | Date, locale: Locale): string {
  const at = new Date(instant)
  return (isDoubled(at) ? zonedClocks : clocks)(locale).format(at)
}

/** True in the night of October in which the clocks go back, for a time that they show twice. */
function isDoubled(at: Date): boolean {
  // The zones of all markets change together, between midnight and two by UTC.
  if (at.getUTCMonth() !== 9 || at.getUTCDate() < 25 || at.getUTCHours() > 1) return false
  const shown = toLocalTime(at)
  return [HOUR, -HOUR].some((off) => toLocalTime(new Date(at.getTime() + off)) === shown)
}

/** An ISO date or instant as a local day: "1. dubna 2025" / "1 April 2025". */
export function formatDate(date: string | number | Date, locale: Locale): string {
  const written = dates(locale).format(new Date(date))
  // A date does not break between the day and the year.
  return written.replace(/(?<=\b\d{1,2}\.?) | (?=\d{4})/gu, '\u00a0')
}

/** A day of the near future with its weekday: "čtvrtek 3. prosince", "Thursday 3 December". */
export function formatDay(date: string | number | Date, locale: Locale): string {
  const day = monthDays(locale).format(new Date(date)).replace(' ', '\u00a0')
  return withWeekday(weekdayOf(date, locale), day, locale)
}

/** A month (`2026-11`): "listopad 2026", "November 2026". */
export function formatMonth(month: string, locale: Locale): string {
  return months(locale).format(new Date(`${month}-15`))
}

/** The same in the room of a ticket's stub: "čt 3. 12.", "Thu 3 Dec". */
export function formatShortDay(date: string | number | Date, locale: Locale): string {
  // Some versions of Intl put a comma after the weekday.
  return shortDays(locale).format(new Date(date)).replace(',', '').replaceAll(' ', '\u00a0')
}

/** Minutes as hours and minutes: 150 → "2 h 30 min". */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const parts = [hours > 0 ? `${hours}\u00a0h` : '', rest > 0 ? `${rest}\u00a0min` : '']
  return parts.filter(Boolean).join(' ')
}

/** E.164 in groups with non-breaking spaces: "+420 777 123 456", "+44 7700 900123", "+43 1 234 5678". */
export function formatPhone(phone: string): string {
  return phoneGroups(phone).join('\u00a0')
}

/** As it is dialled inside the market: "777 123 456", "0664 123 4567"; a number of another country as above. */
export function formatPhoneAtHome(phone: string, rule: PhoneRule = appConfig.market.phone): string {
  const [code, ...groups] = phoneGroups(phone)
  if (code !== rule.code) return formatPhone(phone)
  return (rule.hasTrunkZero ? '0' : '') + groups.join('\u00a0')
}

/** The order number in groups for reading it aloud: "26 4738 2916". */
export function formatOrderNumber(number: string): string {
  return number.replace(/^(\d{2})(\d{4})(\d{4})$/, '$1\u00a0$2\u00a0$3')
}
