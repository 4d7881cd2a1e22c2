import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
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
