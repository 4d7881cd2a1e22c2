import { createFileRoute } from '@tanstack/react-router'
import { pageHead, screenPaths } from '~/lib/page-head'

export const Route = createFileRoute('/')({
  staticData: { cacheable: true },
  head: ({ match }) =>
    pageHead({ origin: match.context.origin, title: 'x', description: 'y', paths: screenPaths('home') }),
  component: () => <h1>Vozka</h1>,
})
