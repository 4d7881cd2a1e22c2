import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { appConfig } from '~config'
import { FarePage } from '~/pages/fares/fare-page'
import { FaresPage } from '~/pages/fares/fares-page'
import { getLocale, overwriteGetLocale } from '~/paraglide/runtime'
import { NetNumber } from '~/ui/cards/net-price'
import { findFare } from '~/places/fares'

const original = structuredClone(appConfig.company)
const localeOf = getLocale

afterEach(() => {
  Object.assign(appConfig.company, original)
  overwriteGetLocale(localeOf)
})

const written = (page: React.ReactElement) =>
  renderToStaticMarkup(page)
    .replaceAll('\u00a0', ' ')
    .replaceAll(/<[^>]*>/g, '')

function farePage(slug: string): string {
  const fare = findFare(slug)
  if (!fare) throw new Error(slug)
  return written(createElement(FarePage, { fare }))
}

/** How often a page says a price without VAT. */
const nets = (page: string) => page.match(/\d Kč bez DPH|Cena bez DPH \d/g)?.length ?? 0

test('the price list says every price without VAT too, but those abroad, which have none', () => {
  const taxed = appConfig.fixedRoutes.filter(({ vatRateBp }) => vatRateBp > 0).length
  const categories = appConfig.services.length
  expect(nets(written(createElement(FaresPage)))).toBe((taxed + 1) * categories)
})

test('the page of a route says the price of each category without VAT', () => {
  expect(nets(farePage('praha-brno'))).toBeGreaterThanOrEqual(appConfig.services.length)
  expect(farePage('praha-viden')).toContain('osvobozena od DPH')
})

test('a price without VAT has both digits behind the comma, or none', () => {
  // 1 490 with 21 % is 1 231,40 without.
  const odd = { gross: 149_000, rates: { vatRateBp: 2100 } }
  const whole = { gross: 121_000, rates: { vatRateBp: 2100 } }
  expect(written(createElement(NetNumber, odd))).toMatch(/ 1 231,40$/)
  expect(written(createElement(NetNumber, whole))).toMatch(/ 1 000$/)
  overwriteGetLocale(() => 'en')
  expect(written(createElement(NetNumber, odd))).toMatch(/ 1,231\.40$/)
})

test('a carrier that pays no VAT writes no price without it', () => {
  Object.assign(appConfig.company, { vatPayer: false, vatId: null })
  expect(nets(written(createElement(FaresPage)))).toBe(0)
  expect(nets(farePage('praha-brno'))).toBe(0)
})
