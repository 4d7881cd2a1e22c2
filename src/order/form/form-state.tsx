import { revalidateLogic, useSelector } from '@tanstack/react-form'
import {
  createContext,
  type Dispatch,
  type RefObject,
  type SetStateAction,
  useContext,
} from 'react'
import { useAppForm } from '~/ui/fields/app-form'
import type { TypedPrice } from '~/order/price/price-typed'
import type { OrderHints } from '~/order/rules/order-hints'
import type { LiveCatalogue } from '~/order/form/use-catalogue'
import type { OrderPage } from '~/order/form/order-page'
import { findOrderErrors, presentHints } from '~/order/form/check-as-typed'
import type { Folds } from '~/order/form/folds'
import { findNext, type SectionName } from '~/order/form/lead-on'
import type { OrderErrors, OrderField, OrderValues } from '~/order/model/typed-order'
import { keysOf } from '~/lib/keys-of'
import { appConfig } from '~config'

/** The id of the form; a submit button outside the form refers to it. */
export const ORDER_FORM = 'order-form'

/** What a press of "Continue" leads to: the form is valid, or it is not. */
type Ends = { onSubmit: () => void; onSubmitInvalid: () => void }

/**
 * The form in the browser: it follows the native controls. `found` answers the errors of its values by the rules of the
 * server; undefined until those are loaded.
 */
export function useOrderFormState(
  { values }: OrderPage,
  found: (values: OrderValues) => OrderErrors | undefined,
  ends: Ends,
) {
  return useAppForm({
    ...ends,
    defaultValues: values,
    canSubmitWhenInvalid: true,
    validationLogic: revalidateLogic({ mode: 'blur', modeAfterSubmission: 'change' }),
    validators: {
      onDynamic: ({ value, formApi }) => {
        const errors = found(value) ?? {}
        // A field left empty is no mistake until the form is sent.
        const isSent = formApi.state.submissionAttempts > 0
        const fields = isSent ? errors : errorsOfTyped(errors, value)
        return Object.keys(fields).length > 0 ? { fields } : undefined
      },
    },
    listeners: {
      onChange: ({ formApi }) => forgetMended(formApi, found),
      onBlur: ({ formApi }) => forgetMended(formApi, found),
    },
  })
}

function errorsOfTyped(errors: OrderErrors, values: OrderValues): OrderErrors {
  return Object.fromEntries(
    keysOf(errors).flatMap((name) => (values[name].length > 0 ? [[name, errors[name]]] : [])),
  )
}

/** Takes back the errors of fields that are right now: a change in another field may have mended them. */
export function forgetMended(
  form: Pick<OrderFormState, 'state' | 'setFieldMeta'>,
  found: (values: OrderValues) => OrderErrors | undefined,
): void {
  const errors = found(form.state.values)
  if (!errors) return
  for (const name of keysOf(form.state.fieldMeta)) {
    if (form.state.fieldMeta[name]?.errors.length && !(name in errors))
      form.setFieldMeta(name, (meta) => ({ ...meta, errorMap: {} }))
  }
}

export type OrderFormState = ReturnType<typeof useOrderFormState>

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
