import { appConfig } from '~config'
import { Choice, Choices } from '~/ui/fields/field'
import { fieldId } from '~/lib/fields/field-id'
import { PAYMENT_METHODS, type PaymentMethod } from '~/carrier/payment-methods'
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
          {words === 'label' ? labelOf(method) : PAYMENT_METHODS[method].name[getLocale()]}
        </Choice>
      ))}
    </Choices>
  )
}

/** The name and the next step; a link that the carrier sends by hand has an hour and a sender. */
function labelOf(method: PaymentMethod): string {
  const { paidBy, label } = PAYMENT_METHODS[method]
  const { payLink } = appConfig.payment
  return paidBy === 'link' && typeof payLink !== 'string'
    ? m.summary_payment_card({ hours: payLink.sentWithinHours, email: appConfig.company.email })
    : label[getLocale()]
}
