import * as fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { appConfig } from '~config'
import { aCatalogue, NOW, pricedCar, someValues } from '../../../tests/support/builders.ts'
import { PARCEL } from '../../../tests/support/order-fields.ts'
import { SETTINGS } from '../../../tests/support/property-settings.ts'
import type { Order } from '~/order/model/order'
import type { OrderValues } from '~/order/model/typed-order'
import { priceTyped, quoteTyped } from '~/order/price/price-typed'
import { checkOrder } from '~/order/rules/to-order'
import { serviceSlugs } from '~/carrier/service-slugs'
import type { NamedTown } from '~/places/gazetteer'
import { readWay } from '~/places/ways'

const catalogue = aCatalogue()
const freeSeat = appConfig.childSeat.price

afterEach(() => void Object.assign(appConfig.childSeat, { price: freeSeat }))

const place = fc.constantFrom(...appConfig.places.map(({ name }) => name.cs), 'Olomouc', 'Kolín')
const count = (min: number, max: number) => fc.integer({ min, max }).map(String)
const extras = (codes: string[]) => fc.subarray(codes)
const rideExtras = extras(
  appConfig.orderOptions.flatMap(({ code, max }) => Array.from({ length: max }, () => code)),
)
const service = fc.constantFrom(...serviceSlugs)
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom(':', '.'), fc.constantFrom('00', '59'))
  .map(([hour, mark, minute]) => `${hour}${mark}${minute}`)

const typedOrders: fc.Arbitrary<OrderValues> = fc
  .oneof(
    fc.record({
      kind: fc.constant('ride'),
      service,
      pickup: place,
      dropoff: place,
      stops: fc.oneof(
        { weight: 3, arbitrary: fc.constant('') },
        fc.constantFrom('Jihlava', ' \nJihlava\n\nTábor', '-'),
      ),
      time,
      returnDate: fc.constantFrom('', '2026-12-05', '2027-02-05'),
      passengers: count(1, 5),
      childSeats: count(0, 4),
      orderOptions: rideExtras,
    }),
    fc.record({
      kind: fc.constant('hourly'),
      service,
      hours: fc.oneof(count(2, 24), fc.constant('004')),
      time,
      passengers: count(1, 5),
      orderOptions: rideExtras,
    }),
    fc.record({
      kind: fc.constant('experience'),
      experience: fc.constant('vineyards'),
      variant: fc.constantFrom('day', 'own'),
      time,
      passengers: fc.oneof(count(1, 4), fc.constant('003')),
      orderOptions: extras(['prosecco', 'prosecco', 'prosecco', 'guide', 'tasting']),
    }),
    fc
      .record({ service, pickup: place, dropoff: place, time })
      .map((changes) => ({ ...PARCEL, ...changes })),
  )
  .map((changes) => {
    const typed = someValues(changes)
    const childSeats = String(Math.min(Number(typed.childSeats), Number(typed.passengers)))
    const values = { ...typed, childSeats }
    return values.returnDate ? { ...values, returnTime: '18:00' } : values
  })
  // A ride that ends where it begins is refused (same-place.test.ts).
  .filter(({ kind, pickup, dropoff }) => kind !== 'ride' || pickup !== dropoff)

/** Towns of the gazetteer. Olomouc is not in it, so a ride there has no usual price. */
const TOWNS = [
  aTown(1, 'praha', 50.09, 14.42),
  aTown(2, 'brno', 49.2, 16.61),
  aTown(3, 'kolin', 50.03, 15.2),
]

function aTown(id: number, found: string, lat: number, lon: number): NamedTown {
  const name = { cs: found, en: found }
  return { place: id, found, name, country: 'CZ', district: '', population: 30_000, lat, lon }
}

function reading(values: OrderValues) {
  return readWay(values, TOWNS)
}

/** The order that the summary would bind. */
function bind(values: OrderValues): Order {
  const result = checkOrder(values, catalogue, reading(values), NOW)
  if (!result.ok) throw new Error(JSON.stringify(result.errors))
  return result.order
}

function sum(amounts: number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}

