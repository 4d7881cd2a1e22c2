import { keysOf } from '../../src/lib/keys-of.ts'
import { NOTICES as HEARD, type NoticeEvent } from '../../src/back-office/events/contract-notice.ts'
import type { ToldEvent } from '../../src/back-office/events/contract-event.ts'

/** The examples of the contract. Tests judge each of them by the schemas of the code, in the carrier's languages. */

type Json = Record<string, unknown>
type Line = { code: string; label: { cs: string; en: string }; qty: number; unit: number }

const PLACED = '2026-11-24T09:15:00.000Z'
const AT = '2026-11-24T10:00:00.000Z'
const UNTIL = '2026-11-26T10:00:00.000Z'

const trip = {
  pickup: 'Letiště Praha',
  dropoff: 'Karlovy Vary',
  stops: [],
  pickupLocal: '2026-12-09T10:30',
  timeZone: 'Europe/Prague',
  pickupAt: '2026-12-09T09:30:00.000Z',
  hours: null,
  flightNumber: null,
  returnLocal: null,
  returnAt: null,
}

const airport = {
  code: 'ride',
  label: {
    cs: 'Letiště Praha – Karlovy Vary, Comfort',
    en: 'Prague Airport – Karlovy Vary, Comfort',
  },
  qty: 1,
  unit: 469_000,
}
const childSeat = (qty: number): Line => ({
  code: 'childSeat',
  label: { cs: 'Dětská sedačka', en: 'Child seat' },
  qty,
  unit: 0,
})

const plain = {
  number: '2610003800',
  locale: 'cs',
  kind: 'ride',
  service: 'comfort',
  experienceId: null,
  variantId: null,
  trip,
  passengers: 2,
  luggages: 0,
  childSeats: 0,
  nameBoard: null,
  parcel: null,
  orderOptions: [],
  subject: null,
  message: null,
  note: null,
  name: 'Jana Ukázková',
  email: 'jana@example.com',
  phone: '+420777123456',
  street: 'Dlouhá 12',
  city: 'Praha',
  zip: '11000',
  chooseCountry: 'CZ',
  customerCompany: false,
  customerCompanyName: null,
  customerCompanyID: null,
  customerCompanyVATID: null,
  customerIsOtherAddress: false,
  deliveryAddress: null,
  paymentMethod: 'bankTransfer',
  driverLanguage: null,
  childSeatSizes: null,
  guest: null,
  price: onRequest(),
  termsVersion: '2026-11-24',
  placedAt: PLACED,
}
const ride = {
  ...plain,
  trip: { ...trip, flightNumber: 'BA 854' },
  passengers: 4,
  luggages: 3,
  childSeats: 2,
  nameBoard: 'Smith family',
  childSeatSizes: ['9-18', '15-36'],
  guest: { name: 'John Smith', phone: '+442079460958' },
  price: fixed([airport, childSeat(2)]),
}
const withoutAddress = { street: '', city: '', zip: '', chooseCountry: '' }

