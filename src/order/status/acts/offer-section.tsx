import { Choice } from '~/ui/fields/field'
import { ActForm, OurNote } from '~/order/status/acts/act-form'
import {
  type ActValues,
  type PlacedView,
  type Returned,
  UNTOUCHED,
} from '~/order/status/status-view'
import { offeredWays } from '~/carrier/offered-ways'
import { AddressFields } from '~/order/ticket/address-fields'
import { PaymentChoice } from '~/order/ticket/payment-choice'
import { addressNeed, type AddressNeed } from '~/order/model/address-need'
import { orderLabel } from '~/order/fields'
import { PlainField } from '~/order/plain-field'
import { valuesOfOrder } from '~/order/rules/order-again-values'
import { moneyOf } from '~/order/model/order-money'
import { formatDate } from '~/i18n/format'
import { screenPath } from '~/i18n/screens'
import { fieldId } from '~/lib/fields/field-id'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './acts.module.css'

type Typed = Pick<Returned, 'values' | 'errors'>

/** The offer while it is valid, with a form to accept it and a form to decline it. */
export function OfferSection({ view }: { view: PlacedView }) {
  const { returned } = view
  const mine = returned?.intent === 'accept' ? returned : null
  const typed: Typed = mine ?? { values: wished(view.placed), errors: {} }
  const { words } = view.life.offer ?? { words: '' }
  const { termsVersion } = view.placed.order
  return (
    <section className={styles['section']} aria-labelledby="offer">
      <h2 id="offer">{m.status_accept()}</h2>
      <OurNote words={words} />
      <p>
        {view.promises.binding} {view.promises.cancelling}
      </p>
      <ActForm view={view} intent="accept" isTyped={mine !== null}>
        <p>{m.status_accept_intro()}</p>
        <Billing
          typed={typed}
          countries={view.countries}
          need={addressNeed(moneyOf(view.placed.order, view.life.offer?.total ?? 0))}
        />
        <PaymentChoice
          methods={offeredWays({ isCompany: true })}
          chosen={typed.values.paymentMethod}
          error={typed.errors.paymentMethod}
          words="name"
        />
        <p>
          {m.status_accept_terms()}{' '}
          <a
            href={screenPath('termsVersion', getLocale(), termsVersion)}
            target="_blank"
            rel="noopener"
            aria-label={`${m.summary_terms_link()}, ${formatDate(termsVersion, getLocale())}`}
          >
            {m.summary_terms_link()}
          </a>
          {'. '}
          <a href={screenPath('privacy', getLocale())} target="_blank" rel="noopener">
            {m.summary_privacy_link()}
          </a>
        </p>
        <button className="button" type="submit">
          {m.summary_submit_binding()}
        </button>
      </ActForm>
      <ActForm view={view} intent="decline">
        <button className="button button-quiet" type="submit">
          {m.status_decline()}
        </button>
      </ActForm>
    </section>
  )
}

/** The billing data and the way of paying that the customer named with the request. */
function wished({ order, paymentMethod }: PlacedView['placed']): ActValues {
  const typed = valuesOfOrder(order)
  return {
    ...UNTOUCHED,
    paymentMethod: paymentMethod ?? '',
    customerCompany: typed.customerCompany,
    customerCompanyID: typed.customerCompanyID,
    customerCompanyName: typed.customerCompanyName,
    customerCompanyVATID: typed.customerCompanyVATID,
    street: typed.street,
    city: typed.city,
    zip: typed.zip,
    chooseCountry: typed.chooseCountry,
  }
}

const COMPANY = ['customerCompanyID', 'customerCompanyName', 'customerCompanyVATID'] as const

/** The company, and the address on the invoice, which a private person may leave out (model/address-need.ts). */
function Billing({
  typed,
  countries,
  need,
}: {
  typed: Typed
  countries: PlacedView['countries']
  need: AddressNeed
}) {
  return (
    <>
      <div className={styles['company']}>
        <Choice
          type="checkbox"
          name="customerCompany"
          value="on"
          id={fieldId('customerCompany')}
          isChecked={typed.values.customerCompany !== ''}
        >
          {orderLabel('customerCompany')}
        </Choice>
        <div className={styles['fields']}>
          {COMPANY.map((name) => (
            <PlainField
              key={name}
              name={name}
              value={typed.values[name]}
              error={typed.errors[name]}
            />
          ))}
        </div>
      </div>
      {need === 'required' ? (
        <Address typed={typed} countries={countries} />
      ) : (
        <details className={styles['fold']} open={isAddressTyped(typed)}>
          <summary>{m.order_invoice_address()}</summary>
          <div className={styles['fields']}>
            <Address typed={typed} countries={countries} />
          </div>
        </details>
      )}
    </>
  )
}

/** True for a form that came back with an address, or without one that is needed. */
function isAddressTyped({ values, errors }: Typed): boolean {
  return (['street', 'city', 'zip'] as const).some((name) => values[name] !== '' || errors[name])
}

/** The address on the invoice. */
export function Address({
  typed,
  countries,
}: {
  typed: Typed
  countries: PlacedView['countries']
}) {
  return (
    <AddressFields
      countries={countries}
      renderText={(name) => (
        <PlainField name={name} value={typed.values[name]} error={typed.errors[name]} />
      )}
      renderCountry={(options) => (
        <PlainField
          name="chooseCountry"
          value={typed.values.chooseCountry}
          error={typed.errors.chooseCountry}
          options={options}
        />
      )}
    />
  )
}
