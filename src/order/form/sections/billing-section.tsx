import { useContext, type MouseEvent, useState } from 'react'
import { Whole } from '~/ui/fields/app-form'
import { Choice } from '~/ui/fields/field'
import { OrderSection } from '~/order/form/sections/order-section'
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
import { COMPANY_FIELDS, type Company } from '~/order/company/company'
import type { CompanyOutcome } from '~/order/form/order-page'

/**
 * Fills in company data by its number; only empty fields change. Without script, or if the script fails to load,
 * the button posts the form and the server fills it in. A failure never blocks the form.
 */
function CompanyLookup() {
  const { form, page, native } = useOrderForm()
  const [outcome, setOutcome] = useState<CompanyOutcome | 'searching' | null>(page.company)

  async function lookUp(event: MouseEvent<HTMLButtonElement>) {
    event.preventDefault()
    const button = event.currentTarget
    setOutcome('searching')
    const asking = await import('~/order/form/sections/ask-company').catch(() => null)
    if (!asking) return native.current?.requestSubmit(button)
    const lookup = await asking.askCompanyOnce(form.getFieldValue('customerCompanyID'))
    if (!lookup.ok) return setOutcome(lookup.error)
    fillIn(lookup.company)
    setOutcome('found')
  }

  function fillIn(company: Company): void {
    for (const name of COMPANY_FIELDS) {
      const control = native.current?.elements.namedItem(name)
      if (!(control instanceof HTMLInputElement) || control.value.trim()) continue
      control.value = company[name]
      form.setFieldValue(name, control.value)
    }
    // Like typing: triggers autosave and the price.
    native.current?.dispatchEvent(new Event('change'))
  }

  return (
    <div className={styles['lookup']}>
      <button
        className="button button-quiet"
        type="submit"
        name="intent"
        value="company"
        formNoValidate
        formAction={`#${fieldId('customerCompanyID')}`}
        aria-controls={fieldId('customerCompanyName')}
        onClick={(event) => void lookUp(event)}
      >
        {m.company_lookup()}
      </button>
      <output className="quiet">{outcome ? OUTCOMES[outcome]() : ''}</output>
    </div>
  )
}

const OUTCOMES: Record<CompanyOutcome | 'searching', () => string> = {
  searching: m.company_lookup_searching,
  found: m.company_lookup_found,
  invalid: m.field_company_id_invalid,
  unknown: m.company_lookup_unknown,
  unavailable: m.company_lookup_unavailable,
}

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
