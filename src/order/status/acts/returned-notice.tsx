import type { ReactNode } from 'react'
import { CompanyPhone } from '~/ui/company-phone'
import { ErrorSummary, summaryItems } from '~/ui/fields/error-summary'
import { FormNotice } from '~/ui/fields/form-notice'
import { CancelQuestion } from '~/order/status/acts/cancel-section'
import { ACT_FIELDS, type ActField, type PlacedView } from '~/order/status/status-view'
import { orderLabel } from '~/order/fields'
import { companyPhone } from '~/carrier/company-phone'
import { fieldId } from '~/lib/fields/field-id'
import { word } from '~/i18n/word'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './acts.module.css'

/** The reason why a form came back. */
export function ReturnedNotice({ view }: { view: PlacedView }) {
  const { returned } = view
  switch (returned?.notice) {
    case undefined:
      return null
    case 'tooMany':
      return <FormNotice notice="tooMany" />
    case 'asks':
      return <CancelQuestion view={view} />
    case 'costs':
      return (
        <>
          <Notice title={m.status_costs_more()}>
            <p>{m.status_costs_more_text()}</p>
          </Notice>
          <CancelQuestion view={view} />
        </>
      )
    case 'overtaken':
      return (
        <Notice title={m.status_overtaken()}>
          <p>{m.status_overtaken_text()}</p>
          <ul>
            {[...new Set(returned?.since)].map((event) => (
              <li key={event}>{word(`status_event_${event}`)}</li>
            ))}
          </ul>
        </Notice>
      )
    case 'late':
      return <Call title={m.status_refused()} text={m.status_refused_late()} />
    case 'refused':
      return <Call title={m.status_refused()} text={m.status_refused_text()} />
    case 'byPhone':
      return <Call title={m.status_by_phone()} text={m.status_by_phone_text()} />
    case 'wishedTooOften':
      return <Call title={m.status_by_phone()} text={m.status_wished_too_often()} />
    case 'gatewaySilent':
      return (
        <Notice title={m.pay_silent()}>
          <p>{m.pay_silent_text({ phone: companyPhone(getLocale()) })}</p>
        </Notice>
      )
    case 'tooSmallForCard':
    case 'tooLargeForCard':
    case 'cardRefused':
      return (
        <Notice title={INSTEAD_WORDS[returned.notice]()}>
          <p>
            {m.pay_instead()} <a href="#pay">{m.pay_instead_where()}</a>
          </p>
        </Notice>
      )
    case 'nothingDue':
      return (
        <Notice title={m.pay_none()}>
          <p>{m.pay_none_text()}</p>
        </Notice>
      )
    case 'nothingWished':
      return (
        <Notice title={m.status_nothing_wished()}>
          <p>
            <a href={`#${fieldId('date')}`}>{m.status_nothing_wished_text()}</a>
          </p>
        </Notice>
      )
    case 'sameEmail':
      return (
        <Notice title={m.status_same_email()}>
          <p>
            <a href={`#${fieldId('email')}`}>{m.status_same_email_text()}</a>
          </p>
        </Notice>
      )
    case null:
      return <ErrorSummary items={summaryItems(ACT_FIELDS, returned?.errors ?? {}, labelOf)} />
  }
}

const INSTEAD_WORDS = {
  tooSmallForCard: m.pay_small,
  tooLargeForCard: m.pay_large,
  cardRefused: m.pay_refused,
}

function labelOf(field: ActField): string {
  if (field === 'message') return m.status_change_message()
  return field === 'paymentMethod' ? m.word_payment_method() : orderLabel(field)
}

function Call({ title, text }: { title: string; text: string }) {
  return (
    <Notice title={title}>
      <p>
        {text} <CompanyPhone />
      </p>
    </Notice>
  )
}

function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles['notice']} role="alert" aria-labelledby="status-notice">
      <h2 id="status-notice">{title}</h2>
      {children}
    </div>
  )
}
