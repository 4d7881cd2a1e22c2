import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { appConfig } from '~config'
import { ContactScreen } from '~/pages/contact/contact-page'
import type { AppConfig } from '~/carrier/app-config-type'
import { getLocale, overwriteGetLocale } from '~/paraglide/runtime'

const original = structuredClone(appConfig.trust)
const localeOf = getLocale

afterEach(() => {
  appConfig.trust = structuredClone(original)
  overwriteGetLocale(localeOf)
})

function shown(): string {
  const element = createElement(ContactScreen, { isSent: true })
  return renderToStaticMarkup(element).replaceAll('\u00a0', ' ')
}

const REVIEWS: AppConfig['trust']['reviews'] = {
  checked: { cs: 'Porovnáváme je s objednávkami.', en: 'We compare them with our orders.' },
  list: [
    {
      text: 'Pünktlich und freundlich.',
      language: 'de',
      author: 'Uwe',
      date: '2026-05-31',
      source: { name: 'Mapy', url: 'https://reviews.example/1' },
    },
  ],
}

test('the contact page says who drives, under which licence, and how it is insured', () => {
  const page = shown()
  for (const said of [
    '<h2 id="drivers-heading">Naši řidiči</h2>',
    '/posters/driver-tomas.svg',
    'čeština, angličtina a němčina',
    'za volantem od roku 2012',
    '000000/2020, Ukázkový živnostenský úřad (smyšlený)',
    'Ukázková pojišťovna (smyšlená), škody do 100 000 000 Kč',
    'tak jsou smyšlení i řidiči',
  ]) {
    expect(page).toContain(said)
  }
  overwriteGetLocale(() => 'en')
  expect(shown()).toContain('Czech, English and German')
})

test('a carrier that states none of it shows nothing of it', () => {
  appConfig.trust = { drivers: [], licence: null, insurance: null, reviews: null, note: null }
  const page = shown()
  expect(page).not.toMatch(/drivers|driver-|Naši řidiči|Koncese|Pojištění odpovědnosti/)
  expect(page).not.toMatch(/<blockquote|Co napsali/)
  expect(page).toContain('Rozhodné právo a řešení sporů: <a')
  expect(page).not.toContain('Dozor')
})

test('a trader in no register has an address, and is named once', () => {
  expect(shown()).toMatch(/<dt>Sídlo<\/dt>.*<dt>Majitel<\/dt><dd>Bedřich Vozka/)
  const { company } = appConfig
  const alone = { companyId: null, register: { cs: '', en: '' }, legalName: 'Bedřich\u00a0Vozka' }
  try {
    appConfig.company = { ...company, ...alone }
    expect(shown()).toContain('<dt>Adresa</dt>')
    expect(shown()).not.toMatch(/Sídlo|Majitel|Zápis/)
  } finally {
    appConfig.company = company
  }
})

test('a review stands in its own language, with its author, day and source, and how it was checked', () => {
  expect(shown()).not.toContain('<blockquote')
  appConfig.trust.reviews = REVIEWS
  const page = shown()
  for (const said of [
    '<blockquote lang="de"><p>Pünktlich und freundlich.</p></blockquote>',
    'Uwe, <time dateTime="2026-05-31">31. května 2026</time>',
    '<a href="https://reviews.example/1">Mapy</a>',
    'Porovnáváme je s objednávkami.',
  ]) {
    expect(page).toContain(said)
  }
  appConfig.trust.reviews = { checked: REVIEWS.checked, list: [] }
  expect(shown()).not.toContain('Porovnáváme')
})

test('a driver without a portrait stands there by name alone', () => {
  appConfig.trust.drivers = [{ name: 'Jana', languages: ['cs'], since: 2020, portrait: null }]
  expect(shown()).toMatch(/<li><h3>Jana<\/h3>/)
})

test('an imprint that names chamber, profession and supervision leads to the terms for the law alone', () => {
  appConfig.trust.trade = {
    chamber: { cs: 'Komora přepravců', en: 'Chamber of Carriers' },
    profession: { cs: 'Taxislužba, Česko', en: 'Taxi service, Czechia' },
    supervision: { cs: 'Dopravní úřad', en: 'Transport Office' },
  }
  const page = shown()
  for (const row of [
    '<dt>Komora</dt><dd>Komora přepravců</dd>',
    '<dt>Povolání</dt><dd>Taxislužba, Česko</dd>',
    '<dt>Dozor</dt><dd>Dopravní úřad</dd>',
    'Rozhodné právo a řešení sporů: <a',
  ])
    expect(page).toContain(row)
})
