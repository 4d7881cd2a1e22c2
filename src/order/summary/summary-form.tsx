import { revalidateLogic } from '@tanstack/react-form'
import { type ReactNode, type Ref, type SubmitEvent, useEffect, useRef } from 'react'
import { confirmWithin } from '~/carrier/phrases/period'
import { termsDates } from '~/carrier/terms-dates'
import { ErrorSummary, summaryItems } from '~/ui/fields/error-summary'
import { afterPaint } from '~/ui/fields/after-paint'
import {
  forgetServed,
  isValidNow,
  servedState,
  useAppForm,
  useSentErrors,
  useShownError,
} from '~/ui/fields/app-form'
import { FormNotice } from '~/ui/fields/form-notice'
import { Honeypot } from '~/ui/fields/honeypot'
import { replayTyped } from '~/ui/fields/replay-typed'
import type { Order, OrderedAs } from '~/order/model/order'
import { orderChanges } from '~/order/ticket/order-changes'
import { summarySchema } from '~/order/rules/payment-schema'
import { FactList } from '~/order/ticket/fact-list'
import { orderFacts } from '~/order/ticket/order-groups'
import { OrderReview } from '~/order/ticket/order-review'
import { PaymentChoice } from '~/order/ticket/payment-choice'
import { PriceBill } from '~/order/price/price-bill'
import { UsualPrice } from '~/order/ticket/usual-price'
import { cancellingTerms } from '~/order/promises/cancelling-text'
import type { SummaryView } from '~/order/summary/summary-view'
import { useDraft } from '~/order/draft/autosave'
import { formatOrderNumber, formatPhone } from '~/i18n/format'
import { screenPath } from '~/i18n/screens'
import { keysOf } from '~/lib/keys-of'
import { readPayment } from '~/order/model/typed-order'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './summary-form.module.css'

const LABELS = {
  paymentMethod: (isRequest: boolean) =>
    isRequest ? m.summary_payment_request() : m.word_payment_method(),
  note: (isRequest: boolean) => (isRequest ? m.summary_note_request() : m.summary_note()),
}

type View = Extract<SummaryView, { state: 'summary' }>

/** The summary step: the order to check, or the order that was placed. */
export function SummaryStep({ view }: { view: SummaryView }) {
  return view.state === 'placed' ? <SummaryPlaced view={view} /> : <SummaryForm view={view} />
}

/** Check answers, price, payment and the legal text directly above the button that places the order. */
function SummaryForm({ view }: { view: View }) {
  const { order, errors, values } = view
  const isRequest = order.price.status === 'onRequest'
  const errorSummary = useRef<HTMLDivElement>(null)
  const notice = useRef<HTMLDivElement>(null)
  const native = useRef<HTMLFormElement>(null)
  const form = useAppForm({
    defaultValues: values,
    defaultState: servedState(keysOf(LABELS), errors),
    canSubmitWhenInvalid: true,
    validationLogic: revalidateLogic({ mode: 'submit', modeAfterSubmission: 'change' }),
    validators: {
      onDynamic: summarySchema({
        isRequest,
        isCompany: order.customerCompany,
        ways: view.methods,
      }),
    },
    onSubmit: () => native.current && send(native.current),
    onSubmitInvalid: ({ formApi }) => {
      if (isValidNow(formApi)) return native.current && send(native.current)
      requestAnimationFrame(() => errorSummary.current?.focus())
    },
  })
  const present = useSentErrors(form, keysOf(LABELS)) ?? errors
  useDraft({ native, served: null })

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const target = event.currentTarget
    await afterPaint()
    try {
      const typed = readPayment(new FormData(target))
      for (const name of keysOf(typed)) {
        forgetServed(form, name)
        form.setFieldValue(name, typed[name], { dontValidate: true })
      }
      await form.handleSubmit()
    } catch (error) {
      // If the check itself fails, the server decides.
      reportError(error)
      send(target)
    }
  }

  useEffect(() => {
    ;(errorSummary.current ?? notice.current)?.focus()
    if (native.current) replayTyped(native.current)
  }, [])
  return (
    <>
      <FormNotice notice={view.notice} />
      <ErrorSummary
        ref={errorSummary}
        items={summaryItems(keysOf(LABELS), present, (name) => LABELS[name](isRequest))}
      />
      {view.before ? <Changes before={view.before} now={order} ref={notice} /> : null}
      {view.again ? <Again ordered={view.again} ref={notice} /> : null}
      {view.earlier ? <Earlier ordered={view.earlier} /> : null}
      <FactList facts={orderFacts(order)} isNarrow />
      <div className={styles['columns']}>
        <details className={styles['fold']}>
          <summary>{m.summary_check_all()}</summary>
          <OrderReview order={order} editQuery={`?d=${view.draft}`} />
        </details>
        <form
          ref={native}
          className={styles['form']}
          method="post"
          action={`${screenPath('orderSummary', getLocale())}?d=${view.draft}`}
          aria-labelledby="pay"
          noValidate
          onSubmit={(event) => void submit(event)}
        >
          <h2 id="pay">{isRequest ? m.summary_pay_heading_request() : m.summary_pay_heading()}</h2>
          <Honeypot />
          <input type="hidden" name="orderKey" value={view.orderKey} />
          {view.again ? <input type="hidden" name="again" value="1" /> : null}
          <UsualPrice order={order} />
          <details className={styles['fold']}>
            <summary>{m.summary_bill()}</summary>
            <PriceBill quote={order} />
            <p className="quiet">{order.promise[getLocale()]}</p>
          </details>
          <form.AppField name="paymentMethod">
            {(field) => (
              <Payment
                methods={view.methods}
                chosen={values.paymentMethod}
                isWish={isRequest}
                onChoose={field.handleChange}
              />
            )}
          </form.AppField>
          <details
            className={styles['fold']}
            open={values.note !== '' || errors.note !== undefined || undefined}
          >
            <summary>{m.summary_note_add()}</summary>
            <form.AppField name="note">
              {(field) => (
                <field.TextArea
                  label={LABELS.note(isRequest)}
                  hint={isRequest ? undefined : m.summary_note_hint()}
                  rows={2}
                  maxLength={1_000}
                />
              )}
            </form.AppField>
          </details>
          <p>{m.summary_contact({ email: order.email, phone: formatPhone(order.phone) })}</p>
          <Legal order={order} />
          <button className="button" type="submit" data-sending={m.form_sending()}>
            {isRequest ? m.summary_submit_request() : m.summary_submit_binding()}
          </button>
        </form>
      </div>
    </>
  )
}

