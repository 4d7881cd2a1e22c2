import { afterEach, expect, test, vi } from 'vitest'
import { speakPageLanguage } from '~/i18n/page-language'
import { m } from '~/paraglide/messages'
import { getLocale, overwriteGetLocale } from '~/paraglide/runtime'

const before = getLocale
afterEach(() => {
  overwriteGetLocale(before)
  vi.unstubAllGlobals()
})

test.each([
  ['/objednavka', 'cs'],
  ['/en/order', 'en'],
  ['/enem', 'cs'],
])('a form at %s speaks %s in the browser', (pathname, locale) => {
  vi.stubGlobal('location', { pathname })
  speakPageLanguage()
  expect(getLocale()).toBe(locale)
  expect(m.finder_from()).toBe(m.finder_from({}, { locale: locale === 'cs' ? 'cs' : 'en' }))
})
