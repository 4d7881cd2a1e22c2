import {
  createContext,
  type Dispatch,
  type RefObject,
  type SetStateAction,
  useContext,
  useState,
} from 'react'
import { afterPaint } from '~/ui/fields/after-paint'
import { afterPointer } from '~/ui/fields/after-pointer'
import { formStore, useFormState } from '~/ui/fields/form-store'
import type { TypedPrice } from '~/order/price/price-typed'
import type { OrderHints } from '~/order/rules/order-hints'
import type { LiveCatalogue } from '~/order/form/use-catalogue'
import type { OrderPage } from '~/order/form/order-page'
import { findOrderErrors, presentHints } from '~/order/form/check-as-typed'
import type { Folds } from '~/order/form/folds'
import { findNext, type SectionName } from '~/order/form/lead-on'
import type { OrderErrors, OrderField, OrderValues, TextField } from '~/order/model/typed-order'
import type { FieldError } from '~/lib/fields/field-error'
import { appConfig } from '~config'

/** The id of the form; a submit button outside the form refers to it. */
export const ORDER_FORM = 'order-form'

/** The form state in the browser: it mirrors the values of the native controls. */
export function useOrderFormState({ values }: OrderPage) {
  const [form] = useState(() => formStore(values))
  return form
}

type OrderFormState = ReturnType<typeof useOrderFormState>

/** Latest quoted price. `isSettled`: it matches the current form values. */
export type LivePrice = TypedPrice & { isSettled: boolean }

type FormOnPage = { form: OrderFormState; page: OrderPage; price: LivePrice } & LiveCatalogue

type OrderFormContext = FormOnPage &
  Folds & {
    /** The native form element. */
    native: RefObject<HTMLFormElement | null>
    /** Errors at the last blur of any field; null before the first blur. */
    found: OrderErrors | null
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

/**
 * The error to show at a field: after its blur the error found at the last blur of any field, before that the
 * server's error. Either shows only while the value is still invalid, because a change in another field may fix
 * it. A field left empty is no mistake until a submit. After a rejected submit, the current error shows.
 */
function useShownError(name: OrderField): FieldError | undefined {
  const context = useOrderForm()
  const { form, page, found } = context
  const isLeft = useFormState(form, ({ left }) => left.has(name))
  const attempts = useFormState(form, (state) => state.attempts)
  const isEmpty = useFormState(form, ({ values }) => values[name].length === 0)
  const isJudged = isLeft && found !== null && (!isEmpty || page.errors[name] !== undefined)
  const known = isJudged ? found[name] : page.errors[name]
  const isAsked = attempts > 0 || known !== undefined
  const present = useFormState(form, ({ values }) =>
    isAsked ? (findOrderErrors(values, context) ?? page.errors)[name] : undefined,
  )
  return attempts > 0 ? present : present && known
}

type OrderFieldState = {
  value: string
  error: FieldError | undefined
  /** Event handlers of a native control; the control is uncontrolled. */
  handlers: { onInput: (event: { currentTarget: { value: string } }) => void; onBlur: () => void }
}

/** One text field of the form. */
export function useOrderField(name: TextField): OrderFieldState {
  const { form } = useOrderForm()
  return {
    value: useOrderValue(name),
    error: useShownError(name),
    handlers: {
      onInput: ({ currentTarget: { value } }) =>
        void afterPaint().then(() => form.set(name, value)),
      onBlur: () => afterPointer(() => form.leave(name)),
    },
  }
}

/** The ticked extras: their error, and a function that reports a change to the form. */
export function useOrderOptions() {
  const { form } = useOrderForm()
  return {
    error: useShownError('orderOptions'),
    change: (codes: string[]) => form.set('orderOptions', codes),
  }
}

/** Errors for the error summary: the current ones after a rejected submit, before it those of the server. */
export function useOrderErrors(context: FormOnPage): OrderErrors {
  const { form, page } = context
  return useFormState(
    form,
    ({ attempts, values }) => (attempts > 0 && findOrderErrors(values, context)) || page.errors,
  )
}

/** Current value of one field, for sections that depend on it. */
export function useOrderValue<TName extends OrderField>(name: TName): OrderValues[TName] {
  const { form } = useOrderForm()
  return useFormState(form, ({ values }) => values[name])
}

/** The section that "Continue" leads to; null if it sends the form. */
export function useNextSection(): SectionName | null {
  const context = useOrderForm()
  const { form, led } = context
  return useFormState(
    form,
    ({ values }) => findNext(values, findOrderErrors(values, context), led)?.section ?? null,
  )
}

/** Current hints of the form; they do not block the submit. */
export function useOrderHints(): OrderHints {
  const context = useOrderForm()
  return useFormState(context.form, ({ values }) => presentHints(values, context))
}

/** Capacity of the largest car on offer, of the services or of an experience. */
export function useLargestCar(): { maxPassengers: number; maxLuggage: number } {
  const cars = [...appConfig.services, useOrderForm().page.catalogue.largest]
  return {
    maxPassengers: Math.max(...cars.map(({ maxPassengers }) => maxPassengers)),
    maxLuggage: Math.max(...cars.map(({ maxLuggage }) => maxLuggage)),
  }
}
