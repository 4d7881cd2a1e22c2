import { useContext } from 'react'
import { Whole } from '~/ui/fields/app-form'
import { Choice } from '~/ui/fields/field'
import { OrderSection } from '~/order/form/sections/order-section'
import { CompanyLookup } from '~/order/form/sections/company-lookup'
import { OrderSelect, OrderText } from '~/order/form/controls'
import { useOrderForm, useOrderValue } from '~/order/form/form-state'
import { Fold } from '~/order/form/wishes/fold'
import { appConfig } from '~config'
import { orderLabel, vatHint, zipHint } from '~/order/fields'
import { hasPostalCodes } from '~/lib/fields/postal-code'
import { m } from '~/paraglide/messages'
import { AddressFields, CountryOptions } from '~/order/ticket/address-fields'
import { fieldId } from '~/lib/fields/field-id'
import styles from './billing-section.module.css'

/**
 * Company data, billing address and a separate delivery address. The company comes first, because its number fills
 * in the address. A private person may leave the address out, and a request all of it (model/address-need.ts): what is
 * not needed is folded.
 */
export function BillingSection() {
  const { isRequest, address } = useOrderForm().price
  const isNeeded = useOrderValue('customerCompany') !== '' || address === 'required'
  return (
    <OrderSection name="billing" title={m.order_section_billing()}>
      {isRequest ? (
        <p className="quiet" data-wide>
          {m.order_billing_request()}
        </p>
      ) : null}
      <div className={styles['part']} data-wide>
        <Toggle name="customerCompany" />
        <div className={styles['fields']}>
          <CompanyNumbers />
        </div>
      </div>
      <div className={styles['address']} data-wide>
        <Fold
          title={isNeeded ? m.order_invoice_address_needed() : m.order_invoice_address()}
          fields={['street', 'city', 'zip', 'chooseCountry']}
          isNeeded={isNeeded}
        >
          <Address />
        </Fold>
        <Delivery />
      </div>
    </OrderSection>
  )
}

/** The numbers of a firm as its country has them; not every firm abroad has one. */
function CompanyNumbers() {
  const { market } = appConfig
  const country = useOrderValue('chooseCountry')
  const isHome = country === market.code
  return (
    <>
      <OrderText
        name="customerCompanyID"
        inputMode={market.icoOf === country ? 'numeric' : undefined}
        isRequired={isHome}
        {...(isHome ? {} : { hint: m.order_company_id_hint_abroad() })}
      />
      {market.register && isHome ? <CompanyLookup /> : null}
      <OrderText name="customerCompanyName" />
      <OrderText name="customerCompanyVATID" hint={vatHint(country)} />
    </>
  )
}

/** Another address for what goes by post. */
function Delivery() {
  const { countries } = useOrderForm().page.catalogue
  return (
    <Fold title={m.order_wishes_delivery()} fields={['customerIsOtherAddress']}>
      <div className={styles['part']} data-wide>
        <Toggle name="customerIsOtherAddress" />
        <div className={styles['fields']}>
          <OrderText name="deliveryStreet" />
          <OrderText name="deliveryCity" />
          <PostalCode name="deliveryZip" of="deliveryCountry" />
          <OrderSelect name="deliveryCountry">
            <CountryOptions countries={countries} />
          </OrderSelect>
        </div>
      </div>
    </Fold>
  )
}

function Address() {
  const { countries } = useOrderForm().page.catalogue
  return (
    <AddressFields
      countries={countries}
      renderText={(name) =>
        name === 'zip' ? <PostalCode name="zip" of="chooseCountry" /> : <OrderText name={name} />
      }
      renderCountry={(options) => <OrderSelect name="chooseCountry">{options}</OrderSelect>}
    />
  )
}

type PostalCodeProps = { name: 'zip' | 'deliveryZip'; of: 'chooseCountry' | 'deliveryCountry' }

/** The postal code as the chosen country writes it; a country that has none is not asked for one. */
function PostalCode({ name, of }: PostalCodeProps) {
  const country = useOrderValue(of)
  return hasPostalCodes(country) ? <OrderText name={name} hint={zipHint(country)} /> : null
}

function Toggle({ name }: { name: 'customerCompany' | 'customerIsOtherAddress' }) {
  const { form, page } = useOrderForm()
  const whole = useContext(Whole)
  const toggle = () => form.setFieldValue(name, form.getFieldValue(name) ? '' : 'on')
  return (
    <Choice
      type="checkbox"
      name={name}
      value="on"
      id={fieldId(name)}
      isChecked={page.values[name] !== ''}
      onChange={() => void whole.then(toggle)}
    >
      {orderLabel(name)}
    </Choice>
  )
}
