import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSelector } from '@tanstack/react-form'
import { useOrderForm } from '~/order/form/form-state'
import { queryClient } from '~/order/form/quote/query-client'
import { QuotePanel } from '~/order/form/quote/quote-panel'
import { pricedValues } from '~/order/price/price-fields'
import { priceQuery } from '~/order/price/quote.functions'
import type { OrderValues } from '~/order/model/typed-order'

const DEBOUNCE = 400

/** The price that follows the input. Loaded at the first input, so that the page does not wait for it. */
export default function LiveQuote() {
  const { form, price, setPrice } = useOrderForm()
  const typed = useSelector(form.store, ({ values }) => values)
  const values = useDebounced(typed)
  const { data, isError, isPlaceholderData } = useQuery(
    { ...priceQuery(pricedValues(values)), placeholderData: keepPreviousData },
    queryClient,
  )
  const isAsked = typed === values || questionOf(typed) === questionOf(values)
  const isSettled = isAsked && data !== undefined && !isPlaceholderData && !isError

  useEffect(() => {
    setPrice((before) => ({ ...(data ?? before), isSettled }))
  }, [data, isSettled, setPrice])

  return <QuotePanel quote={price.quote} isFailed={isError} />
}

/** A name or a company number asks for no other price. */
function questionOf(values: OrderValues): string {
  return JSON.stringify(pricedValues(values))
}

function useDebounced<TValue>(value: TValue): TValue {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), DEBOUNCE)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
