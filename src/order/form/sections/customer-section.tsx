import { createIsomorphicFn } from '@tanstack/react-start'
import { EmailSuggestion, PhoneSuggestion } from '~/ui/fields/suggestion'
import { OrderSection } from '~/order/form/sections/order-section'
import { Served } from '~/ui/island/served'
import { OrderText } from '~/order/form/controls'
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
        <OrderText name="name" />
      </div>
      <div>
        <OrderText name="email" />
        <EmailSuggestion typed={email} />
      </div>
      <div>
        <OrderText name="phone" />
        <PhoneSuggestion typed={isPhoneLeft ? phone : ''} country={country} />
      </div>
    </OrderSection>
  )
}
