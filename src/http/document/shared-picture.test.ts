import { expect, test } from 'vitest'
import { isSign, sharedPicture } from '~/http/document/shared-picture'
import { inEach } from '~/lib/locale'

const picture = (src: string) => ({ src, alt: inEach(() => 'A car') })

test('a shared link shows its drawn picture, and a photograph from anywhere', () => {
  for (const src of ['/social/home.png', 'https://pictures.example/a.jpg', '/photographs/a.jpg'])
    expect(sharedPicture(picture(src)).src).toBe(src)
})

test('before pictures are drawn a shared link shows the sign of the carrier, which is there', () => {
  const shown = sharedPicture(picture('/social/nobody-drew-this.png'))
  expect(isSign(shown)).toBe(true)
  expect(shown).toMatchObject({ src: '/icon-512.png', width: 512, height: 512 })
})
