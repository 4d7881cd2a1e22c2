import { expect, test } from 'vitest'
import { fillMarks, table } from './markdown'

test('new figures take the place of the old ones and leave what people wrote', () => {
  const text = 'Before\n<!-- bench: shares -->\nold\n<!-- end: shares -->\nAfter'
  const filled = fillMarks(text, 'shares', 'new')
  expect(filled).toBe('Before\n<!-- bench: shares -->\n\nnew\n\n<!-- end: shares -->\nAfter')
  expect(fillMarks(filled, 'shares', 'new')).toBe(filled)
})

test('figures without a place are not lost in silence', () => {
  expect(() => fillMarks('nothing', 'shares', 'new')).toThrow('no place for shares')
})

test('a table has its figures on the right', () => {
  expect(table(['page', 'ms'], [['home', '1']])).toBe('| page | ms |\n| --- | ---: |\n| home | 1 |')
})
