import { Choice } from '~/components/form/field'
import { FormSection } from '~/components/form/form-section'
import { CompanyLookup } from '~/features/order/details/sections/company-lookup'
import { OrderSelect, OrderText } from '~/features/order/details/controls'
import { fieldHint } from '~/features/order/details/sections/field-hint'
import { useOrderForm, useOrderValue } from '~/features/order/details/form-state'
import { Fold } from '~/features/order/details/wishes/fold'
import { orderLabel } from '~/features/order/typed/field-labels'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import { fieldId } from '~/lib/fields/field-id'
import styles from './billing-section.module.css'

/**
 * Company data, billing address and another delivery address. The company stands first, because its number fills
 * in the address. Of a request nothing of it is asked.
 */
export function BillingSection() {
  const kind = useOrderValue('kind')
  const { isRequest } = useOrderForm().price
  // Without script another kind may be chosen; a parcel is always a request.
  const isFor = ['ride', 'hourly', 'experience'].filter((one) => one !== kind || !isRequest)
  return (
    <FormSection title={m.order_section_billing()} isFor={isFor.join(' ')}>
      <div className={styles['part']} data-wide>
        <Toggle name="customerCompany" />
        <div className={styles['fields']}>
          <OrderText
            name="customerCompanyID"
            inputMode="numeric"
            hint={fieldHint('customerCompanyID')}
            maxLength={24}
            isRequired
          />
          <CompanyLookup />
          <OrderText
            name="customerCompanyName"
            autoComplete="organization"
            maxLength={200}
            isRequired
          />
          <OrderText
            name="customerCompanyVATID"
            hint={fieldHint('customerCompanyVATID')}
            maxLength={24}
          />
        </div>
      </div>
      <div data-wide>
        <OrderText
          name="street"
          autoComplete="address-line1"
          hint={fieldHint('street')}
          maxLength={200}
          isRequired
        />
      </div>
      <div className={styles['town']} data-wide>
        <OrderText name="city" autoComplete="address-level2" maxLength={100} isRequired />
        <OrderText
          name="zip"
          autoComplete="postal-code"
          hint={fieldHint('zip')}
          maxLength={12}
          isRequired
        />
      </div>
      <OrderSelect name="chooseCountry" autoComplete="country" isRequired>
        <CountryOptions />
      </OrderSelect>
      <Fold title={m.order_wishes_delivery()} fields={['customerIsOtherAddress']}>
        <div className={styles['part']} data-wide>
          <Toggle name="customerIsOtherAddress" />
          <div className={styles['fields']}>
            <OrderText
              name="deliveryStreet"
              autoComplete="shipping address-line1"
              maxLength={200}
              isRequired
            />
            <OrderText
              name="deliveryCity"
              autoComplete="shipping address-level2"
              maxLength={100}
              isRequired
            />
            <OrderText
              name="deliveryZip"
              autoComplete="shipping postal-code"
              maxLength={12}
              isRequired
            />
            <OrderSelect name="deliveryCountry" autoComplete="shipping country" isRequired>
              <CountryOptions />
            </OrderSelect>
          </div>
        </div>
      </Fold>
    </FormSection>
  )
}

function Toggle({ name }: { name: 'customerCompany' | 'customerIsOtherAddress' }) {
  const { form, page } = useOrderForm()
  return (
    <Choice
      type="checkbox"
      name={name}
      value="on"
      id={fieldId(name)}
      isChecked={page.values[name] !== ''}
      onChange={() => form.setFieldValue(name, form.getFieldValue(name) ? '' : 'on')}
    >
      {orderLabel(name)}
    </Choice>
  )
}

function CountryOptions() {
  const { page } = useOrderForm()
  return page.catalogue.countries.map(({ code, name }) => (
    <option key={code} value={code}>
      {name[getLocale()]}
    </option>
  ))
}
