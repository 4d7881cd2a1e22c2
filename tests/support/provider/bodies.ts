import type { ContactBody } from '../../../src/back-office/contract.ts'
import type { OrderBody } from '../../../src/back-office/contract-order.ts'

/** An order of an evening in Prague; a test names only what it is about. */
export function anOrderBody(changes: Partial<OrderBody> = {}): OrderBody {
  return {
    number: '2647382916',
    locale: 'cs',
    kind: 'experience',
    service: 'business',
    experienceId: 'evening-prague',
    variantId: 'three-hours-business',
    trip: {
      pickup: 'Hotel Paříž, U Obecního domu 1',
      dropoff: null,
      stops: [],
      pickupLocal: '2026-12-03T18:30',
      timeZone: 'Europe/Prague',
      pickupAt: '2026-12-03T17:30:00.000Z',
      hours: null,
      flightNumber: null,
      returnLocal: null,
      returnAt: null,
    },
    passengers: 3,
    luggages: 2,
    childSeats: 1,
    childSeatSizes: ['9-18'],
    nameBoard: 'Nováková',
    driverLanguage: 'de',
    parcel: null,
    orderOptions: [{ code: 'prosecco', qty: 1 }],
    subject: null,
    message: 'Prosíme o zastávku na Letné – „tu s výhledem“.',
    note: null,
    name: 'Žofie Nováková',
    email: 'zofie@example.com',
    phone: '+420777123456',
    street: 'Pohraniční 2911/13b',
    city: 'Ostrava',
    zip: '70300',
    chooseCountry: 'CZ',
    customerCompany: true,
    customerCompanyName: "Nováková & O'Brien, s.r.o.",
    customerCompanyID: '27082440',
    customerCompanyVATID: 'CZ27082440',
    customerIsOtherAddress: true,
    deliveryAddress: { street: 'Hlavní 1', city: 'Brno', zip: '60200', country: 'CZ' },
    paymentMethod: 'card',
    guest: { name: 'Jana Hostová', phone: '+420608111222' },
    price: aFixedPrice(),
    termsVersion: '2025-04-01',
    placedAt: '2026-11-21T10:00:00.000Z',
    ...changes,
  }
}

function aFixedPrice(): OrderBody['price'] {
  return {
    status: 'fixed',
    lines: [
      {
        code: 'experience',
        label: { cs: 'Večer v Praze', en: 'An evening in Prague' },
        qty: 1,
        unitGross: { amount: 499_000, currency: 'CZK' },
        vatRateBp: 2100,
        gross: { amount: 499_000, currency: 'CZK' },
        net: { amount: 412_397, currency: 'CZK' },
        vat: { amount: 86_603, currency: 'CZK' },
      },
    ],
    totalGross: { amount: 499_000, currency: 'CZK' },
    totalNet: { amount: 412_397, currency: 'CZK' },
    vatByRate: [
      {
        rateBp: 2100,
        net: { amount: 412_397, currency: 'CZK' },
        vat: { amount: 86_603, currency: 'CZK' },
      },
    ],
  }
}

/** A request to carry a parcel: it has a recipient, and no price, address or payment. */
export function aRequestBody(): OrderBody {
  return anOrderBody({
    kind: 'parcel',
    experienceId: null,
    variantId: null,
    passengers: null,
    luggages: null,
    childSeats: 0,
    childSeatSizes: null,
    nameBoard: null,
    driverLanguage: null,
    guest: null,
    parcel: {
      lengthCm: 40,
      widthCm: 30,
      heightCm: 20,
      weightKg: 9,
      insuredValue: { amount: 0, currency: 'CZK' },
      recipient: { name: 'Jan Příjemce', phone: '+420608123456' },
    },
    orderOptions: [],
    street: '',
    city: '',
    zip: '',
    chooseCountry: '',
    customerCompany: false,
    customerCompanyName: null,
    customerCompanyID: null,
    customerCompanyVATID: null,
    customerIsOtherAddress: false,
    deliveryAddress: null,
    paymentMethod: null,
    price: aPriceOnRequest(),
  })
}

/** A price on request: the carrier names it later. */
export function aPriceOnRequest(): OrderBody['price'] {
  return { status: 'onRequest', lines: [], totalGross: null, totalNet: null, vatByRate: [] }
}

/** A message of the contact form. */
export function aContactBody(changes: Partial<ContactBody> = {}): ContactBody {
  return {
    locale: 'en',
    name: 'Zoë O’Brien',
    email: 'zoe@example.com',
    phone: null,
    subject: 'A ride for eight',
    message: 'Do you drive to Salzburg?',
    sentAt: '2026-11-21T10:00:00.000Z',
    ...changes,
  }
}
