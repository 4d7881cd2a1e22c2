import { revalidateLogic, useField, useForm, useStore } from '@tanstack/react-form'
import { createContext, useContext } from 'react'
import { afterPointer } from '~/components/form/after-pointer'
import type { OrderCatalogue } from '~/features/orders/catalogue'
import { orderFields } from '~/features/orders/order-labels'
import type { OrderPage } from '~/features/orders/order-page'
import { findOrderErrors } from '~/features/orders/order-rules'
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

type FieldContext = { fieldApi: { form: { state: { values: OrderValues } } } }

/** Checks a field when it is left and after a refused submit at every change. */
function rulesOf(name: OrderField, catalogue: OrderCatalogue) {
  return {
    onDynamic: ({ fieldApi }: FieldContext) =>
      findOrderErrors(fieldApi.form.state.values, catalogue)[name],
  }
}

/** The error to show at a field: the browser's once it was checked here, until then the server's. */
function useShownError(
  name: OrderField,
  { isBlurred, errors }: { isBlurred: boolean; errors: readonly unknown[] },
): FieldError | undefined {
  const { form, page } = useOrderForm()
  const attempts = useStore(form.store, (state) => state.submissionAttempts)
  return isBlurred || attempts > 0 ? firstError(errors) : page.errors[name]
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
  const field = useField({ form, name, validators: rulesOf(name, page.catalogue) })
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
  const field = useField({ form, name, validators: rulesOf(name, page.catalogue) })
  return { error: useShownError(name, field.state.meta), change: field.handleChange }
}

/** The errors above the form: those of the last check in the browser, before it those of the server. */
export function useOrderErrors({ form, page }: OrderFormContext): OrderErrors {
  const attempts = useStore(form.store, (state) => state.submissionAttempts)
  const fieldMeta = useStore(form.store, (state) => state.fieldMeta)
  if (attempts === 0) return page.errors
  const errors: OrderErrors = {}
  for (const name of orderFields) {
    const error = firstError(fieldMeta[name]?.errors ?? [])
    if (error) errors[name] = error
  }
  return errors
}

function firstError(errors: readonly unknown[]): FieldError | undefined {
  return errors.find(isFieldError)
}

function isFieldError(error: unknown): error is FieldError {
  return typeof error === 'object' && error !== null && 'code' in error
}

/** The current value of one field, for sections that depend on it. */
export function useOrderValue<TName extends OrderField>(name: TName): OrderValues[TName] {
  const { form } = useOrderForm()
  return useStore(form.store, (state) => state.values[name])
}
