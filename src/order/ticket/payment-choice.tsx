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
  /** A request asks how one would like to pay; nothing has to be chosen. */
  isWish?: boolean
  onChoose?: (method: PaymentMethod) => void
}

/** Radio buttons for the payment methods that the order offers. */
export function PaymentChoice({
  methods,
  chosen,
  error,
  words,
  isWish = false,
  onChoose,
}: PaymentChoiceProps) {
  return (
    <Choices
      name="paymentMethod"
      legend={isWish ? m.summary_payment_request() : m.word_payment_method()}
      hint={isWish ? m.summary_payment_request_hint() : undefined}
      error={error}
      isOptional={isWish}
    >
      {methods.map((method, index) => (
        <Choice
          key={method}
          type="radio"
          name="paymentMethod"
          value={method}
          id={index === 0 ? fieldId('paymentMethod') : `${fieldId('paymentMethod')}-${method}`}
          isChecked={chosen === method}
          onChange={onChoose && (() => onChoose(method))}
        >
          {PAYMENT_METHODS[method][isWish ? 'name' : words][getLocale()]}
        </Choice>
      ))}
    </Choices>
  )
}
