import { expect, test } from 'vitest'
import { listAsCsv } from './csv.ts'
import { erasedText } from './erased-text.ts'
import { listText, messagesText, rowsJson, showText } from './print.ts'
import { actedText, refusalText } from './sentences.ts'

const row = {
  number: '2612345678',
  placed_at: Date.UTC(2026, 10, 22),
  pickup_at: Date.UTC(2026, 6, 3),
  state: 'noShow',
  payment_state: 'refundDue',
  due: -50050,
  total: 79e4,
  currency: 'CZK',
  is_emptied: 0,
  is_readable: 1,
  kind: 'ride',
  name: 'Jana Ukázková',
  delivery: 'delivered',
  last_error: null,
}

test('the list stands in columns and says of the delivery only what is not done', () => {
  const held = { ...row, name: 'Jan', delivery: 'dead', last_error: 'http 422', total: null }
  expect(listText([row, held], []).split('\n')).toEqual([
    'NUMBER      PLACED            PICKUP            STATE    PAYMENT                 KIND  TOTAL       NAME',
    '2612345678  2026-11-22 01:00  2026-07-03 02:00  no-show  500.50 Kč to give back  ride  7900 Kč     Jana Ukázková',
    '2612345678  2026-11-22 01:00  2026-07-03 02:00  no-show  500.50 Kč to give back  ride  on request  Jan            dead: http 422',
  ])
  expect(listText([], [])).toBe('There are no orders.')
})

test('a mail that failed is named below the list', () => {
  const mail = { item: 'x', state: 'dead', last_error: 'http 401', about: '2612345678' }
  expect(listText([row], [mail, mail]).split('\n').at(-1)).toBe(
    'Mail that could not be sent: 2612345678 (http 401). Mend the cause, then replay each.',
  )
})

test('what a customer typed moves nothing in a terminal', () => {
  const nasty = '\u001B[2J\u202Eevil\n'
  const body = JSON.stringify({ name: nasty, [nasty]: { amount: nasty } })
  const events = JSON.stringify([
    { seq: 1, at: 0, actor: 'customer', event: 'received', data: { message: nasty } },
  ])
  const shown = [
    listText([{ ...row, name: nasty, last_error: nasty, delivery: nasty }], []),
    showText({ ...row, body, events, delivery: null, mails: null, note: nasty }),
    messagesText([{ message_key: nasty, sent_at: 0, delivery: nasty, body }]),
    rowsJson([{ ...row, body }]),
    listAsCsv([{ ...row, name: nasty }])
      .replaceAll('\r\n', '\n')
      .slice(1),
  ]
  for (const text of shown) expect(text.replaceAll('\n', '')).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u)
})

test('an order that cannot be read, or was forgotten, is shown all the same', () => {
  const rest = { ...row, events: '[]', delivery: null, mails: '[]' }
  expect(showText({ ...rest, body: '{"kind":"ri' })).toContain('{"kind":"ri')
  expect(showText({ ...rest, body: '' })).toContain('Forgotten')
})

test('an order is shown with its sums in crowns and its times in Prague', () => {
  const body = JSON.stringify({
    name: 'Jana',
    price: {
      lines: [{ code: 'ride', vatRateBp: 0 }],
      totalGross: { amount: 790_050, currency: 'CZK' },
    },
  })
  const offer = { seq: 2, at: 0, actor: 'carrier', event: 'offer' }
  const data = { total: 650_050, vatRateBp: 2100, until: '2026-12-01T17:00:00.000Z' }
  const shown = showText({
    ...row,
    body,
    events: JSON.stringify([{ ...offer, data }]),
    delivery: null,
    mails: null,
  })
  expect(shown).toMatch(/price\.totalGross +7900\.50 Kč/)
  expect(shown).toMatch(/price\.lines\.0\.vatRate +0 %/)
  expect(shown).toContain('total 6500.50 Kč, vatRate 21 %, until 2026-12-01 18:00')
})

test('the table has a header, ISO times, crowns with two decimals, and no formula', () => {
  const [header, one, two] = listAsCsv([row, { ...row, name: '=1+1, "x"', total: null }]).split(
    '\r\n',
  )
  expect(header).toBe(
    '\uFEFFnumber,placed,pickup,state,payment,due,total,currency,kind,name,delivery',
  )
  expect(one).toBe(
    '2612345678,2026-11-22T00:00:00.000Z,2026-07-03T00:00:00.000Z,noShow,refundDue,-500.50,7900.00,CZK,ride,Jana Ukázková,delivered',
  )
  expect(two).toContain(`,,CZK,ride,"'=1+1, ""x""",delivered`)
})

test.each(['=1', '+1', '-1', '@x', '\t=1', ' =1', '\r=1'])('%j becomes no formula', (name) => {
  const [, line = ''] = listAsCsv([{ ...row, name }]).split('\r\n')
  expect(line).toMatch(/,'[^,]*,delivered$/)
})

const standing = {
  ...({
    number: '2612345678',
    state: 'offered',
    payment: 'notDue',
    due: 0,
    total: null,
  } as const),
  pickupAt: '2026-12-03T07:30:00.000Z',
  until: '2026-12-01T17:00:00.000Z',
}

test('an act says how the order stands and who hears of it', () => {
  expect(actedText(standing, true)).toBe(
    'Order 2612345678 is offered and waits for the customer until 2026-12-01 18:00. The customer is told by mail.',
  )
  expect(
    actedText({ ...standing, state: 'confirmed', payment: 'awaiting', due: 790_000 }, false),
  ).toBe(
    'Order 2612345678 is confirmed; 7900 Kč due; a change waits for the customer until 2026-12-01 18:00. Nobody is told of it.',
  )
})

test('a refusal says why and how the order stands', () => {
  expect(refusalText('decidedElsewhere', null)).toMatch(/^Your back office decides/)
  expect(refusalText('notNow', { ...standing, state: 'done', until: null })).toBe(
    'The state of the order does not allow it.\nOrder 2612345678 is done.',
  )
})

test('an erasure says what was kept and why, and where else to look', () => {
  const text = erasedText({
    email: 'jana@example.com',
    search: { newestRows: 10_000, backOffice: 'notSearched' },
    erased: { orders: ['2612345678'], messages: 1, drafts: 0, backOffice: 0 },
    kept: [{ number: '2687654321', why: 'rideAhead' }],
  })
  expect(text).toContain('Kept: order 2687654321, its ride lies ahead')
  expect(text).toContain('Your back office keeps its own copy')
})
