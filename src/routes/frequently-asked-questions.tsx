import { createFileRoute } from '@tanstack/react-router'
import { createServerOnlyFn } from '@tanstack/react-start'
import { faqPicture } from '~carrier/pictures/social-pictures'
import { FaqPage } from '~/pages/faq/faq-page'
import { pageHead, screenCrumb, screenPaths } from '~/http/document/page-head'
import { offeredWords } from '~/carrier/kind-prose'
import { m } from '~/paraglide/messages'

const documentHead = createServerOnlyFn((origin: string) =>
  pageHead({
    origin,
    title: offeredWords(m.faq_title()),
    description: offeredWords(m.faq_description()),
    paths: screenPaths('faq'),
    picture: faqPicture,
    crumbs: [screenCrumb('faq')],
  }),
)

export const Route = createFileRoute('/frequently-asked-questions')({
  staticData: { cacheable: true },
  head: ({ match }) => documentHead(match.context.origin),
  component: FaqPage,
})
