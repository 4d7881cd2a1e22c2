import { expect, test } from 'vitest'
import { robotsTxt } from '~/pages/sitemap/sitemap-xml'

test('a robot may read every page and is shown the list of them', () => {
  expect(robotsTxt('https://vozka.example')).toBe(`User-agent: *
Allow: /

Sitemap: https://vozka.example/sitemap.xml
`)
})
