import { EmailSuggestion } from '~/components/form/email-suggestion'
import { FormSection } from '~/components/form/form-section'
import { OrderText, OrderTextArea } from '~/features/orders/order-controls'
import { useOrderValue } from '~/features/orders/order-form-context'
import { m } from '~/paraglide/messages'

/** Who orders and what else the carrier should know. */
export function CustomerSection() {
  const email = useOrderValue('email')
  return (
    <FormSection title={m.order_section_customer()}>
      <div data-wide>
        <OrderText name="name" autoComplete="name" maxLength={100} isRequired />
      </div>
      <div>
        <OrderText name="email" type="email" autoComplete="email" maxLength={254} isRequired />
        <EmailSuggestion typed={email} />
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
      <OrderTextArea name="message" hint={m.order_message_hint()} rows={3} maxLength={2_000} />
    </FormSection>
  )
}
