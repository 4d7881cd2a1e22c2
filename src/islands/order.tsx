import { createClientOnlyFn } from '@tanstack/react-start'
import { OrderForm } from '~/features/order/details/order-form'
import type { OrderPage } from '~/features/order/details/order-page'
import { hydrateIsland } from '~/islands/hydrate-island'

// The route takes the form from here, so that one chunk serves both.
export { OrderForm }

export const hydrate = createClientOnlyFn((element: HTMLElement, json: string) => {
  const page: OrderPage = JSON.parse(json)
  hydrateIsland(element, <OrderForm page={page} />)
})
