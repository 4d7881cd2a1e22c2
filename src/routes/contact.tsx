import { createFileRoute } from '@tanstack/react-router'
import { setResponseStatus } from '@tanstack/react-start/server'
import { contactPicture } from '~/content/social-pictures'
import { ContactScreen } from '~/features/contact/contact-screen'
import { openContactPage, submitContactPage } from '~/features/contact/contact-page.server'
import { contactPage } from '~/features/contact/contact-structured-data'
import { pageHead, screenCrumb, screenPaths } from '~/lib/page-head'
import { m } from '~/paraglide/messages'

export const Route = createFileRoute('/contact')({
  staticData: { hydrate: true },
  server: {
    handlers: {
      GET: ({ request, next }) => next({ context: { page: openContactPage(request).page } }),
      POST: async ({ request, next }) => {
        const shown = await submitContactPage(request)
        if (shown instanceof Response) return shown
        setResponseStatus(shown.status)
        return next({ context: { page: shown.page } })
      },
    },
  },
  loader: ({ serverContext }) => serverContext?.page,
  head: ({ match, loaderData }) =>
    pageHead({
      origin: match.context.origin,
      title: m.contact_title(),
      description: m.contact_description(),
      paths: screenPaths('contact'),
      picture: contactPicture,
      crumbs: [screenCrumb('contact', m.nav_contact())],
      things: [contactPage(match.context.origin, m.contact_title())],
      hasErrors: loaderData !== undefined && Object.keys(loaderData.errors).length > 0,
    }),
  component: () => <ContactScreen page={Route.useLoaderData()} />,
})
