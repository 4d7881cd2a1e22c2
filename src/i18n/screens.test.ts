import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { matchForeignName, matchScreen, toPublicPath, toRoutePath } from '~/i18n/match-screen'
import { locales, screenNames, screenPath, screens } from '~/i18n/screens'

const PARAMS: Partial<Record<keyof typeof screens, string>> = {
  taxDocument: 'i2026-1.1-0.abc',
  taxDocumentFile: 'i2026-1.1-0.abc',
  service: 'business',
  experience: 'karlovy-vary',
  fare: 'praha-karlovy-vary',
  termsVersion: '2025-04-01',
  orderStatus: '2600000000.abc',
  orderGuest: '2600000000.abc',
  orderCalendar: '2600000000.abc',
  orderManifest: '2600000000.abc',
  orderPayment: '2600000000.abc',
  driverRide: '2600000000.abc',
  deskDay: '2026-11-24',
  deskMonth: '2026-11',
  deskOrder: '2600000000',
  deskLink: 'abc',
}

test('every screen is found by its own path in both languages, and the router by its own', () => {
  for (const screen of screenNames) {
    const param = PARAMS[screen] ?? null
    for (const locale of locales) {
      const path = screenPath(screen, locale, param)
      expect(matchScreen(path)).toEqual({ screen, locale, param })
      expect(toPublicPath(toRoutePath(path), locale)).toBe(path)
    }
  }
})

test('the paths are the published ones, which links and bookmarks hold', () => {
  expect(screenPath('home', 'en')).toBe('/en')
  expect(screenPath('service', 'cs', 'business')).toBe('/sluzby/business-preprava')
  expect(screenPath('service', 'en', 'business')).toBe('/en/services/business-transportation')
  expect(screenPath('orderSummary', 'cs')).toBe('/souhrn-objednavky')
  expect(screenPath('privacy', 'en')).toBe('/en/personal-data-protection')
})

test('names of the other language and of the route mean a screen of the language of the path', () => {
  expect(matchForeignName('/services')).toMatchObject({ screen: 'services', locale: 'cs' })
  expect(matchForeignName('/en/sluzby')).toMatchObject({ screen: 'services', locale: 'en' })
  expect(matchForeignName('/en/sluzby/basic-preprava')).toMatchObject({ param: 'basic' })
  expect(matchForeignName('/nikam')).toBeNull()
})

test('a parameter is escaped in a path and never spans two segments', () => {
  expect(screenPath('experience', 'cs', 'a/b č')).toBe('/zazitky/a%2Fb%20%C4%8D')
  expect(matchScreen('/zazitky/a/b')).toBeNull()
})

test('the browser fetches no page in advance that is about one person', () => {
  const rules = readFileSync('public/speculation-rules.json', 'utf8')
  // Pages below such a page are left out with it.
  const left = screenNames.filter(
    (screen) => screens[screen].visibility === 'personal' && !/:token./.test(screens[screen].route),
  )
  for (const screen of left) {
    for (const locale of locales) {
      expect(rules).toContain(`"${screenPath(screen, locale)}*"`)
    }
  }
  expect(rules.match(/\*"/g)).toHaveLength(1 + left.length * locales.length)
})

test.each(['/services/foo', '/prices/foo', '/en/services/foo'])(
  'an unknown slug under the router’s own name %s is no page',
  (path) => {
    expect(toRoutePath(path)).toBe('/-')
  },
)
