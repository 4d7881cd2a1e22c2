import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { createServerOnlyFn } from '@tanstack/react-start'
import { home } from '~carrier/words/home'
import { experiencesPicture } from '~carrier/pictures/social-pictures'
import { findExperience } from '~/back-office/catalogue/catalogue.functions'
import { ExperiencePage } from '~/pages/experiences/experience-page'
import { experienceTrip, socialPictureOf } from '~/pages/experiences/experience-structured-data'
import { ExperiencesPage } from '~/pages/experiences/experiences-page'
import { hasScreen } from '~/i18n/offered-screens'
import { screenPath } from '~/i18n/screens'
import { inEach } from '~/lib/locale'
import { pageHead, screenCrumb } from '~/http/document/page-head'
import { getLocale } from '~/paraglide/runtime'
import type { Experience } from '~/back-office/contract'

/** Null when the provider does not answer; throws for a missing experience and for a redirect. */
async function loadExperience(slug: string): Promise<Experience | null> {
  if (!hasScreen('experience')) throw notFound()
  const lookup = await findExperience({ data: { slug } })
  if (lookup.state === 'missing') throw notFound()
  if (lookup.state === 'unavailable') return null
  const { experience } = lookup
  const locale = getLocale()
  const own = experience.slug[locale]
  // The slug of the other language redirects to this language's address.
  if (own !== slug) {
    throw redirect({ href: screenPath('experience', locale, own), statusCode: 308 })
  }
  return experience
}

const documentHead = createServerOnlyFn((origin: string, experience: Experience | null) => {
  if (!experience) {
    return pageHead({
      origin,
      title: home[getLocale()].experiencesSeo.title,
      description: home[getLocale()].experiencesSeo.description,
      paths: null,
      picture: experiencesPicture,
      isIndexed: false,
    })
  }
  const { seo, slug, title } = experience
  const locale = getLocale()
  return pageHead({
    origin,
    title: seo.title[locale],
    description: seo.description[locale],
    paths: inEach((each) => screenPath('experience', each, slug[each])),
    picture: socialPictureOf(experience),
    crumbs: [
      screenCrumb('experiences'),
      { label: title[locale], path: screenPath('experience', locale, slug[locale]) },
    ],
    things: [experienceTrip(origin, locale, experience)],
  })
})

export const Route = createFileRoute('/experiences/$slug')({
  staticData: { cacheable: true },
  loader: ({ params }) => loadExperience(params.slug),
  head: ({ match, loaderData }) => documentHead(match.context.origin, loaderData ?? null),
  component: ExperienceRoute,
})

function ExperienceRoute() {
  const experience = Route.useLoaderData()
  return experience ? (
    <ExperiencePage experience={experience} />
  ) : (
    <ExperiencesPage experiences={null} />
  )
}
