import { useSelector } from '@tanstack/react-form'
import {
  createContext,
  type Dispatch,
  type RefObject,
  type SetStateAction,
  useContext,
} from 'react'
import type { TypedPrice } from '~/order/price/price-typed'
import type { OrderHints } from '~/order/rules/order-hints'
import type { LiveCatalogue } from '~/order/form/use-catalogue'
import type { OrderPage } from '~/order/form/order-page'
import type { OrderFormState } from '~/order/form/use-order-form-state'
import { findOrderErrors, presentHints } from '~/order/form/check-as-typed'
import type { Folds } from '~/order/form/folds'
import type { OrderField, SectionName } from '~/order/fields'
import { findNext } from '~/order/form/lead-on'
import type { OrderErrors, OrderValues } from '~/order/model/typed-order'
import { appConfig } from '~config'

/** The id of the form; a submit button outside the form refers to it. */
export const ORDER_FORM = 'order-form'

/** Latest quoted price. `isSettled`: it matches the current form values. */
export type LivePrice = TypedPrice & { isSettled: boolean }

type FormOnPage = { form: OrderFormState; page: OrderPage; price: LivePrice } & LiveCatalogue

type OrderFormContext = FormOnPage &
  Folds & {
    /** The native form element. */
    native: RefObject<HTMLFormElement | null>
    /** Sections that "Continue" has led to. */
    led: readonly SectionName[]
    setPrice: Dispatch<SetStateAction<LivePrice>>
  }

const Context = createContext<OrderFormContext | null>(null)

export const OrderFormProvider = Context.Provider

/** The form and its page, for the sections of the form. */
export function useOrderForm(): OrderFormContext {
  const context = useContext(Context)
  if (!context) throw new Error('outside of the order form')
  return context
}

/** Errors for the error summary: the current ones after a rejected submit, before it those of the server. */
export function useOrderErrors(context: FormOnPage): OrderErrors {
  const { form, page } = context
  return useSelector(
    form.store,
    ({ submissionAttempts, values }) =>
      (submissionAttempts > 0 && findOrderErrors(values, context)) || page.errors,
  )
}

/** Current value of one field, for sections that depend on it. */
export function useOrderValue<TName extends OrderField>(name: TName): OrderValues[TName] {
  const { form } = useOrderForm()
  return useSelector(form.store, ({ values }) => values[name])
}

/** The section that "Continue" leads to; null if it sends the form. */
export function useNextSection(): SectionName | null {
  const context = useOrderForm()
  const { form, led } = context
  return useSelector(
    form.store,
    ({ values }) => findNext(values, findOrderErrors(values, context), led)?.section ?? null,
  )
}

/** Current hints of the form; they do not block the submit. */
export function useOrderHints(): OrderHints {
  const context = useOrderForm()
  return useSelector(context.form.store, ({ values }) => presentHints(values, context))
}

/** Capacity of the largest car on offer, of the services or of an experience. */
export function useLargestCar(): { maxPassengers: number; maxLuggage: number } {
  const cars = [...appConfig.services, useOrderForm().page.catalogue.largest]
  return {
    maxPassengers: Math.max(...cars.map(({ maxPassengers }) => maxPassengers)),
    maxLuggage: Math.max(...cars.map(({ maxLuggage }) => maxLuggage)),
  }
}
