import { EmailSuggestion } from '~/components/form/email-suggestion'
import { fieldId } from '~/components/form/field'
import { FormSection } from '~/components/form/form-section'
import { OrderText, OrderTextArea } from '~/features/orders/order-controls'
import { useOrderForm, useOrderValue } from '~/features/orders/order-form-context'
import { m } from '~/paraglide/messages'

/** Who orders and what else the carrier should know. */
export function CustomerSection() {
  return (
    <FormSection title={m.order_section_customer()}>
      <div data-wide>
        <OrderText name="name" autoComplete="name" maxLength={100} isRequired />
      </div>
      <div>
        <OrderText name="email" type="email" autoComplete="email" maxLength={254} isRequired />
        <OrderEmailSuggestion />
      </div>
      <OrderText
        name="phone"
        type="tel"
        autoComplete="tel"
        hint={m.order_phone_hint()}
        maxLength={40}
        isRequired
      />
      <div data-wide>
        <OrderText name="subject" hint={m.order_subject_hint()} maxLength={100} />
      </div>
      <OrderTextArea name="message" rows={3} maxLength={2_000} />
    </FormSection>
  )
}

function OrderEmailSuggestion() {
  const { form } = useOrderForm()
  return (
    <EmailSuggestion
      typed={useOrderValue('email')}
      onAccept={(email) => {
        const control = document.getElementById(fieldId('email'))
        if (!(control instanceof HTMLInputElement)) return
        // The control keeps its own value; the form hears of it like of typing.
        control.value = email
        form.setFieldValue('email', email)
        control.focus()
        control.dispatchEvent(new Event('input', { bubbles: true }))
      }}
    />
  )
}
