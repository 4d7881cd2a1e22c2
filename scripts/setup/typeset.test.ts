import { expect, test } from 'vitest'
import { tied, typeset } from './typeset.ts'

test('a one-letter Czech word is tied to the next one, also after another one', () => {
  expect(tied('Vůz s řidičem v Brně a i k letišti')).toBe(
    'Vůz s\u00a0řidičem v\u00a0Brně a\u00a0i\u00a0k\u00a0letišti',
  )
  expect(tied('V ceně; tam a zpět')).toBe('V\u00a0ceně; tam a\u00a0zpět')
})

test('only Czech texts are changed', () => {
  expect(typeset({ name: { cs: 'v Brně', en: 'a car' }, slug: 'a b' })).toEqual({
    name: { cs: 'v\u00a0Brně', en: 'a car' },
    slug: 'a b',
  })
})
