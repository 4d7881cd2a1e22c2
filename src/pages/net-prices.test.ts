import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { appConfig } from '~config'
import { FarePage } from '~/pages/fares/fare-page'
import { FaresPage } from '~/pages/fares/fares-page'
import { FleetPage } from '~/pages/fleet/fleet-page'
import { HomePage } from '~/pages/home/home-page'
import { ExperiencesPage } from '~/pages/experiences/experiences-page'
import { ServicePage } from '~/pages/services/service-page'
import { ServicesPage } from '~/pages/services/services-page'
import { listServices } from '~/carrier/find-service'
import { getLocale, overwriteGetLocale } from '~/paraglide/runtime'
import { NetNumber } from '~/ui/cards/net-price'
import { optionPriceText, variantPriceText } from '~/ui/cards/experience-price'
import { lowestPrice } from '~/ui/cards/experience-from-price'
import { hasVat } from '~/ui/cards/net-text'
import { findFare } from '~/places/fares'
import { ownMoney } from '~/lib/money'
import { experiences } from '~carrier/catalogue/experiences'

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

test('home, services and cars say each of their prices without VAT too, and so do experiences', () => {
  const services = listServices('cs')
  const categories = services.length
  // The table has four routes, a category its hour and its cheapest route.
  const table = 4 * categories
  const fromTaxed = experiences.filter((experience) => {
    const lowest = lowestPrice(experience)
    return lowest && hasVat(lowest.price.amount, lowest)
  })
  expect(fromTaxed.length).toBeGreaterThan(0)
  const home = written(createElement(HomePage, { experiences: null }))
  expect(nets(home)).toBe(table + categories)
  expect(nets(written(createElement(ServicesPage)))).toBe(table + 2 * categories)
  for (const service of services) {
    expect(nets(written(createElement(ServicePage, { service })))).toBe(4 + 2)
  }
  expect(nets(written(createElement(FleetPage)))).toBe(categories)
  expect(nets(written(createElement(ExperiencesPage, { experiences })))).toBe(fromTaxed.length)
})

test('a price inside a choice has that without VAT behind it, an hour and its sum each their own', () => {
  const said = (text: string) => text.replaceAll('\u00a0', ' ')
  const variant = { price: ownMoney(1_190_000), vatRateBp: 2100 }
  expect(said(variantPriceText(variant))).toBe('11 900 Kč (9 834,71 Kč bez DPH)')
  expect(variantPriceText({ ...variant, vatRateBp: 0 })).not.toContain('DPH')
  expect(variantPriceText({ ...variant, price: null })).toBe('na dotaz')
  const bottle = { price: ownMoney(59_000), vatRateBp: 2100, per: 'order' as const }
  expect(said(optionPriceText(bottle))).toBe('590 Kč (487,60 Kč bez DPH)')
  expect(said(optionPriceText({ ...bottle, per: 'person' }))).toBe(
    '590 Kč za osobu (487,60 Kč bez DPH)',
  )
  expect(said(optionPriceText({ ...bottle, per: 'hour' }, [{ durationMin: 120 }]))).toBe(
    '590 Kč za hodinu (487,60 Kč bez DPH), za 2 hodiny 1 180 Kč (975,21 Kč bez DPH)',
  )
  expect(optionPriceText({ ...bottle, price: ownMoney(0) })).toBe('zdarma')
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
  expect(nets(written(createElement(HomePage, { experiences })))).toBe(0)
  expect(nets(written(createElement(ServicesPage)))).toBe(0)
  expect(optionPriceText({ price: ownMoney(100), vatRateBp: 2100, per: 'order' })).not.toContain(
    '(',
  )
})
