import { expect, test } from 'vitest'
import { toEpc } from '~/markets/codes/epc'

const transfer = {
  holder: 'Donaufahrt GmbH',
  iban: 'AT61 1904 3002 3457 3201',
  bic: 'BKAUATWW',
  amount: 1234,
  text: '2612030001',
}

test('a credit transfer has the lines of EPC069-12 in their order', () => {
  expect(toEpc(transfer).split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    'BKAUATWW',
    'Donaufahrt GmbH',
    'AT611904300234573201',
    'EUR12.34',
    '',
    '',
    '2612030001',
  ])
})

test('names and texts stay in one line, within the limits of the standard', () => {
  const lines = toEpc({
    ...transfer,
    holder: `A\nB${'c'.repeat(80)}`,
    text: 'x'.repeat(200),
  }).split('\n')
  expect(lines).toHaveLength(11)
  expect(lines[5]).toHaveLength(70)
  expect(lines[5]?.startsWith('A B')).toBe(true)
  expect(lines[10]).toHaveLength(140)
})
