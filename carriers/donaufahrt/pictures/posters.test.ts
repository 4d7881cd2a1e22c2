import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { posterAddress, posterAt, posters } from './posters'

test('the list of posters and the folder agree', () => {
  const names = readdirSync(new URL('public/posters/', import.meta.url)).map((file) =>
    file.replace('.svg', ''),
  )
  expect(names.toSorted()).toEqual(Object.keys(posters).toSorted())
  expect(posterAt(posterAddress('wachau'))).toBe('wachau')
})
