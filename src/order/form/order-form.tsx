import { createIsomorphicFn } from '@tanstack/react-start'
import {
  type SubmitEvent,
  Suspense,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { afterPaint } from '~/ui/fields/after-paint'
import { afterPointer } from '~/ui/fields/after-pointer'
import { isAskedAgain } from '~/ui/fields/is-asked-again'
import { forgetServed, isValidNow, Whole } from '~/ui/fields/app-form'
import { replayTyped } from '~/ui/fields/replay-typed'
import { ErrorSummary, summaryItems } from '~/ui/fields/error-summary'
import { FormNotice } from '~/ui/fields/form-notice'
import { Honeypot } from '~/ui/fields/honeypot'
import {
  type LivePrice,
  ORDER_FORM,
  OrderFormProvider,
  useOrderErrors,
} from '~/order/form/form-state'
import {
  forgetMended,
  type OrderFormState,
  useOrderFormState,
} from '~/order/form/use-order-form-state'
import { orderFields, orderLabel, type SectionName } from '~/order/fields'
import type { OrderPage } from '~/order/form/order-page'
import { isOffered } from '~/carrier/offered-kinds'
import { ParcelSection } from '~/order/form/sections/parcel-section'
import { TimeSection } from '~/order/form/sections/time-section'
import { WaySection } from '~/order/form/way/way-section'
import { WishesSection } from '~/order/form/wishes/wishes-section'
import { CustomerSection } from '~/order/form/sections/customer-section'
import { BillingSection } from '~/order/form/sections/billing-section'
import { findOrderErrors, loadOrderRules, maySend, type OnPage } from '~/order/form/check-as-typed'
import { leadTo, reveal, useFolds } from '~/order/form/folds'
import { findDone, findNext } from '~/order/form/lead-on'
import { type OrderValues, readOrderValues } from '~/order/model/typed-order'
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

/** Each is hydrated by itself, so that a first touch waits for its own section alone. */
const PARTS = [
  { name: 'way', Part: WaySection },
  ...(isOffered('parcel') ? [{ name: 'parcel', Part: ParcelSection }] : []),
  { name: 'when', Part: TimeSection },
  { name: 'who', Part: CustomerSection },
  { name: 'billing', Part: BillingSection },
  { name: 'wishes', Part: WishesSection },
]

/** Subscribes to nothing: the navigation type of a page never changes. */
function never() {
  return () => undefined
}

/** A value that is taken over is neither an input nor checked. */
const UNSEEN = { dontUpdateMeta: true, dontRunListeners: true, dontValidate: true }

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
  const native = useRef<HTMLFormElement>(null)
  const [{ whole, onAlive }] = useState(awaitParts)
  const summary = useRef<HTMLDivElement>(null)
  const [price, setPrice] = useState<LivePrice>(() => ({ ...page.price, isSettled: true }))
  const now = useRef<OnPage | null>(null)
  const [findErrors] = useState(
    () => (values: OrderValues) => (now.current ? findOrderErrors(values, now.current) : undefined),
  )
  const form = useOrderFormState(page, findErrors, {
    onSubmit: () => void send(),
    onSubmitInvalid: () => mend(),
  })
  const live = useCatalogue(page, form)
  const [led, setLed] = useState<readonly SectionName[]>([])
  const onPage = { page, price, ...live }
  const folds = useFolds()
  const { close, open } = folds
  const context = { form, led, native, setPrice, ...folds, ...onPage }
  const errors = useOrderErrors(context)
  const [end, setEnd] = useState<DraftEnd | null>(null)
  const { saved, ...saver } = useDraft({ native, served: page.draft, onEnd: setEnd })
  const { draft, save } = saved
  useNewBuild(saver)
  const isAgain = useSyncExternalStore(never, isAskedAgain, () => false)

  // Before any check runs: a field can lose focus only after this effect.
  useEffect(() => {
    const before = now.current
    now.current = onPage
    if (!before || (before.price === price && before.catalogue === live.catalogue)) return
    // Another price or experience may ask for other fields.
    if (form.state.submissionAttempts > 0) void form.validate('change')
    forgetMended(form, findErrors)
  })

  useEffect(() => {
    const element = native.current
    if (!element) return
    if (keysOf(page.linked).length > 0 && isAskedAgain()) putBack(element, page.linked)
    if (Object.keys(page.errors).length > 0) summary.current?.focus()
    const touched = new AbortController()
    // The first touch loads the rules. Fields that lost focus earlier are checked when the rules arrive.
    const touch = () => void Promise.all([loadOrderRules(), whole]).then(() => afterPointer(check))
    const check = () => {
      void form.validate('blur')
      forgetMended(form, findErrors)
    }
    element.addEventListener('focusin', touch, touched)
    const follow = () => reveal(location.hash.slice(1), open)
    follow()
    const lead = () => {
      const target = follow()
      // The browser has led to the field already, and the visitor may have gone on from it: keys that are typed stay
      // where they are typed. The event comes after them where they come fast.
      if (!document.activeElement?.matches('input, select, textarea')) target?.focus()
    }
    addEventListener('hashchange', lead, touched)
    element.addEventListener('focusout', touch, touched)
    // Replays input from before this script loaded, typed or autofilled; after the key event that loaded it.
    void whole.then(() =>
      setTimeout(() => {
        if (touched.signal.aborted) return
        takeOver(element, form)
        replayTyped(element)
      }),
    )
    return () => touched.abort()
  }, [form, findErrors, page, open, whole])

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent
    // A helper button, pressed before its script loaded: the server handles it, and the form may be incomplete.
    if (submitter?.getAttribute('name') === 'intent') return saver.stop()
    event.preventDefault()
    const target = event.currentTarget
    await afterPaint()
    try {
      await whole
      takeOver(target, form)
      for (const name of keysOf(form.state.fieldMeta)) forgetServed(form, name)
      await Promise.race([loadOrderRules(), pause(PATIENCE)])
      const { values } = form.state
      await priceSettled(values)
      const isLeading = submitter?.hasAttribute('data-leads') === true
      const next = isLeading ? findNext(values, findErrors(values), led) : null
      if (!next) return await form.handleSubmit()
      setLed([...led, next.section])
      closeDone()
      leadTo(reveal(fieldId(next.field), open))
    } catch (error) {
      // If the check itself fails, the server decides.
      reportError(error)
      await send()
    }
  }

  async function send() {
    await saver.stop()
    native.current?.submit()
  }

  /** What is done closes: what is left is what the visitor sees. */
  function closeDone() {
    const { values } = form.state
    const wrong = findErrors(values)
    close(wrong ? findDone(values, wrong) : [])
  }

  /** The form was sent and is not valid. */
  function mend() {
    const isRight = isValidNow(form)
    if (isRight || !now.current || maySend(form.state.values, now.current)) return void send()
    closeDone()
    // Without its words an error would hold the form back in silence.
    if (summary.current) leadTo(summary.current)
    else void send()
  }

  /** Waits for a price on its way, if errors depend on whether it asks for an address. */
  async function priceSettled(values: OrderValues): Promise<void> {
    const until = performance.now() + PATIENCE
    const isOpen = () =>
      now.current?.price.isSettled === false &&
      maySend(values, now.current) &&
      keysOf(findErrors(values) ?? {}).length > 0
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
          <Whole value={whole}>
            {PARTS.map(({ name, Part }) => (
              <Suspense key={name}>
                <Part />
                <Alive name={name} onAlive={onAlive} />
              </Suspense>
            ))}
          </Whole>
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

/** `whole` is kept once every part of the form is hydrated. */
function awaitParts() {
  const missing = new Set(PARTS.map(({ name }) => name))
  let keep = () => {}
  const whole = new Promise<void>((resolve) => {
    keep = resolve
  })
  const onAlive = (name: string) => {
    missing.delete(name)
    if (missing.size === 0) keep()
  }
  return { whole, onAlive }
}

/** Says that the part around it is hydrated. */
function Alive({ name, onAlive }: { name: string; onAlive: (name: string) => void }) {
  useEffect(() => onAlive(name), [name, onAlive])
  return null
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

/** Takes what the native controls hold: a browser fills them in without an event. */
function takeOver(native: HTMLFormElement, form: OrderFormState): void {
  const typed = readOrderValues(new FormData(native))
  const { values } = form.state
  for (const name of keysOf(typed)) {
    if (String(typed[name]) !== String(values[name])) form.setFieldValue(name, typed[name], UNSEEN)
  }
}
