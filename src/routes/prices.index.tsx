import { createFileRoute } from '@tanstack/react-router'
import { createServerOnlyFn } from '@tanstack/react-start'
import { facts } from '~/carrier/facts'
import { categoryNames } from '~/carrier/find-service'
import { orderPicture } from '~carrier/pictures/social-pictures'
import { pageHead, screenCrumb, screenPaths } from '~/http/document/page-head'
import { fareList } from '~/pages/fares/fare-structured-data'
import { FaresPage } from '~/pages/fares/fares-page'
import { offeredWords } from '~/carrier/kind-prose'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import { fares } from '~/places/fares'

const documentHead = createServerOnlyFn((origin: string) =>
  pageHead({
    origin,
    title: fares.length > 0 ? offeredWords(m.fares_title()) : m.fares_heading(),
    description:
      fares.length > 0
        ? offeredWords(m.fares_description({ categories: categoryNames(getLocale()) }))
        : m.fares_elsewhere_text({ hours: facts(getLocale()).confirmWithin }),
    paths: screenPaths('fares'),
    picture: orderPicture,
    crumbs: [screenCrumb('fares')],
    things: [fareList(origin, getLocale(), fares)],
  }),
)

export const Route = createFileRoute('/prices/')({
  staticData: { cacheable: true },
  head: ({ match }) => documentHead(match.context.origin),
  component: FaresPage,
})
