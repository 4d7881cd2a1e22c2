import { appConfig } from '~config'
import { companyPhone } from '~/carrier/company-phone'
import { getLocale } from '~/paraglide/runtime'

/** The link that calls the carrier. */
export function CompanyPhone() {
  return <a href={`tel:${appConfig.company.phone}`}>{companyPhone(getLocale())}</a>
}
