import { expect, test } from 'vitest'
import { customerLetter } from '~/order/mail/letters/customer-letter'
import type { Paragraph } from '~/order/mail/letter-content'
import type { LifeEvent } from '~/order/life/event-data'
import { afterEvent, foldLife } from '~/order/acts/fold-life'
import { actFacts, decide, isTold } from '~/order/acts/acts'
import { KINDS, type OrderKind } from '~/carrier/order-kinds'
import { orderNow } from '~/order/life/order-now'
import { isEnded } from '~/order/life/states'
import { promisesOf } from '~/order/promises/promises'
import { momentOf, type PlacedView } from '~/order/status/status-view'
import { nextWords, statusWords } from '~/order/status/words/status-words'
import { orderCalendar } from '~/order/ticket/calendar'
import type { KnownOrder } from '~/order/store/find-order.server'
import { DAY, HOUR } from '~/lib/duration'
import { toLocalTime } from '~/lib/local-time'
import type { Locale } from '~/lib/locale'
import { runInLocale } from '~/i18n/run-in-locale.server'
import { locales } from '~/i18n/screens'
import { anOrder, NOW } from '../../../tests/support/builders.ts'
import { acts, type Step, toEvent } from '../../../tests/support/lives.ts'
import { wrongWeekdays } from '../../../tests/support/weekdays.ts'

/** Texts of an order in one state, as its customer and its guest read them. */
type Said = { page: string[]; guest: string[]; mail: string[]; calendar: string[] }

const PICKUP_AT = new Date('2026-12-09T09:30:00Z')
const AFTER = new Date(PICKUP_AT.getTime() + 2 * HOUR)
const BILLED = [acts.offer, acts.accept]

/** At an airport, at a station and elsewhere. */
const FREE_WAITING: Record<OrderKind, number> = { ride: 60, hourly: 30, experience: 15, parcel: 15 }

const RIDES: Record<OrderKind, Parameters<typeof anOrder>[0]> = {
  ride: {
    pickup: 'Letiště Praha',
    dropoff: 'Dlouhá 12, Praha',
    flightNumber: 'BA 854',
    nameBoard: 'ACME',
  },
  hourly: { kind: 'hourly', pickup: 'Praha hlavní nádraží', dropoff: '', hours: '4' },
  experience: {
    kind: 'experience',
    experience: 'vineyards',
    variant: 'day',
    pickup: 'Dlouhá 12, Praha',
    dropoff: '',
  },
  parcel: {
    kind: 'parcel',
    parcelLength: '40',
    parcelWidth: '30',
    parcelHeight: '20',
    parcelWeight: '5',
    parcelValue: '5000',
    recipientName: 'Petr Příjemce',
    recipientPhone: '+420777222333',
    nameBoard: '',
  },
}

/** Fourteen states, each with the steps that lead to it; a parcel is always a request first. */
const STATES: Record<string, (agree: Step[]) => Step[]> = {
  received: () => [],
  offered: () => [acts.offer],
  confirmed: (agree) => agree,
  assigned: (agree) => [...agree, acts.assign],
  onTheWay: (agree) => [...agree, acts.assign, acts.onTheWay],
  arrived: (agree) => [...agree, acts.assign, { ...acts.arrived, at: PICKUP_AT }],
  aboard: (agree) => [...agree, acts.assign, { ...acts.aboard, at: PICKUP_AT }],
  done: (agree) => [...agree, { act: { event: 'finish' }, by: 'carrier', at: AFTER }],
  noShow: (agree) => [...agree, { ...acts.noShow, at: AFTER }],
  rejected: () => [acts.reject],
  expired: () => [{ ...acts.expire, at: PICKUP_AT }],
  cancelledByCustomer: (agree) => [...agree, acts.cancel],
  cancelledLate: (agree) => [
    ...agree,
    { ...acts.cancel, at: new Date(PICKUP_AT.getTime() - HOUR) },
  ],
  cancelledByUs: (agree) => [...agree, acts.paid, acts.withdraw],
}

/** `day` moves everything by that many days. */
type Case = { locale: Locale; kind: OrderKind; state: string; isRequest: boolean; day?: number }

function saidOf(one: Case): Said {
  return runInLocale(one.locale, () => saidHere(one))
}

