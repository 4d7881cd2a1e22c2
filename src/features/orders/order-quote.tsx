import { lazy, type RefObject, startTransition, Suspense, useEffect, useState } from 'react'
import { useOrderForm } from '~/features/orders/order-form-context'
import { QuotePanel } from '~/features/orders/quote-panel'

const LiveQuote = lazy(async () => {
  try {
    return await import('~/features/orders/live-quote')
  } catch {
    // A lost connection or a new build must not take the form with it.
    return { default: LastQuote }
  }
})

function LastQuote() {
  return <QuotePanel quote={useOrderForm().page.quote} isFailed />
}

/** The price the page came with; from the first input on the one of what is filled in. */
export function OrderQuote({ native }: { native: RefObject<HTMLFormElement | null> }) {
  const { page } = useOrderForm()
  const [isTouched, setTouched] = useState(false)
  // A state of its own, so that the first key does not render the whole form anew.
  useEffect(() => {
    const form = native.current
    const listen = () => startTransition(() => setTouched(true))
    form?.addEventListener('input', listen, { once: true })
    return () => form?.removeEventListener('input', listen)
  }, [native])
  const quoted = <QuotePanel quote={page.quote} />
  if (!isTouched) return quoted
  return (
    <Suspense fallback={quoted}>
      <LiveQuote />
    </Suspense>
  )
}
