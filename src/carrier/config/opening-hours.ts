import type { Language } from '~/lib/locale'

/** Days as schema.org writes them (property openingHours of LocalBusiness), in their sequence. */
const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const
/** How people write these days, by language; Slovaks, who read Czech, write some of theirs. */
const WRITTEN: Record<Language, readonly (readonly string[])[]> = {
  cs: [['po'], ['út', 'ut'], ['st'], ['čt', 'ct', 'št'], ['pá', 'pa', 'pi'], ['so'], ['ne']],
  de: [['mo'], ['di'], ['mi'], ['do'], ['fr'], ['sa'], ['so']],
  en: [['mon'], ['tue'], ['wed'], ['thu'], ['fri'], ['sat'], ['sun']],
}

const DAY = `(?:${DAYS.join('|')})`
const TIME = '(?:[01]\\d|2[0-3]):[0-5]\\d'
const SPAN = `${DAY}(?:[-,]${DAY})*`
const RANGE = `${SPAN} ${TIME}-(?:${TIME}|24:00)`
const CODED = new RegExp(`^(?:${SPAN}|${RANGE}(?:, ${RANGE})*)$`)

/** True for days open all day, or for one or several ranges of days with their hours, as schema.org writes each. */
export function isOpeningHours(coded: string): boolean {
  return CODED.test(coded)
}

/** The ranges of opening hours: schema.org takes each as a value of its own. */
export function openingRanges(coded: string): string[] {
  return coded.split(', ')
}

/**
 * Opening hours as people type them (“Mo-So 6-22”, „Po–Pá 8:00–18:00, So 9–12“), as schema.org writes them. Days may be
 * those of schema.org or of one of these languages; null where they are none, or where two readings differ.
 */
export function codedHours(typed: string, languages: readonly Language[]): string | null {
  const plain = plainHours(typed)
  const namings = [DAYS.map((day) => [day.toLowerCase()]), ...languages.map((one) => WRITTEN[one])]
  const readings = namings.map((naming) => readDays(plain, naming)).filter(isOpeningHours)
  const [first, ...others] = new Set(readings)
  return first === undefined || others.length > 0 ? null : first
}

/** With hyphens, two digits and minutes; days of one range stand together: “Mo, We 8-18” is no whole Monday. */
function plainHours(typed: string): string {
  return typed
    .trim()
    .replaceAll(/\s*[-–—]\s*/g, '-')
    .replaceAll(/\s*[;,]\s*/g, ', ')
    .replaceAll(/(?<=\p{L}), (?=\p{L})/gu, ',')
    .replaceAll(
      /(?<![\d:.])(\d{1,2})(?:[:.](\d{2}))?(?![\d:.])/g,
      (_, hour: string, minute = '00') => `${hour.padStart(2, '0')}:${minute}`,
    )
    .replaceAll(/\s+/g, ' ')
}

function readDays(plain: string, naming: readonly (readonly string[])[]): string {
  return plain.replaceAll(/\p{L}+/gu, (word) => {
    const index = naming.findIndex((names) => names.includes(word.toLowerCase()))
    return DAYS[index] ?? '?'
  })
}
