import { createClientOnlyFn } from '@tanstack/react-start'
import { ContactForm } from '~/pages/contact/contact-form'
import type { ContactPage } from '~/pages/contact/contact-schema'
import { hydrateIsland } from '~/ui/island/hydrate-island'

// The route imports the form from here, so that both share one chunk.
export { ContactForm }

export const hydrate = createClientOnlyFn((element: HTMLElement, json: string) => {
  const page: ContactPage = JSON.parse(json)
  hydrateIsland(element, <ContactForm page={page} />)
})
