import { appConfig } from '~config'
import { Choice, Choices } from '~/ui/fields/field'
import { fieldId } from '~/lib/fields/field-id'
import { PAYMENT_METHODS } from '~/carrier/payment-methods'
import type { FieldError } from '~/lib/fields/field-error'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

type PaymentChoiceProps = {
  chosen: string
  error: FieldError | undefined
  /** `label` also says what happens next. */
  words: 'name' | 'label'
}

/** Radio buttons for the payment methods that the carrier offers. */
export function PaymentChoice({ chosen, error, words }: PaymentChoiceProps) {
  return (
    <Choices name="paymentMethod" legend={m.summary_payment()} error={error}>
      {appConfig.payment.methods.map((method, index) => (
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
