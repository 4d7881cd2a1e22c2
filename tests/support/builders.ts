import type { OrderCatalogue } from '~/back-office/catalogue/order-catalogue'
import { emptyOrderValues, type OrderValues } from '~/order/model/typed-order'
import type { Quote } from '~/order/price/price-ride'
import type { TypedQuote } from '~/order/price/price-typed'
import type { Order } from '~/order/model/order'
import { checkOrder } from '~/order/rules/to-order'
import { readWay } from '~/places/ways'
import { CUSTOMER, RIDE } from './order-fields.ts'

/** The moment of all tests of rules. */
export const NOW = new Date('2026-11-21T12:00:00Z')

const money = (amount: number) => ({ amount, currency: 'CZK' as const })

/** The price of the chosen car; null when the car is too small or no price is known. */
export function pricedCar(quote: TypedQuote | null): Quote | null {
  return quote && 'tooSmall' in quote ? null : quote
}

/** A small catalogue with one experience of two variants, one of them on request. */
export function aCatalogue(): OrderCatalogue {
  return {
    countries: [
      { code: 'CZ', name: { cs: 'Česko', en: 'Czechia' } },
      { code: 'SK', name: { cs: 'Slovensko', en: 'Slovakia' } },
      { code: 'DE', name: { cs: 'Německo', en: 'Germany' } },
    ],
    experiences: [
      {
        id: 'vineyards',
        slug: { cs: 'vinice', en: 'vineyards' },
        title: { cs: 'Vinice', en: 'Vineyards' },
        kind: 'fixedRoute',
        durationMin: 600,
        variants: [
          {
            id: 'day',
            name: { cs: 'Den', en: 'A day' },
            service: 'comfort',
            maxPassengers: 8,
            maxLuggage: 8,
            durationMin: 600,
            price: money(990_000),
            vatRateBp: 2100,
          },
          {
            id: 'own',
            name: { cs: 'Vlastní program', en: 'Your own programme' },
            service: 'business',
            maxPassengers: 4,
            maxLuggage: 4,
            durationMin: 480,
            price: null,
            vatRateBp: 2100,
          },
        ],
        options: [
          {
            code: 'prosecco',
            name: { cs: 'Prosecco', en: 'Prosecco' },
            price: money(59_000),
            per: 'order',
            max: 3,
            vatRateBp: 2100,
          },
          {
            code: 'guide',
            name: { cs: 'Průvodce', en: 'A guide' },
            price: money(80_000),
            per: 'hour',
            max: 1,
            vatRateBp: 2100,
          },
          {
            code: 'tasting',
            name: { cs: 'Ochutnávka', en: 'A tasting' },
            price: money(30_000),
            per: 'person',
            max: 1,
            vatRateBp: 2100,
          },
        ],
      },
    ],
  }
}

/** A ride from Prague to Brno that passes every rule at NOW; other kinds get their customer and recipient. */
export function someValues(changes: Partial<OrderValues> = {}): OrderValues {
  return {
    ...emptyOrderValues(),
    ...RIDE,
    ...CUSTOMER,
    date: '2026-12-03',
    time: '08:30',
    passengers: '2',
    recipientName: 'Jan Příjemce',
    recipientPhone: '608 123 456',
    ...changes,
  }
}

/** The order from such values at NOW; throws for values that break a rule. */
export function anOrder(changes: Partial<OrderValues> = {}, catalogue = aCatalogue()): Order {
  const values = someValues(changes)
  const checked = checkOrder(values, catalogue, readWay(values, []), NOW)
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors))
  return checked.order
}
