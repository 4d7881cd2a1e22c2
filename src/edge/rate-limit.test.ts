import { expect, test } from 'vitest'
import { clientKey, isWithinLimit } from '~/edge/rate-limit'

test('addresses of one household share a key, others do not', () => {
  expect(clientKey('203.0.113.9')).toBe('203.0.113.9')
  expect(clientKey('::ffff:203.0.113.9')).toBe('203.0.113.9')
  expect(clientKey('2001:db8:0:1::1')).toBe('2001:db8:0:1')
  expect(clientKey('2001:0db8:0000:0001:ffff::2')).toBe('2001:db8:0:1')
  expect(clientKey('2001:db8::2')).toBe('2001:db8:0:0')
})

test('no address, this machine and nonsense are not counted', () => {
  for (const address of [null, '', '127.0.0.1', '::1', 'unknown', '1.2.3.4, 5.6.7.8']) {
    expect(clientKey(address)).toBeNull()
  }
})

const request = new Request('https://vozka.example/', {
  headers: { 'CF-Connecting-IP': '203.0.113.9', 'X-Forwarded-For': '198.51.100.1' },
})

test('a limit counts the address the platform names', async () => {
  const keys: string[] = []
  const limiter = {
    limit: ({ key }: { key: string }) => {
      keys.push(key)
      return Promise.resolve({ success: keys.length < 2 })
    },
  }
  expect(await isWithinLimit(limiter, request)).toBe(true)
  expect(await isWithinLimit(limiter, request)).toBe(false)
  expect(keys).toEqual(['203.0.113.9', '203.0.113.9'])
})

test('a counter that fails refuses nobody', async () => {
  const broken = { limit: () => Promise.reject(new Error('down')) }
  expect(await isWithinLimit(broken, request)).toBe(true)
  expect(await isWithinLimit(undefined, request)).toBe(true)
})
