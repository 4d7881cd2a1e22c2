import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { experiences } from '~carrier/catalogue/experiences'
import { listServices } from '~/carrier/find-service'
import { KINDS } from '~/carrier/order-kinds'
import { matchForeignName, matchScreen } from '~/i18n/match-screen'
import { navigation } from '~/i18n/navigation'
import { keysOf } from '~/lib/keys-of'
import { FaqPage } from '~/pages/faq/faq-page'
import { FaresPage } from '~/pages/fares/fares-page'
import { FleetPage } from '~/pages/fleet/fleet-page'
import { HomePage } from '~/pages/home/home-page'
import { taxiService } from '~/pages/services/service-structured-data'
import { ServicesPage } from '~/pages/services/services-page'
import { SitemapPage } from '~/pages/sitemap/sitemap-page'
import { sitemapXml } from '~/pages/sitemap/sitemap-xml'
import { getLocale, overwriteGetLocale } from '~/paraglide/runtime'
import { KIND_PATHS, kindLeaks } from '../../tests/support/kind-words.ts'
import { takeAllKinds, takeKinds } from '../../tests/support/take-kinds.ts'

const localeOf = getLocale

afterEach(() => {
  takeAllKinds()
  overwriteGetLocale(localeOf)
})

/** Pages as they are when the catalogue of a carrier without experiences is empty. */
const PAGES = {
  home: () => createElement(HomePage, { experiences: [] }),
  services: () => createElement(ServicesPage),
  fleet: () => createElement(FleetPage),
  fares: () => createElement(FaresPage),
  faq: () => createElement(FaqPage),
  sitemap: () => createElement(SitemapPage, { experiences: [] }),
}

/** The markup without anchors, which stay so that old links to them hold, and without names of pictures. */
function markupOf(page: keyof typeof PAGES): string {
  return renderToStaticMarkup(PAGES[page]())
    .replace(/ (?:id|aria-labelledby|srcset|src)="[^"]*"/gi, '')
    .replace(/href="#[^"]*"/g, '')
}

const SWITCHABLE = ['hourly', 'experience', 'parcel'] as const

for (const locale of ['cs', 'en'] as const) {
  test.each(SWITCHABLE)(
    `the ${locale} pages say nothing of the kind %s where it is off`,
    (kind) => {
      overwriteGetLocale(() => locale)
      const all = Object.values(PAGES).length
      expect(all).toBeGreaterThan(0)
      takeKinds(...KINDS.filter((one) => one !== kind))
      const leaks = keysOf(PAGES).flatMap((page) =>
        kindLeaks(markupOf(page), [kind]).map((leak) => `${page}: ${leak}`),
      )
      expect(leaks).toEqual([])
      takeAllKinds()
      expect(kindLeaks(markupOf('faq'), [kind])).not.toEqual([])
    },
  )
}

test('the addresses of experiences are no pages where they are off', () => {
  expect(matchScreen('/zazitky')?.screen).toBe('experiences')
  takeKinds('ride')
  // The latest match is kept, and no carrier changes between two requests.
  matchScreen('/')
  for (const path of KIND_PATHS.experience) {
    for (const prefix of ['', '/en']) {
      expect(matchScreen(prefix + path)).toBeNull()
      expect(matchForeignName(prefix + path)).toBeNull()
    }
  }
  expect(navigation('cs').map(({ key }) => key)).not.toContain('experiences')
  expect(sitemapXml('https://x.example', [])).not.toMatch(/zazitky|experiences/)
  takeAllKinds()
  expect(sitemapXml('https://x.example', experiences)).toMatch(/zazitky\/[a-z]/)
})

test('a service states a price by the hour only where it is for hire so', () => {
  const service = listServices('en').at(0)
  if (!service) throw new Error('no service')
  expect(taxiService('https://x.example', 'en', service).offers).toMatchObject({ price: '1490.00' })
  takeKinds('ride')
  expect(taxiService('https://x.example', 'en', service).offers).toBeUndefined()
})
