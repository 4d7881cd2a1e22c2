import { appConfig } from '~config'
import { DAY, HOUR, MINUTE } from '~/lib/duration'
import { fromLocalTime, toLocalTime } from '~/lib/local-time'

/** Days as schema.org writes them, in the sequence of `Date.getUTCDay`. */
const DAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa']
/** Days, and between which times if not all day. */
const RANGE = /^(\S+)(?: (\d\d:\d\d)-(\d\d:\d\d))?$/
const WHOLE_DAY = 24 * 60

/** Minutes of a local day, from 0; an end after midnight is above 24 hours. */
type Span = readonly [from: number, to: number]

/** True where the answer is promised around the clock. */
export function isAlwaysOpen(): boolean {
  const week = DAYS.map((_, day) => spansOf(day))
  // Without hours that can be read the loops below would not end.
  if (week.every((spans) => spans.length === 0)) return true
  return week.every((spans) => spans.some(([from, to]) => from === 0 && to >= WHOLE_DAY))
}

/** By when the carrier answers what reached it at `from`: within the promised hours, counted in its opening hours. */
export function promisedBy(from: Date): Date {
  const wait = promisedTime()
  return isAlwaysOpen() ? new Date(from.getTime() + wait) : openAfter(from, wait)
}

/** What reached the carrier before this instant has waited for its answer for that share of the promised hours at `now`. */
export function promisedBefore(now: Date, share = 1): Date {
  const wait = promisedTime() * share
  return isAlwaysOpen() ? new Date(now.getTime() - wait) : openBefore(now, wait)
}

function promisedTime(): number {
  return appConfig.ordering.confirmWithinHours * HOUR
}

/** The instant at which the carrier was open for so many milliseconds since `from`. */
function openAfter(from: Date, wait: number): Date {
  let [at, left] = [from.getTime(), wait]
  // The hours of yesterday may last until this morning.
  for (let day = dayOf(from) - DAY; ; day += DAY) {
    for (const [start, end] of instantsOf(day)) {
      const begin = Math.max(start, at)
      if (end - begin >= left) return new Date(begin + left)
      if (end > begin) [at, left] = [end, left - (end - begin)]
    }
  }
}

/** The instant since which the carrier was open for so many milliseconds until `now`. */
function openBefore(now: Date, wait: number): Date {
  let [at, left] = [now.getTime(), wait]
  for (let day = dayOf(now); ; day -= DAY) {
    for (const [start, end] of instantsOf(day).toReversed()) {
      const stop = Math.min(end, at)
      if (stop - start >= left) return new Date(stop - left)
      if (stop > start) [at, left] = [start, left - (stop - start)]
    }
  }
}

/** Midnight of the local day, as if it were UTC. */
function dayOf(instant: Date): number {
  return Date.parse(`${toLocalTime(instant).slice(0, 10)}T00:00:00Z`)
}

/** When the carrier opens and closes on a local day, the earliest first. */
function instantsOf(day: number): Span[] {
  return spansOf(new Date(day).getUTCDay())
    .map(([from, to]): Span => [instantAt(day + from * MINUTE), instantAt(day + to * MINUTE)])
    .toSorted(([one], [other]) => one - other)
}

function instantAt(local: number): number {
  const found = fromLocalTime(new Date(local).toISOString().slice(0, 16))
  // The hour that clocks skip in spring.
  return 'instant' in found ? found.instant.getTime() : instantAt(local + HOUR)
}

function spansOf(day: number): Span[] {
  return appConfig.company.openingHours.coded.split(', ').flatMap((range): Span[] => {
    const [, days = '', opens = '00:00', closes = '24:00'] = RANGE.exec(range) ?? []
    if (!days.split(',').some((span) => isAmong(day, span))) return []
    const [from, to] = [minuteOf(opens), minuteOf(closes)]
    return [[from, to > from ? to : to + WHOLE_DAY]]
  })
}

/** Whether a day is in “Mo-Fr”, also in “Fr-Mo”, or is “Sa”. */
function isAmong(day: number, span: string): boolean {
  const [first = -1, last = first] = span.split('-').map((name) => DAYS.indexOf(name))
  return first <= last ? day >= first && day <= last : day >= first || day <= last
}

function minuteOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}
