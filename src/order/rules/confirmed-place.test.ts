import { expect, test } from 'vitest'
import { confirmedPlace } from '~/order/rules/to-order'

test('a place says its town where the customer was asked and answered', () => {
  expect(confirmedPlace('Hotel Josef', 'prague|Hotel Josef')).toBe('Hotel Josef, Praha')
  expect(confirmedPlace('Terminal 2', 'prague-airport| Terminal 2 ')).toBe(
    'Terminal 2, Letiště Praha',
  )
  expect(confirmedPlace('Bar | Café', 'prague|Bar | Café')).toBe('Bar | Café, Praha')
})

test.each(['', 'prague', 'prague|Hotel Paříž', 'elsewhere|Hotel Josef', 'moon|Hotel Josef', '|'])(
  'the answer „%s“ adds nothing',
  (answer) => expect(confirmedPlace('Hotel Josef', answer)).toBe('Hotel Josef'),
)

test('an airport is said by its name alone, and with what was typed of where at it', () => {
  for (const typed of ['Letiště', 'Airport', 'letiště prosím', 'Airport Prague'])
    expect(confirmedPlace(typed, `prague-airport|${typed}`)).toBe('Letiště Praha')
  for (const typed of ['letiště T2', 'Letiště, příletová hala', 'hotel u letiště'])
    expect(confirmedPlace(typed, `prague-airport|${typed}`)).toBe(`${typed}, Letiště Praha`)
})
