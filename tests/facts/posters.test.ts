import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CARRIER_FILES } from '../../build/vite-carrier-pictures.ts'
import { posters } from '../../carriers/vozka/pictures/posters.ts'
import { fetchPage } from '../support/http/fetched.ts'
import { brotliSize } from '../support/weights/measure-page.ts'

test.for(Object.keys(posters))('%s is shipped smaller than it is drawn', async (name) => {
  const drawn = readFileSync(`${CARRIER_FILES}/posters/${name}.svg`, 'utf8')
  const { status, html: shipped } = await fetchPage(`/posters/${name}.svg`)
  expect(status).toBe(200)
  expect(brotliSize(shipped)).toBeLessThan(brotliSize(drawn))
})

test('a page shows posters with their size, and loads those below the fold late', async () => {
  const { $ } = await fetchPage('/en/cars-park')
  const pictures = $('main img').toArray()
  expect(pictures).toHaveLength(9)
  for (const picture of pictures) {
    expect(Number($(picture).attr('width'))).toBeGreaterThanOrEqual(800)
    expect(Number($(picture).attr('height'))).toBeGreaterThanOrEqual(320)
  }
  expect($(pictures.at(-1)).attr('loading')).toBe('lazy')
})
