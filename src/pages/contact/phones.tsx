import { companyPhones } from '~/carrier/company-phone'
import { CompanyPhone } from '~/ui/company-phone'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

/** The telephone for readers of the page, then as the others dial it. */
export function Phones() {
  const { other: phone, isAtHome } = companyPhones(getLocale())
  return (
    <>
      <CompanyPhone />,{' '}
      {isAtHome ? m.contact_phone_abroad({ phone }) : m.contact_phone_home({ phone })}
    </>
  )
}
