import { expect, test } from 'vitest'
import { columnsOf } from '~/ui/cards/columns-of'

test('no card is alone in its row', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(columnsOf)).toEqual([3, 3, 3, 2, 3, 3, 4, 3, 3, 2])
})