type PaymentProps = Pick<
  Parameters<typeof PaymentChoice>[0],
  'methods' | 'chosen' | 'isWish' | 'onChoose'
>

function Payment(props: PaymentProps) {
  return <PaymentChoice {...props} error={useShownError()} words="label" />
}

type Alert = { ref: Ref<HTMLDivElement> }

/**
 * The order differs from the one the customer saw: shows the changes. Nothing was sent; the customer has to press
 * again.
 */
function Changes({ before, now, ref }: Alert & { before: Order; now: Order }) {
  const changes = orderChanges(before, now)
  const isRequest = now.price.status === 'onRequest'
  return (
    <Notice ref={ref} title={isRequest ? m.summary_changed_request() : m.summary_changed()}>
      <p>{isRequest ? m.summary_changed_text_request() : m.summary_changed_text()}</p>
      {changes.length > 0 ? (
        <dl className={styles['changes']}>
          {changes.map(({ label, before: old, now: present }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {old === null ? null : (
                  <del>
                    <span className="visually-hidden">{m.changed_before()} </span>
                    {old}
                  </del>
                )}{' '}
                {present === null ? null : (
                  <ins>
                    <span className="visually-hidden">{m.changed_now()} </span>
                    {present}
                  </ins>
                )}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </Notice>
  )
}

/** The draft of this summary was already ordered from another tab. */
function Again({ ordered, ref }: Alert & { ordered: OrderedAs }) {
  return (
    <Notice ref={ref} title={m.ordered_as({ number: formatOrderNumber(ordered.number) })}>
      <p>
        {m.summary_again()} <a href={ordered.statusPath}>{m.ordered_show()}</a>
      </p>
    </Notice>
  )
}

function Notice({ ref, title, children }: Alert & { title: string; children: ReactNode }) {
  return (
    <div
      ref={ref}
      className={styles['change']}
      role="alert"
      tabIndex={-1}
      aria-labelledby="summary-notice"
    >
      <h2 id="summary-notice">{title}</h2>
      {children}
    </div>
  )
}

/** Names the earlier order, in case the customer is ordering the same ride again unknowingly. */
function Earlier({ ordered }: { ordered: OrderedAs }) {
  return (
    <output className={styles['change']}>
      {m.summary_earlier({ number: formatOrderNumber(ordered.number) })}{' '}
      <a href={ordered.statusPath}>{m.ordered_show()}</a>
    </output>
  )
}

function Legal({ order }: { order: Order }) {
  const { price, termsVersion } = order
  const locale = getLocale()
  const isRequest = price.status === 'onRequest'
  return (
    <div className={styles['legal']}>
      <p>{cancellingTerms(order)}</p>
      <p>
        {isRequest
          ? m.summary_request_note({ within: confirmWithin(locale) })
          : m.summary_binding_note()}
      </p>
      <p>
        {isRequest ? m.summary_terms_before_request() : m.summary_terms_before()}{' '}
        <a href={screenPath('terms', locale)} target="_blank" rel="noopener">
          {m.summary_terms_link()}
        </a>
        {`. ${termsDates(termsVersion)}. `}
        <a href={screenPath('privacy', locale)} target="_blank" rel="noopener">
          {m.summary_privacy_link()}
        </a>
      </p>
    </div>
  )
}

/** The order was already placed: from this page, or with another payment or note. */
function SummaryPlaced({ view }: { view: Extract<SummaryView, { state: 'placed' }> }) {
  const number = formatOrderNumber(view.number)
  return (
    <div role="alert">
      <p className="lead">{m.ordered_as({ number })}</p>
      {view.isOther ? <p>{m.summary_conflict()}</p> : null}
      <p className={styles['ways']}>
        <a className="button" href={view.statusPath}>
          {m.ordered_show()}
        </a>
        <a className="button button-quiet" href={`${screenPath('order', getLocale())}?d=new`}>
          {m.ordered_another()}
        </a>
      </p>
    </div>
  )
}

/**
 * Sends the form and marks its button as busy. The mark is removed when the page returns from the back/forward cache.
 */
function send(form: HTMLFormElement): void {
  const button = form.querySelector('button.button:not([name])')
  button?.setAttribute('aria-busy', 'true')
  addEventListener('pageshow', () => button?.removeAttribute('aria-busy'), { once: true })
  form.submit()
}