/** The bodies of orders, with what each shows. */
export const ORDERS: Record<string, { summary: string; value: Json }> = {
  ride: { summary: 'A ride from the airport with a guest and child seats', value: ride },
  firm: {
    summary: 'A ride of a firm, paid on an invoice',
    value: {
      ...ride,
      number: '2610003806',
      customerCompany: true,
      customerCompanyName: 'Ukázka, s.r.o.',
      customerCompanyID: '99999994',
      customerCompanyVATID: 'CZ99999994',
      paymentMethod: 'invoice',
    },
  },
  returnJourney: {
    summary: 'A ride to the airport and back',
    value: {
      ...ride,
      number: '2610003801',
      locale: 'en',
      trip: {
        ...trip,
        pickup: 'Karlovy Vary',
        dropoff: 'Letiště Praha',
        returnLocal: '2026-12-11T17:00',
        returnAt: '2026-12-11T16:00:00.000Z',
      },
      childSeats: 1,
      nameBoard: null,
      childSeatSizes: ['0-13'],
      guest: null,
      price: fixed([
        {
          ...airport,
          label: {
            cs: 'Karlovy Vary – Letiště Praha, Comfort',
            en: 'Karlovy Vary – Prague Airport, Comfort',
          },
        },
        {
          code: 'return',
          label: {
            cs: 'Letiště Praha – Karlovy Vary, zpáteční jízda se slevou',
            en: 'Prague Airport – Karlovy Vary, return journey at a discount',
          },
          qty: 1,
          unit: 422_100,
        },
        childSeat(1),
      ]),
    },
  },
  hourly: {
    summary: 'A car by the hour',
    value: {
      ...plain,
      number: '2610003802',
      kind: 'hourly',
      service: 'business',
      trip: { ...trip, pickup: 'Dlouhá 12, Praha', dropoff: null, hours: 4 },
      price: fixed([
        {
          code: 'hourly',
          label: {
            cs: 'Vůz s řidičem na hodiny, Business',
            en: 'Car with a driver by the hour, Business',
          },
          qty: 4,
          unit: 149_000,
        },
      ]),
    },
  },
  experience: {
    summary: 'An experience with an extra',
    value: {
      ...plain,
      number: '2610003803',
      locale: 'en',
      kind: 'experience',
      experienceId: 'vineyards',
      variantId: 'day',
      trip: { ...trip, pickup: 'Dlouhá 12, Praha', dropoff: null },
      orderOptions: [{ code: 'prosecco', qty: 1 }],
      price: fixed([
        {
          code: 'experience',
          label: { cs: 'Vinice – Den', en: 'Vineyards – A day' },
          qty: 1,
          unit: 990_000,
        },
        { code: 'prosecco', label: { cs: 'Prosecco', en: 'Prosecco' }, qty: 1, unit: 59_000 },
      ]),
    },
  },
  parcel: {
    summary: 'A parcel with its recipient',
    value: {
      ...plain,
      ...withoutAddress,
      number: '2610003804',
      kind: 'parcel',
      service: 'basic',
      trip: { ...trip, pickup: 'Brno', dropoff: 'Praha' },
      passengers: null,
      luggages: null,
      parcel: {
        lengthCm: 230,
        widthCm: 30,
        heightCm: 30,
        weightKg: 90,
        insuredValue: money(100_000_000),
        recipient: { name: 'Jan Příjemce', phone: '+420608123456' },
      },
    },
  },
  request: {
    summary: 'A request: its price is on request',
    value: {
      ...plain,
      ...withoutAddress,
      number: '2610003805',
      locale: 'en',
      service: 'business',
      trip: { ...trip, pickup: 'Praha', dropoff: 'Tábor' },
      paymentMethod: null,
    },
  },
}

export const MESSAGE = {
  summary: 'A message of the contact form',
  value: {
    locale: 'en',
    name: 'Jana Ukázková',
    email: 'jana@example.com',
    phone: '+420777123456',
    subject: 'A ride for ten',
    message: 'Can you take ten people to Brno on 9 December?',
    sentAt: PLACED,
  },
}

type Told = { says: string; actor: string; data: Json }

