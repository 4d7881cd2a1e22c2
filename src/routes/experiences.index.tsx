import { createFileRoute, notFound } from '@tanstack/react-router'
import { createServerOnlyFn } from '@tanstack/react-start'
import { home } from '~carrier/words/home'
import { experiencesPicture } from '~carrier/pictures/social-pictures'
import { listExperiences } from '~/back-office/catalogue/catalogue.functions'
import { ExperiencesPage } from '~/pages/experiences/experiences-page'
import { experienceList } from '~/pages/experiences/experience-structured-data'
import { hasScreen } from '~/i18n/offered-screens'
import { pageHead, screenCrumb, screenPaths } from '~/http/document/page-head'
import { getLocale } from '~/paraglide/runtime'
import type { ListedExperience } from '~/back-office/contract'

const documentHead = createServerOnlyFn((origin: string, experiences: ListedExperience[] | null) =>
  pageHead({
    origin,
    title: home[getLocale()].experiencesSeo.title,
    description: home[getLocale()].experiencesSeo.description,
    paths: screenPaths('experiences'),
    picture: experiencesPicture,
    crumbs: [screenCrumb('experiences')],
    things: experiences ? [experienceList(origin, getLocale(), experiences)] : [],
  }),
)

export const Route = createFileRoute('/experiences/')({
  staticData: { cacheable: true },
  loader: () => {
    if (!hasScreen('experiences')) throw notFound()
    return listExperiences()
  },
  head: ({ match, loaderData }) => documentHead(match.context.origin, loaderData ?? null),
  component: () => <ExperiencesPage experiences={Route.useLoaderData()} />,
})
