import { expect, test } from 'vitest'
import { layerProblem } from './layer'

const answer = (layer: string) => ({
  head: `HTTP/1.1 200 OK\r\nserver-timing: cache;desc=${layer}\r\nETag: "a"`,
})
const silent = { head: 'HTTP/1.1 200 OK\r\nETag: "a"' }

test('a page that is measured as rendered must not come from a cache', () => {
  expect(layerProblem('none', answer('memory'))).toContain('memory')
  expect(layerProblem('none', answer('edge'))).toContain('edge')
  expect(layerProblem('none', answer('miss'))).toBeNull()
  expect(layerProblem('none', silent)).toBeNull()
})

test('a page that is measured as cached must come from memory', () => {
  expect(layerProblem('memory', answer('memory'))).toBeNull()
  expect(layerProblem('memory', answer('miss'))).toContain('miss')
  expect(layerProblem('memory', silent)).toContain('no cache')
})
