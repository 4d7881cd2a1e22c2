import { expect, test } from 'vitest'
import { listAsCsv } from './csv.ts'
import { erasedAgainText, erasedText } from './erased-text.ts'
import { detailsOf } from './events-and-mails.ts'
import { listText, messagesText } from './list.ts'
import { printableJson } from './printable.ts'
import { readColumns } from './rows.ts'
import { showText } from './show.ts'
import { actedText, refusalText } from '../words.ts'

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
  locale: 'en',
  kind: 'ride',
  service: 'business',
  passengers: 4,
  hours: null,
  from_place: 'Letiště Václava Havla Praha, Terminál 1',
  to_place: 'Brno, Hlavní nádraží',
  title: null,
  return_at: null,
  driver: 'Karel Novák',
  is_change_asked: null,
  name: 'Jana Ukázková',
  delivery: 'delivered',
  last_error: null,
}

test('the list says what a dispatcher asks first, and of the delivery only what is not done', () => {
  const held = {
    ...row,
    name: 'Jan',
    state: 'confirmed',
    payment_state: 'awaiting',
    due: 790_000,
    is_change_asked: 1,
    return_at: '2026-07-05T15:00:00.000Z',
    driver: null,
    delivery: 'dead',
    last_error: 'http 422',
    total: null,
  }
  expect(listText([row, held], [], 50).split('\n')).toEqual([
    'NUMBER        PICKUP                 STATE      WAY                        CAR       PEOPLE  DRIVER       LANGUAGE  NAME           TOTAL       PAYMENT                  NOTES',
    '26 1234 5678  2026-07-03 02:00 CEST  no-show    Letiště Václava H… – Brno  Business  4       Karel Novák  English   Jana Ukázková  CZK 7,900   CZK 500.50 to give back',
    '26 1234 5678  2026-07-03 02:00 CEST  confirmed  Letiště Václava H… – Brno  Business  4                    English   Jan            on request  CZK 7,900 due            CHANGE ASKED FOR; back 2026-07-05 17:00 CEST; dead: http 422',
  ])
  expect(listText([], [], 50)).toBe('There are no such orders.')
})

test.each([
  ['capped', 'MAIL HELD BACK until you act'],
  ['refused', 'MAIL REFUSED'],
  ['dead', 'MAIL DEAD'],
  ['late', 'MAIL LATE'],
  [null, null],
])('of an order whose mail to the customer is %s the list notes %s', (mail, note) => {
  expect(/MAIL \w.*$/m.exec(listText([{ ...row, mail }], [], 50))?.[0] ?? null).toBe(note)
})

test('of an order that nobody told us of the list says so', () => {
  expect(listText([{ ...row, is_untold: 1 }], [], 50)).toContain('YOU WERE NOT TOLD')
  expect(listText([row], [], 50)).not.toContain('NOT TOLD')
})

test('a wish on an ended order is no wish any more, and a dropped order has no way back', () => {
  const cancelled = {
    ...row,
    state: 'cancelled',
    is_change_asked: 1,
    return_at: '2026-07-05T15:00:00.000Z',
  }
  expect(listText([cancelled], [], 50)).not.toMatch(/CHANGE|back 2026/)
})

test.each([
  [{ kind: 'hourly', to_place: null, hours: 4 }, /Letiště Václava H… – 4 h +Business +4 /],
  [
    { kind: 'experience', from_place: null, to_place: null, title: 'Vineyards of Moravia' },
    / Vineyards of Moravia +/,
  ],
  [{ kind: 'parcel', passengers: null }, / – Brno +Business +parcel /],
  [{ is_emptied: 1, name: null }, / forgotten /],
  [{ is_readable: 0 }, / unreadable /],
])('an order %j is told from the others', (changes, shown) => {
  expect(listText([{ ...row, ...changes }], [], 50)).toMatch(shown)
})