test('lines add up to the total, and net and VAT to the gross, of every order', () => {
  const seen = { fixed: 0, onRequest: 0, mixed: 0 }
  fc.assert(
    fc.property(typedOrders, (values) => {
      const { price } = bind(values)
      seen[price.status] += 1
      for (const { qty, unitGross, gross, net, vat } of price.lines) {
        expect(gross.amount).toBe(qty * unitGross.amount)
        expect(net.amount + vat.amount).toBe(gross.amount)
        for (const { amount } of [gross, net, vat]) {
          expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true)
        }
      }
      if (price.status === 'onRequest') {
        expect([price.totalGross, price.totalNet, price.vatByRate]).toEqual([null, null, []])
        return
      }
      const { lines, totalGross, totalNet, vatByRate } = price
      expect(totalGross.amount).toBe(sum(lines.map(({ gross }) => gross.amount)))
      for (const { rateBp, net, vat } of vatByRate) {
        const ofRate = lines.filter(({ vatRateBp }) => vatRateBp === rateBp)
        const gross = sum(ofRate.map((line) => line.gross.amount))
        expect(net.amount + vat.amount).toBe(gross)
        if (rateBp === 0) expect(vat.amount).toBe(0)
        // Rounded line by line, so it is off by half a heller a line at most.
        expect(Math.abs(vat.amount - (gross * rateBp) / (10_000 + rateBp))).toBeLessThanOrEqual(
          ofRate.length / 2,
        )
      }
      if (vatByRate.length > 1) seen.mixed += 1
      expect(totalNet.amount).toBe(sum(vatByRate.map(({ net }) => net.amount)))
      expect(totalNet.amount + sum(vatByRate.map(({ vat }) => vat.amount))).toBe(totalGross.amount)
    }),
    SETTINGS,
  )
  expect(seen.fixed).toBeGreaterThan(100)
  expect(seen.onRequest).toBeGreaterThan(50)
  expect(seen.mixed).toBeGreaterThan(0)
})

test('the category row, the bill beside the form and the bound order have one price', () => {
  // A row shows no child seats; free ones would hide that.
  Object.assign(appConfig.childSeat, { price: 5_000 })
  const seen = { fixed: 0, usual: 0, withoutStops: 0, late: 0 }
  fc.assert(
    fc.property(typedOrders, (typed) => {
      for (const slug of serviceSlugs) {
        const values = { ...typed, service: slug }
        const { quote, answer, isRequest } = priceTyped(values, catalogue, reading(values))
        const order = bind(values)
        const { price, durationMin, distanceKm, usual, countedBy } = order
        expect(quote).toEqual({ price, durationMin, distanceKm, usual, countedBy })
        expect(isRequest).toBe(price.status === 'onRequest')
        if (answer.kind !== values.kind || answer.state !== 'known') continue
        // A row prices the ride alone: no stops, no extras, and no return that is too late for its discount.
        const alone = { ...values, stops: '', childSeats: '0', orderOptions: [] }
        const isLate = values.returnDate === '2027-02-05' && answer.isFixed
        const there = isLate ? { ...alone, returnDate: '', returnTime: '' } : alone
        const bound = bind(there)
        const total = bound.price.totalGross?.amount
        const row = answer.prices?.[slug]
        expect(answer.isFixed).toBe(total !== undefined)
        const net = bound.price.totalNet?.amount
        expect(row).toEqual(
          total === undefined
            ? bound.usual && { ...bound.usual, net: null }
            : { from: total, to: total, net: net === total ? null : net },
        )
        const hasStops = values.kind === 'ride' && values.stops !== ''
        const isBoth = there.returnDate !== ''
        expect(answer.covered).toBe(hasStops ? 'withoutStops' : isBoth ? 'both' : 'there')
        const isWhole = !hasStops && !isLate
        if (isWhole) expect(usual).toEqual(bound.usual)
        if (isWhole && total !== undefined)
          expect(price.totalGross?.amount).toBe(total + sumOfExtras(order))
        seen[answer.isFixed ? 'fixed' : 'usual'] += 1
        if (hasStops) seen.withoutStops += 1
        if (isLate) seen.late += 1
      }
    }),
    SETTINGS,
  )
  for (const times of Object.values(seen)) expect(times).toBeGreaterThan(10)
})

function sumOfExtras({ price, options }: Order): number {
  const codes = ['childSeat', ...options.map(({ code }) => code)]
  const lines = price.lines.filter(({ code }) => codes.includes(code))
  return sum(lines.map(({ gross }) => gross.amount))
}

test('a return trip costs at most twice the way there, and exactly the discount less', () => {
  fc.assert(
    fc.property(typedOrders, (values) => {
      fc.pre(values.kind === 'ride' && values.returnDate !== '')
      const lines = pricedCar(quoteTyped(values, catalogue))?.price.lines ?? []
      const there = lines.find(({ code }) => code === 'ride')
      const back = lines.find(({ code }) => code === 'return')
      fc.pre(there !== undefined && back !== undefined)
      if (!there || !back) return
      const discount = (there.gross.amount * appConfig.ordering.returnDiscountBp) / 10_000
      expect(Math.abs(there.gross.amount - back.gross.amount - discount)).toBeLessThanOrEqual(0.5)
    }),
    SETTINGS,
  )
})
