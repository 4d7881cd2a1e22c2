import { expect, test } from 'vitest'
import { KINDS } from '~/carrier/order-kinds'
import { valuesAgain } from '~/order/rules/order-again-values'
import { DAY } from '~/lib/duration'
import { anOrder, NOW } from '../../../tests/support/builders.ts'

const OF_KIND: Record<(typeof KINDS)[number], Parameters<typeof anOrder>[0]> = {
  ride: {
    stops: 'Kutná Hora\nJihlava',
    returnDate: '2026-12-05',
    returnTime: '18:00',
    nameBoard: 'ACME',
    guestName: 'Petr Host',
    guestPhone: '+420608123456',
    driverLanguage: 'en',
    childSeats: '1',
    orderOptions: ['water'],
    customerCompany: 'on',
    customerCompanyName: 'Traiva',
    customerCompanyID: '25380141',
    customerIsOtherAddress: 'on',
    deliveryStreet: 'Krátká 3',
    deliveryCity: 'Brno',
    deliveryZip: '602 00',
  },
  hourly: { kind: 'hourly', hours: '4', dropoff: '' },
  experience: { kind: 'experience', experience: 'vineyards', variant: 'day' },
  parcel: {
    kind: 'parcel',
    parcelLength: '40',
    parcelWidth: '30',
    parcelHeight: '20',
    parcelWeight: '5',
    parcelValue: '5000',
  },
}

test.each(KINDS)('an order of the kind %s is ordered again as it was', (kind) => {
  const order = anOrder(OF_KIND[kind])
  expect(anOrder(valuesAgain(order, NOW))).toEqual(order)
})

test('the day of a past pickup is asked again, and a flight belongs to its day', () => {
  const order = anOrder({ flightNumber: 'BA 854', returnDate: '2026-12-05', returnTime: '18:00' })
  const later = new Date(Date.parse(order.trip.pickupAt) + DAY)
  expect(valuesAgain(order, later)).toMatchObject({
    date: '',
    time: '08:30',
    returnDate: '',
    returnTime: '',
    flightNumber: '',
    pickup: 'Praha',
  })
})