test('a list that may have been cut says so', () => {
  expect(listText([row, row], [], 2)).toContain('These are 2; there may be more.')
  expect(listText([row, row], [], 3)).not.toContain('there may be more')
})

test('a mail that failed is named below the list', () => {
  const mail = { item: 'x', state: 'dead', last_error: 'http 401', about: '2612345678' }
  expect(listText([row], [mail, mail], 50).split('\n').at(-1)).toBe(
    'Mail that could not be sent: 26 1234 5678 (http 401). Mend the cause, then replay each.',
  )
})

test('what a customer typed moves nothing in a terminal', () => {
  const nasty = '\u001B[2J\u202Eevil\n'
  const body = JSON.stringify({ name: nasty, [nasty]: { amount: nasty } })
  const events = JSON.stringify([
    { seq: 1, at: 0, actor: 'customer', event: 'received', data: { message: nasty } },
  ])
  const shown = [
    listText(
      [{ ...row, name: nasty, driver: nasty, title: nasty, last_error: nasty, delivery: nasty }],
      [{ about: nasty, last_error: nasty }],
      50,
    ),
    showText({ ...row, body, events, delivery: null, mails: null, note: nasty }, null),
    showText(row, [{ title: 'Order', rows: [{ label: 'Name', value: nasty }] }]),
    messagesText([{ message_key: nasty, sent_at: 0, delivery: nasty, body }]),
    printableJson(readColumns({ ...row, body })),
    listAsCsv([{ ...row, name: nasty }])
      .replaceAll('\r\n', '\n')
      .slice(1),
  ]
  for (const text of shown) expect(text.replaceAll('\n', '')).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u)
})

test('a name of two lines adds no row, and a message of two lines stays in its column', () => {
  expect(listText([{ ...row, name: 'Jana\n26 9999 9999' }], [], 50).split('\n')).toHaveLength(2)
  const message = { label: 'Message', value: 'Hello\nState   done' }
  expect(showText(row, [{ title: 'Contact', rows: [message] }])).toContain(
    '\n  Message  Hello\n           State   done',
  )
})

test('an order that was forgotten is shown all the same', () => {
  const rest = { ...row, events: '[]', delivery: null, mails: '[]' }
  expect(showText({ ...rest, body: '' }, null)).toContain('Forgotten  only number, state')
})

test('an order is shown in words, with its sums in crowns and its times in Prague', () => {
  const events = [
    {
      seq: 1,
      event: 'received',
      actor: 'customer',
      data: { total: null, pickupAt: '2026-12-03T07:30:00.000Z' },
    },
    {
      seq: 2,
      event: 'offer',
      actor: 'carrier',
      data: { total: 650_050, vatRateBp: 2100, until: '2026-12-01T17:00:00.000Z', words: '' },
    },
    {
      seq: 3,
      event: 'assign',
      actor: 'carrier',
      data: { driver: 'Karel', phone: '+420777123456', car: 'Škoda', plate: '1AB 2345' },
    },
    { seq: 4, event: 'requestChange', actor: 'customer', data: { message: 'An hour later' } },
  ].map((event) => ({ ...event, at: Date.UTC(2026, 10, 22) }))
  const shown = showText(
    {
      ...row,
      state: 'confirmed',
      payment_method: 'bankTransfer',
      note: null,
      events: JSON.stringify(events),
      delivery: JSON.stringify({
        state: 'pending',
        attempts: 2,
        isUnknown: 0,
        lastError: 'http 503',
        receipt: '{"id":"1"}',
      }),
      mails: JSON.stringify([
        { about: 'customer:event:2', state: 'delivered', lastError: null },
        { about: 'carrier:driverNews:3.1.driver', state: 'pending', lastError: null },
        { about: 'carrier:driverNews:3.1.former', state: 'pending', lastError: null },
      ]),
    },
    [{ title: 'Price', rows: [{ label: 'Total', value: 'CZK\u00a07,900' }] }],
  )
  expect(shown.split('\n')).toEqual([
    'Order 26 1234 5678',
    '  State             confirmed',
    '  Change asked for  “An hour later”, not answered yet',
    '  Payment           CZK 500.50 to give back',
    '  Total             CZK 7,900',
    '  Paid by           bank transfer',
    '  Driver            Karel, +420777123456, Škoda, 1AB 2345',
    '  Pickup            2026-07-03 02:00 CEST',
    '  Placed            2026-11-22 01:00 CET',
    '  Language          English',
    '  Last event        4',
    '',
    'Price',
    '  Total  CZK 7,900',
    '',
    'What happened',
    '  1  2026-11-22 01:00 CET  customer  ordered',
    '  2  2026-11-22 01:00 CET  you       price offered     price CZK 6,500.50, VAT 21%, stands until 2026-12-01 18:00 CET',
    '  3  2026-11-22 01:00 CET  you       driver assigned   driver Karel, phone +420777123456, car Škoda, plate 1AB 2345',
    '  4  2026-11-22 01:00 CET  customer  change asked for  wish “An hour later”',
    '',
    'Delivery to the back office',
    '  pending  2 attempts, http 503',
    '',
    'Mails',
    '  to the customer           price offered    delivered',
    '  to the driver             driver assigned  pending',
    '  to the driver until then  driver assigned  pending',
  ])
})

