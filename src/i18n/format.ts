import type { Locale } from '~/lib/app-config'

const INTL_LOCALE = { cs: 'cs-CZ', en: 'en-GB' } as const
const TIME_ZONE = 'Europe/Prague'

/** Haléře as people write them: "5 000 Kč", "4 123,97 Kč", "CZK 5,000". */
export function formatMoney(
  { amount, currency }: { amount: number; currency: string },
  locale: Locale,
): string {
  return new Intl.NumberFormat(INTL_LOCALE[locale], {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount / 100)
}

/** A number with the separators of the language, e.g. 1,4 / 1.4. */
export function formatNumber(value: number, locale: Locale, minimumFractionDigits = 0): string {
  return new Intl.NumberFormat(INTL_LOCALE[locale], { minimumFractionDigits }).format(value)
}

type ParcelLimit = { lengthCm: number; sideCm: number }

/** Sizes of a standard and of a long parcel as the offer names them: "0,40 × 1,4 m", "2,3 × 0,3 m". */
export function formatParcelSizes(
  { standard, long }: { standard: ParcelLimit; long: ParcelLimit },
  locale: Locale,
): { standard: string; long: string } {
  const metres = (centimetres: number, digits = 1) =>
    formatNumber(centimetres / 100, locale, digits)
  const sizeOf = (one: string, other: string) => `${one}\u00a0×\u00a0${other}\u00a0m`
  return {
    standard: sizeOf(metres(standard.sideCm, 2), metres(standard.lengthCm)),
    long: sizeOf(metres(long.lengthCm), metres(long.sideCm)),
  }
}

/** Basis points as a percentage: 2100 → "21 %" / "21%". */
export function formatRate(rateBp: number, locale: Locale): string {
  return new Intl.NumberFormat(INTL_LOCALE[locale], {
    style: 'percent',
    maximumFractionDigits: 2,
  }).format(rateBp / 10_000)
}

/** An instant as a day with weekday and a time, in Prague: "úterý 1. dubna 2025 v 9:05". */
export function formatDateTime(instant: string | number | Date, locale: Locale): string {
  const written = new Intl.DateTimeFormat(INTL_LOCALE[locale], {
    timeZone: TIME_ZONE,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(instant))
  return unbroken(written)
}

/** An ISO date or instant as a day, in Prague: "1. dubna 2025" / "1 April 2025". */
export function formatDate(date: string | number | Date, locale: Locale): string {
  const written = new Intl.DateTimeFormat(INTL_LOCALE[locale], {
    timeZone: TIME_ZONE,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(new Date(date))
  return unbroken(written)
}

/** A date that stays on one line from the day to the year, and „v“ with its time. */
function unbroken(date: string): string {
  return date.replace(/(?<=\b\d{1,2}\.?|\sv) | (?=\d{4})/gu, '\u00a0')
}

/** Minutes as hours and minutes: 150 → "2 h 30 min". */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const parts = [hours > 0 ? `${hours}\u00a0h` : '', rest > 0 ? `${rest}\u00a0min` : '']
  return parts.filter(Boolean).join(' ')
}

/** E.164 in groups of three with non-breaking spaces: "+420 777 123 456". */
export function formatPhone(phone: string): string {
  const match = /^(\+42[01])(\d{3})(\d{3})(\d{3})$/.exec(phone)
  return match ? match.slice(1).join('\u00a0') : phone
}

/** PSČ as the post writes it, "110 00"; other codes stay. */
export function formatPostalCode(zip: string): string {
  return zip.replace(/^(\d{3}) ?(\d{2})$/, '$1\u00a0$2')
}

/** The order number in groups that can be read over the phone: "26 4738 2916". */
export function formatOrderNumber(number: string): string {
  return number.replace(/^(\d{2})(\d{4})(\d{4})$/, '$1\u00a0$2\u00a0$3')
}
