import { createClientOnlyFn } from '@tanstack/react-start'
import { SummaryStep } from '~/order/summary/summary-form'
import type { SummaryView } from '~/order/summary/summary-view'
import { hydrateIsland } from '~/ui/island/hydrate-island'

// The route imports the form from here, so that both share one chunk.
export { SummaryStep }

export const hydrate = createClientOnlyFn((element: HTMLElement, json: string) => {
  const view: SummaryView = JSON.parse(json)
  hydrateIsland(element, <SummaryStep view={view} />)
})
