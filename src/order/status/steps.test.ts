import { expect, test } from 'vitest'
import { stepsOf } from '~/order/status/steps'
import type { Life } from '~/order/life/life'
import { HOUR } from '~/lib/duration'
import { NOW } from '../../../tests/support/builders.ts'
import { acts, aLife, lived, type Step } from '../../../tests/support/lives.ts'

/** An order after these acts, an hour apart. */
function after(...names: (keyof typeof acts)[]): Life {
  const steps = names.map((name, index): Step => {
    const at = new Date(NOW.getTime() + (index + 1) * HOUR)
    return { ...acts[name], at }
  })
  return lived(aLife(names[0] === 'offer' ? null : 790_000), ...steps)
}

function line(life: Life): string {
  return stepsOf(life)
    .map(({ name, is }) => ({ behind: name, here: `[${name}]`, ahead: `(${name})` })[is])
    .join(' ')
}

test('an order that was just received has all its way ahead', () => {
  expect(line(after())).toBe('[received] (confirmed) (driver) (underway) (done)')
})

test('a request stands at its price once there is one', () => {
  expect(line(after('offer'))).toBe('[priced] (confirmed) (driver) (underway) (done)')
})

test('the step where it is comes after those it has passed', () => {
  expect(line(after('confirm', 'assign'))).toBe('received confirmed [driver] (underway) (done)')
  expect(line(after('confirm', 'assign', 'onTheWay'))).toContain('driver [underway] (done)')
})

test('a ride that is done shows no step that was skipped', () => {
  expect(line(after('confirm', 'finish'))).toBe('received confirmed [done]')
})

test('what was cancelled ends there', () => {
  expect(line(after('confirm', 'cancel'))).toBe('received confirmed [cancelled]')
  expect(stepsOf(after('cancel')).at(-1)?.at).toBe('2026-11-21T13:00:00.000Z')
})
