import { createFileRoute } from '@tanstack/react-router'
import { setResponseStatus } from '@tanstack/react-start/server'
import { Island } from '~/ui/island/island'
import { contactPicture } from '~carrier/pictures/social-pictures'
import { ContactScreen } from '~/pages/contact/contact-page'
import { openContactPage, submitContactPage } from '~/pages/contact/contact-step.server'
import { contactPage } from '~/pages/contact/contact-structured-data'
import { ContactForm } from '~/pages/contact/contact-island'
import { pageHead, screenCrumb, screenPaths } from '~/http/document/page-head'
import { m } from '~/paraglide/messages'

export const Route = createFileRoute('/contact')({
  staticData: { hydrate: true, cacheable: true },
  server: {
    handlers: {
      GET: ({ context: { visit }, next }) =>
        next({ context: { page: openContactPage(visit).page } }),
      POST: async ({ context: { visit }, next }) => {
        const shown = await submitContactPage(visit)
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
      crumbs: [screenCrumb('contact')],
      things: [contactPage(match.context.origin, m.contact_title())],
      hasErrors: loaderData !== undefined && Object.keys(loaderData.errors).length > 0,
    }),
  component: ContactRoute,
})

function ContactRoute() {
  const page = Route.useLoaderData()
  if (!page || page.isSent) return <ContactScreen isSent />
  return (
    <ContactScreen>
      <Island name="contact" data={page}>
        <ContactForm page={page} />
      </Island>
    </ContactScreen>
  )
}
