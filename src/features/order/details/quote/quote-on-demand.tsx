// The browser has no component that brings them until somebody touches the form.
import '~/features/order/price/price-bill.css'
import './quote-panel.css'
import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy, Suspense } from 'react'
import { useTouched } from '~/components/form/use-touched'
import { Served } from '~/components/served'
import { useOrderForm } from '~/features/order/details/form-state'
import { QuotePanel } from '~/features/order/details/quote/quote-panel'
import type { TypedQuote } from '~/features/order/price/quote-typed'
import { m } from '~/paraglide/messages'

const LiveQuote = lazy(async () => {
  try {
    return await import('~/features/order/details/quote/live-quote')
  } catch {
    // A lost connection or a new build must not take the form with it.
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

/** The price the page came with; from the first input on the one of what is filled in. */
export function OrderQuote() {
  const isTouched = useTouched(useOrderForm().native)
  if (!isTouched) return <ServedQuote />
  return (
    <Suspense fallback={<ServedQuote />}>
      <LiveQuote />
    </Suspense>
  )
}

const renderQuote = createIsomorphicFn()
  .server((quote: TypedQuote | null) => <QuotePanel quote={quote} />)
  .client(() => null)

/** The panel as the server rendered it: until somebody touches the form, the browser does without its code. */
function ServedQuote() {
  const { price } = useOrderForm()
  return (
    <Served id="served-quote" as="div">
      {renderQuote(price.quote)}
    </Served>
  )
}
