import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { appConfig } from '~config'
import { carCategories } from '~carrier/words/cars'
import { HomePage } from '~/pages/home/home-page'
import { getLocale, overwriteGetLocale } from '~/paraglide/runtime'

const original = structuredClone(appConfig.trust)
const localeOf = getLocale

afterEach(() => {
  appConfig.trust = structuredClone(original)
  overwriteGetLocale(localeOf)
})

function home(): string {
  const markup = renderToStaticMarkup(createElement(HomePage, { experiences: null }))
  return markup.replaceAll('\u00a0', ' ')
}

test('home names the drivers and leads to what is said of them', () => {
  expect(home()).toContain('<a href="/kontakt#drivers">Jezdí u nás Tomáš, Alena a Karel.</a>')
  overwriteGetLocale(() => 'en')
  expect(home()).toContain(
    '<a href="/en/contact#drivers">Our drivers are Tomáš, Alena and Karel.</a>',
  )
})

test('home says nothing of drivers whom the carrier does not name', () => {
  appConfig.trust.drivers = []
  expect(home()).not.toMatch(/Jezdí u|drivers/)
})

test('home shows the cars only where some category names its models', () => {
  const named = carCategories.cs
  expect(home()).toContain('data-cars')
  carCategories.cs = named.map((car) => ({
    ...car,
    cars: car.cars.map((one) => ({ ...one, models: car.name })),
  }))
  expect(home()).not.toContain('data-cars')
  carCategories.cs = named
})

test('a category is from the price of its cheapest ride; without routes its price is that of an hour', () => {
  const { fixedRoutes } = appConfig
  const [first] = fixedRoutes
  if (!first) throw new Error('the sample has routes')
  try {
    // An hour costs less than this ride.
    const price = { business: 9_990_00, comfort: 9_990_00, basic: 9_990_00 }
    appConfig.fixedRoutes = [{ ...first, price }]
    expect(home()).toMatch(/od 9 990 Kč<small.*>8 256,20 Kč bez DPH<\/small> <span>do 5 osob/)
    expect(home()).not.toContain('za hodinu<small')
    appConfig.fixedRoutes = [{ ...first, price, vatRateBp: 0 }]
    expect(home()).toContain('od 9 990 Kč <span>')
    appConfig.fixedRoutes = []
    expect(home()).toMatch(/[\d ]+ Kč za hodinu<small.*\d Kč bez DPH<\/small> <span>/)
    expect(home()).not.toMatch(/od [\d ]+ Kč/)
  } finally {
    appConfig.fixedRoutes = fixedRoutes
  }
})
