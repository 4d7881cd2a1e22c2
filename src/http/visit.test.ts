import { expect, test } from 'vitest'
import { siteOrigin } from '~/http/visit'

const here = new URL('https://www.vozka.cz/sluzby')

test('absolute addresses name the origin that the carrier has set', () => {
  expect(siteOrigin(here, { SITE_ORIGIN: 'https://example.com' })).toBe('https://example.com')
})

test.each([
  undefined,
  '',
  'www.vozka.cz',
  'http://www.vozka.cz',
  'ftp://x',
  'https://x.cz/cs',
  ':',
])('a page is whole with SITE_ORIGIN “%s”: its own host on https', (origin) => {
  expect(siteOrigin(here, { SITE_ORIGIN: origin })).toBe('https://www.vozka.cz')
  expect(siteOrigin(new URL('http://www.vozka.cz/'), { SITE_ORIGIN: origin })).toBe(
    'https://www.vozka.cz',
  )
})

test('on this machine the request tells, whatever is set', () => {
  const local = new URL('http://localhost:8787/')
  expect(siteOrigin(local, { SITE_ORIGIN: 'https://www.vozka.cz' })).toBe('http://localhost:8787')
})
