import { isInForce } from '~/content/terms/terms-versions'
import type { KeptTerms } from '~/content/types'
import { LegalPage } from '~/features/legal/legal-page'
import { screenPath } from '~/i18n/screens'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

/** The terms of one version, for whoever ordered under it, and where those of today stand. */
export function KeptTermsPage({ terms }: { terms: KeptTerms }) {
  return (
    <>
      <p className="quiet">
        {isInForce(terms.effectiveFrom) ? m.terms_version_present() : m.terms_version_past()}{' '}
        <a href={screenPath('terms', getLocale())}>{m.terms_version_today()}</a>
      </p>
      <LegalPage text={terms} />
    </>
  )
}
