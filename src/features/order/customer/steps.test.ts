import { expect, test } from 'vitest'
import { stepsOf } from '~/features/order/customer/steps'
import type { DecidedEvent, LifeEvent } from '~/features/order/life/event-data'
import { foldLife, type Life } from '~/features/order/life/life'

const RIDE = '2026-12-03T08:00:00.000Z'
const DRIVER = { driver: 'Karel Vozka', phone: '+420777000111', car: 'Superb', plate: '1AB 2345' }

const happened = {
  confirm: { event: 'confirm', data: {} },
  offer: { event: 'offer', data: { total: 650_000, until: RIDE, words: '' } },
  assign: { event: 'assign', data: DRIVER },
  progress: { event: 'progress', data: { step: 'onTheWay' } },
  finish: { event: 'finish', data: {} },
  cancel: { event: 'cancel', data: { reason: null, fee: 0 } },
} as const satisfies Record<string, DecidedEvent>

function aLife(...names: (keyof typeof happened)[]): Life {
  const received = { total: 790_000, pickupAt: RIDE, rideAt: RIDE }
  const all: DecidedEvent[] = [
    { event: 'received', data: received },
    ...names.map((name) => happened[name]),
  ]
  const life = foldLife(
    all.map((one, index): LifeEvent => {
      const at = new Date(Date.UTC(2026, 10, 22, index)).toISOString()
      return { ...one, seq: index + 1, actor: 'carrier', at }
    }),
  )
  if (!life) throw new Error('no life')
  return life
}

function line(life: Life): string {
  return stepsOf(life)
    .map(({ name, is }) => ({ behind: name, here: `[${name}]`, ahead: `(${name})` })[is])
    .join(' ')
}

test('an order that was just received has all its way ahead', () => {
  expect(line(aLife())).toBe('[received] (confirmed) (driver) (underway) (done)')
})

test('a request stands at its price once there is one', () => {
  expect(line(aLife('offer'))).toBe('[priced] (confirmed) (driver) (underway) (done)')
})

test('the step where it is comes after those it has passed', () => {
  expect(line(aLife('confirm', 'assign'))).toBe('received confirmed [driver] (underway) (done)')
  expect(line(aLife('confirm', 'assign', 'progress'))).toContain('driver [underway] (done)')
})

test('a ride that is done shows no step that was skipped', () => {
  expect(line(aLife('confirm', 'finish'))).toBe('received confirmed [done]')
})

test('what was cancelled ends there', () => {
  expect(line(aLife('confirm', 'cancel'))).toBe('received confirmed [cancelled]')
  expect(stepsOf(aLife('cancel')).at(-1)?.at).toBe('2026-11-22T01:00:00.000Z')
})
