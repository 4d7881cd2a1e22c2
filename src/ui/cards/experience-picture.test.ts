import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ExperiencePicture } from '~/ui/cards/experience-picture'

function markup(src: string, isFirst = false): string {
  const image = { src, width: 800, height: 600, alt: { cs: 'Hrad', en: 'Castle' } }
  const experience = { image, kind: 'hourly' } as const
  return renderToStaticMarkup(createElement(ExperiencePicture, { experience, sizes: '', isFirst }))
}

test.each([true, false])(
  'a picture of another host is asked for with CORS (large: %s)',
  (isFirst) => {
    expect(markup('https://cdn.example/a.jpg', isFirst)).toMatch(
      /<img src="https:\/\/cdn\.example\/a\.jpg" width="800" height="600" crossorigin="anonymous"/i,
    )
  },
)

test('a picture of this site is not', () => {
  expect(markup('/pictures/a.jpg')).not.toMatch(/crossorigin/i)
})
