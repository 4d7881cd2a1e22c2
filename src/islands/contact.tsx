import { createClientOnlyFn } from '@tanstack/react-start'
import { ContactForm } from '~/features/contact/contact-form'
import type { ContactPage } from '~/features/contact/contact-step'
import { hydrateIsland } from '~/islands/hydrate-island'

// The route takes the form from here, so that one chunk serves both.
export { ContactForm }

export const hydrate = createClientOnlyFn((element: HTMLElement, json: string) => {
  const page: ContactPage = JSON.parse(json)
  hydrateIsland(element, <ContactForm page={page} />)
})
