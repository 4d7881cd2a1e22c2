import { revalidateLogic, useField, useForm, useStore } from '@tanstack/react-form'
import { createContext, useContext } from 'react'
import { orderFields } from '~/features/orders/order-labels'
import type { OrderPage } from '~/features/orders/order-page'
import type { OrderErrors, OrderValues, TextField } from '~/features/orders/order-values'
import { validateOrder } from '~/features/orders/validate-order'
import type { FieldError } from '~/lib/field-error'

/**
 * The form in the browser: TanStack Form holds what the native controls hold, and the server's own rules
 * check it when a field is left, after a refused submit at every change.
 */
export function useOrderFormState({ values, catalogue }: OrderPage) {
  return useForm({
    defaultValues: values,
    validationLogic: revalidateLogic({ mode: 'blur', modeAfterSubmission: 'change' }),
    validators: {
      onDynamic: ({ value }) => {
        const result = validateOrder(value, catalogue, new Date())
        return result.ok ? undefined : { fields: result.errors }
      },
    },
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

/** The errors to show: those of the browser once it has checked, until then those the server sent. */
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

type OrderFieldState = {
  value: string
  error: FieldError | undefined
  /** Handlers of a native control; the control keeps its own value. */
  handlers: { onInput: (event: { currentTarget: { value: string } }) => void; onBlur: () => void }
}

/** One text field of the form. */
export function useOrderField(name: TextField): OrderFieldState {
  const { form, page } = useOrderForm()
  const field = useField({ form, name })
  const attempts = useStore(form.store, (state) => state.submissionAttempts)
  const { meta, value } = field.state
  const isChecked = meta.isBlurred || attempts > 0
  const ownError = firstError(meta.errors)
  return {
    value,
    error: isChecked ? ownError : page.errors[name],
    handlers: {
      onInput: (event) => field.handleChange(event.currentTarget.value),
      onBlur: field.handleBlur,
    },
  }
}

function firstError(errors: readonly unknown[]): FieldError | undefined {
  for (const error of errors) if (isFieldError(error)) return error
  return undefined
}

function isFieldError(error: unknown): error is FieldError {
  return typeof error === 'object' && error !== null && 'code' in error
}

/** The current value of one field, for sections that depend on it. */
export function useOrderValue<TName extends keyof OrderValues>(name: TName): OrderValues[TName] {
  const { form } = useOrderForm()
  return useStore(form.store, (state) => state.values[name])
}
