import { appConfig } from '~config'
import ical, {
  ICalAlarmType,
  type ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator'
import type { Ride as LegOfLife } from '~/order/life/life'
import { isWaiting, type Phase, STATES } from '~/order/life/states'
import { promisesOf } from '~/order/promises/promises'
import { KIND_RULES } from '~/order/model/kinds'
import type { KnownOrder } from '~/order/store/find-order.server'
import { formatOrderNumber, formatPhone } from '~/i18n/format'
import { runInLocale } from '~/i18n/run-in-locale.server'
import type { Locale } from '~/lib/locale'
import { HOUR, MINUTE, SECOND } from '~/lib/duration'
import { m } from '~/paraglide/messages'

/** Length of a ride in the calendar if its duration is unknown. */
const UNKNOWN_DURATION = HOUR
/** Times before the pickup at which a calendar reminds. */
const REMINDERS = [26 * HOUR, 2 * HOUR]

type CalendarOf = {
  locale: Locale
  /** Host of the site; with the order number it forms the permanent UID of the event. */
  host: string
  /** Absolute address of the guest's page: calendars are shared, and that page has no acts. */
  guestUrl: string
}

/**
 * The ride as a calendar file (RFC 5545, lines of at most 75 octets), with a return as a separate event. A later file
 * of the same order replaces it: same UID, higher SEQUENCE. It contains no price and no link with acts.
 */
export function orderCalendar(known: KnownOrder, { locale, host, guestUrl }: CalendarOf): string {
  const { order, number } = known.placed
  const { trip, durationMin } = order
  const minutes = durationMin ?? (trip.hours === null ? null : trip.hours * 60)
  const about = { known, locale, guestUrl, lasts: minutes ? minutes * MINUTE : UNKNOWN_DURATION }
  const language = locale.toUpperCase()
  const calendar = ical({
    prodId: { company: appConfig.product.name, product: appConfig.product.appName, language },
    method: ICalCalendarMethod.PUBLISH,
  })
  const { pickup: from, dropoff: to } = trip
  const there = { uid: `${number}@${host}`, from, to, isMet: true }
  const back = { uid: `${number}-return@${host}`, from: to, to: from, isMet: false }
  for (const ride of known.life.rides) {
    addEvent(calendar, { ...about, ...(ride.leg === 1 ? there : back), ride })
  }
  return `${calendar.toString()}\r\n`
}

type Ride = {
  known: KnownOrder
  locale: Locale
  guestUrl: string
  /** ms */
  lasts: number
  uid: string
  ride: LegOfLife
  from: string | null
  to: string | null
  /** The way back begins elsewhere. */
  isMet: boolean
}

function addEvent(
  calendar: ICalCalendar,
  { known, locale, guestUrl, lasts, uid, ride, from, to, isMet }: Ride,
): void {
  const { life, placed } = known
  const { driver, pickupAt, over } = ride
  // RFC 5546, 3.2.5: the same UID, cancelled, with a higher SEQUENCE.
  const status = over === 'cancelled' ? CANCELLED : STATUS[STATES[life.state].phase]
  const summary = summaryOf(known, { from, to }, locale)
  const start = new Date(pickupAt)
  const phone = formatPhone(appConfig.company.phone)
  const event = calendar.createEvent({
    id: uid,
    sequence: life.seq,
    status,
    stamp: new Date(life.history.at(-1)?.at ?? life.placedAt),
    start,
    end: new Date(start.getTime() + lasts),
    summary,
    ...(from ? { location: from } : {}),
    description: [
      (life.price === null ? m.calendar_number_request : m.calendar_number)(
        { number: formatOrderNumber(placed.number) },
        { locale },
      ),
      ...(driver
        ? [m.calendar_driver({ ...driver, phone: formatPhone(driver.phone) }, { locale })]
        : []),
      ...(isMet ? runInLocale(locale, () => promisesOf({ ...known, now: start }).meeting) : []),
      m.calendar_call(
        {
          what: isMetLater(known) ? KIND_RULES[placed.order.kind].noun : 'talk',
          name: appConfig.product.name,
          phone,
        },
        { locale },
      ),
      guestUrl,
    ].join('\n'),
    url: guestUrl,
  })
  if (status === ICalEventStatus.CANCELLED) return
  for (const before of REMINDERS) {
    const trigger = before / SECOND
    event.createAlarm({ type: ICalAlarmType.display, trigger, description: summary })
  }
}

/** True while the passenger still has to find the driver: the pickup is agreed, and nobody is aboard. */
function isMetLater({ life }: KnownOrder): boolean {
  return STATES[life.state].phase === 'agreed' && life.step !== 'aboard'
}

function summaryOf(
  { placed: { order }, life: { state } }: KnownOrder,
  { from, to }: Pick<Ride, 'from' | 'to'>,
  locale: Locale,
): string {
  const { name } = appConfig.product
  const title = order.experienceTitle?.[locale]
  const what = title ?? (from && to ? m.calendar_way({ from, to }, { locale }) : (from ?? to ?? ''))
  const said = m.calendar_summary({ name, what }, { locale })
  return isWaiting(state) ? m.calendar_open({ what: said }, { locale }) : said
}

const { TENTATIVE, CONFIRMED, CANCELLED } = ICalEventStatus
const STATUS: Readonly<Record<Phase, ICalEventStatus>> = {
  waiting: TENTATIVE,
  agreed: CONFIRMED,
  over: CONFIRMED,
  dropped: CANCELLED,
}
