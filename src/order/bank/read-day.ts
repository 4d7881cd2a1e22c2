import { dayOf } from '~/order/bank/statement'

/** Which part of a day with slashes is the day: `unclear` where the file does not tell. */
export type Notation = 'dayFirst' | 'monthFirst' | 'unclear'

const SLASHED = /^(\d{1,2})([/-])\s*(\d{1,2})\2\s*(\d{4})(?!\d)/

/**
 * How a file writes days with slashes, by all of them: only one of the notations has days that exist, and days of
 * booking that are not to come. `others` are its further days, `today` is `YYYY-MM-DD`.
 */
export function notationOf(
  booked: readonly string[],
  others: readonly string[],
  today: string,
): Notation {
  const slashed = booked.flatMap(slashedIn)
  const all = [...slashed, ...others.flatMap(slashedIn)]
  const isDayFirst = all.some(({ first }) => Number(first) > 12)
  const isMonthFirst = all.some(({ second }) => Number(second) > 12)
  if (isDayFirst !== isMonthFirst) return isDayFirst ? 'dayFirst' : 'monthFirst'
  if (isDayFirst) return 'unclear'
  const isOver = (day: string | null) => day !== null && day <= today
  const may = {
    dayFirst: slashed.every(({ first, second, year }) => isOver(dayOf(year, second, first))),
    monthFirst: slashed.every(({ first, second, year }) => isOver(dayOf(year, first, second))),
  }
  if (may.dayFirst === may.monthFirst) return 'unclear'
  return may.dayFirst ? 'dayFirst' : 'monthFirst'
}

/**
 * The day of a text as banks write it, with or without a time behind it: `23.11.2026`, `23. 11. 26`, `2026-11-23`,
 * `2026/11/23`, `20261123`, `23/11/2026`. Empty where it may be two days, null where it is none.
 */
export function readDay(typed: string, notation: Notation): string | null {
  const text = typed.trim()
  const iso = /^(\d{4})([-/.]?)(\d{2})\2(\d{2})(?!\d)/.exec(text)
  if (iso) return dayOf(iso[1] ?? '', iso[3] ?? '', iso[4] ?? '')
  const dotted = /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4}|\d{2})(?!\d)/.exec(text)
  if (dotted) {
    const year = dotted[3] ?? ''
    return dayOf(year.length === 2 ? `20${year}` : year, dotted[2] ?? '', dotted[1] ?? '')
  }
  const [slashed] = slashedIn(text)
  return slashed === undefined ? null : slashedDay(slashed, notation)
}

type Slashed = { first: string; second: string; year: string }

function slashedIn(text: string): Slashed[] {
  const [found, first = '', , second = '', year = ''] = SLASHED.exec(text.trim()) ?? []
  return found === undefined ? [] : [{ first, second, year }]
}

function slashedDay({ first, second, year }: Slashed, notation: Notation): string | null {
  const [dayFirst, monthFirst] = [dayOf(year, second, first), dayOf(year, first, second)]
  if (notation === 'dayFirst') return dayFirst
  if (notation === 'monthFirst') return monthFirst
  if (dayFirst === null || monthFirst === null) return dayFirst ?? monthFirst
  return dayFirst === monthFirst ? dayFirst : ''
}
