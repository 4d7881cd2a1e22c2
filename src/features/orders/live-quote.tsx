import { keepPreviousData, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useStore } from '@tanstack/react-form'
import { useEffect, useState } from 'react'
import { useOrderForm } from '~/features/orders/order-form-context'
import type { OrderValues } from '~/features/orders/order-values'
import type { Quote } from '~/features/orders/price'
import { QuotePanel } from '~/features/orders/quote-panel'
import { QUOTED_FIELDS } from '~/features/orders/quote-values'

const DEBOUNCE = 400

const client = new QueryClient({
  defaultOptions: { queries: { retry: 1, staleTime: 60_000, refetchOnWindowFocus: false } },
})

/** The price that follows what is typed. Loaded at the first input, so that nobody waits for it before. */
export default function LiveQuote() {
  return (
    <QueryClientProvider client={client}>
      <Quoting />
    </QueryClientProvider>
  )
}

function Quoting() {
  const { form, page } = useOrderForm()
  const asked = useDebounced(useStore(form.store, (state) => questionOf(state.values)))
  // The question is the key, so that an answer that comes late never shows beside another question.
  const { data, isError } = useQuery({
    queryKey: ['quote', asked],
    queryFn: ({ signal }) => askQuote(asked, signal),
    placeholderData: keepPreviousData,
  })
  return <QuotePanel quote={data === undefined ? page.quote : data} isFailed={isError} />
}

function questionOf(values: OrderValues): string {
  const question = new URLSearchParams(QUOTED_FIELDS.map((name) => [name, values[name]]))
  for (const code of values.orderOptions) question.append('orderOptions', code)
  return question.toString()
}

async function askQuote(question: string, signal: AbortSignal): Promise<Quote | null> {
  const response = await fetch('/api/quote', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: question,
    signal,
  })
  if (!response.ok) throw new Error(`quote ${response.status}`)
  const { quote }: { quote: Quote | null } = await response.json()
  return quote
}

function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), DEBOUNCE)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
