import { useStore } from '@tanstack/react-form'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useOrderForm } from '~/features/order/details/form-state'
import { queryClient } from '~/features/order/details/quote/query-client'
import { QuotePanel } from '~/features/order/details/quote/quote-panel'
import { priceQuery } from '~/features/order/price/quote.functions'

const DEBOUNCE = 400

/** The price that follows what is typed. Loaded at the first input, so that nobody waits for it before. */
export default function LiveQuote() {
  const { form, price, setPrice } = useOrderForm()
  const typed = useStore(form.store, (state) => state.values)
  const values = useDebounced(typed)
  const { data, isError, isPlaceholderData } = useQuery(
    { ...priceQuery(questionOf(values)), placeholderData: keepPreviousData },
    queryClient,
  )
  const isSettled = typed === values && data !== undefined && !isPlaceholderData && !isError

  useEffect(() => {
    setPrice((before) => ({ ...(data ?? before), isSettled }))
  }, [data, isSettled, setPrice])

  return <QuotePanel quote={price.quote} isFailed={isError} />
}

type Values = ReturnType<typeof useOrderForm>['form']['state']['values']

/** What the price depends on, of all that is typed. */
function questionOf(values: Values): Parameters<typeof priceQuery>[0] {
  const { kind, service, experience, variant, pickup, dropoff, stops, hours } = values
  const { pickupPlace, dropoffPlace, returnDate, passengers, luggages, childSeats } = values
  // Only how long after it the return is matters, and each question is a call.
  const date = returnDate === '' ? '' : values.date
  return {
    kind,
    service,
    experience,
    variant,
    pickup,
    pickupPlace,
    dropoff,
    dropoffPlace,
    stops,
    hours,
    date,
    returnDate,
    passengers,
    luggages,
    childSeats,
    orderOptions: values.orderOptions,
  }
}

function useDebounced<TValue>(value: TValue): TValue {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), DEBOUNCE)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
