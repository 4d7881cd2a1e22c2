import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { carrierLetter } from '~/order/mail/carrier-letter'
import { customerLetter } from '~/order/mail/customer-letter'
import { toHtml, toText } from '~/order/mail/layout'
import { decide } from '~/order/life/decide'
import type { LifeEvent } from '~/order/life/event-data'
import { afterEvent, foldLife } from '~/order/life/fold-life'
import { orderNow } from '~/order/life/order-now'
import { isTold } from '~/order/life/states'
import type { Order, PlacedOrder } from '~/order/model/order'
import { promisesOf } from '~/order/promises/promises'
import { DoneNotice } from '~/order/status/acts/done-notice'
import { OrderPart } from '~/order/status/order-part'
import { momentOf, type PlacedView } from '~/order/status/status-view'
import { statusWords } from '~/order/status/status-words'
import { WhatNext } from '~/order/status/what-next'
import { Ticket } from '~/order/ticket/ticket'
import { orderCalendar } from '~/order/ticket/calendar'
import { runInLocale } from '~/i18n/run-in-locale.server'
import type { Locale } from '~/lib/locale'
import { NOW } from './builders.ts'
import { type Step, toEvent } from './lives.ts'

const ORIGIN = 'https://www.example.com'

/** Everything an order says after some steps: its page, the guest's copy, the mails of the last step, the calendar. */
export type Told = {
  page: string
  guest: string
  mails: string[]
  html: string[]
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
      freeWaitingMin: 15,
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
  const sent = { number: '2611210001', locale, placedAt: placedAt.toISOString(), note: null }
  const placed = orderNow({ ...sent, order, paymentMethod }, life)
  const known = { orderKey: 'key', placed, life }
  const view = (scope: PlacedView['scope']): PlacedView => ({
    ...known,
    state: 'placed',
    scope,
    isOpen: true,
    isMailing: true,
    mail: null,
    now,
    browser: { remembers: false, maySendLink: false, done: null },
    documents: [],
    promises: promisesOf({ placed, life, now }),
    moment: momentOf(life, now),
    etag: '',
    token: 'token',
    countries: [],
    returned: null,
  })
  const letters = [
    ...(isTold(last, 'customer')
      ? [customerLetter({ known, event: last, origin: ORIGIN }, `${ORIGIN}/page`)]
      : []),
    ...(isTold(last, 'carrier')
      ? [runInLocale('cs', () => carrierLetter({ ...carriers(known), event: last }))]
      : []),
  ]
  const about = { locale, host: 'www.example.com', guestUrl: `${ORIGIN}/guest` }
  return {
    page: pageOf(view('act')),
    guest: pageOf(view('guest')),
    mails: letters.map((letter) => spaced(`${letter.subject}\n${toText(letter, locale)}`)),
    html: letters.map((letter) => spaced(toHtml(letter, locale))),
    calendar: spaced(orderCalendar(known, about).replaceAll('\r\n ', '')),
  }
}

function carriers(known: Parameters<typeof carrierLetter>[0]['known']) {
  return { known, isHeld: false, origin: ORIGIN }
}

function pageOf(view: PlacedView): string {
  const { heading, lead } = statusWords(view)
  const parts = [
    createElement(DoneNotice, { view }),
    createElement(Ticket, {
      order: view.placed.order,
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
