import { inEach } from '~/lib/locale'
import { createClientOnlyFn } from '@tanstack/react-start'
import { OrderForm } from '~/order/form/order-form'
import type { OrderPage } from '~/order/form/order-page'
import type { Country } from '~/back-office/contract'
import { emptyOrderValues, touchedValues } from '~/order/model/typed-order'
import { hydrateIsland } from '~/ui/island/hydrate-island'

// The route imports the form from here, so that both share one chunk.
export { OrderForm }

/** The page as its document carries it: without empty values, and without the countries, which its form lists. */
export function islandData(page: OrderPage) {
  return {
    ...page,
    values: touchedValues(page.values),
    catalogue: { ...page.catalogue, countries: [] },
  }
}

export const hydrate = createClientOnlyFn((element: HTMLElement, json: string) => {
  const page: OrderPage = JSON.parse(json)
  const values = { ...emptyOrderValues(), ...page.values }
  const catalogue = { ...page.catalogue, countries: listedCountries(element) }
  hydrateIsland(element, <OrderForm page={{ ...page, values, catalogue }} />)
})

/** The countries of the rendered form. The page has their names in its own language only. */
function listedCountries(element: HTMLElement): Country[] {
  const options = element.querySelectorAll<HTMLOptionElement>('[name=deliveryCountry] option')
  return Array.from(options, ({ value: code, textContent: name }) => ({
    code,
    name: inEach(() => name),
  }))
}