test('a message is shown by its labels, and its delivery only where it is not done', () => {
  const body = {
    locale: 'en',
    name: 'Jana',
    email: 'jana@example.com',
    phone: null,
    message: 'Hello\nJana',
  }
  const message = {
    message_key: 'key',
    sent_at: Date.UTC(2026, 10, 22),
    body: JSON.stringify(body),
  }
  expect(messagesText([{ ...message, delivery: 'delivered' }]).split('\n')).toEqual([
    '2026-11-22 01:00 CET  key',
    '  Language  English',
    '  Name      Jana',
    '  Email     jana@example.com',
    '  Message   Hello',
    '            Jana',
  ])
  expect(messagesText([{ ...message, delivery: 'held' }])).toContain('key  held')
})

test('what a newer site tells of an event is shown by its name', () => {
  expect(
    detailsOf({ waitedUntil: '2026-12-01T17:00:00.000Z', isGranted: false, why: null }),
  ).toEqual(['waited until 2026-12-01 18:00 CET', 'not granted'])
})

test('a correction is shown as what was and what is, each field by its words', () => {
  const trip = { pickup: 'Praha', dropoff: 'Brno', stops: [], pickupLocal: '2026-12-03T08:30' }
  const before = {
    name: 'Osoba cor',
    customerCompanyID: null,
    email: '',
    trip: { ...trip, pickupAt: '2026-12-03T07:30:00.000Z' },
    options: [],
    price: { lines: [{ label: { en: 'A' } }] },
    customerCompany: false,
  }
  const after = {
    name: 'Osoba Corová',
    customerCompanyID: '27082440',
    email: 'osoba@example.com',
    trip: {
      ...trip,
      stops: ['Jihlava', 'Tábor'],
      pickupLocal: '2026-12-03T09:00',
      pickupAt: '2026-12-03T08:00:00.000Z',
    },
    options: [{ code: 'water', name: {}, qty: 2 }],
    price: { lines: [{ label: { en: 'B' } }] },
    customerCompany: true,
  }
  expect(detailsOf({ before, after, landedAt: '2026-12-03T08:10:00.000Z' })).toEqual([
    'name Osoba cor → Osoba Corová',
    'pickup 2026-12-03 08:30 → 2026-12-03 09:00',
    'a company orders no → yes',
    'company number – → 27082440',
    'e-mail – → osoba@example.com',
    'stops – → Jihlava, Tábor',
    'extras – → 2× water',
    'landed at 2026-12-03 09:10 CET',
  ])
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
  expect(actedText({ order: standing, told: 'afterUndo' })).toBe(
    'Order 26 1234 5678 is offered and waits for the customer until 2026-12-01 18:00 CET. A mail tells the customer in a minute, unless you undo it.',
  )
  expect(
    actedText({
      order: { ...standing, state: 'confirmed', payment: 'awaiting', due: 790_000 },
      told: 'never',
    }),
  ).toBe(
    'Order 26 1234 5678 is confirmed; CZK 7,900 due; a change waits for the customer until 2026-12-01 18:00 CET. Nobody is told of it; a tax document that follows is mailed.',
  )
})

