import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { hasVat } from '~/ui/cards/net-text'
import { ExperiencePage } from '~/pages/experiences/experience-page'
import { ExperiencesPage } from '~/pages/experiences/experiences-page'
import { experiences } from '~carrier/catalogue/experiences'
import { intlMade } from '../../../tests/support/intl-made.ts'

test('the pages of the experiences make no Intl object for a price or a plural that they had before', () => {
  const pages = () =>
    [
      createElement(ExperiencesPage, { experiences }),
      ...experiences.map((experience) => createElement(ExperiencePage, { experience })),
    ].map((page) => renderToStaticMarkup(page))
  expect(pages().join('')).toContain('Kč')
  expect(intlMade(pages)).toEqual([])
})

test('the page of an experience says each price with VAT in it without VAT too', () => {
  for (const experience of experiences) {
    const page = renderToStaticMarkup(createElement(ExperiencePage, { experience }))
    const taxed = experience.variants.filter(({ price, ...rates }) =>
      hasVat(price?.amount ?? 0, rates),
    )
    expect(page.match(/bez DPH</g) ?? [], experience.slug.cs).toHaveLength(taxed.length)
  }
  expect(
    experiences.some(({ variants }) => variants.some((one) => hasVat(one.price?.amount ?? 0, one))),
  ).toBe(true)
})
