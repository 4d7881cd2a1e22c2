import { createIsomorphicFn } from '@tanstack/react-start'
import { type SubmitEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { afterPaint } from '~/ui/fields/after-paint'
import { afterPointer } from '~/ui/fields/after-pointer'
import { isAskedAgain } from '~/ui/fields/is-asked-again'
import { replayTyped } from '~/ui/fields/replay-typed'
import { ErrorSummary, summaryItems } from '~/ui/fields/error-summary'
import { FormNotice } from '~/ui/fields/form-notice'
import { Honeypot } from '~/ui/fields/honeypot'
import {
  type LivePrice,
  ORDER_FORM,
  OrderFormProvider,
  useOrderErrors,
  useOrderFormState,
} from '~/order/form/form-state'
import { orderFields, orderLabel } from '~/order/model/field-labels'
import type { OrderPage } from '~/order/form/order-page'
import { isOffered } from '~/carrier/offered-kinds'
import { ParcelSection } from '~/order/form/sections/parcel-section'
import { TimeSection } from '~/order/form/sections/time-section'
import { WaySection } from '~/order/form/way/way-section'
import { WishesSection } from '~/order/form/wishes/wishes-section'
import { CustomerSection } from '~/order/form/sections/customer-section'
import { BillingSection } from '~/order/form/sections/billing-section'
import { findOrderErrors, loadOrderRules, maySend } from '~/order/form/check-as-typed'
import { leadTo, reveal, useFolds } from '~/order/form/folds'
import { findDone, findNext, type SectionName } from '~/order/form/lead-on'
import { type OrderErrors, type OrderValues, readOrderValues } from '~/order/model/typed-order'
import { Served } from '~/ui/island/served'
import { OrderNotices } from '~/order/form/sections/form-notices'
import { OrderQuote } from '~/order/form/quote/quote-on-demand'
import { type DraftEnd, useDraft } from '~/order/draft/autosave'
import { useCatalogue } from '~/order/form/use-catalogue'
import { useNewBuild } from '~/ui/island/use-new-build'
import { getLocale } from '~/paraglide/runtime'
import { screenPath } from '~/i18n/screens'
import { keysOf } from '~/lib/keys-of'
import { fieldId } from '~/lib/fields/field-id'
import { m } from '~/paraglide/messages'
import styles from './order-form.module.css'

/** Subscribes to nothing: the navigation type of a page never changes. */
function never() {
  return () => undefined
}

/** Longest wait for the rules or for a price, in ms; after that only the server checks. */
const PATIENCE = 2_000

function pause(duration: number): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, duration)
  })
}

/**
 * The details step: one native form for all four kinds. CSS shows the fields of the chosen kind, so that switching
 * works without script; with script the server's rules show errors at the field before a submit.
 */
