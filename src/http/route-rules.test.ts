import { expect, test } from 'vitest'
import { routeRules } from '~/http/route-rules'

const request = (path: string) => new URL(`https://www.example.com${path}`)

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

test('nothing a visitor sends leads to a host that no rule names', () => {
  const answer = routeRules([
    {
      from: '/e-shop',
      to: 'https://shop.example.com/a?b=c',
      status: 302,
      middleware: ['keepQuery'],
    },
    { from: '/cenik', to: '/sluzby#ceny', status: 301, middleware: ['keepQuery'] },
  ])
  const queries = [
    '?next=https://evil.example',
    '?a=%0d%0aSet-Cookie:%20x=y',
    '?@evil.example/',
    '?%2f%2fevil.example',
    '?\\\\evil.example',
  ]
  for (const query of queries) {
    const elsewhere = answer(request(`/e-shop${query}`))?.headers.get('Location') ?? ''
    expect(new URL(elsewhere).origin).toBe('https://shop.example.com')
    expect(elsewhere).toMatch(/^https:\/\/shop\.example\.com\/a\?b=c&[^\s]*$/)
    const here = answer(request(`/cenik${query}`))?.headers.get('Location') ?? ''
    expect(here).toMatch(/^\/sluzby\?[^\s]*#ceny$/)
  }
  expect(answer(request('/e-shop/..//evil.example'))).toBeNull()
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '/a\r\nSet-Cookie: x=y',
  'javascript:alert(1)',
  'http://plain.example',
  'https://shop.example.com@evil.example',
  'shop.example.com',
  'https://',
])('the target %s is refused at start-up', (to) => {
  expect(() => routeRules([{ from: '/a', to, status: 301 }])).toThrow('neither a path')
})
