import { createIsomorphicFn } from '@tanstack/react-start'
import { EmailSuggestion, PhoneSuggestion } from '~/ui/fields/suggestion'
import { OrderSection } from '~/order/form/sections/order-section'
import { Served } from '~/ui/island/served'
import { OrderText } from '~/order/form/controls'
import { fieldHint } from '~/order/form/sections/field-hint'
import { useOrderForm, useOrderValue } from '~/order/form/form-state'
import { useSelector } from '@tanstack/react-form'
import { screenPath } from '~/i18n/screens'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import { appConfig } from '~config'
import styles from './order-hints.module.css'

const renderPrivacy = createIsomorphicFn()
  .server(() => (
    <p className={styles['privacy']} data-wide>
      {m.order_privacy({ hours: appConfig.retention.draftHours })}{' '}
      <a href={screenPath('privacy', getLocale())} target="_blank" rel="noopener">
        {m.summary_privacy_link()}
      </a>
    </p>
  ))
  .client(() => null)

/** Contact details of the customer. */
export function CustomerSection() {
  const { form } = useOrderForm()
  const email = useOrderValue('email')
  const phone = useOrderValue('phone')
  const country = useOrderValue('chooseCountry')
  // Half a number may look like a whole one of another country.
  const isPhoneLeft = useSelector(
    form.store,
    ({ fieldMeta }) => fieldMeta.phone?.isBlurred === true,
  )
  return (
    <OrderSection name="who" title={m.order_section_customer()}>
      <Served id="served-privacy" as="div">
        {renderPrivacy()}
      </Served>
      <div data-wide>
        <OrderText name="name" autoComplete="name" maxLength={100} isRequired />
      </div>
      <div>
        <OrderText
          name="email"
          type="email"
          autoComplete="email"
          hint={fieldHint('email')}
          maxLength={254}
          isRequired
        />
        <EmailSuggestion typed={email} />
      </div>
      <div>
        <OrderText
          name="phone"
          type="tel"
          autoComplete="tel"
          hint={fieldHint('phone')}
          maxLength={40}
          isRequired
        />
        <PhoneSuggestion typed={isPhoneLeft ? phone : ''} country={country} />
      </div>
    </OrderSection>
  )
}