/** What each event means, and what it may look like. */
export const TOLD: Record<ToldEvent, Told> = {
  confirm: { says: 'the order binds', actor: 'carrier', data: {} },
  offer: {
    says: 'a price for a request',
    actor: 'carrier',
    data: { total: 650_000, vatRateBp: 2_100, until: UNTIL, words: 'Včetně čekání.' },
  },
  accept: {
    says: 'the customer accepts it, and the order binds',
    actor: 'customer',
    data: {
      billing: {
        street: 'Dlouhá 12',
        city: 'Praha',
        zip: '11000',
        chooseCountry: 'CZ',
        countryName: { cs: 'Česko', en: 'Czechia' },
        customerCompany: false,
        customerCompanyName: null,
        customerCompanyID: null,
        customerCompanyVATID: null,
      },
      paymentMethod: 'bankTransfer',
    },
  },
  decline: { says: 'the customer declines it', actor: 'customer', data: {} },
  reject: {
    says: 'the carrier refuses the order',
    actor: 'carrier',
    data: { reason: 'Všechny vozy jsou na cestě.' },
  },
  expire: { says: 'nobody answered in time', actor: 'site', data: {} },
  assign: {
    says: 'who drives',
    actor: 'carrier',
    data: {
      driver: 'Karel Ukázka',
      phone: '+420700000001',
      car: 'Mercedes-Benz V',
      plate: '1AB 2345',
    },
  },
  progress: { says: 'where the driver is', actor: 'driver', data: { step: 'onTheWay' } },
  finish: {
    says: 'the ride is done',
    actor: 'driver',
    data: { why: 'Vyjelo se dřív.', leg: 1 },
  },
  noShow: {
    says: 'nobody came',
    actor: 'driver',
    data: {
      reason: 'Nikdo nepřišel.',
      waited: { from: '2026-12-09T09:30:00.000Z', until: '2026-12-09T10:30:00.000Z' },
    },
  },
  cancel: {
    says: 'by whom tells actor; an answered wish is the carrier’s, an unanswered one the site’s',
    actor: 'customer',
    data: { reason: null, fee: 0 },
  },
  requestCancel: {
    says: 'the customer asks to cancel, and fee is what the terms say',
    actor: 'customer',
    data: { reason: null, fee: 790_000 },
  },
  correctEmail: {
    says: 'the customer mistyped it',
    actor: 'customer',
    data: { email: 'jana@example.org' },
  },
  requestChange: {
    says: 'the customer asks for a change',
    actor: 'customer',
    data: { message: 'O hodinu později.' },
  },
  answerChange: {
    says: 'our answer',
    actor: 'carrier',
    data: {
      isGranted: true,
      words: 'Ano.',
      offer: {
        total: 850_000,
        pickup: { local: '2026-12-09T11:30', at: '2026-12-09T10:30:00.000Z' },
        until: UNTIL,
      },
    },
  },
  acceptChange: {
    says: 'the customer accepts the change that was offered',
    actor: 'customer',
    data: {},
  },
  declineChange: { says: 'the customer declines it', actor: 'customer', data: {} },
  surcharge: {
    says: 'added after the ride',
    actor: 'carrier',
    data: { amount: 500_000, reason: 'Úklid vozu.' },
  },
  price: { says: 'a new price', actor: 'carrier', data: { total: 600_000, reason: 'Omluva.' } },
  reopen: {
    says: 'the end was a mistake',
    actor: 'carrier',
    data: { reason: 'Překlep v čísle.' },
  },
  paid: {
    says: 'money came',
    actor: 'site',
    data: { amount: 790_000, day: '2026-11-25', way: 'card', reference: 'pi_3' },
  },
  refunded: {
    says: 'money went back',
    actor: 'carrier',
    data: { amount: 100_000, day: '2026-11-25', way: 'transfer' },
  },
  waive: { says: 'need not be paid', actor: 'carrier', data: { amount: 100_000 } },
  correct: {
    says: 'the order was typed wrong',
    actor: 'carrier',
    data: { before: { name: 'Jana Ukázkova' }, after: { name: 'Jana Ukázková' } },
  },
  undo: { says: 'an event is taken back', actor: 'carrier', data: { of: 4 } },
}

/** What notices hold where it differs from the event. */
const TOLD_US: Partial<Record<NoticeEvent, Json>> = {
  finish: { reason: 'Vyjelo se dřív.' },
  cancel: { reason: 'Porucha vozu.', fee: 0 },
}

/** The bodies of events and notices, by event. */
export const EVENTS = keysOf(TOLD).map((event, index): Json => {
  const { actor, data } = TOLD[event]
  return { seq: index + 2, event, actor, at: AT, data }
})
export const NOTICES = keysOf(HEARD).map((event, index): Json => {
  const data = TOLD_US[event] ?? TOLD[event].data
  return { number: plain.number, after: index + 1, event, at: AT, data }
})

function money(amount: number) {
  return { amount, currency: 'CZK' }
}

function onRequest(): Json {
  return { status: 'onRequest', lines: [], totalGross: null, totalNet: null, vatByRate: [] }
}

/** A fixed price at 21 % VAT; net is computed down from gross, line by line. */
function fixed(lines: Line[]): Json {
  const priced = lines.map((line) => {
    const gross = line.qty * line.unit
    return { ...line, gross, net: Math.round(gross / 1.21) }
  })
  const gross = priced.reduce((sum, line) => sum + line.gross, 0)
  const net = priced.reduce((sum, line) => sum + line.net, 0)
  return {
    status: 'fixed',
    lines: priced.map((line) => ({
      code: line.code,
      label: line.label,
      qty: line.qty,
      vatRateBp: 2_100,
      unitGross: money(line.unit),
      gross: money(line.gross),
      net: money(line.net),
      vat: money(line.gross - line.net),
    })),
    totalGross: money(gross),
    totalNet: money(net),
    vatByRate: [{ rateBp: 2_100, net: money(net), vat: money(gross - net) }],
  }
}
