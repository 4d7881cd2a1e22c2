import { expect, test } from 'vitest'
import { aCounter, brokenCounter } from '../../tests/support/counters.ts'
import { isWithinLimit, networksOf } from '~/http/rate-limit'

test('an IPv4 address is counted whole, an IPv6 one with its household and the networks around it', () => {
  expect(networksOf('203.0.113.9')).toEqual(['203.0.113.9'])
  expect(networksOf('::ffff:203.0.113.9')).toEqual(['203.0.113.9'])
  const networks = ['2001:db8:0:1/64', '2001:db8:0:0/56', '2001:db8:0:0/48']
  expect(networksOf('2001:db8:0:1::1')).toEqual(networks)
  expect(networksOf('2001:0DB8:0000:0001:ffff::2')).toEqual(networks)
  expect(networksOf('2001:db8:7:abcd::2')).toEqual([
    '2001:db8:7:abcd/64',
    '2001:db8:7:ab00/56',
    '2001:db8:7:0/48',
  ])
})

test('no address, this machine and nonsense are not counted', () => {
  for (const address of [null, '', '127.0.0.1', '::1', 'unknown', '1.2.3.4, 5.6.7.8']) {
    expect(networksOf(address)).toEqual([])
  }
})

function from(address: string): Request {
  return new Request('https://vozka.example/', {
    headers: { 'CF-Connecting-IP': address, 'X-Forwarded-For': '198.51.100.1' },
  })
}

test('ten orders a minute come from one address, and those of another are not affected', async () => {
  const counters = { PER_MINUTE_10: aCounter(10) }
  const place = (address: string) => isWithinLimit('placing', from(address), counters)
  for (let order = 0; order < 10; order += 1) expect(await place('203.0.113.9')).toBe(true)
  expect(await place('203.0.113.9')).toBe(false)
  expect(await place('203.0.113.10')).toBe(true)
  expect(await isWithinLimit('message', from('203.0.113.9'), counters)).toBe(true)
})

test('whoever has a whole network of households is counted by it as well', async () => {
  const counters = {
    PER_MINUTE_10: aCounter(10),
    PER_MINUTE_100: aCounter(100),
    PER_MINUTE_400: aCounter(400),
  }
  // One order from each household: a /56 has 256 of them, a /48 has 65,536.
  const place = (household: number) =>
    isWithinLimit('placing', from(`2001:db8:7:${household.toString(16)}::1`), counters)
  const within56 = await Promise.all(Array.from({ length: 256 }, (_, one) => place(one)))
  expect(within56.filter(Boolean)).toHaveLength(100)
  const further = await Promise.all(Array.from({ length: 2_000 }, (_, one) => place(256 + one)))
  expect(further.filter(Boolean)).toHaveLength(300)
  expect(await isWithinLimit('placing', from('2001:db8:8::1'), counters)).toBe(true)
})

test('what a household is refused is not charged to the networks around it', async () => {
  const counters = { PER_MINUTE_10: aCounter(10), PER_MINUTE_100: aCounter(100) }
  const place = (address: string) => isWithinLimit('placing', from(address), counters)
  for (let order = 0; order < 200; order += 1) await place('2001:db8:7:1::1')
  expect(await place('2001:db8:7:2::1')).toBe(true)
})

test('a counter that fails refuses nobody', async () => {
  const counters = { PER_MINUTE_10: brokenCounter }
  expect(await isWithinLimit('placing', from('203.0.113.9'), counters)).toBe(true)
  expect(await isWithinLimit('placing', from('203.0.113.9'), {})).toBe(true)
})
