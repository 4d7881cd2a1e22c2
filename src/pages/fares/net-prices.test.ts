import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { appConfig } from '~config'
import { FarePage } from '~/pages/fares/fare-page'
import { FaresPage } from '~/pages/fares/fares-page'
import { findFare } from '~/places/fares'

const original = structuredClone(appConfig.company)

afterEach(() => {
  Object.assign(appConfig.company, original)
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

test('a carrier that pays no VAT writes no price without it', () => {
  Object.assign(appConfig.company, { vatPayer: false, vatId: null })
  expect(nets(written(createElement(FaresPage)))).toBe(0)
  expect(nets(farePage('praha-brno'))).toBe(0)
})
