import { createClientOnlyFn } from '@tanstack/react-start'
import { OrderForm } from '~/order/form/order-form'
import type { OrderPage } from '~/order/form/order-page'
import { emptyOrderValues } from '~/order/model/typed-order'
import { hydrateIsland } from '~/ui/island/hydrate-island'

// The route imports the form from here, so that both share one chunk.
export { OrderForm }

export const hydrate = createClientOnlyFn((element: HTMLElement, json: string) => {
  const page: OrderPage = JSON.parse(json)
  const values = { ...emptyOrderValues(), ...page.values }
  hydrateIsland(element, <OrderForm page={{ ...page, values }} />)
})
