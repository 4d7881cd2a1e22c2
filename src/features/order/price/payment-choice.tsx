import { appConfig } from '~config'
import { Choice, Choices } from '~/components/form/field'
import { fieldId } from '~/lib/fields/field-id'
import type { PaymentMethod } from '~/lib/app-config-type'
import type { FieldError } from '~/lib/fields/field-error'
import { m } from '~/paraglide/messages'

type PaymentChoiceProps = {
  chosen: string
  error: FieldError | undefined
  labelOf: (method: PaymentMethod) => string
}

/** The ways of paying that the carrier offers, one to be chosen. */
export function PaymentChoice({ chosen, error, labelOf }: PaymentChoiceProps) {
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
          {labelOf(method)}
        </Choice>
      ))}
    </Choices>
  )
}
