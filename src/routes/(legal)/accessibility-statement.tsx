import { createFileRoute } from '@tanstack/react-router'
import { createServerOnlyFn } from '@tanstack/react-start'
import { accessibility } from '~/content/accessibility'
import { facts } from '~/content/facts'
import { legalPicture } from '~/content/social-pictures'
import { StatementPage } from '~/features/accessibility/statement-page'
import { pageHead, screenCrumb, screenPaths } from '~/document/page-head'
import { getLocale } from '~/paraglide/runtime'

const loadStatement = createServerOnlyFn(() => accessibility(getLocale(), facts(getLocale())))

export const Route = createFileRoute('/(legal)/accessibility-statement')({
  staticData: { cacheable: true },
  loader: () => loadStatement(),
  head: ({ match, loaderData }) =>
    loaderData
      ? pageHead({
          origin: match.context.origin,
          ...loaderData.seo,
          picture: legalPicture,
          paths: screenPaths('accessibility'),
          crumbs: [screenCrumb('accessibility', loaderData.title)],
        })
      : {},
  component: () => <StatementPage statement={Route.useLoaderData()} />,
})
