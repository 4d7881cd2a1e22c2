import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What pages, islands and the questions of forms are made of. */
const PAGES = 'src/{routes,pages,order,ui}/**/*.{ts,tsx}'
/** Commands of the terminal are no pages: they come with a token of their own, outside of a page's request. */
const NO_PAGES = /\.test\.|^src\/order\/commands\//
const READS = /from '~\/back-office\/(?:catalogue\/read-catalogue|client|connection)\.server'/

test('pages read the provider by server functions alone', () => {
  const modules = globSync(PAGES).filter((path) => !NO_PAGES.test(path))
  expect(modules.length).toBeGreaterThan(200)
  expect(modules.filter((path) => READS.test(readFileSync(path, 'utf8')))).toEqual([])
})

test('what the order pages read is a server function, too', () => {
  const loader = readFileSync('src/back-office/catalogue/catalogue.server.ts', 'utf8')
  expect(loader).toMatch(/from '~\/back-office\/catalogue\/catalogue\.functions'/)
  expect(loader).not.toMatch(READS)
})