function saidHere({ locale, kind, state, isRequest, day = 0 }: Case): Said {
  const moved = (at: Date) => new Date(at.getTime() + day * DAY)
  const date = toLocalTime(moved(PICKUP_AT)).slice(0, 10)
  const order = anOrder({ ...RIDES[kind], date, time: '10:30' })
  const { trip, price } = order
  const total = isRequest ? null : (price.totalGross?.amount ?? 790_000)
  const at = moved(NOW).toISOString()
  const first: LifeEvent = {
    seq: 1,
    event: 'received',
    actor: 'customer',
    at,
    data: {
      total,
      pickupAt: trip.pickupAt,
      rideAt: trip.pickupAt,
      freeWaitingMin: FREE_WAITING[kind],
    },
  }
  let life = foldLife([first])
  if (!life) throw new Error('no life')
  let [last, now]: [LifeEvent, Date] = [first, moved(NOW)]
  for (const step of STATES[state]?.(isRequest ? BILLED : [acts.confirm]) ?? []) {
    now = step.at ? moved(step.at) : now
    last = toEvent(life, { ...step, at: now }, decide(life, step.act, step.by, now))
    life = afterEvent(life, last)
  }
  const sent = { order, number: '2611210001', locale, placedAt: at, note: null } as const
  const placed = orderNow({ ...sent, paymentMethod: isRequest ? null : 'bankTransfer' }, life)
  const known = { orderKey: 'key', placed, life }
  const promises = promisesOf({ placed, life, now })
  const view = (scope: PlacedView['scope']): PlacedView => ({
    ...known,
    state: 'placed',
    scope,
    now,
    mail: null,
    isOpen: true,
    isMailing: true,
    promises,
    moment: momentOf(life, now),
    etag: '',
    token: '',
    countries: [],
    browser: { remembers: false, maySendLink: false, done: null },
    documents: [],
    returned: null,
  })
  const page = statusWords(view('act'))
  const guest = statusWords(view('guest'))
  const next = nextWords(view('act'))
  const origin = 'https://www.example.com'
  const letter = isTold(last, 'customer')
    ? customerLetter({ known, event: last, origin, isDecidedHere: true }, origin)
    : null
  return {
    page: [
      page.heading,
      ...page.lead,
      ...(next ? [next.text] : []),
      ...promises.meeting,
      ...(promises.cancelling ? [promises.cancelling] : []),
      ...(actFacts('requestChange').from.includes(life.state) ? ['[ask for a change]'] : []),
      ...(isEnded(life.state) ? ['[order again]'] : []),
    ],
    guest: [guest.heading, ...guest.lead, ...promises.meeting],
    mail: letter ? [letter.subject, letter.heading, ...letter.lead.map(plain)] : [],
    calendar: isEnded(life.state) ? [] : calendarOf(known, locale),
  }
}

function plain(said: Paragraph): string {
  return typeof said === 'string' ? said : said.quoted
}

/** The summary and the description of the first event in the calendar file. */
function calendarOf(known: KnownOrder, locale: Locale): string[] {
  const about = { locale, host: 'www.example.com', guestUrl: 'https://www.example.com/g' }
  const file = orderCalendar(known, about).replaceAll('\r\n ', '')
  const texts = /^(?:SUMMARY|DESCRIPTION):(.*)$/gm
  return [...file.matchAll(texts)].slice(0, 2).flatMap(([, text = '']) => text.split('\\n'))
}

const CASES = locales.flatMap((locale) =>
  KINDS.flatMap((kind) =>
    Object.keys(STATES).map((state) => ({
      locale,
      kind,
      state,
      isRequest: isFirstARequest(kind, state),
    })),
  ),
)

/** A parcel is always a request first, and only a request has an offer. */
function isFirstARequest(kind: OrderKind, state: string): boolean {
  return kind === 'parcel' || state === 'offered'
}

const REQUESTS = locales.flatMap((locale) =>
  (['ride', 'hourly', 'experience'] as const).flatMap((kind) =>
    ['received', 'rejected', 'expired'].map((state) => ({ locale, kind, state, isRequest: true })),
  ),
)
const ALL = [...CASES, ...REQUESTS].map((one) => ({ ...one, said: saidOf(one) }))

function textOf({ page, guest, mail, calendar }: Said): string {
  return [...page, ...guest, ...mail, ...calendar].join('\n')
}

test('what is said in every state, kind and language is what was read and approved', async () => {
  const written = ALL.map(({ locale, kind, state, isRequest, said }) => {
    const parts = Object.entries(said).flatMap(([part, lines]) =>
      lines.map((line: string) => `  ${part}: ${line.replaceAll('\u00a0', ' ')}`),
    )
    const title = `${locale} ${kind} ${state}${isRequest && kind !== 'parcel' ? ' (request)' : ''}`
    return [title, ...parts].join('\n')
  })
  await expect(`${written.join('\n\n')}\n`).toMatchFileSnapshot('every-state.txt')
})

test.each(ALL)('$locale $kind $state (request: $isRequest) keeps its promises', (one) => {
  const { kind, state, isRequest, said } = one
  const text = textOf(said).replaceAll(/https:\S+/g, '[link]')
  expect(text).not.toMatch(/undefined|null|\[object|NaN|Invalid| {2}|\.\.(?!\.)/)
  const isOver = said.page.includes('[order again]')
  // Nothing offers a change of an ended order, and nobody is told that it can be cancelled.
  if (isOver) expect(said.page.join()).not.toMatch(/zrušíte|can cancel|\[ask for a change\]/)
  // A request binds when its price is accepted and nowhere else.
  if (isRequest && ['received', 'offered'].includes(state)) {
    expect(text).toMatch(/cenu nepřijmete|Přijetím nabídky|accept our price|By accepting the price/)
    expect(text).not.toMatch(/potvrdíme|potvrzení|once we confirm|confirmation/)
  }
  if (kind === 'parcel') expect(text).not.toMatch(/\b[Jj]ízd|\brid(?:e|ing)\b|pojede|travell/)
  if (isRequest && isOver && ['rejected', 'expired'].includes(state)) {
    expect(text).not.toMatch(/[Oo]bjednávk(?!.*znovu)|\border\b(?!.*again)/)
  }
})

test.each([0, 1, 2, 3, 4, 5, 6])('weekdays stand in the right case, %i days later', (day) => {
  const czech = [...CASES, ...REQUESTS].filter(({ locale }) => locale === 'cs')
  const wrong = czech.flatMap((one) =>
    wrongWeekdays(textOf(saidOf({ ...one, day }))).map(
      (said) => `${one.kind} ${one.state}: ${said}`,
    ),
  )
  expect(wrong).toEqual([])
})
