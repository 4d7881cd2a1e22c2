// Imported here because the browser loads the components that use it only after the first touch.
import '~/order/price/price-bill.css'
import '~/order/ticket/ticket-way.css'
import './growing-ticket.css'
import './quote-panel.css'
import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy, Suspense, type RefObject, startTransition, useEffect, useState } from 'react'
import { Served } from '~/ui/island/served'
import { useOrderForm } from '~/order/form/form-state'
import { QuotePanel } from '~/order/form/quote/quote-panel'
import type { TypedQuote } from '~/order/price/price-typed'
import { m } from '~/paraglide/messages'

/**
 * True after the first input in a form. Each part that needs it has its own state, so that the first key does not
 * render the whole form again.
 */
function useTouched(form: RefObject<HTMLFormElement | null>): boolean {
  const [isTouched, setTouched] = useState(false)
  useEffect(() => {
    const element = form.current
    const listen = () => startTransition(() => setTouched(true))
    element?.addEventListener('input', listen, { once: true })
    return () => element?.removeEventListener('input', listen)
  }, [form])
  return isTouched
}

const LiveQuote = lazy(async () => {
  try {
    return await import('~/order/form/quote/live-quote')
  } catch {
    // A lost connection or a new build must not break the form.
    return { default: LastQuote }
  }
})

function LastQuote() {
  return (
    <>
      <ServedQuote />
      <p className="quiet">{m.quote_failed()}</p>
    </>
  )
}

/** The price rendered with the page; from the first input or "Continue" on, the price of the current values. */
export function OrderQuote() {
  const { native, led } = useOrderForm()
  const isTouched = useTouched(native)
  if (!isTouched && led.length === 0) return <ServedQuote />
  return (
    <Suspense fallback={<ServedQuote />}>
      <LiveQuote />
    </Suspense>
  )
}

const renderQuote = createIsomorphicFn()
  .server((quote: TypedQuote | null) => <QuotePanel quote={quote} />)
  .client(() => null)

/** The panel as the server rendered it: until the first touch the browser does not load its code. */
function ServedQuote() {
  const { price } = useOrderForm()
  return (
    <Served id="served-quote" as="div">
      {renderQuote(price.quote)}
    </Served>
  )
}
