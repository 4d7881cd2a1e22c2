import { Fragment } from 'react'
import { appConfig } from '~config'
import { said } from '~/carrier/phrases/said'
import { CompanyPhone } from '~/ui/company-phone'
import { Unchanging } from '~/ui/unchanging'
import { SocialLinks } from '~/ui/layout/social-links'
import { furtherPages, navigation } from '~/i18n/navigation'
import { formatAddress } from '~/i18n/format-address'
import { screenPath } from '~/i18n/screens'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

/**
 * Identity of the carrier (section 435 of the Czech Civil Code; „Impressum“ by § 5 ECG and § 5 DDG) and every section of
 * the site.
 */
export function SiteFooter() {
  return (
    <Unchanging as="footer" name="footer" className="site-footer">
      {() => <FooterContent />}
    </Unchanging>
  )
}

function FooterContent() {
  const locale = getLocale()
  const { company, product } = appConfig
  const ids = said(
    company.companyId && `${m.company_id()}\u00a0${company.companyId}`,
    company.vatId && `${m.company_vat_id()}\u00a0${company.vatId}`,
  )
  return (
    <>
      <div className="site-footer-columns">
        <section aria-labelledby="footer-carrier">
          <h2 id="footer-carrier">{company.legalName}</h2>
          <address>
            {formatAddress(company)}
            {[ids, company.register[locale]].filter(Boolean).map((line) => (
              <Fragment key={line}>
                <br />
                {line}
              </Fragment>
            ))}
          </address>
        </section>
        <section aria-labelledby="footer-contact">
          <h2 id="footer-contact">{m.word_contact()}</h2>
          <p className="site-footer-contact">
            <CompanyPhone />
            <br />
            <a href={`mailto:${company.email}`}>{company.email}</a>
            <br />
            {company.openingHours[locale]}
          </p>
          <p className="site-footer-contact">
            <SocialLinks />
          </p>
        </section>
        <nav aria-label={m.footer_navigation()}>
          <h2>{m.footer_navigation()}</h2>
          <ul>
            {[...navigation(locale), ...furtherPages(locale)].map(({ key, label, href }) => (
              <li key={key}>
                <a href={href}>{label}</a>
              </li>
            ))}
            <li>
              <a href={`${screenPath('contact', locale)}#data`}>{m.footer_legal_notice()}</a>
            </li>
          </ul>
        </nav>
      </div>
      {product.isMadeUp ? (
        <p className="site-footer-sample">{m.footer_sample({ name: product.name })}</p>
      ) : null}
    </>
  )
}
