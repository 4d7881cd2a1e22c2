import { expect, test } from 'vitest'
import { isCallBody } from '~/http/function-calls'
import { A_QUESTION, callBody } from '../../tests/support/site/function-call.ts'

/** A call whose only input is a node. */
function callOf(node: unknown): string {
  const data = { t: 10, i: 0, p: { k: ['data'], v: [node] }, o: 0 }
  return JSON.stringify({ t: data, f: 127, m: [] })
}

test('a call of our pages is read, also one of numbers and constants', () => {
  expect(isCallBody(callBody(A_QUESTION))).toBe(true)
  expect(isCallBody(callBody({}))).toBe(true)
  for (const node of [
    { t: 0, s: 4 },
    { t: 2, s: 1 },
    { t: 9, i: 1, a: [], o: 0 },
  ]) {
    expect(isCallBody(callOf(node)), JSON.stringify(node)).toBe(true)
  }
})

test.each([
  ['an unknown kind', { t: 99 }],
  ['a regular expression', { t: 6, i: 1, c: '(a+)+$', m: '' }],
  ['a promise', { t: 12, i: 1, s: 1, f: { t: 1, s: 'x' } }],
  ['a plug-in', { t: 25, i: 1, s: { node: { t: 1, s: 'x' } }, c: 'any' }],
  ['a stream', { t: 31, i: 1, a: [], f: { t: 1, s: 'x' } }],
  ['a reference to nothing', { t: 4, i: 7 }],
  ['a list of four thousand million', { t: 9, i: 1, l: 4_294_967_295, o: 0 }],
  ['more names than values', { t: 10, i: 1, p: { k: ['a', 'b'], v: [{ t: 1, s: 'x' }] }, o: 0 }],
  ['a text without text', { t: 1 }],
  ['nothing', null],
])('%s is no call of ours', (_, node) => {
  expect(isCallBody(callOf(node))).toBe(false)
})

test('what is nested without end is refused, and so is what is no call at all', () => {
  const deep = '{"t":9,"i":0,"o":0,"a":['.repeat(20_000)
  expect(isCallBody(`{"f":127,"m":[],"t":${deep}`)).toBe(false)
  expect(isCallBody(callOf(JSON.parse(`${'['.repeat(2_000)}${']'.repeat(2_000)}`)))).toBe(false)
  const nested = `${'{"t":9,"i":0,"o":0,"a":['.repeat(4_000)}${']}'.repeat(4_000)}`
  expect(typeof isCallBody(`{"f":127,"m":[],"t":${nested}}`)).toBe('boolean')
  for (const text of ['', 'null', '{}', '[]', '{"t":{"t":99}}', '{"t":{"t":1,"s":"x"}}']) {
    expect(isCallBody(text), text).toBe(false)
  }
})
