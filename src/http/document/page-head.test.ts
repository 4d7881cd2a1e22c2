import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  notFound,
} from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refuseFailedHead } from '~/http/document/page-head'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => vi.restoreAllMocks())

const title = () => ({ meta: [{ title: 'Vozka' }] })
const thrown = () => {
  throw new Error('no words for this category')
}

/** A router that has loaded a page, as the server does. */
async function loaded(
  rootHead: typeof title,
  page: { head?: typeof title; loader?: () => unknown },
  path = '/page',
) {
  const root = createRootRoute({ head: rootHead })
  const child = createRoute({ getParentRoute: () => root, path: '/page', ...page })
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createRouter({ routeTree: root.addChildren([child]), history, isServer: true })
  await router.load()
  return router
}

test('a page whose head throws is no page, wherever in its tree', async () => {
  const [ofPage, ofShell] = await Promise.all([
    loaded(title, { head: thrown }),
    loaded(thrown, { head: title }),
  ])
  expect(() => refuseFailedHead(ofPage)).toThrow('The head of /page has thrown')
  expect(() => refuseFailedHead(ofShell)).toThrow('The head of __root__ has thrown')
})

test('a page without a head, one that is not found and one whose loader throws stay what they are', async () => {
  const missing = () => {
    throw notFound()
  }
  const routers = await Promise.all([
    loaded(title, { head: title }),
    loaded(title, {}),
    loaded(title, { head: title }, '/nowhere'),
    loaded(title, { head: thrown, loader: missing }),
    loaded(title, { head: title, loader: thrown }),
  ])
  for (const router of routers) expect(() => refuseFailedHead(router)).not.toThrow()
})
