import { createIsomorphicFn } from '@tanstack/react-start'
import { type SubmitEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { afterPaint } from '~/components/form/after-paint'
import { afterPointer } from '~/components/form/after-pointer'
import { isAskedAgain } from '~/components/form/is-asked-again'
import { replayTyped } from '~/components/form/replay-typed'
import { ErrorSummary, summaryItems } from '~/components/form/error-summary'
import { FormNotice } from '~/components/form/form-notice'
import { Honeypot } from '~/components/form/honeypot'
import {
  isOrderValid,
  type LivePrice,
  ORDER_FORM,
  OrderFormProvider,
  useOrderErrors,
  useOrderFormState,
} from '~/features/order/details/form-state'
import { orderFields, orderLabel } from '~/features/order/typed/field-labels'
import type { OrderPage } from '~/features/order/details/order-page'
import { ParcelSection } from '~/features/order/details/sections/parcel-section'
import { TimeSection } from '~/features/order/details/sections/time-section'
import { WaySection } from '~/features/order/details/way/way-section'
import { WishesSection } from '~/features/order/details/wishes/wishes-section'
import { CustomerSection } from '~/features/order/details/sections/customer-section'
import { BillingSection } from '~/features/order/details/sections/billing-section'
import { findOrderErrors, loadOrderRules } from '~/features/order/details/check-as-typed'
import { type OrderErrors, readOrderValues } from '~/features/order/typed/typed-order'
import { Served } from '~/components/served'
import { OrderNotices } from '~/features/order/details/form-notices'
import { OrderQuote } from '~/features/order/details/quote/quote-on-demand'
import { type DraftEnd, useDraft } from '~/features/order/typed/autosave'
import { useCatalogue } from '~/features/order/details/use-catalogue'
import { useNewBuild } from '~/components/use-new-build'
import { keysOf } from '~/lib/keys-of'
import { notify } from '~/components/notify'
import { m } from '~/paraglide/messages'
import styles from './order-form.module.css'

/** How the page was asked for does not change while it is shown. */
function never() {
  return () => undefined
}

/** The rules are waited for this long at most, in ms; without them the server alone checks. */
const PATIENCE = 2_000

function patience(): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, PATIENCE)
  })
}

/**
 * The details step: one native form for all four kinds. CSS shows what the chosen kind needs, so that it
 * switches without script; with script the server's rules answer at the field before anything is sent.
 */
