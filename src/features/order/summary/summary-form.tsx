import { type Ref, useEffect, useRef } from 'react'
import { appConfig } from '~config'
import { ErrorSummary, summaryItems } from '~/components/form/error-summary'
import { Choice, Choices, Field } from '~/components/form/field'
import { FormNotice } from '~/components/form/form-notice'
import { Honeypot } from '~/components/form/honeypot'
import { replayTyped } from '~/components/form/replay-typed'
import { cancellingWarning } from '~/features/order/rules/cancelling-text'
import { OrderReview } from '~/features/order/placed/order-review'
import { paymentLabel } from '~/features/order/price/payment-label'
import { orderPromise } from '~/features/order/rules/order-promise'
import { PriceBill } from '~/features/order/price/price-bill'
import type { SummaryView } from '~/features/order/placed/order'
import { useDraft } from '~/features/order/typed/autosave'
import { formatDate, formatMoney, formatUntil } from '~/i18n/format'
import { screenPath } from '~/i18n/screens'
import { keysOf } from '~/lib/keys-of'
import type { Money } from '~/lib/money'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import { fieldId } from '~/lib/fields/field-id'
import styles from './summary-form.module.css'

const LABELS = { paymentMethod: m.summary_payment, note: m.summary_note }

type View = Extract<SummaryView, { state: 'summary' }>

/** The summary step: the order to check, or the word that its key was used already. */
export function SummaryStep({ view }: { view: SummaryView }) {
  return view.state === 'conflict' ? (
    <SummaryConflict statusPath={view.statusPath} />
  ) : (
    <SummaryForm view={view} />
  )
}

/** Check answers, price, payment and the legal words right above the button that binds. */
function SummaryForm({ view }: { view: View }) {
  const { summary, errors, values } = view
  const errorSummary = useRef<HTMLDivElement>(null)
  const priceChange = useRef<HTMLDivElement>(null)
  const native = useRef<HTMLFormElement>(null)
  useDraft(native)
  useEffect(() => {
    ;(errorSummary.current ?? priceChange.current)?.focus()
    if (native.current) replayTyped(native.current)
  }, [])
  return (
    <>
      <FormNotice notice={view.notice} />
      <ErrorSummary
        ref={errorSummary}
        items={summaryItems(keysOf(LABELS), errors, (name) => LABELS[name]())}
      />
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
          <PriceBill quote={summary} />
          <p className="quiet">{orderPromise(summary.kind)}</p>
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

function Legal({ view: { cancelling, summary } }: { view: View }) {
  const locale = getLocale()
  return (
    <div className={styles['legal']}>
      <p>
        {cancellingWarning(cancelling) ??
          m.summary_cancel_until({ until: formatUntil(cancelling.until, locale) })}
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

/** The key belongs to an order that was sent already with another content. */
function SummaryConflict({ statusPath }: { statusPath: string }) {
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
