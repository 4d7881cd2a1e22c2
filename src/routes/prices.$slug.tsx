import { createFileRoute, notFound } from '@tanstack/react-router'
import { createServerOnlyFn } from '@tanstack/react-start'
import { fareName } from '~/components/catalogue/fare-texts'
import { posterOfPlace } from '~/content/posters'
import { fareSocialPicture } from '~/content/social-pictures'
import { pageHead, screenCrumb } from '~/document/page-head'
import { FarePage } from '~/features/fares/fare-page'
import { fareService } from '~/features/fares/fare-structured-data'
import { fareSeo } from '~/features/fares/fare-words'
import { screenPath } from '~/i18n/screens'
import { getLocale } from '~/paraglide/runtime'
import { type Fare, findFare } from '~/tariff/fares'

/** Other spellings of a slug were sent to its own one before (`edge/canonical-redirect`). */
const loadFare = createServerOnlyFn((slug: string) => {
  const fare = findFare(slug)
  if (!fare) throw notFound()
  return fare
})

const documentHead = createServerOnlyFn((origin: string, fare: Fare) => {
  const locale = getLocale()
  const paths = {
    cs: screenPath('fare', 'cs', fare.slug.cs),
    en: screenPath('fare', 'en', fare.slug.en),
  }
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
