import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { appConfig } from '~config'
import { orderFacts, orderGroups } from '~/order/ticket/order-groups'
import { withPrice } from '~/order/life/order-now'
import { checkOrder } from '~/order/rules/to-order'
import { type OrderValues, tidyOrderValues } from '~/order/model/typed-order'
import { readWay } from '~/places/ways'
import { aCatalogue, NOW, someValues } from '../../../tests/support/builders.ts'
import { SETTINGS } from '../../../tests/support/property-settings.ts'

const NO_ADDRESS = { street: '', city: '', zip: '', chooseCountry: '' }
const NOBODY = { ...NO_ADDRESS, customerCompany: 'on', customerIsOtherAddress: 'on' }
const PARCEL = {
  kind: 'parcel',
  parcelLength: '40',
  parcelWidth: '30',
  parcelHeight: '20',
  parcelWeight: '9',
}

function check(changes: Partial<OrderValues>) {
  const values = tidyOrderValues(someValues(changes))
  return checkOrder(values, aCatalogue(), readWay(values, []), NOW)
}

function order(changes: Partial<OrderValues>) {
  const checked = check(changes)
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors))
  return checked.order
}

test('a request has no address unless one was given', () => {
  expect(order({ dropoff: 'Tábor', ...NO_ADDRESS })).toMatchObject({
    ...NO_ADDRESS,
    countryName: null,
    customerCompany: false,
    customerCompanyID: null,
    customerIsOtherAddress: false,
    deliveryAddress: null,
    deliveryCountryName: null,
    price: { status: 'onRequest' },
  })
  expect(order({ dropoff: 'Tábor' })).toMatchObject({
    street: 'Dlouhá 12',
    countryName: { cs: 'Česko' },
    price: { status: 'onRequest' },
  })
  expect(check({ dropoff: 'Tábor', ...NOBODY })).toMatchObject({ ok: false })
})

test('an order at a price needs its address', () => {
  expect(check(NO_ADDRESS)).toMatchObject({
    ok: false,
    errors: { street: { code: 'required' }, city: {}, zip: {}, chooseCountry: {} },
  })
})

