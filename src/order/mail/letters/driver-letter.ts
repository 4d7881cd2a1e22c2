import { appConfig } from '~config'
import { formatPhone, formatShortDay, formatTime } from '~/i18n/format'
import type { L10n, Locale } from '~/lib/locale'
import type { LetterContent } from '~/order/mail/letter-content'
import type { DriverFact, DriverNews } from '~/order/store/driver/driver-news'
import type { Ride } from '~/order/store/driver/find-ride.server'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

/**
 * The ride in one line, for a message that goes to its driver by another way: day, time, town and the link, which shows
 * the rest from a day before. Nothing of the passenger is in a chat.
 */
export function rideShareText(ride: Ride, town: L10n | null, url: string): string {
  const locale = getLocale()
  const when = whenOf(ride, locale)
  return m.driver_share({ when, town: town?.[locale] ?? m.driver_town_unknown(), url })
}

/** The mail to a driver who was assigned. */
export function rideLetter(ride: Ride, town: L10n | null, url: string): LetterContent {
  const when = whenOf(ride, getLocale())
  const heading = m.driver_mail_heading({ when })
  return {
    subject: heading,
    heading,
    lead: [
      rideShareText(ride, town, url),
      m.driver_mail_lead(),
      m.driver_mail_call({ phone: formatPhone(appConfig.company.phone) }),
    ],
    button: { label: m.driver_mail_button(), url },
    sections: [],
  }
}

const FACT_WORDS: Readonly<Record<DriverFact, () => string>> = {
  time: m.driver_fact_time,
  way: m.driver_fact_way,
  people: m.driver_fact_people,
  contact: m.driver_fact_contact,
  flight: m.driver_fact_flight,
  wishes: m.driver_fact_wishes,
  cash: m.driver_fact_cash,
}

const NEWS_WORDS: Readonly<Record<DriverNews['what'], (names: { when: string }) => string>> = {
  assigned: m.driver_mail_heading,
  replaced: m.driver_news_replaced,
  cancelled: m.driver_news_cancelled,
  missed: m.driver_news_missed,
  again: m.driver_news_again,
  changed: m.driver_news_changed,
}

/** The mail to somebody who drives a ride, or drove it until now; `startsAt` is its pickup now, an ISO instant. */
export function newsLetter(news: News, now: RideNow): LetterContent {
  const { url } = now
  const { heading, lines } = newsWords(news, now)
  const phone = formatPhone(appConfig.company.phone)
  const call = url === null ? m.driver_news_call({ phone }) : m.driver_mail_call({ phone })
  const button = url === null ? null : { label: m.driver_mail_button(), url }
  return { subject: heading, heading, lead: [...lines, call], button, sections: [] }
}

/** The same in one message, for a driver who has no e-mail address. */
export function newsText(news: News, now: RideNow): string {
  const { heading, lines } = newsWords(news, now)
  return [`${heading}.`, ...lines, now.url ?? ''].join(' ').trim()
}

type News = Pick<DriverNews, 'what' | 'facts' | 'pickupAt'>
/** The ride as it is now: the town where it begins, the driver's page, and its pickup, an ISO instant. */
type RideNow = { town: L10n | null; url: string | null; startsAt: string }

function newsWords({ what, facts, pickupAt }: News, { town, startsAt }: RideNow) {
  const locale = getLocale()
  const when = whenOf(
    { startsAt: what === 'changed' || what === 'assigned' ? startsAt : pickupAt },
    locale,
  )
  const heading = NEWS_WORDS[what]({ when })
  const listed = new Intl.ListFormat(locale).format(facts.map((fact) => FACT_WORDS[fact]()))
  const lines = [
    m.driver_news_from({ town: town?.[locale] ?? m.driver_town_unknown() }),
    ...(facts.length > 0 ? [m.driver_news_facts({ facts: listed })] : []),
    ...(facts.includes('time')
      ? [m.driver_news_before({ when: whenOf({ startsAt: pickupAt }, locale) })]
      : []),
    ...(what === 'cancelled' || what === 'replaced' ? [m.driver_news_stay()] : []),
  ]
  return { heading, lines }
}

function whenOf({ startsAt }: Pick<Ride, 'startsAt'>, locale: Locale): string {
  return `${formatShortDay(startsAt, locale)} ${formatTime(startsAt, locale)}`
}
