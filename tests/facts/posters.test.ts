import { expect, test } from 'vitest'
import { fetchPage } from '../support/http/fetched.ts'

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
