import { Choice, Choices } from '~/ui/fields/field'
import { fieldId } from '~/lib/fields/field-id'
import { PAYMENT_METHODS, type PaymentMethod } from '~/carrier/payment-methods'
import type { FieldError } from '~/lib/fields/field-error'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

type PaymentChoiceProps = {
  methods: readonly PaymentMethod[]
  chosen: string
  error: FieldError | undefined
  /** `label` also says what happens next. */
  words: 'name' | 'label'
}

/** Radio buttons for the payment methods that the order offers. */
export function PaymentChoice({ methods, chosen, error, words }: PaymentChoiceProps) {
  return (
    <Choices name="paymentMethod" legend={m.summary_payment()} error={error}>
      {methods.map((method, index) => (
        <Choice
          key={method}
          type="radio"
          name="paymentMethod"
          value={method}
          id={index === 0 ? fieldId('paymentMethod') : `${fieldId('paymentMethod')}-${method}`}
          isChecked={chosen === method}
        >
          {PAYMENT_METHODS[method][words][getLocale()]}
        </Choice>
      ))}
    </Choices>
  )
}
