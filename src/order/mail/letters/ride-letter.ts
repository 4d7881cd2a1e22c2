import { appConfig } from '~config'
import { formatPhone, formatShortDay, formatTime } from '~/i18n/format'
import type { L10n, Locale } from '~/lib/locale'
import type { LetterContent } from '~/order/mail/letter-content'
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

function whenOf({ startsAt }: Ride, locale: Locale): string {
  return `${formatShortDay(startsAt, locale)} ${formatTime(startsAt, locale)}`
}
