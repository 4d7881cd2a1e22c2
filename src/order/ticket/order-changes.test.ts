import * as fc from 'fast-check'
import { createElement, Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Order } from '~/order/model/order'
import { orderChanges } from '~/order/ticket/order-changes'
import { OrderReview } from '~/order/ticket/order-review'
import { usualText } from '~/order/price/bill-rows'
import { cancellingTerms } from '~/order/promises/cancelling-text'
import { PriceBill } from '~/order/price/price-bill'
import type { OrderValues } from '~/order/model/typed-order'
import { aCatalogue, anOrder } from '../../../tests/support/builders.ts'
import { SETTINGS } from '../../../tests/support/property-settings.ts'

/** The lines of an order that a customer sees, read from the page's own markup; repeated ones are numbered. */
function linesSeen(order: Order): Set<string> {
  const usual = order.usual ? [usualText(order.usual, 'cs')] : []
  const terms = [cancellingTerms(order), order.promise.cs, ...usual]
  const review = createElement(OrderReview, { order, editQuery: null })
  const bill = createElement(PriceBill, { quote: order })
  const markup = renderToStaticMarkup(createElement(Fragment, null, review, bill))
  const row = /<(?:dt|th scope="row")>(.*?)<\/(?:dt|th)><(?:dd|td)>(.*?)<\/(?:dd|td)>/gs
  const seen = new Map<string, number>()
  return new Set(
    [...markup.matchAll(row), ...terms.map((text) => ['', 'terms', text])].map((cells) => {
      const [, label = '', value = ''] = cells
      const line = JSON.stringify([label, value.replaceAll(/<[^>]*>/g, '')])
      const times = (seen.get(line) ?? 0) + 1
      seen.set(line, times)
      return `${times} ${line}`
    }),
  )
}

function without(lines: Set<string>, others: Set<string>): Set<string> {
  return new Set([...lines].filter((line) => !others.has(line)))
}

const COMPANY = { customerCompanyName: 'Traiva', customerCompanyID: '25380141' }
const DELIVERY = { deliveryStreet: 'Krátká 3', deliveryCity: 'Brno', deliveryZip: '602 00' }
const PARCEL = { parcelLength: '40', parcelWidth: '30', parcelHeight: '20', parcelWeight: '9' }

/** Possible values of single fields; any combination of them is a valid order. */
const typed: fc.Arbitrary<Partial<OrderValues>> = fc
  .tuple(
    fc.constantFrom<Partial<OrderValues>>(
      {},
      { service: 'basic', passengers: '6', stops: 'Kolín' },
      { stops: 'Kolín\nJihlava', childSeats: '2' },
      { dropoff: 'Tábor' },
      { returnDate: '2026-12-05', returnTime: '18:00' },
      { kind: 'hourly', hours: '4' },
      { kind: 'experience', experience: 'vineyards', variant: 'day' },
      { kind: 'experience', experience: 'vineyards', variant: 'own', orderOptions: ['tasting'] },
      { kind: 'parcel', ...PARCEL },
      { kind: 'parcel', ...PARCEL, parcelValue: '20000' },
    ),
    fc.record(
      {
        date: fc.constant('2026-12-04'),
        time: fc.constantFrom('08:31', '20:30'),
        luggages: fc.constantFrom('1', '3'),
        flightNumber: fc.constant('OK 123'),
        nameBoard: fc.constant('Traiva'),
        name: fc.constant('Jan Jiný'),
        email: fc.constant('jan@example.com'),
        phone: fc.constant('608 111 222'),
        subject: fc.constant('Zakázka 12'),
        message: fc.constantFrom('U zadního vchodu', 'U brány'),
        street: fc.constant('Široká 1'),
        city: fc.constant('Brno'),
        chooseCountry: fc.constant('SK'),
        zip: fc.constant('811 01'),
      },
      { requiredKeys: [] },
    ),
    fc.subarray([
      { customerCompany: 'on', ...COMPANY },
      { customerIsOtherAddress: 'on', ...DELIVERY },
    ]),
  )
  .map(([ride, fields, parts]) => Object.assign({}, ride, fields, ...parts))
  .map((values) => ({ ...values, zip: values.chooseCountry === 'SK' ? '811 01' : '110 00' }))

test('every line of a summary that is another one now is listed with what it was and is, and nothing else', () => {
  fc.assert(
    fc.property(typed, typed, (one, other) => {
      const [before, now] = [anOrder(one), anOrder(other)]
      const changes = orderChanges(before, now)
      const [old, present] = [linesSeen(before), linesSeen(now)]
      const listed = (texts: (string | null)[]) => texts.filter((text) => text !== null).toSorted()
      const valuesIn = (lines: Set<string>) =>
        [...lines].map((line): string => JSON.parse(line.slice(line.indexOf(' ')))[1]).toSorted()
      expect(listed(changes.map((change) => change.now))).toEqual(valuesIn(without(present, old)))
      expect(listed(changes.map((change) => change.before))).toEqual(
        valuesIn(without(old, present)),
      )
      expect(orderChanges(now, anOrder(other))).toEqual([])
    }),
    // Each run renders two pages.
    { ...SETTINGS, numRuns: 60 },
  )
})

test('the names and prices of the carrier, its VAT and its terms are listed too', () => {
  const vineyards = { kind: 'experience', experience: 'vineyards', variant: 'day' }
  const renamed = aCatalogue()
  for (const experience of renamed.experiences) {
    experience.title.cs = 'Sklepy'
    for (const variant of experience.variants) {
      variant.vatRateBp = 1200
      if (variant.price) variant.price.amount += 10_000
    }
  }
  const changes = orderChanges(anOrder(vineyards), anOrder(vineyards, renamed))
  const changed = changes.map(({ before, now }) => [before, now].join(' > '))
  expect(changed).toContain('Vinice > Sklepy')
  expect(changed.join().replaceAll('\u00a0', ' ')).toContain('9 900 Kč > 10 000 Kč')
  expect(changes.map(({ label }) => label.replaceAll('\u00a0', ' ')).join()).toContain('12 %')

  const order = anOrder()
  const cancelling = { freeUntil: null, isSure: false }
  const now = {
    ...order,
    cancelling,
    promise: { cs: 'Nic', en: 'Nothing' },
    termsVersion: '2027-01-01',
  }
  const legal = orderChanges(order, now)
  expect(legal).toHaveLength(3)
  for (const change of legal) expect([change.before, change.now]).not.toContain(null)
})
