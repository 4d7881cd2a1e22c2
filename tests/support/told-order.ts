import { appConfig } from '~config'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { carrierLetter } from '~/order/mail/letters/carrier-letter'
import { customerLetter, formerLetter, linkLetter } from '~/order/mail/letters/customer-letter'
import { toHtml, toText } from '~/order/mail/layout'
import type { LetterContent } from '~/order/mail/letter-content'
import { decide, isTold, toldOf } from '~/order/acts/acts'
import type { LifeEvent } from '~/order/life/event-data'
import { afterEvent, foldLife } from '~/order/acts/fold-life'
import { orderNow, withPrice } from '~/order/life/order-now'
import type { Order, PlacedOrder } from '~/order/model/order'
import { promisesOf } from '~/order/promises/promises'
import { DoneNotice } from '~/order/status/acts/done-notice'
import { OrderPart } from '~/order/status/order-part'
import { momentOf, type PlacedView } from '~/order/status/status-view'
import { statusWords } from '~/order/status/words/status-words'
import { WhatNext } from '~/order/status/what-next'
import { Ticket } from '~/order/ticket/ticket'
import { orderCalendar } from '~/order/ticket/calendar'
import { runInLocale } from '~/i18n/run-in-locale.server'
import type { KnownOrder } from '~/order/store/find-order.server'
import { type Locale, ownLocale } from '~/lib/locale'
import { meetingPlaceOf } from '~/places/words/meeting-place'
import { NOW } from './builders.ts'
import { type Step, toEvent } from './lives.ts'

type CarriersEvent = Parameters<typeof carrierLetter>[0]['event']

const ORIGIN = 'https://www.example.com'
/** The terms that were in force when the orders of the tests are placed (NOW). */
const TERMS_OF_NOW = '2025-04-01'

/** Everything an order says after some steps: its page, the guest's copy, the mails of the last step, the calendar. */
export type Told = {
  page: string
  guest: string
  mails: string[]
  html: string[]
  /** The mail that resends a lost link. */
  link: string
  calendar: string
}

type Asked = {
  order: Order
  steps: Step[]
  locale: Locale
  paymentMethod?: PlacedOrder['paymentMethod']
  /** When it was placed; also the moment of a step without its own. */
  placedAt?: Date
  /** True if it is placed without a price. */
  isRequest?: boolean
  /** When it is read, if later than its last step. */
  until?: Date | undefined
}

/** Renders an order after some steps in full, with common spaces. */
export function toldOrder(asked: Asked): Told {
  return runInLocale(asked.locale, () => toldHere(asked))
}

function toldHere({
  order,
  steps,
  locale,
  paymentMethod = 'bankTransfer',
  placedAt = NOW,
  isRequest = false,
  until,
}: Asked): Told {
  const { pickupAt } = order.trip
  const first: LifeEvent = {
    seq: 1,
    event: 'received',
    actor: 'customer',
    at: placedAt.toISOString(),
    data: {
      total: isRequest ? null : (order.price.totalGross?.amount ?? null),
      pickupAt,
      rideAt: pickupAt,
      freeWaitingMin: freeWaitingAt(order),
    },
  }
  let life = foldLife([first])
  if (!life) throw new Error('no life')
  let [last, now]: [LifeEvent, Date] = [first, placedAt]
  for (const step of steps) {
    now = step.at ?? now
    last = toEvent(life, { ...step, at: now }, decide(life, step.act, step.by, now))
    life = afterEvent(life, last)
  }
  const told = toldOf(last.event, last.actor)
  const readAt = until ?? now
  const sent = { number: '2611210001', locale, placedAt: placedAt.toISOString(), note: null }
  const ordered = { ...order, termsVersion: TERMS_OF_NOW }
  const placed = orderNow(
    isRequest
      ? { ...sent, order: unpriced(ordered), paymentMethod: null }
      : { ...sent, order: ordered, paymentMethod },
    life,
  )
  const known = { orderKey: 'key', placed, life }
  const view = (scope: PlacedView['scope']): PlacedView => ({
    ...known,
    state: 'placed',
    scope,
    isOpen: true,
    isMailing: true,
    mail: null,
    now: readAt,
    browser: { remembers: false, maySendLink: false, done: null },
    documents: [],
    promises: promisesOf({ placed, life, now: readAt }),
    moment: momentOf(life, readAt),
    etag: '',
    token: 'token',
    countries: [],
    returned: null,
  })
  const url = `${ORIGIN}/page`
  const ours =
    told.includes('customer') && isTold(last, 'customer')
      ? [
          written(
            customerLetter({ known, event: last, origin: ORIGIN, isDecidedHere: true }, url),
            locale,
          ),
        ]
      : []
  const carriers =
    told.includes('carrier') && isTold(last, 'carrier') ? [carriersMail(known, last)] : []
  // Whoever owns the address that was a mistake learns that nothing more comes.
  const formers = last.event === 'correctEmail' ? [written(formerLetter(known), locale)] : []
  const mails = [...ours, ...carriers, ...formers]
  const about = { locale, host: 'www.example.com', guestUrl: `${ORIGIN}/guest` }
  return {
    page: pageOf(view('act')),
    guest: pageOf(view('guest')),
    mails: mails.map(({ text }) => text),
    html: mails.map(({ html }) => html),
    link: written(linkLetter(known, url), locale).text,
    calendar: spaced(orderCalendar(known, about).replaceAll('\r\n ', '')),
  }
}

type Written = { text: string; html: string }

function written(letter: LetterContent, locale: Locale): Written {
  return {
    text: spaced(`${letter.subject}\n${toText(letter, locale)}`),
    html: spaced(toHtml(letter, locale)),
  }
}

/** The carrier's mail, in its first language whatever the customer speaks. */
function carriersMail(known: KnownOrder, event: CarriersEvent): Written {
  return runInLocale(ownLocale, () =>
    written(
      carrierLetter({
        known,
        isHeld: false,
        origin: ORIGIN,
        event,
        hasDesk: true,
        isDecidedHere: true,
      }),
      ownLocale,
    ),
  )
}

/** The order as a request is placed: nobody has named its price. */
function unpriced(order: Order): Order {
  return {
    ...order,
    price: { status: 'onRequest', lines: [], totalGross: null, totalNet: null, vatByRate: [] },
  }
}

/** The waiting that the price includes, in minutes, as an order is placed with it. */
function freeWaitingAt({ parcel, trip }: Order): number {
  const { airportMin, stationMin, elsewhereMin } = appConfig.ordering.freeWaiting
  const place = parcel ? 'address' : meetingPlaceOf(trip.pickup)
  if (place === 'airport') return airportMin
  return place === 'station' ? stationMin : elsewhereMin
}

function pageOf(view: PlacedView): string {
  const { heading, lead } = statusWords(view)
  const parts = [
    createElement(DoneNotice, { view }),
    createElement(Ticket, {
      order: withPrice(view.placed.order, view.life.offer?.total ?? view.life.price),
      stub: null,
      hasPrice: view.scope !== 'guest',
    }),
    createElement(WhatNext, { view }),
    createElement(OrderPart, { view }),
  ]
  return spaced([heading, ...lead, ...parts.map((part) => renderToStaticMarkup(part))].join('\n'))
}

function spaced(text: string): string {
  return text.replaceAll('\u00a0', ' ').replaceAll('\u00ad', '')
}
