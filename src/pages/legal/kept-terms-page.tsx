import { termsDates } from '~/carrier/terms-dates'
import { isInForce } from '~/carrier/terms-versions'
import type { BindingTerms } from '~/carrier/types'
import { LegalPage } from '~/pages/legal/legal-page'
import { screenPath } from '~/i18n/screens'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

/** The terms of one version, for customers who ordered under it, with a link to the current terms. */
export function KeptTermsPage({ terms }: { terms: BindingTerms }) {
  return (
    <>
      <p className="quiet">
        {isInForce(terms.effectiveFrom) ? m.terms_version_present() : m.terms_version_past()}{' '}
        <a href={screenPath('terms', getLocale())}>{m.terms_version_today()}</a>
      </p>
      <LegalPage text={terms} dated={termsDates} />
    </>
  )
}
