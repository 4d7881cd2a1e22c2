import { expect, test } from 'vitest'
import { wishBegun, wishFields, wishText } from '~/order/status/acts/wish'
import { anOrder } from '../../../../tests/support/builders'

const order = anOrder()

test('another wish begins with the one that waits for an answer, so that it adds to it', () => {
  const pickup = { local: '2026-12-03T12:15', at: '2026-12-03T11:15:00.000Z' }
  const asked = { message: 'Nový čas', words: 'V 10 nemůžu.', pickup, flightNumber: 'BA 854' }
  const begun = wishBegun(order, asked)
  const added = { ...begun, message: `${begun.message} A kočárek.` }
  expect(wishFields(added, order, {})).toEqual({ pickup, flightNumber: 'BA 854' })
  expect(wishText(added, order, {})).toContain('V 10 nemůžu. A kočárek.')
  expect(wishText(wishBegun(order, null), order, {})).toBe('')
})