export function OrderForm({ page }: { page: OrderPage }) {
  const form = useOrderFormState(page)
  const native = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const [found, setFound] = useState<OrderErrors | null>(null)
  const live = useCatalogue(page, form)
  const [price, setPrice] = useState<LivePrice>(() => ({ ...page.price, isSettled: true }))
  const onPage = { page, price, ...live }
  const now = useRef(onPage)
  const context = { form, found, native, setPrice, ...onPage }
  const errors = useOrderErrors(context)
  const [end, setEnd] = useState<DraftEnd | null>(null)
  const { saved, ...saver } = useDraft({ native, served: page.draft, onEnd: setEnd })
  const { draft, save } = saved
  useNewBuild(saver)
  const isAgain = useSyncExternalStore(never, isAskedAgain, () => false)

  // What a field that is left is checked by, later than this effect begins.
  useEffect(() => {
    now.current = onPage
  })

  useEffect(() => {
    const element = native.current
    if (!element) return
    if (keysOf(page.linked).length > 0 && isAskedAgain()) putBack(element, page.linked)
    if (Object.keys(page.errors).length > 0) summary.current?.focus()
    const touched = new AbortController()
    const check = () => {
      const wrong = findOrderErrors(form.state.values, now.current) ?? null
      setFound((before) => (JSON.stringify(before) === JSON.stringify(wrong) ? before : wrong))
    }
    // The first touch loads the rules; what was left before they came is checked when they are here.
    const touch = () => void loadOrderRules().then(() => afterPointer(check))
    element.addEventListener('focusin', touch, touched)
    reveal()
    addEventListener('hashchange', reveal, touched)
    element.addEventListener('focusout', touch, touched)
    // What was typed or filled in by the browser before this script arrived; after the key that woke the form.
    const replay = setTimeout(() => {
      takeOver(element, form)
      replayTyped(element)
    })
    return () => {
      clearTimeout(replay)
      touched.abort()
    }
  }, [form, page])

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent
    // A question, pressed before what answers it here had come: the server answers, the form may be unfinished.
    if (submitter?.getAttribute('name') === 'intent') return saver.stop()
    event.preventDefault()
    const target = event.currentTarget
    await afterPaint()
    if (await isReady(target)) {
      await saver.stop()
      return target.submit()
    }
    notify(m.form_check_fields(), 'error')
    requestAnimationFrame(() => summary.current?.focus())
  }

  /** True when the form may be sent; a fault of the check leaves it to the server. */
  async function isReady(target: HTMLFormElement): Promise<boolean> {
    try {
      takeOver(target, form)
      await Promise.race([loadOrderRules(), patience()])
      await form.handleSubmit()
      return isOrderValid(context)
    } catch (error) {
      reportError(error)
      return true
    }
  }

  return (
    <OrderFormProvider value={context}>
      <FormNotice notice={page.notice} />
      <OrderNotices page={page} isAgain={isAgain} end={end} />
      <ErrorSummary ref={summary} items={summaryItems(orderFields, errors, orderLabel)} />
      <div className={styles['layout']}>
        <form
          ref={native}
          id={ORDER_FORM}
          className={styles['form']}
          method="post"
          aria-labelledby="order-heading"
          noValidate
          onSubmit={(event) => void submit(event)}
        >
          {/* Enter presses the first button of a form; it must not be the look-up of a company. */}
          <button className={styles['enter']} type="submit" tabIndex={-1} aria-hidden="true" />
          <Honeypot renderedAt={page.renderedAt} />
          <DraftFields draft={draft} />
          <input type="hidden" name="page" value={page.id} />
          <input type="hidden" name="save" value={save} />
          <WaySection />
          <ParcelSection />
          <TimeSection />
          <CustomerSection />
          <BillingSection />
          <WishesSection />
          <div className={styles['actions']}>
            <Assurance />
            <button className="button" type="submit">
              {m.order_continue()}
            </button>
          </div>
        </form>
        <OrderQuote />
      </div>
      <form className={styles['startOver']} method="post" onSubmit={() => void saver.stop()}>
        <DraftFields draft={draft} />
        <button className="button button-quiet" type="submit" name="intent" value="startOver">
          {m.order_start_over()}
        </button>
      </form>
    </OrderFormProvider>
  )
}

const renderAssurance = createIsomorphicFn()
  .server(() => <p className="quiet">{m.order_pay_nothing()}</p>)
  .client(() => null)

/** What nobody has to fear when they go on. */
function Assurance() {
  return (
    <Served id="served-assurance" as="div">
      {renderAssurance()}
    </Served>
  )
}

/** The draft of this form and its last saved revision. */
function DraftFields({ draft }: { draft: OrderPage['draft'] }) {
  return (
    <>
      <input type="hidden" name="draft" value={draft?.id ?? ''} />
      <input type="hidden" name="revision" value={draft?.revision ?? ''} />
    </>
  )
}

/** A link to a field that is folded away unfolds it; not every browser does so by itself. */
function reveal(): void {
  const fold = document.getElementById(location.hash.slice(1))?.closest('details')
  if (fold) fold.open = true
}

/** What was typed into the fields that the page's link had filled in anew. */
function putBack(native: HTMLFormElement, typed: OrderPage['linked']): void {
  for (const name of keysOf(typed)) {
    const control = native.elements.namedItem(name)
    if (isValued(control)) control.value = typed[name] ?? ''
  }
}

function isValued(control: RadioNodeList | Element | null) {
  return (
    control instanceof RadioNodeList ||
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement
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
