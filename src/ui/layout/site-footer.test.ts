import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { appConfig } from '~config'
import { SiteFooter } from '~/ui/layout/site-footer'
import { getLocale, overwriteGetLocale } from '~/paraglide/runtime'

const localeOf = getLocale
afterEach(() => overwriteGetLocale(localeOf))

test.each([
  ['cs', '<a href="/kontakt#data">Údaje o dopravci</a>'],
  ['en', '<a href="/en/contact#data">Legal notice</a>'],
] as const)('every page leads to the data of the company, in %s', (locale, link) => {
  overwriteGetLocale(() => locale)
  const footer = renderToStaticMarkup(createElement(SiteFooter)).replaceAll('\u00a0', ' ')
  expect(footer).toContain(link)
})

test('in German the link and the data that it leads to have the name that § 5 ECG and § 5 DDG have made usual', () => {
  const german: Record<string, unknown> = JSON.parse(readFileSync('messages/de.json', 'utf8'))
  expect(german).toMatchObject({ footer_legal_notice: 'Impressum', contact_data: 'Impressum' })
})

test('what the carrier has no number of leaves no empty line', () => {
  const { company } = appConfig
  const alone = { companyId: null, vatPayer: false, vatId: null, register: { cs: '', en: '' } }
  try {
    Object.assign(appConfig, { company: { ...company, ...alone } })
    const footer = renderToStaticMarkup(createElement(SiteFooter))
    expect(footer).toMatch(/<address>[^<]+<\/address>/)
  } finally {
    appConfig.company = company
  }
})
