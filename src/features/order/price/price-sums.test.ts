import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { appConfig } from '~config'
import { aCatalogue, NOW, pricedCar, someValues } from '../../../../tests/support/builders.ts'
import { SETTINGS } from '../../../../tests/support/property-settings.ts'
import type { OrderValues } from '~/features/order/typed/typed-order'
import { quoteOrder } from '~/features/order/price/price'
import { quoteTyped } from '~/features/order/price/quote-typed'
import { validateOrder } from '~/features/order/rules/check-order'
import { serviceSlugs } from '~/tariff/service-slugs'
import { readWay } from '~/tariff/ways'

const catalogue = aCatalogue()
const place = fc.constantFrom(...appConfig.places.map(({ name }) => name.cs), 'Olomouc')
const count = (min: number, max: number) => fc.integer({ min, max }).map(String)
const extras = (codes: string[]) => fc.subarray(codes)
const rideExtras = extras(
  appConfig.orderOptions.flatMap(({ code, max }) => Array.from({ length: max }, () => code)),
)

const typedOrders: fc.Arbitrary<OrderValues> = fc
  .oneof(
    fc.record({
      kind: fc.constant('ride'),
      service: fc.constantFrom(...serviceSlugs),
      pickup: place,
      dropoff: place,
      returnDate: fc.constantFrom('', '2026-12-05'),
      passengers: count(1, 5),
      childSeats: count(0, 4),
      orderOptions: rideExtras,
    }),
    fc.record({
      kind: fc.constant('hourly'),
      service: fc.constantFrom(...serviceSlugs),
      hours: count(2, 24),
      passengers: count(1, 5),
      orderOptions: rideExtras,
    }),
    fc.record({
      kind: fc.constant('experience'),
      experience: fc.constant('vineyards'),
      variant: fc.constantFrom('day', 'own'),
      passengers: count(1, 4),
      orderOptions: extras(['prosecco', 'prosecco', 'prosecco', 'guide', 'tasting']),
    }),
  )
  .map((changes) => {
    const typed = someValues(changes)
    const childSeats = String(Math.min(Number(typed.childSeats), Number(typed.passengers)))
    const values = { ...typed, childSeats }
    return values.returnDate ? { ...values, returnTime: '18:00' } : values
  })

function sum(amounts: number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}

test('lines add up to the total, and net and VAT to the gross, of every order', () => {
  const seen = { fixed: 0, onRequest: 0, mixed: 0 }
  fc.assert(
    fc.property(typedOrders, (values) => {
      const result = validateOrder(values, catalogue, NOW, false)
      if (!result.ok) throw new Error(JSON.stringify(result.errors))
      const { price } = quoteOrder(result.details, catalogue, readWay(values, []))
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

test('the price beside the form is the price of the order', () => {
  fc.assert(
    fc.property(typedOrders, (values) => {
      const result = validateOrder(values, catalogue, NOW, false)
      if (!result.ok) throw new Error(JSON.stringify(result.errors))
      expect(quoteTyped(values, catalogue)).toEqual(
        quoteOrder(result.details, catalogue, readWay(values, [])),
      )
    }),
    SETTINGS,
  )
})

test('a return trip costs at most twice the way there, and exactly the discount less', () => {
  fc.assert(
    fc.property(typedOrders, (values) => {
      fc.pre(values.kind === 'ride' && values.returnDate !== '')
      const [there, back] = pricedCar(quoteTyped(values, catalogue))?.price.lines ?? []
      fc.pre(there?.code === 'ride' && back?.code === 'return')
      if (!there || !back) return
      const discount = (there.gross.amount * appConfig.ordering.returnDiscountBp) / 10_000
      expect(Math.abs(there.gross.amount - back.gross.amount - discount)).toBeLessThanOrEqual(0.5)
    }),
    SETTINGS,
  )
})
