import { createFileRoute } from '@tanstack/react-router'
import { createServerOnlyFn } from '@tanstack/react-start'
import { listExperiences } from '~/edge/catalogue.server'
import { ExperiencesPage } from '~/features/experiences/experiences-page'
import { pageHead, screenPaths } from '~/lib/page-head'
import { m } from '~/paraglide/messages'

const loadExperiences = createServerOnlyFn(() => listExperiences())

export const Route = createFileRoute('/experiences/')({
  staticData: { cacheable: true },
  loader: () => loadExperiences(),
  head: ({ match }) =>
    pageHead({
      origin: match.context.origin,
      title: m.experiences_title(),
      description: m.experiences_description(),
      paths: screenPaths('experiences'),
    }),
  component: () => <ExperiencesPage experiences={Route.useLoaderData()} />,
})
