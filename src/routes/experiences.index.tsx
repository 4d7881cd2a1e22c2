import { createFileRoute } from '@tanstack/react-router'
import { createServerOnlyFn } from '@tanstack/react-start'
import { experiencesPicture } from '~/content/social-pictures'
import { listExperiences } from '~/catalogue/catalogue.functions'
import { ExperiencesPage } from '~/features/experiences/experiences-page'
import { experienceList } from '~/features/experiences/experience-structured-data'
import { pageHead, screenCrumb, screenPaths } from '~/document/page-head'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import type { ListedExperience } from '~/provider/contract'

const documentHead = createServerOnlyFn((origin: string, experiences: ListedExperience[] | null) =>
  pageHead({
    origin,
    title: m.experiences_title(),
    description: m.experiences_description(),
    paths: screenPaths('experiences'),
    picture: experiencesPicture,
    crumbs: [screenCrumb('experiences')],
    things: experiences ? [experienceList(origin, getLocale(), experiences)] : [],
  }),
)

export const Route = createFileRoute('/experiences/')({
  staticData: { cacheable: true },
  loader: () => listExperiences(),
  head: ({ match, loaderData }) => documentHead(match.context.origin, loaderData ?? null),
  component: () => <ExperiencesPage experiences={Route.useLoaderData()} />,
})
