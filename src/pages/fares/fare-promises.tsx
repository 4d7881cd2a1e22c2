import { appConfig } from '~config'
import { CompanyPhone } from '~/ui/company-phone'
import { facts } from '~/carrier/facts'
import { formatNames } from '~/i18n/format-lists'
import { phrases } from '~/i18n/languages/phrases'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import { airportOf, type Fare } from '~/places/fares'

/** Below the prices: cancelling, paying, meeting, and who drives and answers the phone. */
export function FarePromises({ fare }: { fare: Fare }) {
  const locale = getLocale()
  const { confirmWithin, freeCancellation } = facts(locale)
  const { company, trust } = appConfig
  const airport = airportOf(fare)?.airport?.fullName[locale]
  const drivers = trust.drivers.map(({ name }) => name)
  return (
    <ul>
      <li>{m.fare_cancel({ hours: freeCancellation })}</li>
      <li>
        {m.fare_pay()} {m.fare_answer({ hours: confirmWithin })}
      </li>
      <li>{airport ? m.fare_meet_airport({ airport }) : m.fare_meet()}</li>
      <li>
        {drivers.length > 0 ? `${m.home_drivers({ names: formatNames(drivers, locale) })} ` : null}
        {m.fare_call({ hours: phrases[locale].inSentence(company.openingHours[locale]) })}{' '}
        <CompanyPhone />
      </li>
    </ul>
  )
}
