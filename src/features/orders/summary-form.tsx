import { type Ref, useEffect, useRef } from 'react'
import { appConfig } from '~config'
import { ErrorSummary, type SummaryItem } from '~/components/form/error-summary'
import { Choice, Choices, Field, fieldId } from '~/components/form/field'
import { FormNotice } from '~/components/form/form-notice'
import { Honeypot } from '~/components/form/honeypot'
import { OrderReview } from '~/features/orders/order-review'
import { paymentLabel } from '~/features/orders/payment-label'
import { PriceBill } from '~/features/orders/price-bill'
import type { SummaryView } from '~/features/orders/summary'
import { useDraft } from '~/features/orders/use-draft'
import { formatDate, formatDateTime, formatMoney } from '~/i18n/format'
import { screenPath } from '~/i18n/screens'
import { keysOf } from '~/lib/keys-of'
import type { Money } from '~/lib/money'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './summary-form.module.css'

type View = Extract<SummaryView, { state: 'summary' }>

/** Check answers, price, payment and the legal words right above the button that binds. */
export function SummaryForm({ view }: { view: View }) {
  const { summary, errors, values } = view
  const errorSummary = useRef<HTMLDivElement>(null)
  const priceChange = useRef<HTMLDivElement>(null)
  const native = useRef<HTMLFormElement>(null)
  useDraft(native)
  useEffect(() => (errorSummary.current ?? priceChange.current)?.focus(), [])
  return (
    <>
      <FormNotice notice={view.notice} />
      <ErrorSummary ref={errorSummary} items={summaryItems(errors)} />
      <PriceChange view={view} ref={priceChange} />
      <div className={styles['columns']}>
        <div>
          <OrderReview summary={summary} isEditable />
        </div>
        <form ref={native} className={styles['form']} method="post" noValidate>
          <Honeypot />
          <input type="hidden" name="orderKey" value={view.orderKey} />
          <input
            type="hidden"
            name="expectedTotal"
            value={summary.price.totalGross?.amount ?? 'onRequest'}
          />
          <PriceBill price={summary.price} />
          <Choices name="paymentMethod" legend={m.summary_payment()} error={errors.paymentMethod}>
            {appConfig.payment.methods.map((method, index) => (
              <Choice
                key={method}
                type="radio"
                name="paymentMethod"
                value={method}
                id={
                  index === 0 ? fieldId('paymentMethod') : `${fieldId('paymentMethod')}-${method}`
                }
                isChecked={values.paymentMethod === method}
              >
                {paymentLabel(method)}
              </Choice>
            ))}
          </Choices>
          <Field name="note" label={m.summary_note()} error={errors.note}>
            {(control) => (
              <textarea {...control} rows={2} maxLength={1_000} defaultValue={values.note} />
            )}
          </Field>
          <Legal view={view} />
          <button className="button" type="submit">
            {summary.price.status === 'fixed'
              ? m.summary_submit_binding()
              : m.summary_submit_request()}
          </button>
        </form>
      </div>
    </>
  )
}

/** The price is another one than the customer saw; nothing was sent, and they are asked again. */
function PriceChange({ view, ref }: { view: View; ref: Ref<HTMLDivElement> }) {
  const { priceBefore, summary } = view
  if (priceBefore === undefined) return null
  const nameOf = (total: Money | null) =>
    total ? formatMoney(total, getLocale()) : m.price_on_request()
  return (
    <div
      ref={ref}
      className={styles['change']}
      role="alert"
      tabIndex={-1}
      aria-labelledby="price-change"
    >
      <h2 id="price-change">{m.summary_price_changed()}</h2>
      <p>
        {m.summary_price_changed_text({
          before: nameOf(priceBefore),
          now: nameOf(summary.price.totalGross),
        })}
      </p>
    </div>
  )
}

function Legal({ view: { freeCancellationUntil, summary } }: { view: View }) {
  const locale = getLocale()
  return (
    <div className={styles['legal']}>
      <p>
        {freeCancellationUntil
          ? m.summary_cancel_until({ until: formatDateTime(freeCancellationUntil, locale) })
          : m.summary_cancel_late()}
      </p>
      <p>
        {summary.price.status === 'fixed' ? m.summary_binding_note() : m.summary_request_note()}
      </p>
      <p>
        {m.summary_terms_before()}{' '}
        <a href={screenPath('terms', locale)} target="_blank" rel="noopener">
          {m.summary_terms_link()}
        </a>{' '}
        {m.summary_terms_since({ date: formatDate(appConfig.terms.version, locale) })}
        {'. '}
        <a href={screenPath('privacy', locale)} target="_blank" rel="noopener">
          {m.summary_privacy_link()}
        </a>
      </p>
    </div>
  )
}

function summaryItems(errors: View['errors']): SummaryItem[] {
  const labels = { paymentMethod: m.summary_payment(), note: m.summary_note() }
  return keysOf(labels).flatMap((name) => {
    const error = errors[name]
    return error ? [{ name, label: labels[name], error }] : []
  })
}

/** The key belongs to an order that was sent already with another content. */
export function SummaryConflict({ statusPath }: { statusPath: string }) {
  return (
    <div role="alert">
      <p className="lead">{m.summary_conflict()}</p>
      <p>
        <a className="button" href={statusPath}>
          {m.summary_conflict_link()}
        </a>
      </p>
    </div>
  )
}
