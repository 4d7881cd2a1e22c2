import { FormApi, useField, useStore } from '@tanstack/react-form'
import {
  createContext,
  type Dispatch,
  type RefObject,
  type SetStateAction,
  useContext,
  useEffect,
  useState,
} from 'react'
import { afterPaint } from '~/components/form/after-paint'
import { afterPointer } from '~/components/form/after-pointer'
import type { TypedPrice } from '~/features/order/price/price-typed'
import type { OrderHints } from '~/features/order/rules/order-hints'
import type { LiveCatalogue } from '~/features/order/details/use-catalogue'
import type { OrderPage } from '~/features/order/details/order-page'
import { findOrderErrors, presentHints } from '~/features/order/details/check-as-typed'
import type {
  OrderErrors,
  OrderField,
  OrderValues,
  TextField,
} from '~/features/order/typed/typed-order'
import type { FieldError } from '~/lib/fields/field-error'

/** The id of the form, by which a button outside of it sends it. */
export const ORDER_FORM = 'order-form'

/** The form in the browser: TanStack Form holds what the native controls hold. */
export function useOrderFormState({ values }: OrderPage) {
  // Not by the library's useForm, which brings its wizards along.
  const [form] = useState(() => new FormApi({ defaultValues: values }))
  useEffect(() => form.mount(), [form])
  return form
}

export type OrderFormState = ReturnType<typeof useOrderFormState>

/** The price of what is typed; settled once it is that of what stands in the form now. */
export type LivePrice = TypedPrice & { isSettled: boolean }

type FormOnPage = { form: OrderFormState; page: OrderPage; price: LivePrice } & LiveCatalogue

type OrderFormContext = FormOnPage & {
  /** The form's own element. */
  native: RefObject<HTMLFormElement | null>
  /** What was wrong when a field was left last; null before the first one was. */
  found: OrderErrors | null
  setPrice: Dispatch<SetStateAction<LivePrice>>
}

const Context = createContext<OrderFormContext | null>(null)

export const OrderFormProvider = Context.Provider

/** The form and the page it stands on, for its sections. */
export function useOrderForm(): OrderFormContext {
  const context = useContext(Context)
  if (!context) throw new Error('outside of the order form')
  return context
}

/** True unless what the form holds breaks a rule. */
export function isOrderValid(context: FormOnPage): boolean {
  return Object.keys(findOrderErrors(context.form.state.values, context) ?? {}).length === 0
}

/**
 * The error to show at a field: once it was left, what was found when any field was left last, before that
 * the server's. Both only while it is wrong, because another field may have mended it. After a refused
 * submit it is the present one.
 */
function useShownError(name: OrderField, isBlurred: boolean): FieldError | undefined {
  const context = useOrderForm()
  const { form, page, found } = context
  const attempts = useStore(form.store, (state) => state.submissionAttempts)
  const known = isBlurred && found ? found[name] : page.errors[name]
  const isAsked = attempts > 0 || known !== undefined
  const present = useStore(form.store, ({ values }) =>
    isAsked ? (findOrderErrors(values, context) ?? page.errors)[name] : undefined,
  )
  return attempts > 0 ? present : present && known
}

type OrderFieldState = {
  value: string
  error: FieldError | undefined
  /** Handlers of a native control; the control keeps its own value. */
  handlers: { onInput: (event: { currentTarget: { value: string } }) => void; onBlur: () => void }
}

/** One text field of the form. */
export function useOrderField(name: TextField): OrderFieldState {
  const { form } = useOrderForm()
  const field = useField({ form, name })
  const error = useShownError(name, field.state.meta.isBlurred)
  return {
    value: field.state.value,
    error,
    handlers: {
      onInput: ({ currentTarget: { value } }) =>
        void afterPaint().then(() => field.handleChange(value)),
      onBlur: () => afterPointer(field.handleBlur),
    },
  }
}

/** The ticked extras: their error, and how to tell the form of a change. */
export function useOrderOptions() {
  const { form } = useOrderForm()
  const name = 'orderOptions'
  const field = useField({ form, name })
  return { error: useShownError(name, field.state.meta.isBlurred), change: field.handleChange }
}

/** The errors above the form: after a refused submit the present ones, before it those of the server. */
export function useOrderErrors(context: FormOnPage): OrderErrors {
  const { form, page } = context
  return useStore(
    form.store,
    ({ submissionAttempts, values }) =>
      (submissionAttempts > 0 && findOrderErrors(values, context)) || page.errors,
  )
}

/** The current value of one field, for sections that depend on it. */
export function useOrderValue<TName extends OrderField>(name: TName): OrderValues[TName] {
  const { form } = useOrderForm()
  return useStore(form.store, (state) => state.values[name])
}

/** What the form says about what it holds without refusing it. */
export function useOrderHints(): OrderHints {
  const context = useOrderForm()
  return useStore(context.form.store, ({ values }) => presentHints(values, context))
}