export function OrderForm({ page }: { page: OrderPage }) {
  const form = useOrderFormState(page)
  const native = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const [found, setFound] = useState<OrderErrors | null>(null)
  const live = useCatalogue(page, form)
  const [price, setPrice] = useState<LivePrice>(() => ({ ...page.price, isSettled: true }))
  const [led, setLed] = useState<readonly SectionName[]>([])
  const onPage = { page, price, ...live }
  const now = useRef(onPage)
  const folds = useFolds()
  const { close, open } = folds
  const context = { form, found, led, native, setPrice, ...folds, ...onPage }
  const errors = useOrderErrors(context)
  const [end, setEnd] = useState<DraftEnd | null>(null)
  const { saved, ...saver } = useDraft({ native, served: page.draft, onEnd: setEnd })
  const { draft, save } = saved
  useNewBuild(saver)
  const isAgain = useSyncExternalStore(never, isAskedAgain, () => false)

  // Before any check runs: a field can lose focus only after this effect.
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
      const wrong = findOrderErrors(form.state().values, now.current) ?? null
      setFound((before) => (JSON.stringify(before) === JSON.stringify(wrong) ? before : wrong))
    }
    // The first touch loads the rules. Fields that lost focus earlier are checked when the rules arrive.
    const touch = () => void loadOrderRules().then(() => afterPointer(check))
    element.addEventListener('focusin', touch, touched)
    const follow = () => reveal(location.hash.slice(1), open)
    follow()
    addEventListener('hashchange', () => follow()?.focus(), touched)
    element.addEventListener('focusout', touch, touched)
    // Replays input from before this script loaded, typed or autofilled; after the key event that loaded it.
    const replay = setTimeout(() => {
      takeOver(element, form)
      replayTyped(element)
    })
    return () => {
      clearTimeout(replay)
      touched.abort()
    }
  }, [form, page, open])

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent
    // A helper button, pressed before its script loaded: the server handles it, and the form may be incomplete.
    if (submitter?.getAttribute('name') === 'intent') return saver.stop()
    event.preventDefault()
    const target = event.currentTarget
    await afterPaint()
    const isLeading = submitter?.hasAttribute('data-leads') === true
    const step = await nextStep(target, isLeading)
    if (step === 'send') {
      await saver.stop()
      return target.submit()
    }
    if (step === 'mend') leadTo(summary.current)
  }

  /** What a press of "Continue" does. If the check itself fails, the server decides. */
  async function nextStep(target: HTMLFormElement, isLeading: boolean) {
    try {
      takeOver(target, form)
      await Promise.race([loadOrderRules(), pause(PATIENCE)])
      const { values } = form.state()
      await priceSettled(values)
      const wrong = findOrderErrors(values, now.current)
      const next = isLeading ? findNext(values, wrong, led) : null
      if (!next && maySend(values, now.current)) return 'send'
      if (!next) form.attempt()
      else setLed([...led, next.section])
      // What is done closes: what is left is what the visitor sees.
      close(wrong ? findDone(values, wrong) : [])
      // Without its words an error would hold the form back in silence.
      if (!next) return summary.current ? 'mend' : 'send'
      leadTo(reveal(fieldId(next.field), open))
      return 'lead'
    } catch (error) {
      reportError(error)
      return 'send'
    }
  }

  /** Waits for a price on its way, if errors depend on whether it asks for an address. */
  async function priceSettled(values: OrderValues): Promise<void> {
    const until = performance.now() + PATIENCE
    const isOpen = () =>
      !now.current.price.isSettled &&
      maySend(values, now.current) &&
      keysOf(findOrderErrors(values, now.current) ?? {}).length > 0
    while (isOpen() && performance.now() < until) await pause(50)
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
          // Without the fragment of the address, which would take the focus of the answer.
          action={screenPath('order', getLocale())}
          aria-labelledby="order-heading"
          noValidate
          onSubmit={(event) => void submit(event)}
        >
          {/* Enter presses the first submit button of a form, which must not be the company look-up. */}
          <button className={styles['enter']} type="submit" tabIndex={-1} aria-hidden="true" />
          <Honeypot renderedAt={page.renderedAt} />
          <DraftFields draft={draft} />
          <input type="hidden" name="page" value={page.id} />
          <input type="hidden" name="save" value={save} />
          <WaySection />
          {isOffered('parcel') ? <ParcelSection /> : null}
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

/** Reassurance before the visitor goes on. */
function Assurance() {
  return (
    <Served id="served-assurance" as="div">
      {renderAssurance()}
    </Served>
  )
}

/** Hidden fields: the draft of this form and its last saved revision. */
function DraftFields({ draft }: { draft: OrderPage['draft'] }) {
  return (
    <>
      <input type="hidden" name="draft" value={draft?.id ?? ''} />
      <input type="hidden" name="revision" value={draft?.revision ?? ''} />
    </>
  )
}

/** Restores the input that the page's link had replaced. */
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
  form.set('orderOptions', typed.orderOptions)
  const { orderOptions: _, ...texts } = typed
  for (const name of keysOf(texts)) form.set(name, texts[name])
}
