import { createIsomorphicFn } from '@tanstack/react-start'
import { EmailSuggestion } from '~/ui/fields/suggestion'
import { OrderSection } from '~/order/form/sections/order-section'
import { Served } from '~/ui/island/served'
import { OrderText } from '~/order/form/controls'
import { OrderPhone } from '~/order/form/sections/order-phone'
import { useOrderValue } from '~/order/form/form-state'
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
  const email = useOrderValue('email')
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
        <OrderPhone name="phone" />
      </div>
    </OrderSection>
  )
}