test('an act on an order in euros speaks of euros', () => {
  const owed = { ...standing, state: 'confirmed', payment: 'awaiting', until: null } as const
  expect(actedText({ order: { ...owed, due: 49_000, currency: 'EUR' }, told: 'now' })).toContain(
    '; €490 due. A mail tells the customer.',
  )
})

test('a refusal says why and how the order stands', async () => {
  expect(await refusalText({ error: 'decidedElsewhere', order: null })).toMatch(
    /^Your back office decides/,
  )
  expect(
    await refusalText({ error: 'notNow', order: { ...standing, state: 'done', until: null } }),
  ).toBe('The state of the order does not allow it.\nOrder 26 1234 5678 is done.')
})

test('an erasure says what was kept and why, and where else to look', () => {
  const text = erasedText({
    email: 'jana@example.com',
    at: '2026-12-01T00:00:00.000Z',
    search: { backOffice: 'notSearched' },
    erased: {
      orders: ['2612345678'],
      named: [],
      messages: 1,
      drafts: 0,
      backOffice: 0,
      desk: 2,
      drivers: 1,
      tasks: 0,
    },
    kept: [{ number: '2687654321', why: 'rideAhead' }],
    papers: [],
  })
  expect(text).toContain('rows of drivers and of the desk 3.')
  expect(text).toContain('Kept: order 26 8765 4321, its ride lies ahead')
  expect(text).toContain('Your back office keeps its own copy')
})

test('of a driver it says that the orders he drove name him for a while', () => {
  const text = erasedText({
    phone: '+420777000111',
    at: '2026-12-01T00:00:00.000Z',
    search: { backOffice: 'searched' },
    erased: {
      orders: [],
      named: [],
      messages: 0,
      drafts: 0,
      backOffice: 0,
      desk: 2,
      drivers: 1,
      tasks: 0,
    },
    kept: [],
    papers: [],
  })
  expect(text).toContain('rows of drivers and of the desk 3.')
  expect(text).toContain('name him until they are emptied')
})

test('erasures that are repeated say of how many, of which orders, and what stays', () => {
  const kept = [{ number: '2687654321', why: 'notPaid' as const }]
  const text = erasedAgainText({
    people: 2,
    orders: ['2612345678'],
    staff: 4,
    kept,
    unreadable: 0,
    next: null,
  })
  expect(text).toContain(
    'erased again of 2 people: orders 26 1234 5678; rows of drivers and of the desk 4.',
  )
  expect(text).toContain('Kept: order 26 8765 4321, money is still owed')
  expect(text).not.toContain('Not done')
  const other = erasedAgainText({
    people: 0,
    orders: [],
    staff: 0,
    kept,
    unreadable: 3,
    next: null,
  })
  expect(other).toContain('Not done: 3 of the list were noted under another ORDER_LINK_SECRET')
})

test('an order in euros has its sums in euros in the list and by itself', () => {
  const data = { fee: 49_000, reason: null }
  const events = JSON.stringify([{ seq: 2, event: 'cancel', actor: 'carrier', at: '', data }])
  const euros = { ...row, currency: 'EUR', due: 12_050, total: 49_000, payment_state: 'awaiting' }
  for (const said of [listText([euros], [], 50), showText({ ...euros, events }, [])]) {
    expect(said).toMatch(/€490\b/)
    expect(said).toContain('€120.50 due')
    expect(said).not.toContain('CZK')
  }
})
