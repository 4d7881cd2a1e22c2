import type { ReactNode } from 'react'
import { appConfig } from '~config'
import { CompanyPhone } from '~/ui/company-phone'
import { facts } from '~/carrier/facts'
import { companyPhones } from '~/carrier/company-phone'
import { SocialLinks } from '~/ui/layout/social-links'
import { Reviews } from '~/pages/contact/reviews'
import { WhoDrives } from '~/pages/contact/who-drives'
import { formatMoney } from '~/i18n/format'
import { screenLabel } from '~/i18n/navigation'
import { screenPath } from '~/i18n/screens'
import { ownMoney } from '~/lib/money'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './contact-page.module.css'

/** All contact details of the carrier, then the form or the confirmation that the message was sent. */
export function ContactScreen({
  isSent = false,
  children,
}: {
  isSent?: boolean
  children?: ReactNode
}) {
  return (
    <>
      <h1>{m.word_contact()}</h1>
      <p className="lead">{m.contact_lead()}</p>
      <div className={styles['columns']}>
        <section aria-labelledby="write">
          <h2 id="write">{m.contact_write()}</h2>
          {isSent ? <Sent /> : children}
        </section>
        <ContactData />
      </div>
      <WhoDrives />
      <Reviews />
    </>
  )
}

function Sent() {
  return (
    <div className={styles['sent']}>
      <output className="lead" data-toast="">
        {m.contact_sent()}
      </output>
      <p>
        {m.contact_sent_next()} <CompanyPhone />
      </p>
      <p>
        <a href={screenPath('contact', getLocale())}>{m.contact_write_again()}</a>
      </p>
    </div>
  )
}

/** The address breaks only before the at sign. */
function Email({ address }: { address: string }) {
  const [name, host] = address.split('@')
  return (
    // Its name in one piece: screen readers would read the break opportunity as a space.
    <a href={`mailto:${address}`} aria-label={address}>
      {name}
      <wbr />@{host}
    </a>
  )
}

/** The bank, with the number of the account where the country writes one beside the IBAN. */
function Account() {
  const { name, account } = appConfig.company.bank
  if (!account) return name
  return (
    <>
      {name}, <span data-whole="">{account}</span>
    </>
  )
}

/** In groups of four, as on paper; the gaps are margins, so that a copy has no spaces. */
function Iban() {
  const groups = appConfig.company.bank.iban.match(/.{1,4}/g) ?? []
  return (
    <span className={styles['iban']}>
      {groups.map((group, index) => (
        <span key={`${String(index)}${group}`}>{group}</span>
      ))}
    </span>
  )
}

function ContactData() {
  const { company, trust } = appConfig
  const { licence, trade, insurance } = trust
  const locale = getLocale()
  const { address, isRegistered, owner } = facts(locale)
  const rows = [
    {
      label: m.word_phone(),
      value: <Phones />,
    },
    {
      label: m.word_email(),
      value: <Email address={company.email} />,
    },
    { label: m.contact_data_hours(), value: company.openingHours[locale] },
    { label: m.contact_data_company(), value: company.legalName },
    { label: isRegistered ? m.contact_data_seat() : m.contact_data_address(), value: address },
    { label: m.contact_data_directions(), value: company.directions[locale] },
    { label: m.company_id(), value: company.companyId ?? '' },
    ...(company.vatId ? [{ label: m.company_vat_id(), value: company.vatId }] : []),
    { label: m.contact_data_register(), value: company.register[locale] },
    { label: m.contact_data_owner(), value: owner },
    ...(licence
      ? [
          {
            label: m.contact_data_licence(),
            value: `${licence.number}, ${licence.authority[locale]}`,
          },
        ]
      : []),
    ...(trade
      ? [
          { label: m.contact_data_chamber(), value: trade.chamber?.[locale] ?? '' },
          { label: m.contact_data_profession(), value: trade.profession[locale] },
          { label: m.contact_data_supervision(), value: trade.supervision[locale] },
        ]
      : []),
    ...(insurance
      ? [
          {
            label: m.contact_data_insurance(),
            value: m.contact_insured({
              insurer: insurance.insurer[locale],
              sum: formatMoney(ownMoney(insurance.upTo), locale),
            }),
          },
        ]
      : []),
    ...(company.bank.iban
      ? [
          { label: m.contact_data_bank(), value: <Account /> },
          { label: 'IBAN', value: <Iban /> },
          { label: 'BIC / SWIFT', value: company.bank.bic },
        ]
      : []),
    ...(company.facebook || company.instagram
      ? [{ label: m.contact_data_social(), value: <SocialLinks /> }]
      : []),
  ]
  return (
    <section aria-labelledby="data">
      <h2 id="data">{m.contact_data()}</h2>
      <dl className={styles['data']}>
        {/* What the carrier has not said yet has no row. */}
        {rows
          .filter(({ value }) => value !== '')
          .map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <p className={styles['law']}>
        {licence && !trade ? m.contact_law_licence() : m.contact_law()}{' '}
        <a href={screenPath('terms', locale)}>{screenLabel('terms', locale)}</a>
      </p>
      <p className={styles['card']}>
        <a
          className="button button-quiet"
          href="/contact.vcf"
          download={`${appConfig.product.name}.vcf`}
        >
          {m.contact_vcard()}
        </a>
      </p>
    </section>
  )
}

/** The telephone for readers of the page, then as the others dial it. */
function Phones() {
  const { other: phone, isAtHome } = companyPhones(getLocale())
  return (
    <>
      <CompanyPhone />,{' '}
      {isAtHome ? m.contact_phone_abroad({ phone }) : m.contact_phone_home({ phone })}
    </>
  )
}
