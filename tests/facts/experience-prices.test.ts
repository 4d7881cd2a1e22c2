import * as v from 'valibot'
import { expect, test } from 'vitest'
import { formatMoney } from '../../src/i18n/format.ts'
import { locales, screenPath } from '../../src/i18n/screens.ts'
import { experiences } from '../../carriers/vozka/catalogue/experiences.ts'
import { fetchPage } from '../support/http/fetched.ts'
import { headOf } from '../support/http/head.ts'
import { aVisitor } from '../support/http/order.ts'

const VARIANTS = 'section[aria-labelledby=variants]'
const tripSchema = v.object({
  '@graph': v.array(
    v.looseObject({
      offers: v.optional(v.array(v.looseObject({ name: v.string(), price: v.string() }))),
    }),
  ),
})

/** With the spaces that `text` of a page makes of those that do not break. */
function plain(text: string): string {
  return text.replaceAll('\u00A0', ' ')
}

for (const locale of locales) {
  for (const { slug, variants } of experiences) {
    const path = screenPath('experience', locale, slug[locale])

    test(`${path} shows its prices, to search engines too`, async () => {
      const page = await fetchPage(path)
      const priced = variants.flatMap(({ name, price }) => (price ? [{ name, price }] : []))
      const lowest = Math.min(...priced.map(({ price }) => price.amount))
      const amount = plain(formatMoney({ amount: lowest, currency: 'CZK' }, locale))
      const button = locale === 'cs' ? `Objednat od ${amount}` : `Order from ${amount}`
      expect(page.text(`${VARIANTS} a.button`)).toBe(button)
      const rows = page.texts(`${VARIANTS} li`)
      expect(rows).toHaveLength(variants.length)
      for (const [index, { name, price }] of variants.entries()) {
        expect(rows[index]).toContain(plain(name[locale]))
        if (price) expect(rows[index]).toContain(plain(formatMoney(price, locale)))
      }
      const { graphs } = headOf(page)
      const { '@graph': things } = v.parse(tripSchema, JSON.parse(graphs[0] ?? ''))
      const offers = things.flatMap((thing) => thing.offers ?? [])
      expect(offers.map((offer) => [offer.name, Number(offer.price) * 100])).toEqual(
        priced.map(({ name, price }) => [name[locale], price.amount]),
      )
    })
  }
}

test('a variant leads to the order with itself filled in', async () => {
  const visitor = aVisitor()
  const page = await visitor.open('/en/experiences/cesky-krumlov')
  const href = page.$(`${VARIANTS} li`).eq(1).find('a').attr('href') ?? ''
  const form = await visitor.open(href)
  expect(form.address).toMatch(/kind=experience&experience=[^&]+&variant=[^&]+$/)
  expect(form.value('variant')).toBe(new URLSearchParams(href.split('?')[1]).get('variant'))
  // The order says what is ordered, and begins with two people.
  expect(form.$('h1').text()).toBe('Český Krumlov')
  expect(form.$('title').text()).toMatch(/^Český Krumlov \|/)
  expect(form.value('passengers')).toBe('2')
})
