import { revalidateLogic, useField, useForm, useStore } from '@tanstack/react-form'
import { createContext, useContext } from 'react'
import { afterPointer } from '~/components/form/after-pointer'
import type { OrderHints } from '~/features/orders/order-hints'
import type { OrderPage } from '~/features/orders/order-page'
import { findOrderErrors, presentHints } from '~/features/orders/order-rules'
import type {
  OrderErrors,
  OrderField,
  OrderValues,
  TextField,
} from '~/features/orders/order-values'
import type { FieldError } from '~/lib/field-error'

/** The form in the browser: TanStack Form holds what the native controls hold. */
export function useOrderFormState({ values }: OrderPage) {
  return useForm({
    defaultValues: values,
    // A submit always checks anew: what the last left field found may be out of date.
    canSubmitWhenInvalid: true,
    validationLogic: revalidateLogic({ mode: 'blur', modeAfterSubmission: 'change' }),
  })
}

export type OrderFormState = ReturnType<typeof useOrderFormState>

type OrderFormContext = { form: OrderFormState; page: OrderPage }

const Context = createContext<OrderFormContext | null>(null)

export const OrderFormProvider = Context.Provider

/** The form and the page it stands on, for its sections. */
export function useOrderForm(): OrderFormContext {
  const context = useContext(Context)
  if (!context) throw new Error('outside of the order form')
  return context
}

/** True unless what the form holds breaks a rule. */
export function isOrderValid({ form, page }: OrderFormContext): boolean {
  return Object.keys(findOrderErrors(form.state.values, page) ?? {}).length === 0
}

type FieldContext = { fieldApi: { form: { state: { values: OrderValues } } } }

/** Checks a field when it is left. */
function rulesOf(name: OrderField, page: OrderPage) {
  return {
    onDynamic: ({ fieldApi }: FieldContext) =>
      findOrderErrors(fieldApi.form.state.values, page)?.[name],
  }
}

/**
 * The error to show at a field: what was found when it was left, before that the server's, both only while
 * it is wrong, because another field may have mended it. After a refused submit it is the present one.
 */
function useShownError(
  name: OrderField,
  { isBlurred, errors }: { isBlurred: boolean; errors: readonly unknown[] },
): FieldError | undefined {
  const { form, page } = useOrderForm()
  const attempts = useStore(form.store, (state) => state.submissionAttempts)
  const found = isBlurred ? errors.find(isFieldError) : page.errors[name]
  const isAsked = attempts > 0 || found !== undefined
  const present = useStore(form.store, ({ values }) =>
    isAsked ? (findOrderErrors(values, page) ?? page.errors)[name] : undefined,
  )
  return attempts > 0 ? present : present && found
}

type OrderFieldState = {
  value: string
  error: FieldError | undefined
  /** Handlers of a native control; the control keeps its own value. */
  handlers: { onInput: (event: { currentTarget: { value: string } }) => void; onBlur: () => void }
}

/** One text field of the form. */
export function useOrderField(name: TextField): OrderFieldState {
  const { form, page } = useOrderForm()
  const field = useField({ form, name, validators: rulesOf(name, page) })
  const error = useShownError(name, field.state.meta)
  return {
    value: field.state.value,
    error,
    handlers: {
      onInput: (event) => field.handleChange(event.currentTarget.value),
      onBlur: () => afterPointer(field.handleBlur),
    },
  }
}

/** The ticked extras: their error, and how to tell the form of a change. */
export function useOrderOptions() {
  const { form, page } = useOrderForm()
  const name = 'orderOptions'
  const field = useField({ form, name, validators: rulesOf(name, page) })
  return { error: useShownError(name, field.state.meta), change: field.handleChange }
}

/** The errors above the form: after a refused submit the present ones, before it those of the server. */
export function useOrderErrors({ form, page }: OrderFormContext): OrderErrors {
  return useStore(
    form.store,
    ({ submissionAttempts, values }) =>
      (submissionAttempts > 0 && findOrderErrors(values, page)) || page.errors,
  )
}

function isFieldError(error: unknown): error is FieldError {
  return typeof error === 'object' && error !== null && 'code' in error
}

/** The current value of one field, for sections that depend on it. */
export function useOrderValue<TName extends OrderField>(name: TName): OrderValues[TName] {
  const { form } = useOrderForm()
  return useStore(form.store, (state) => state.values[name])
}

/** What the form says about what it holds without refusing it. */
export function useOrderHints(): OrderHints {
  const { form, page } = useOrderForm()
  return useStore(form.store, ({ values }) => presentHints(values, page))
}
