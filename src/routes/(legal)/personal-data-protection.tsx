import { createFileRoute } from '@tanstack/react-router'
import { createServerOnlyFn } from '@tanstack/react-start'
import { facts } from '~/carrier/facts'
import { offeredText } from '~/carrier/kind-prose'
import type { LegalText } from '~/carrier/types'
import { legalHead, LegalPage } from '~/pages/legal/legal-page'
import { getLocale } from '~/paraglide/runtime'

const loadText = createServerOnlyFn(async () => {
  const { privacy } = await import('~carrier/words/privacy')
  return offeredText(privacy(getLocale(), facts(getLocale())))
})

const documentHead = createServerOnlyFn((origin: string, text: LegalText) =>
  legalHead(origin, 'privacy', text),
)

export const Route = createFileRoute('/(legal)/personal-data-protection')({
  staticData: { cacheable: true },
  loader: () => loadText(),
  head: ({ match, loaderData }) =>
    loaderData ? documentHead(match.context.origin, loaderData) : {},
  component: PrivacyPage,
})

function PrivacyPage() {
  const text = Route.useLoaderData()
  return <LegalPage text={text} credit={text.credit} />
}
