import * as v from 'valibot'
import { expect, test } from 'vitest'
import { appConfig } from '../../build/carrier-config.ts'
import { openingRanges } from '../../src/carrier/config/opening-hours.ts'
import { formatMoney } from '../../src/i18n/format.ts'
import { locales, screenPath } from '../../src/i18n/screens.ts'
import { airportOf, fares, lowestPrice } from '../../src/places/fares.ts'
import { fetchPage } from '../support/http/fetched.ts'
import { gluedTexts } from '../support/http/glued-texts.ts'
import { headOf } from '../support/http/head.ts'

const graphSchema = v.object({
  '@graph': v.array(
    v.looseObject({
      '@type': v.string(),
      name: v.optional(v.string()),
      openingHours: v.optional(v.array(v.string())),
      priceRange: v.optional(v.string()),
    }),
  ),
})

/** The words by which people look for such a ride. */
const SEARCHED = {
  cs: { ride: /jízda s řidičem|odvoz/i, airport: /odvoz/i },
  en: { ride: /private transfer|transfer|private driver/i, airport: /airport.* transfer/i },
}

function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}

for (const fare of fares) {
  for (const locale of locales) {
    const path = screenPath('fare', locale, fare.slug[locale])
    const airport = airportOf(fare)?.airport
    const words = airport ? SEARCHED[locale].airport : SEARCHED[locale].ride

    test(`${path} is found by the words that people type`, async () => {
      const page = await fetchPage(path)
      const head = headOf(page)
      const [title, description] = [plain(head.title), plain(head.description)]
      const { '@graph': things } = v.parse(graphSchema, JSON.parse(head.graphs[0] ?? ''))
      const service = things.find((thing) => thing['@type'] === 'TaxiService')
      for (const text of [title, page.text('h1'), plain(service?.name ?? '')]) {
        expect(text).toMatch(words)
      }
      expect(description).toMatch(/s řidičem|driver/)
      const price = formatMoney({ amount: lowestPrice(fare), currency: 'CZK' }, locale)
      expect(title).toContain(plain(price))
      // Search engines cut a title at about 60 characters: at most the name of the product may go.
      expect(title.replace(' | Vozka', '').length, title).toBeLessThanOrEqual(60)
      expect(description.length, description).toBeLessThanOrEqual(155)
      if (airport) {
        for (const text of [description, page.text()]) {
          expect(text).toContain(plain(airport.fullName[locale]))
        }
      }
    })

    test(`${path} says below the prices how to cancel and pay, where to meet, and who drives`, async () => {
      const page = await fetchPage(path)
      const promises = page.texts('section[aria-labelledby=prices] > ul:last-of-type > li')
      const { freeCancellationHours, confirmWithinHours } = appConfig.ordering
      expect(promises).toHaveLength(4)
      expect(promises[0]).toMatch(
        new RegExp(`(zdarma|free of charge).* ${freeCancellationHours} ho`),
      )
      expect(promises[1]).toMatch(
        new RegExp(`(po potvrzení|after we confirm).* ${confirmWithinHours} ho`),
      )
      expect(promises[2]).toMatch(airport ? /příletové hale|arrivals hall/ : /adresu|address/)
      for (const { name } of appConfig.trust.drivers) expect(promises[3]).toContain(name)
      const call = page.$('section[aria-labelledby=prices] > ul:last-of-type a')
      expect(call.attr('href')).toBe(`tel:${appConfig.company.phone}`)
    })
  }
}

test('search engines learn the opening hours and the range of prices that the pages show', async () => {
  for (const locale of locales) {
    const { graphs } = headOf(await fetchPage(screenPath('contact', locale)))
    const [carrier] = v.parse(graphSchema, JSON.parse(graphs[0] ?? ''))['@graph']
    expect(carrier?.openingHours).toEqual(openingRanges(appConfig.company.openingHours.coded))
    const shown = (await fetchPage(screenPath('fares', locale))).text()
    const bounds = plain(carrier?.priceRange ?? '').split(' – ')
    expect(bounds).toHaveLength(2)
    for (const bound of bounds) expect(shown).toContain(bound.replace(/ Kč|CZK /, ''))
  }
})

test('no two texts of a page run into one another for snippets, reader modes and copies', async () => {
  const { html: sitemap } = await fetchPage('/sitemap.xml')
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url)
  expect(paths.length).toBeGreaterThan(40)
  const glued: string[] = []
  for (const { pathname } of paths.map((url) => new URL(url))) {
    for (const text of gluedTexts(await fetchPage(pathname))) glued.push(`${pathname}: ${text}`)
  }
  // Only the groups of an IBAN: a copy of it must have no spaces.
  expect(glued.filter((text) => !/: \w{4}\|\d{4}$/.test(text))).toEqual([])
})
