import { createFileRoute } from '@tanstack/react-router'
import { createServerOnlyFn } from '@tanstack/react-start'
import { facts } from '~/carrier/facts'
import { legalPicture } from '~carrier/pictures/social-pictures'
import { StatementPage } from '~/pages/accessibility/statement-page'
import { pageHead, screenCrumb, screenPaths } from '~/http/document/page-head'
import { getLocale } from '~/paraglide/runtime'

const loadStatement = createServerOnlyFn(async () => {
  const { accessibility } = await import('~carrier/words/accessibility')
  return accessibility(getLocale(), facts(getLocale()))
})

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
