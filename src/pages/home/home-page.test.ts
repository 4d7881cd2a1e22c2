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
