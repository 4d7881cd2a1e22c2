import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { afterPointer } from '~/components/form/after-pointer'
import { ErrorSummary, type SummaryItem } from '~/components/form/error-summary'
import { FormNotice } from '~/components/form/form-notice'
import { Honeypot } from '~/components/form/honeypot'
import {
  isOrderValid,
  OrderFormProvider,
  useOrderErrors,
  useOrderFormState,
} from '~/features/orders/order-form-context'
import { orderFields, orderLabel } from '~/features/orders/order-labels'
import type { OrderPage } from '~/features/orders/order-page'
import { CustomerSection } from '~/features/orders/customer-section'
import { BillingSection } from '~/features/orders/billing-section'
import { ExtrasSection } from '~/features/orders/extras-section'
import { KindSection } from '~/features/orders/kind-section'
import { LoadSection } from '~/features/orders/load-section'
import { RouteSection } from '~/features/orders/route-section'
import { findOrderErrors, loadOrderRules } from '~/features/orders/order-rules'
import { type OrderErrors, readOrderValues } from '~/features/orders/order-values'
import { OrderNotices } from '~/features/orders/order-notices'
import { OrderQuote } from '~/features/orders/order-quote'
import { useDraft } from '~/features/orders/use-draft'
import { useNewBuild } from '~/features/orders/use-new-build'
import { keysOf } from '~/lib/keys-of'
import { notify } from '~/components/notify'
import { m } from '~/paraglide/messages'
import styles from './order-form.module.css'

/**
 * The details step: one native form for all four kinds. CSS shows what the chosen kind needs, so that it
 * switches without script; with script the server's rules answer at the field before anything is sent.
 */
export function OrderForm({ page }: { page: OrderPage }) {
  const form = useOrderFormState(page)
  const native = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const [found, setFound] = useState<OrderErrors | null>(null)
  const context = { form, page, found }
  const errors = useOrderErrors(context)
  const draft = useDraft(native)
  useNewBuild(draft)

  useEffect(() => {
    // What was typed or filled in by the browser before this script arrived.
    if (native.current) takeOver(native.current, form)
    if (Object.keys(page.errors).length > 0) summary.current?.focus()
    const touched = new AbortController()
    const check = () => {
      const wrong = findOrderErrors(form.state.values, page) ?? null
      setFound((before) => (JSON.stringify(before) === JSON.stringify(wrong) ? before : wrong))
    }
    // The first touch loads the rules; what was left before they came is checked when they are here.
    const touch = () => void loadOrderRules().then(() => afterPointer(check))
    native.current?.addEventListener('focusin', touch, touched)
    native.current?.addEventListener('focusout', touch, touched)
    return () => touched.abort()
  }, [form, page])

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const target = event.currentTarget
    // The press is painted first; checking every field takes a moment on a slow phone.
    await new Promise((painted) => setTimeout(painted))
    takeOver(target, form)
    await loadOrderRules()
    await form.handleSubmit()
    if (isOrderValid(context)) {
      await draft.stop()
      target.submit()
      return
    }
    notify(m.form_check_fields(), 'error')
    requestAnimationFrame(() => summary.current?.focus())
  }

  return (
    <OrderFormProvider value={context}>
      <FormNotice notice={page.notice} />
      <OrderNotices page={page} />
      <ErrorSummary ref={summary} items={summaryItems(errors)} />
      <div className={styles['layout']}>
        <form
          ref={native}
          className={styles['form']}
          method="post"
          noValidate
          onSubmit={(event) => void submit(event)}
        >
          {/* Enter presses the first button of a form; it must not be the look-up of a company. */}
          <button className={styles['enter']} type="submit" tabIndex={-1} aria-hidden="true" />
          <Honeypot renderedAt={page.renderedAt} />
          <input type="hidden" name="draft" value={page.draftId} />
          <KindSection />
          <RouteSection />
          <LoadSection />
          <ExtrasSection />
          <CustomerSection />
          <BillingSection />
          <p className={styles['actions']}>
            <button className="button" type="submit">
              {m.order_continue()}
            </button>
          </p>
        </form>
        <OrderQuote native={native} />
      </div>
      <form className={styles['startOver']} method="post" onSubmit={() => void draft.stop()}>
        <input type="hidden" name="draft" value={page.draftId} />
        <button className="button button-quiet" type="submit" name="intent" value="startOver">
          {m.order_start_over()}
        </button>
      </form>
    </OrderFormProvider>
  )
}

function takeOver(native: HTMLFormElement, form: ReturnType<typeof useOrderFormState>): void {
  const typed = readOrderValues(new FormData(native))
  form.setFieldValue('orderOptions', typed.orderOptions, { dontUpdateMeta: true })
  const { orderOptions: _, ...texts } = typed
  for (const name of keysOf(texts)) {
    if (form.getFieldValue(name) === texts[name]) continue
    form.setFieldValue(name, texts[name], { dontUpdateMeta: true })
  }
}

function summaryItems(errors: OrderErrors) {
  const items: SummaryItem[] = []
  for (const name of orderFields) {
    const error = errors[name]
    if (error) items.push({ name, label: orderLabel(name), error })
  }
  return items
}
