import { afterEach, expect, test } from 'vitest'
import { appConfig } from '~config'
import { aCatalogue, anOrder as quote } from '../../../tests/support/builders.ts'

// A market has a function, which no clone holds.
const { market: _market, ...settings } = appConfig
const original = structuredClone(settings)

afterEach(() => {
  Object.assign(appConfig.company, original.company)
  Object.assign(appConfig.ordering, original.ordering)
})

test('a fixed route has a fixed price with VAT computed down line by line', () => {
  const { price, durationMin } = quote({ orderOptions: ['prosecco', 'prosecco', 'wifi'] })
  expect(durationMin).toBe(140)
  expect(price.lines.map(({ code, qty, gross }) => [code, qty, gross.amount])).toEqual([
    ['ride', 1, 790_000],
    ['wifi', 1, 0],
    ['prosecco', 2, 118_000],
  ])
  expect(price).toMatchObject({
    status: 'fixed',
    totalGross: { amount: 908_000, currency: 'CZK' },
    totalNet: { amount: 652_893 + 97_521 },
    vatByRate: [{ rateBp: 2100, vat: { amount: 908_000 - 652_893 - 97_521 } }],
  })
})

test('a ride over the border is exempt from VAT both ways, and its extras are not', () => {
  const { price } = quote({
    dropoff: 'Vídeň',
    orderOptions: ['prosecco'],
    returnDate: '2026-12-04',
    returnTime: '10:00',
  })
  expect(price.lines.map(({ code, vatRateBp }) => [code, vatRateBp])).toEqual([
    ['ride', 0],
    ['return', 0],
    ['prosecco', 2100],
  ])
  expect(price).toMatchObject({
    totalGross: { amount: 1_290_000 + 1_161_000 + 59_000 },
    totalNet: { amount: 1_290_000 + 1_161_000 + 48_760 },
    vatByRate: [
      { rateBp: 2100, net: { amount: 48_760 }, vat: { amount: 10_240 } },
      { rateBp: 0, net: { amount: 2_451_000 }, vat: { amount: 0 } },
    ],
  })
})

test('the way back on a fixed route has the discount', () => {
  const { price } = quote({ returnDate: '2026-12-04', returnTime: '10:00' })
  expect(price.lines.map(({ gross }) => gross.amount)).toEqual([790_000, 711_000])
})

test('a way back after more than thirty days is on request', () => {
  // The ride is on 3 December.
  const back = (returnDate: string) => quote({ returnDate, returnTime: '23:00' }).price
  expect(back('2027-01-02')).toMatchObject({ status: 'fixed', totalGross: { amount: 1_501_000 } })
  expect(back('2027-01-03')).toMatchObject({ status: 'onRequest', totalGross: null })
})

test('an unknown route, a stop on the way and a parcel are on request', () => {
  expect(quote({ pickup: 'Olomouc' }).price).toMatchObject({
    status: 'onRequest',
    totalGross: null,
  })
  expect(quote({ stops: 'Jihlava' }).price.status).toBe('onRequest')
  const parcel = { parcelLength: '10', parcelWidth: '10', parcelHeight: '10', parcelWeight: '1' }
  expect(quote({ kind: 'parcel', ...parcel }).price.status).toBe('onRequest')
})

test('a car by the hour costs its rate times the hours', () => {
  const { price, durationMin } = quote({ kind: 'hourly', hours: '4', service: 'basic' })
  expect(price.totalGross?.amount).toBe(4 * 99_000)
  expect(durationMin).toBe(240)
})

test('extras of an experience count by order, person and hour', () => {
  const { price } = quote({
    kind: 'experience',
    experience: 'vineyards',
    variant: 'day',
    passengers: '3',
    orderOptions: ['prosecco', 'guide', 'tasting'],
  })
  expect(price.lines.map(({ code, gross }) => [code, gross.amount])).toEqual([
    ['experience', 990_000],
    ['prosecco', 59_000],
    ['guide', 10 * 80_000],
    ['tasting', 3 * 30_000],
  ])
})

test('the bill knows which lines count hours and which people', () => {
  const { countedBy } = quote({
    kind: 'experience',
    experience: 'vineyards',
    variant: 'day',
    orderOptions: ['prosecco', 'guide', 'tasting'],
  })
  expect(countedBy).toEqual({ guide: 'hour', tasting: 'person' })
  expect(quote({ kind: 'hourly', hours: '4' }).countedBy).toEqual({ hourly: 'hour' })
})

test('a variant without a price is on request but keeps its time', () => {
  const own = quote({ kind: 'experience', experience: 'vineyards', variant: 'own' })
  expect(own).toMatchObject({ durationMin: 480, price: { status: 'onRequest' } })
})

test('a carrier that pays no VAT charges none, whatever rate the offer names', () => {
  Object.assign(appConfig.company, { vatPayer: false, vatId: null })
  const { price } = quote({ orderOptions: ['prosecco'] })
  expect(price).toMatchObject({
    totalGross: { amount: 849_000 },
    totalNet: { amount: 849_000 },
    vatByRate: [{ rateBp: 0, vat: { amount: 0 } }],
  })
  expect(price.lines.every(({ vatRateBp, vat }) => vatRateBp === 0 && vat.amount === 0)).toBe(true)
})

test('the bill calls the return journey cheaper only when it is', () => {
  const back = () =>
    quote({ returnDate: '2026-12-04', returnTime: '10:00' }).price.lines[1]?.label.cs
  expect(back()).toBe('Brno – Praha, zpáteční jízda se slevou')
  Object.assign(appConfig.ordering, { returnDiscountBp: 0 })
  expect(back()).toBe('Brno – Praha, zpáteční jízda')
  expect(quote({ returnDate: '2027-06-01', returnTime: '10:00' }).price.status).toBe('fixed')
})

test('a variant of an experience may have parts with rates of their own, named or by the market', () => {
  const catalogue = aCatalogue()
  const parts = [
    { shareBp: 7_500, vatRateBp: 1200 },
    { shareBp: 2_500, vatRateBp: 2100, name: { cs: 'průvodce', en: 'guide' } },
  ]
  const experiences = catalogue.experiences.map((experience) => ({
    ...experience,
    variants: experience.variants.map((variant) => ({ ...variant, vatParts: parts })),
  }))
  const values = { kind: 'experience', experience: 'vineyards', variant: 'day', dropoff: '' }
  const { price } = quote({ ...values, time: '10:30' }, { ...catalogue, experiences })
  expect(
    price.lines.map(({ code, label, gross, vatRateBp }) => [
      code,
      label.cs,
      gross.amount,
      vatRateBp,
    ]),
  ).toEqual([
    ['experience', 'Vinice – Den: úsek v\u00a0Česku', 742_500, 1200],
    ['experience', 'Vinice – Den: průvodce', 247_500, 2100],
  ])
  expect(price.totalGross).toEqual({ amount: 990_000, currency: 'CZK' })
})
