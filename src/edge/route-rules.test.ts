import { expect, test } from 'vitest'
import { routeRules } from '~/edge/route-rules'

const request = (path: string) => new Request(`https://www.example.com${path}`)

test('a rule leads to a path of the site or to another one', () => {
  const answer = routeRules([
    { from: '/stary-cenik', to: '/sluzby', status: 301 },
    { from: '/e-shop', to: 'https://shop.example.com/', status: 302, middleware: ['keepQuery'] },
  ])
  expect(answer(request('/stary-cenik'))?.headers.get('Location')).toBe('/sluzby')
  const external = answer(request('/e-shop?a=1'))
  expect(external?.status).toBe(302)
  expect(external?.headers.get('Location')).toBe('https://shop.example.com/?a=1')
  expect(answer(request('/sluzby'))).toBeNull()
})

test('an unknown middleware is named at start-up', () => {
  const rules = [{ from: '/a', to: '/b', status: 301 as const, middleware: ['turbo'] }]
  expect(() => routeRules(rules)).toThrow('unknown middleware "turbo"')
})

test.each(['//evil.example', 'javascript:alert(1)', 'http://plain.example'])(
  'the target %s is refused at start-up',
  (to) => {
    expect(() => routeRules([{ from: '/a', to, status: 301 }])).toThrow('neither a path')
  },
)
