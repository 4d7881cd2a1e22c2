import { createFileRoute, notFound } from '@tanstack/react-router'
import { createServerOnlyFn } from '@tanstack/react-start'
import { fareName } from '~/ui/cards/fare-texts'
import { posterOfPlace } from '~carrier/pictures/posters'
import { fareSocialPicture } from '~carrier/pictures/social-pictures'
import { pageHead, screenCrumb } from '~/http/document/page-head'
import { FarePage } from '~/pages/fares/fare-page'
import { fareService } from '~/pages/fares/fare-structured-data'
import { fareSeo } from '~/pages/fares/fare-words'
import { screenPath } from '~/i18n/screens'
import { inEach } from '~/lib/locale'
import { getLocale } from '~/paraglide/runtime'
import { type Fare, findFare } from '~/places/fares'

/** Other spellings of a slug were redirected before (`http/canonical-redirect`). */
const loadFare = createServerOnlyFn((slug: string) => {
  const fare = findFare(slug)
  if (!fare) throw notFound()
  return fare
})

const documentHead = createServerOnlyFn((origin: string, fare: Fare) => {
  const locale = getLocale()
  const paths = inEach((each) => screenPath('fare', each, fare.slug[each]))
  return pageHead({
    origin,
    ...fareSeo(fare, locale),
    paths,
    picture: fareSocialPicture(posterOfPlace(fare.between[1]), fare.to),
    crumbs: [screenCrumb('fares'), { label: fareName(fare, locale), path: paths[locale] }],
    things: [fareService(origin, locale, fare)],
  })
})

export const Route = createFileRoute('/prices/$slug')({
  staticData: { cacheable: true },
  loader: ({ params }) => loadFare(params.slug),
  head: ({ match, loaderData }) =>
    loaderData ? documentHead(match.context.origin, loaderData) : {},
  component: () => <FarePage fare={Route.useLoaderData()} />,
})
