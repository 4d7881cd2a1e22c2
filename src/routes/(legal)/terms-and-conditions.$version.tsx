import { createFileRoute, notFound } from '@tanstack/react-router'
import { createServerOnlyFn } from '@tanstack/react-start'
import { legalPicture } from '~carrier/pictures/social-pictures'
import { loadTerms } from '~/carrier/load-terms.server'
import type { BindingTerms } from '~/carrier/types'
import { pageHead, screenCrumb, screenPaths } from '~/http/document/page-head'
import { KeptTermsPage } from '~/pages/legal/kept-terms-page'
import { formatDate } from '~/i18n/format'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

const loadVersion = createServerOnlyFn(async (version: string) => {
  const terms = await loadTerms(version, getLocale())
  if (!terms) throw notFound()
  return terms
})

const documentHead = createServerOnlyFn((origin: string, terms: BindingTerms) => {
  const date = formatDate(terms.effectiveFrom, getLocale())
  return pageHead({
    origin,
    title: m.terms_version_title({ date }),
    description: m.terms_version_description({ date }),
    paths: screenPaths('termsVersion', terms.effectiveFrom),
    picture: legalPicture,
    // Search engines should list the current terms only.
    isIndexed: false,
    crumbs: [screenCrumb('terms', terms.title)],
  })
})

export const Route = createFileRoute('/(legal)/terms-and-conditions/$version')({
  staticData: { cacheable: true },
  loader: ({ params }) => loadVersion(params.version),
  head: ({ match, loaderData }) =>
    loaderData ? documentHead(match.context.origin, loaderData) : {},
  component: () => <KeptTermsPage terms={Route.useLoaderData()} />,
})
