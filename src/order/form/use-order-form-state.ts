import { revalidateLogic } from '@tanstack/react-form'
import { servedState, useAppForm } from '~/ui/fields/app-form'
import type { OrderPage } from '~/order/form/order-page'
import type { OrderErrors, OrderValues } from '~/order/model/typed-order'
import { keysOf } from '~/lib/keys-of'

/** What a press of "Continue" leads to: the form is valid, or it is not. */
type Ends = { onSubmit: () => void; onSubmitInvalid: () => void }

/**
 * The form in the browser: it follows the native controls. `found` answers the errors of its values by the rules of the
 * server; undefined until those are loaded.
 */
export function useOrderFormState(
  { values, errors: served }: OrderPage,
  found: (values: OrderValues) => OrderErrors | undefined,
  ends: Ends,
) {
  return useAppForm({
    ...ends,
    defaultValues: values,
    defaultState: servedState(keysOf(values), served),
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
