import { createClientOnlyFn } from '@tanstack/react-start'
import { SummaryStep } from '~/features/order/summary/summary-form'
import type { SummaryView } from '~/features/order/summary/summary-view'
import { hydrateIsland } from '~/islands/hydrate-island'

// The route takes the form from here, so that one chunk serves both.
export { SummaryStep }

export const hydrate = createClientOnlyFn((element: HTMLElement, json: string) => {
  const view: SummaryView = JSON.parse(json)
  hydrateIsland(element, <SummaryStep view={view} />)
})
