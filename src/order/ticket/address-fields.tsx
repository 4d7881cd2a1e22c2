import type { ReactNode } from 'react'
import type { OrderCatalogue } from '~/back-office/catalogue/order-catalogue'
import { getLocale } from '~/paraglide/runtime'
import styles from './address-fields.module.css'

type AddressFieldsProps = {
  countries: OrderCatalogue['countries']
  /** A text field, as the form around it renders one. */
  renderText: (name: 'street' | 'city' | 'zip') => ReactNode
  /** The choice of the country, with its options. */
  renderCountry: (options: ReactNode) => ReactNode
}

/** The address on the invoice, alike in the order and in the answers to an offer and to a change. */
export function AddressFields({ countries, renderText, renderCountry }: AddressFieldsProps) {
  return (
    <>
      <div data-wide>{renderText('street')}</div>
      <div className={styles['town']} data-wide>
        {renderText('city')}
        {renderText('zip')}
      </div>
      {renderCountry(<CountryOptions countries={countries} />)}
    </>
  )
}

/** The countries of an address, in the language of the page. */
export function CountryOptions({ countries }: Pick<AddressFieldsProps, 'countries'>) {
  return countries.map(({ code, name }) => (
    <option key={code} value={code}>
      {name[getLocale()]}
    </option>
  ))
}