test('whatever is ordered at a price has an address', () => {
  const typed = fc.record(
    {
      kind: fc.constantFrom('ride', 'hourly', 'experience', 'parcel'),
      dropoff: fc.constantFrom('Brno', 'Tábor'),
      stops: fc.constantFrom('', '\n', 'Kolín'),
      hours: fc.constantFrom('4', '04', '004'),
      variant: fc.constantFrom('day', 'own'),
      passengers: fc.constantFrom('1', '02', '6'),
      childSeats: fc.constantFrom('', '0', '1'),
      returnDate: fc.constantFrom('', '2026-12-05', '2027-02-05'),
      orderOptions: fc.subarray(['wifi', 'water', 'prosecco']),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(typed, (changes) => {
      const times = changes.returnDate ? { returnTime: '18:00' } : {}
      const ride = { ...PARCEL, experience: 'vineyards', kind: 'ride', ...changes }
      const checked = check({ ...ride, ...times, ...NO_ADDRESS })
      return !checked.ok || checked.order.price.status === 'onRequest'
    }),
    SETTINGS,
  )
})

test('a place whose town was asked for says it, for the driver and in the summary', () => {
  const placed = order({
    pickup: ' Hotel  Josef',
    pickupPlace: 'prague|Hotel Josef',
    dropoff: 'Náměstí Svobody',
    dropoffPlace: 'elsewhere|Náměstí Svobody',
  })
  expect(placed.trip).toMatchObject({ pickup: 'Hotel Josef, Praha', dropoff: 'Náměstí Svobody' })
})

function rowsOf(changes: Partial<OrderValues>) {
  return orderGroups(order(changes))
    .flatMap(({ rows }) => rows)
    .map(({ label, value }) => `${label}: ${value}`.replaceAll('\u00a0', ' '))
}

test('who rides and who receives a parcel stand in the summary', () => {
  const guest = { guestName: 'Jana Hostová', guestPhone: '608 111 222' }
  expect(rowsOf(guest)).toEqual(
    expect.arrayContaining(['Jméno hosta: Jana Hostová', 'Telefon hosta: +420 608 111 222']),
  )
  expect(rowsOf({}).join()).not.toContain('hosta')
  expect(rowsOf({ ...PARCEL, ...guest })).toEqual(
    expect.arrayContaining([
      'Kdo zásilku převezme: Jan Příjemce',
      'Telefon příjemce: +420 608 123 456',
    ]),
  )
  expect(rowsOf({ ...PARCEL, ...guest }).join()).not.toContain('hosta')
})

test('the estimated time has a line of its own, and a request says when it is known', () => {
  expect(rowsOf({})).toEqual(
    expect.arrayContaining(['Vzdálenost: asi 205 km', 'Odhadovaná doba: 2 h 20 min']),
  )
  expect(rowsOf({ dropoff: 'Tábor' })).toContain('Odhadovaná doba: zatím neznáme')
})

test('the hours of a car by the hour are booked, not estimated', () => {
  const facts = orderFacts(order({ kind: 'hourly', hours: '4', dropoff: '' }))
  const said = facts.map(({ label, value }) => `${label}: ${value}`.replaceAll('\u00a0', ' '))
  expect(said).toContain('Objednaná doba: 4 h')
  expect(said.join()).not.toContain('Odhadovaná')
})

test('who offers no extras says nothing of them', () => {
  expect(rowsOf({ orderOptions: [] })).toContain('Vybrané doplňky: žádné')
  const { orderOptions } = appConfig
  const placed = order({ orderOptions: [] })
  try {
    appConfig.orderOptions = []
    expect(orderGroups(placed).map(({ title }) => title)).not.toContain('Doplňky')
    expect(JSON.stringify([orderGroups(placed), orderFacts(placed)])).not.toContain('doplňky')
  } finally {
    appConfig.orderOptions = orderOptions
  }
})

test('the facts of an order are each under their own label', () => {
  const facts = (changes: Partial<OrderValues>) =>
    orderFacts(order(changes)).map(({ label }) => label.replaceAll('\u00a0', ' '))
  expect(facts({})).toEqual([
    'Kategorie vozu',
    'Počet cestujících',
    'Počet zavazadel',
    'Vybrané doplňky',
    'Odhadovaná doba',
    'Cena bez DPH',
    'DPH 21 %',
    'Celkem s DPH',
  ])
  expect(facts({ kind: 'experience', experience: 'vineyards', variant: 'day' })).toContain(
    'Varianta',
  )
})

test('fixed routes and hourly hire cost the same at night, at weekends and on public holidays', () => {
  const times = [
    ['2026-12-02', '12:00'],
    ['2026-12-02', '03:10'],
    ['2026-12-05', '23:50'],
    ['2026-12-06', '05:00'],
    ['2026-12-24', '20:00'],
    ['2027-01-01', '00:30'],
  ]
  const ways = [
    { pickup: 'Praha', dropoff: 'Brno' },
    { kind: 'hourly', pickup: 'Praha', dropoff: '', hours: '4' },
  ]
  for (const way of ways) {
    const totals = times.map(([date = '', time = '']) => {
      const { price } = order({ ...way, date, time })
      return price.totalGross?.amount
    })
    expect(new Set(totals).size).toBe(1)
    expect(totals[0]).toBeGreaterThan(0)
  }
})

test('the street or hotel that is told of a town alone stands before it, at the same price', () => {
  const detailed = order({ pickupDetail: 'Hotel Josef', dropoffDetail: 'Masarykova 5' })
  expect(detailed.trip).toMatchObject({
    pickup: 'Hotel Josef, Praha',
    dropoff: 'Masarykova 5, Brno',
  })
  expect(detailed.trip.townAlone).toBeUndefined()
  expect(detailed.price).toEqual(order({}).price)
  expect(order({}).trip).toMatchObject({ pickup: 'Praha', townAlone: ['pickup', 'dropoff'] })
})

test('a street beside a place that has one is not glued to it', () => {
  const left = { pickup: 'Dlouhá 12, Praha', pickupDetail: 'Hotel Josef', dropoff: 'Letiště Praha' }
  expect(order(left).trip).toMatchObject({ pickup: 'Dlouhá 12, Praha', dropoff: 'Letiště Praha' })
  expect(order(left).trip.townAlone).toBeUndefined()
})

/** A correction of an order, as our office types it at a time. */
function correct(changes: Partial<OrderValues>, now = NOW, was = order({})) {
  const values = tidyOrderValues(someValues(changes))
  const checked = { checkedFor: 'correction', order: was } as const
  return checkOrder(values, aCatalogue(), readWay(values, []), now, checked)
}

test('a correction moves no ride that is ahead into the past, and may put right one that is over', () => {
  const slip = { date: '2026-11-01' }
  expect(correct(slip)).toMatchObject({
    errors: { date: { code: 'pickupPast', moment: NOW.toISOString() } },
  })
  expect(correct({ date: '2026-11-21', time: '13:01' })).toMatchObject({ ok: true })
  expect(correct(slip, new Date('2026-12-04T12:00:00Z'))).toMatchObject({ ok: true })
})

test('a correction keeps the price, says what the site asks, and its line says the ride as it is now', () => {
  const was = order({ dropoff: 'Letiště Praha' })
  const other = correct({ dropoff: 'Brno' }, NOW, was)
  if (!other.ok) throw new Error(JSON.stringify(other.errors))
  const asked = order({ dropoff: 'Brno' })
  expect(other.order.price.totalGross).toEqual(was.price.totalGross)
  expect(other.price).toEqual({
    stays: was.price.totalGross?.amount,
    asks: asked.price.totalGross?.amount,
  })
  expect(other.order.price.lines.map(({ label }) => label)).toEqual(
    asked.price.lines.map(({ label }) => label),
  )
  // The same ride, also where its price was haggled.
  const cheap = withPrice(was, 100)
  const { price, trip } = was
  const same = { name: 'Jiný Člověk', time: '09:00', dropoff: trip.dropoff ?? '' }
  expect(correct(same, NOW, cheap)).toMatchObject({ price: null })
  expect(correct(same, NOW, was)).toMatchObject({ order: { price } })
})

test('a correction to a way that nobody knows has neither its length nor its price', () => {
  const was = order({})
  expect(was.durationMin).not.toBeNull()
  const through = correct({ stops: 'Tábor' }, NOW, was)
  if (!through.ok) throw new Error(JSON.stringify(through.errors))
  expect(through.order).toMatchObject({ durationMin: null, distanceKm: null })
  expect(through.price).toEqual({ stays: was.price.totalGross?.amount, asks: null })
  const { pickup, dropoff } = was.trip
  expect(through.order.price.lines[0]?.label.cs).toMatch(`${pickup} – ${dropoff}, `)
  const { durationMin } = was
  expect(correct({ name: 'Jiný Člověk' }, NOW, was)).toMatchObject({ order: { durationMin } })
})
