import { env, withEnv } from 'cloudflare:workers'
import PostalMime, { type Email } from 'postal-mime'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { appConfig } from '~config'
import { oweMail } from '~/outbox/outbox.server'
import { actOnOrder } from '~/order/store/act.server'
import type { Act } from '~/order/life/event-data'
import type { PaymentMethod } from '~/carrier/payment-methods'
import type { Actor } from '~/order/life/states'
import { sendOwedMail } from '~/order/mail/send-mail.server'
import { formatOrderNumber } from '~/i18n/format'
import { DAY, HOUR, MINUTE } from '~/lib/duration'
import type { Locale } from '~/lib/locale'
import { type ApiMail, toEml } from '../../../tests/support/worker/eml.ts'
import {
  addDriver,
  endLinks,
  listDrivers,
  removeDriver,
  saveDriver,
} from '~/roster/driver-store.server'
import { anOrder, NOW } from '../../../tests/support/builders.ts'
import { aPriceOnRequest } from '../../../tests/support/provider/bodies.ts'
import { emptyOutbox } from '../../../tests/support/worker/outbox.ts'
import { aNewOrder, placeOrder, storeMessage } from '../../../tests/support/worker/placed-orders.ts'

const SITE = {
  DB: env.DB,
  SITE_ORIGIN: 'https://www.vozka.example',
  ORDER_LINK_SECRET: env.ORDER_LINK_SECRET ?? '',
  MAIL_API_URL: 'https://mail.example/emails',
  MAIL_API_TOKEN: 'token',
  MAIL_FROM: 'site@vozka.example',
  CARRIER_EMAIL: 'carrier@vozka.example',
}
const DRIVER = {
  driver: 'Karel Řidič',
  phone: '+420608123456',
  car: 'Škoda Superb',
  plate: '1AB 2345',
}
const BILLING = {
  street: 'Dlouhá 12',
  city: 'Praha',
  zip: '110 00',
  chooseCountry: 'CZ',
  countryName: { cs: 'Česko', en: 'Czechia' },
  customerCompany: false,
  customerCompanyName: null,
  customerCompanyID: null,
  customerCompanyVATID: null,
}

let posted: ApiMail[] = []

beforeEach(async () => {
  await emptyOutbox()
  await env.DB.prepare('DELETE FROM mail_counts').run()
  posted = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    posted.push(await new Request(url, init).json())
    return Response.json({ id: '1' })
  })
})

afterEach(() => {
  vi.restoreAllMocks()
})

/** The mails sent at `now`, parsed by a mail library, by recipient. */
async function mailsAt(now: Date): Promise<{ customer: Email | null; carrier: Email | null }> {
  posted = []
  await sendOwedMail(SITE, now)
  const read = await Promise.all(
    posted.map((mail, index) => PostalMime.parse(toEml(mail, now, `boundary-${index}`))),
  )
  const to = (address: string) =>
    read.find(({ to: all }) => all?.some((one) => one.address === address)) ?? null
  return { customer: to('jana@example.com'), carrier: to('carrier@vozka.example') }
}

async function place({
  locale = 'cs',
  isRequest = false,
  isFlagged = false,
  paymentMethod = 'bankTransfer',
  usual = null,
  at = NOW,
}: {
  locale?: Locale
  isRequest?: boolean
  isFlagged?: boolean
  paymentMethod?: PaymentMethod
  usual?: { from: number; to: number } | null
  at?: Date
} = {}) {
  const { order } = aNewOrder()
  const priced = isRequest ? { ...order, price: aPriceOnRequest(), usual } : order
  const payment = { paymentMethod: isRequest ? null : paymentMethod, note: 'Brána vzadu' }
  const placing = aNewOrder({ order: priced, locale, payment, isFlagged })
  const { number } = await placeOrder(env.DB, placing, at)
  return { number, orderKey: placing.orderKey, shown: formatOrderNumber(number) }
}

async function act(number: string, doing: Act, actor: Actor, now: Date): Promise<void> {
  const done = await actOnOrder(env.DB, number, { act: doing, actor, seq: null }, now)
  if (!done.ok) throw new Error(done.error)
}

/** An act of somebody; without a time it follows one minute after the mails of the act before. */
type Acting = [Act, Actor, Date?]

/** Performs acts and returns the mails of the last. */
async function after(number: string, ...acts: Acting[]) {
  let now = new Date(NOW.getTime() + MINUTE)
  let mails = await mailsAt(now)
  for (const [doing, actor, at] of acts) {
    now = at ?? new Date(now.getTime() + MINUTE)
    await act(number, doing, actor, now)
    // Then the carrier cannot take its act back any more.
    now = new Date(now.getTime() + MINUTE)
    mails = await mailsAt(now)
  }
  return mails
}

function names(mail: Email | null): string[] {
  return (mail?.attachments ?? []).map(({ filename }) => filename ?? '')
}

/** After the ride, whose pickup is at 7:30 UTC. */
const AFTER_RIDE = new Date('2026-12-03T09:30:00Z')
const CONFIRM: [Act, Actor] = [{ event: 'confirm' }, 'carrier']
const ASSIGN: [Act, Actor] = [{ event: 'assign', ...DRIVER }, 'carrier']
const OFFER: [Act, Actor] = [
  { event: 'offer', total: 500_000, until: null, words: 'S přáním dobré cesty' },
  'carrier',
]
const ASK: [Act, Actor] = [{ event: 'requestChange', message: 'O hodinu později' }, 'customer']
const GRANT: Extract<Act, { event: 'answerChange' }> = {
  event: 'answerChange',
  isGranted: true,
  words: '',
  until: null,
  total: 850_000,
  time: '2026-12-03T09:30',
}

test('a wish granted as it was: both read in one mail each that it holds, with our words and the new time', async () => {
  const { number } = await place()
  const pickup = { local: '2026-12-03T12:15', at: '2026-12-03T11:15:00.000Z' }
  const asked = await after(number, CONFIRM, [
    { event: 'requestChange', message: 'Později', pickup, flightNumber: 'BA 854' },
    'customer',
  ])
  expect(asked.carrier?.text).toContain('--yes --time 2026-12-03T12:15')
  expect(asked.carrier?.text).not.toContain('--same')
  const granted = { ...GRANT, total: null, time: pickup.local, words: 'S radostí.' }
  const { customer, carrier } = await after(number, [granted, 'carrier'])
  const text = customer?.text?.replaceAll('\u00a0', ' ') ?? ''
  for (const said of ['Změna platí', 'S radostí.', '12:15', 'BA 854']) expect(text).toContain(said)
  expect(names(customer)).toContain(`jizda-${number}.ics`)
  expect(carrier?.text).toContain('hned platí')
  expect(carrier?.text).toContain('BA 854')
})

test('the confirmation holds what makes the contract, the calendar and the terms', async () => {
  const { number, shown } = await place()
  const { customer, carrier } = await after(number, CONFIRM)
  expect(carrier).toBeNull()
  expect(customer?.subject).toBe(
    'Potvrzeno: Praha – Brno, čtvrtek 3. prosince 2026 v\u00a08:30'.replace(
      '3. prosince 2026',
      '3.\u00a0prosince\u00a02026',
    ),
  )
  const text = customer?.text?.replaceAll('\u00a0', ' ') ?? ''
  for (const said of [
    `objednávku ${shown.replaceAll('\u00a0', ' ')} potvrzujeme`,
    '7 900 Kč',
    'bez DPH',
    'Zaplaťte prosím 7 900 Kč do ',
    'převodem na účet níže.',
    '19-2000145399/0800',
    'Majitel účtu: Vozka Ukázka, s.r.o.',
    'IBAN: CZ65 0800 0000 1920 0014 5399',
    'BIC / SWIFT: UKAZCZPP',
    `Variabilní symbol: ${number}`,
    'čekání',
    'Zdarma zrušíte do středy 2. prosince 2026, 8:30',
    'Platí obchodní podmínky. Pravidla účinná od 1. dubna 2025, znění ze dne 24. listopadu 2026. https://www.vozka.example/',
    `https://www.vozka.example/stav-objednavky/${number}.m1.`,
    '+420 700 000 000',
    'Vozka Ukázka, s.r.o., sídlo Na Ukázku 12, 110 00 Praha 1',
    'IČO 99999994, DIČ CZ99999994',
    'oddíl C, vložka 000000',
  ]) {
    expect(text).toContain(said)
  }
  expect(names(customer)).toEqual([`jizda-${number}.ics`, 'obchodni-podminky-2026-11-24.txt'])
  const [calendar, terms] =
    customer?.attachments.map(({ content }) =>
      typeof content === 'string' ? content : new TextDecoder().decode(content),
    ) ?? []
  expect(calendar).toContain('STATUS:CONFIRMED')
  expect(calendar).toContain(`${number}.g1.`)
  expect(calendar).not.toMatch(/\.[am]1\./)
  expect(terms).toContain('1.1. Dopravcem je Vozka Ukázka, s.r.o.')
  expect(terms).not.toMatch(/<\w/)
})

test('an offer for a ride abroad says that it is exempt, and so does the confirmation', async () => {
  const { number } = await place({ isRequest: true })
  const exempt: [Act, Actor] = [
    { event: 'offer', total: 1_210_000, vatRateBp: 0, until: null, words: '' },
    'carrier',
  ]
  const accept: [Act, Actor] = [
    { event: 'accept', billing: BILLING, paymentMethod: 'card' },
    'customer',
  ]
  for (const acts of [[exempt], [accept]]) {
    const { customer } = await after(number, ...acts)
    const text = customer?.text?.replaceAll('\u00a0', ' ') ?? ''
    expect(text).toContain('Přeprava osob do zahraničí, osvobozeno od DPH: 0 Kč')
    expect(text).toContain('Celkem s DPH: 12 100 Kč')
    expect(text).not.toContain('DPH 21 %')
  }
})

test('within the last day the confirmation says that cancelling costs the full price', async () => {
  const { number } = await place()
  const late = new Date('2026-12-02T12:00:00Z')
  await mailsAt(NOW)
  await act(number, { event: 'confirm' }, 'carrier', late)
  const { customer } = await mailsAt(new Date(late.getTime() + MINUTE))
  expect(customer?.text).toContain('zrušení proto stojí plnou cenu')
})

test.each([
  ['cs', 'https://www.vozka.example/stav-objednavky/', 'ČÍSLO '],
  ['en', 'https://www.vozka.example/en/order-status/', ' NUMBER'],
] as const)(
  'every mail to a customer in %s names number, page, telephone and carrier',
  async (locale, page, label) => {
    const ride = () => place({ locale })
    const request = () => place({ locale, isRequest: true })
    const cases: [() => ReturnType<typeof place>, Acting[]][] = [
      [ride, []],
      [request, []],
      [ride, [CONFIRM]],
      [request, [OFFER]],
      [
        request,
        [OFFER, [{ event: 'accept', billing: BILLING, paymentMethod: 'card' }, 'customer']],
      ],
      [request, [OFFER, [{ event: 'decline' }, 'customer']]],
      [ride, [[{ event: 'reject', reason: 'Vůz je v servisu' }, 'carrier']]],
      [ride, [CONFIRM, ASSIGN]],
      [ride, [CONFIRM, [{ event: 'cancel', reason: null }, 'customer']]],
      [ride, [CONFIRM, [{ event: 'cancel', reason: 'Porucha' }, 'carrier']]],
      [ride, [CONFIRM, ASK, [{ ...GRANT, isGranted: false }, 'carrier']]],
      [ride, [CONFIRM, ASK, [{ ...GRANT, total: null, time: null }, 'carrier']]],
      [ride, [CONFIRM, ASK, [GRANT, 'carrier']]],
      [ride, [CONFIRM, ASK, [GRANT, 'carrier'], [{ event: 'acceptChange' }, 'customer']]],
      [ride, [CONFIRM, [{ event: 'finish' }, 'carrier', AFTER_RIDE]]],
      [ride, [CONFIRM, [{ event: 'noShow', reason: 'Nikdo nepřišel' }, 'driver', AFTER_RIDE]]],
      [ride, [CONFIRM, [{ event: 'price', total: 100_000, reason: 'Omluva' }, 'carrier']]],
      [
        ride,
        [
          CONFIRM,
          [{ event: 'cancel', reason: 'Porucha' }, 'carrier'],
          [{ event: 'reopen', reason: 'Vůz jede' }, 'carrier'],
        ],
      ],
      [
        ride,
        [
          CONFIRM,
          [{ event: 'finish' }, 'carrier', AFTER_RIDE],
          [{ event: 'surcharge', amount: 50_000, reason: 'Čekání' }, 'carrier'],
        ],
      ],
    ]
    const subjects = new Set<string>()
    for (const [placing, acts] of cases) {
      await env.DB.prepare('DELETE FROM mail_counts').run()
      const { number, shown } = await placing()
      const { customer } = await after(number, ...acts)
      const of = `${acts.map(([{ event }]) => event).join(' ')}: ${customer?.subject}`
      expect(customer, of).not.toBeNull()
      expect(customer?.replyTo, of).toMatchObject([{ address: 'objednavky@vozka.example' }])
      const { text = '', html = '', subject = '' } = customer ?? {}
      for (const said of [
        shown,
        `${page}${number}.m1.`,
        '+420\u00a0700\u00a0000\u00a0000',
        label,
      ]) {
        expect(text, of).toContain(said)
      }
      expect(text, of).toContain('99999994')
      expect(html, of).toContain(`<html lang="${locale}">`)
      expect(html, of).not.toMatch(
        /<(?:img|link|script(?! type="application\/ld\+json"))|src=|url\(|undefined|\[object/,
      )
      expect(text, of).not.toMatch(/undefined|\[object|NaN|Invalid/)
      expect(text, of).not.toContain('Brána')
      expect(customer?.references, of).toBe(`<${number}@www.vozka.example>`)
      subjects.add(subject.replace(shown, '…'))
    }
    expect(subjects.size).toBe(16)
  },
)

test('the driver’s mail begins with the ticket, calls at a touch, and says it again for mail programs', async () => {
  const { number, shown } = await place()
  const assign = { event: 'assign', ...DRIVER } as const
  const { customer } = await after(number, CONFIRM, [assign, 'carrier'])
  const { text = '', html = '' } = customer ?? {}
  const [heading, ticket = ''] = text.replaceAll('\u00a0', ' ').split('\n\n')
  expect(heading).toBe('Přijede Karel Řidič')
  expect(ticket.split('\n').slice(0, 4)).toEqual([
    'JÍZDA',
    'Praha – Brno',
    'čtvrtek 3. prosince 2026 v 8:30',
    'Business · 2 osoby · 2 h 20 min',
  ])
  for (const said of ['Karel Řidič', '+420 608 123 456', 'Škoda Superb, 1AB 2345']) {
    expect(ticket).toContain(said)
  }
  expect(ticket).toContain(shown.replaceAll('\u00a0', ' '))
  for (const phone of ['+420608123456', '+420700000000']) {
    expect(html).toContain(`href="tel:${phone}"`)
  }
  expect(reservationIn(html)).toMatchObject({
    '@type': 'TaxiReservation',
    reservationStatus: 'https://schema.org/ReservationConfirmed',
    pickupTime: '2026-12-03T07:30:00.000Z',
    reservationNumber: number,
  })
})

test('what a driver gets by mail is the day, the time and the town of the ride, and nothing of its passenger', async () => {
  const order = anOrder({
    pickup: 'Vodičkova 12, Praha 1',
    name: 'Kanarek Pisecky',
    phone: '601 987 234',
    message: 'Kanarek 4711',
  })
  const { number } = await placeOrder(env.DB, aNewOrder({ order }), NOW)
  const assign = { event: 'assign', ...DRIVER, email: 'karel@vozka.example' } as const
  await after(number, CONFIRM, [assign, 'carrier'])
  const mail = posted.find(({ to }) => JSON.stringify(to).includes('karel@vozka.example'))
  const said = JSON.stringify(mail).replaceAll('\u00a0', ' ')
  expect(said).toContain('Jízda čt 3. 12. 8:30, Praha: https://')
  expect(said).not.toMatch(/kanarek|601.?987|Vodičkova|Brno/i)
})

test('a driver hears at the address of the list, also once the links were ended or he is off the list', async () => {
  const karel = { name: 'Karel', phone: DRIVER.phone, languages: [], daysOff: [] }
  await addDriver(env.DB, { ...karel, email: 'karel@vozka.example' })
  const [driver] = await listDrivers(env.DB)
  if (!driver) throw new Error('no driver')
  const { number } = await place()
  const assign = { event: 'assign', ...DRIVER, email: driver.email, driverId: driver.id } as const
  await after(number, CONFIRM, [assign, 'carrier'])
  const news = async (...acting: Acting) => {
    await after(number, acting)
    return posted.flatMap(({ to, text }) => {
      const [who] = /karel@[a-z.]+/.exec(JSON.stringify(to)) ?? []
      return who ? [`${who} ${text?.includes('https://') ? 'with' : 'without'} a link`] : []
    })
  }
  const board = (old: string | null, nameBoard: string): Act => ({
    event: 'correct',
    before: { nameBoard: old },
    after: { nameBoard },
  })
  const at = (hours: number) => new Date(NOW.getTime() + hours * HOUR)
  await saveDriver(env.DB, { ...driver, email: 'karel@new.example' })
  expect(await news(board(null, 'A'), 'carrier', at(1))).toEqual(['karel@new.example with a link'])
  await endLinks(env.DB, driver.id, at(2))
  expect(await news(board('A', 'B'), 'carrier', at(3))).toEqual([
    'karel@new.example without a link',
  ])
  await removeDriver(env.DB, driver.id)
  expect(await news({ event: 'cancel', reason: null }, 'customer', at(4))).toEqual([
    'karel@vozka.example without a link',
  ])
})

test('a driver hears of a ride that was moved, also of one that is over, whose page shows nothing', async () => {
  const { number } = await place()
  await after(number, CONFIRM, [
    { event: 'assign', ...DRIVER, email: 'karel@vozka.example' },
    'carrier',
  ])
  const { trip } = anOrder()
  const over = new Date(Date.parse(trip.pickupAt) + 60 * HOUR)
  const earlier = { ...trip, pickupLocal: '2026-12-02T08:30', pickupAt: '2026-12-02T07:30:00.000Z' }
  const moved: Act = { event: 'correct', before: { trip }, after: { trip: earlier } }
  await after(number, [moved, 'carrier', over])
  expect(
    posted.map(({ to, text }) => [JSON.stringify(to), text?.includes('/jizda/')]),
  ).toContainEqual([expect.stringContaining('karel@'), false])
})

test('a driver hears nothing of an act that was taken back before its minute was over', async () => {
  const { number } = await place()
  const at = (ms: number) => new Date(NOW.getTime() + ms)
  await after(number, CONFIRM, [
    { event: 'assign', ...DRIVER, email: 'karel@vozka.example' },
    'carrier',
  ])
  await act(number, { event: 'cancel', reason: 'Omyl' }, 'carrier', at(HOUR))
  await act(number, { event: 'undo' }, 'carrier', at(HOUR + 30_000))
  await mailsAt(at(2 * HOUR))
  expect(JSON.stringify(posted.map(({ to }) => to))).not.toContain('karel')
})

test('mail programs hear of a confirmed order and of its cancelling, not of an order that waits', async () => {
  const { number } = await place()
  const statusOf = (html?: string) => reservationIn(html ?? '')?.reservationStatus
  expect(statusOf((await after(number)).customer?.html)).toBeUndefined()
  const gone = await after(number, CONFIRM, [{ event: 'cancel', reason: null }, 'customer'])
  expect(statusOf(gone.customer?.html)).toBe('https://schema.org/ReservationCancelled')
})

function reservationIn(html: string) {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1]
  const schema = v.looseObject({ reservationStatus: v.string() })
  return json === undefined ? null : v.parse(schema, JSON.parse(json))
}

test('an offer says the price, until when, and that nothing binds before it is accepted', async () => {
  const { number } = await place({ isRequest: true, locale: 'en' })
  const { customer } = await after(number, OFFER)
  expect(customer?.subject).toBe('Our price for your request: CZK\u00a05,000')
  expect(customer?.text).toMatch(
    /The offer is valid until Monday 23\u00a0November\u00a02026, 13:02/,
  )
  expect(customer?.text).toContain('S přáním dobré cesty')
})

test('an order and an offer that nobody answered lapse, each in its words', async () => {
  for (const [isRequest, said] of [
    [false, 'nestihli potvrdit'],
    [true, 'skončila bez odpovědi'],
  ] as const) {
    const { number } = await place({ isRequest })
    const over = new Date(NOW.getTime() + 20 * DAY)
    if (isRequest) await after(number, OFFER)
    await mailsAt(over)
    await act(number, { event: 'expire' }, 'site', over)
    expect((await mailsAt(over)).customer?.text).toContain(said)
  }
})

test('a late cancelling names its price in the subject of the matter, and what is to be paid', async () => {
  const { number } = await place()
  await after(number, CONFIRM)
  const late = new Date('2026-12-02T12:00:00Z')
  await act(number, { event: 'cancel', reason: null }, 'customer', late)
  const { customer, carrier } = await mailsAt(late)
  expect(customer?.text).toContain('Zrušeno. Účtujeme 7\u00a0900\u00a0Kč')
  expect(customer?.text).toContain(`Variabilní symbol: ${number}`)
  expect(carrier?.text).toContain('Účtujete mu 7\u00a0900\u00a0Kč')
  expect(names(customer)).toEqual([`jizda-${number}.ics`])
})

test('the carrier reads all of a new order and can answer its customer at once', async () => {
  const { number, shown } = await place({ locale: 'en' })
  const { carrier } = await mailsAt(NOW)
  expect(carrier?.subject).toContain('Nová objednávka: Praha – Brno')
  expect(carrier?.replyTo).toMatchObject([{ address: 'jana@example.com' }])
  for (const said of [
    'Jana Ukázková',
    '+420\u00a0777\u00a0123\u00a0456',
    'Brána vzadu',
    shown,
    `confirm ${number}`,
  ]) {
    expect(carrier?.text).toContain(said)
  }
  expect(carrier?.text).not.toContain('robota')
})

test('money that was noted by mistake: its driver takes the cash again, and hears of it', async () => {
  const { number } = await place({ paymentMethod: 'cash' })
  const told = async (acting: Acting) => {
    await after(number, acting)
    return posted.flatMap(({ to, text }) =>
      JSON.stringify(to).includes('karel')
        ? [/Změnilo se: (.*?)\. /.exec((text ?? '').replace(/\s+/g, ' '))?.[1]]
        : [],
    )
  }
  const assign: Acting = [{ event: 'assign', ...DRIVER, email: 'karel@vozka.example' }, 'carrier']
  await after(number, CONFIRM, assign)
  const paid: Acting = [{ event: 'paid', amount: null, way: 'transfer' }, 'carrier']
  expect(await told(paid)).toEqual(['částka v hotovosti'])
  const mistake: Acting = [
    { event: 'undo', money: 'entry' },
    'carrier',
    new Date(NOW.getTime() + 10 * MINUTE),
  ]
  expect(await told(mistake)).toEqual(['částka v hotovosti'])
})

test('cash is asked for by the driver, and by transfer once nobody meets them', async () => {
  const { number } = await place({ paymentMethod: 'cash' })
  const confirmed = (await after(number, CONFIRM)).customer?.text?.replaceAll('\u00a0', ' ')
  expect(confirmed).toContain('7 900 Kč zaplatíte v hotovosti přímo řidiči.')
  expect(confirmed).not.toMatch(/2000145399|Zaplaťte prosím/)
  const missed = await after(number, [
    { event: 'noShow', reason: 'Nikdo nepřišel.', waitedUntil: '2026-12-03T09:35' },
    'carrier',
    AFTER_RIDE,
  ])
  const text = missed.customer?.text?.replaceAll('\u00a0', ' ')
  expect(text).toMatch(/Zaplaťte prosím 7 900 Kč do .* převodem /)
  expect(text).toContain('19-2000145399/0800')
  expect(text).toMatch(/čekal na místě vyzvednutí od 8:30 do 9:35 a nikoho nezastihl/)
})

test('our own cancelling says sorry, when the money comes back and how to get there all the same', async () => {
  const { number } = await place()
  const paid: Acting = [{ event: 'paid', amount: null }, 'carrier']
  const { customer } = await after(number, CONFIRM, paid, [
    { event: 'cancel', reason: 'Porucha vozu' },
    'carrier',
  ])
  const text = customer?.text?.replaceAll('\u00a0', ' ')
  expect(customer?.subject?.replaceAll('\u00a0', ' ')).toBe(
    'Omlouváme se, ve čtvrtek 3. prosince 2026 v 8:30 nepřijedeme',
  )
  expect(text).toContain('Vrátíme Vám 7 900 Kč stejným způsobem')
  expect(text).toContain('nejpozději do 5. prosince 2026')
  expect(text).toContain('Porucha vozu')
  expect(text).toContain('+420 700 000 000')
  expect(text).not.toMatch(/zdarma|Nic neplatíte|Zrušeno/)
})

test('a bare yes says what stays', async () => {
  const { number } = await place()
  const yes: Acting = [{ ...GRANT, total: null, time: null }, 'carrier']
  const text = (await after(number, CONFIRM, ASK, yes)).customer?.text?.replaceAll('\u00a0', ' ')
  expect(text).toContain('Čas vyzvednutí se nemění: čtvrtek 3. prosince 2026 v 8:30.')
  expect(text).toContain('Cena se nemění: 7 900 Kč.')
})

test('a change that moves the pickup says until when cancelling is free then, and one of the price does not', async () => {
  const offered = async (changes: Partial<typeof GRANT>) => {
    const { number } = await place()
    const { customer } = await after(number, CONFIRM, ASK, [{ ...GRANT, ...changes }, 'carrier'])
    return customer?.text?.replaceAll('\u00a0', ' ')
  }
  expect(await offered({ total: null })).toContain(
    'Po přijetí změny zrušíte zdarma do středy 2. prosince 2026, 9:30',
  )
  expect(await offered({ time: null })).not.toContain('Po přijetí změny zrušíte')
})

test('a card is paid on the order page, by a day, and nobody is told an account', async () => {
  const { number } = await place({ paymentMethod: 'card', locale: 'en' })
  const text = (await after(number, CONFIRM)).customer?.text?.replaceAll('\u00a0', ' ')
  expect(text).toMatch(/Please pay CZK 7,900 by \w+ \d+ \w+ \d{4} by card on the order page\./)
  expect(text).not.toContain('2000145399')
})

test('the wish for a language is in the mails to both', async () => {
  const { order } = aNewOrder()
  const placing = aNewOrder({ order: { ...order, driverLanguage: 'en' } })
  await placeOrder(env.DB, placing, NOW)
  const { customer, carrier } = await mailsAt(NOW)
  for (const mail of [customer, carrier]) expect(mail?.text).toContain('Jazyk řidiče: angličtina')
})

test('the carrier hears of what the customer decides and asks', async () => {
  const ride = await place()
  const asked = await after(ride.number, CONFIRM, ASK)
  expect(asked.customer).toBeNull()
  expect(asked.carrier?.text).toContain('O hodinu později')
  const granted = await after(
    ride.number,
    [GRANT, 'carrier'],
    [{ event: 'declineChange' }, 'customer'],
  )
  expect(granted.carrier?.subject).toContain('Změna odmítnuta')
  const request = await place({ isRequest: true })
  const accept: Act = { event: 'accept', billing: BILLING, paymentMethod: 'card' }
  const accepted = await after(request.number, OFFER, [accept, 'customer'])
  expect(accepted.carrier?.subject).toContain('Nabídka přijata')
  expect(names(accepted.customer)).toHaveLength(2)
})

const ACCEPT: [Act, Actor] = [
  { event: 'accept', billing: BILLING, paymentMethod: 'card' },
  'customer',
]
const CANCEL: [Act, Actor] = [{ event: 'cancel', reason: null }, 'customer']
const ACCEPT_CHANGE: [Act, Actor] = [{ event: 'acceptChange' }, 'customer']
const DECLINE_CHANGE: [Act, Actor] = [{ event: 'declineChange' }, 'customer']
const CARRIER_MAILS: [Parameters<typeof place>[0], [Act, Actor][], string[]][] = [
  [{}, [], ['confirm', 'reject', 'show']],
  [{ isRequest: true }, [], ['quote', 'reject', 'show']],
  [{ isFlagged: true }, [], ['release', 'show']],
  [{ isRequest: true }, [OFFER, ACCEPT], ['assign', 'show']],
  [{ isRequest: true }, [OFFER, [{ event: 'decline' }, 'customer']], ['show']],
  [{}, [CONFIRM, ASK], ['answer', 'answer', 'answer', 'show']],
  [{}, [CONFIRM, ASK, [GRANT, 'carrier'], ACCEPT_CHANGE], ['show']],
  [{}, [CONFIRM, ASK, [GRANT, 'carrier'], DECLINE_CHANGE], ['show']],
  [{}, [CONFIRM, CANCEL], ['show']],
]

test.each(CARRIER_MAILS)(
  'the mail about %j after %j names the commands that can follow, for the deployed site',
  async (placing, acts, commands) => {
    const { number } = await place(placing)
    const { carrier } = await after(number, ...acts)
    const lines = (carrier?.text ?? '').split('\n').filter((line) => line.startsWith('npm run'))
    expect(
      lines.map((line) => /^npm run orders -- ([a-z]+) \d{10} (?:.* )?--remote$/.exec(line)?.[1]),
    ).toEqual(commands)
  },
)

test('a new order begins with the deadline, the language, and how it is paid', async () => {
  const leadOf = (mail: Email | null) =>
    (mail?.text ?? '').replaceAll('\u00a0', ' ').split('\n\n').slice(1, 3)
  const { shown } = await place({ locale: 'en', paymentMethod: 'cash' })
  const order = await mailsAt(NOW)
  expect(leadOf(order.carrier)).toEqual([
    `Odpovězte do 15:00. Objednávka ${shown} čeká na Vaše potvrzení.`.replaceAll('\u00a0', ' '),
    'Zákazník mluví anglicky, pište mu anglicky. Platba: v hotovosti řidiči.',
  ])
  expect(order.carrier?.text).toContain('\nOBJEDNÁVKA\n')
  expect(order.carrier?.text).not.toContain('VAŠE')
  expect(order.carrier?.text).toContain('--reason "We have no car free at that time."')
  await place({ isRequest: true, usual: { from: 290_000, to: 390_000 } })
  const request = await mailsAt(NOW)
  expect(leadOf(request.carrier)[1]).toBe(
    'Zákazník mluví česky. Cena takové cesty: obvykle 2 900 až 3 900 Kč.',
  )
  expect(request.carrier?.text).toContain('\nPOPTÁVKA\n')
  expect(request.carrier?.text).toContain(' --total 3400 --remote')
})

test('a promise that ends after midnight names its day', async () => {
  const late = new Date('2026-11-22T22:23:00Z')
  await place({ at: late })
  expect((await mailsAt(late)).carrier?.text?.replaceAll('\u00a0', ' ')).toContain(
    'Odpovězte do pondělí 23. listopadu 2026, 1:23. Objednávka',
  )
})

test('of an order that looks like a robot’s only the carrier is told, and that it waits for a judgement', async () => {
  await place({ isFlagged: true })
  const { customer, carrier } = await mailsAt(NOW)
  expect(customer).toBeNull()
  expect(carrier?.text).toContain('čeká se na\u00a0Vaše posouzení')
})

test('a message of the contact form reaches the carrier, who answers its sender', async () => {
  const body = {
    locale: 'en' as const,
    name: 'Jana <b>',
    email: 'jana@example.com',
    phone: null,
    subject: null,
    message: 'Dobrý den\n<script>alert(1)</script>',
    sentAt: NOW.toISOString(),
  }
  const message = { messageKey: crypto.randomUUID(), body, isFlagged: false }
  await storeMessage(env.DB, message, NOW)
  const { carrier } = await mailsAt(NOW)
  expect(carrier?.replyTo).toMatchObject([{ address: 'jana@example.com' }])
  expect(carrier?.text).toContain('<script>alert(1)</script>')
  expect(carrier?.html).not.toContain('<script')
})

test('a lost link goes to the address of the order, with nothing else of it', async () => {
  const { orderKey, number } = await place()
  await mailsAt(NOW)
  const subject = { about: 'link', orderKey, asked: '1' } as const
  await oweMail(env.DB, { role: 'customer', subject, isHeld: false }, NOW).run()
  const { customer } = await mailsAt(NOW)
  expect(customer?.text).toContain(`/stav-objednavky/${number}.m1.`)
  expect(customer?.text).not.toContain('Brno')
})

test('a confirmation whose terms cannot be read at the moment leaves a minute later, with them', async () => {
  const { number } = await place()
  await mailsAt(NOW)
  await act(number, ...CONFIRM, NOW)
  const files = vi
    .spyOn(env.ASSETS, 'fetch')
    .mockResolvedValueOnce(new Response('', { status: 503 }))
  expect((await mailsAt(NOW)).customer).toBeNull()
  files.mockRestore()
  const { customer } = await mailsAt(new Date(NOW.getTime() + 5 * MINUTE))
  expect(names(customer)).toEqual([`jizda-${number}.ics`, 'obchodni-podminky-2026-11-24.txt'])
})

test('what was forgotten is told nobody, what cannot be read waits for a person', async () => {
  const { number } = await place()
  await env.DB.prepare("UPDATE orders SET content = '' WHERE number = ?").bind(number).run()
  expect(await mailsAt(NOW)).toEqual({ customer: null, carrier: null })
  const other = await place()
  await env.DB.prepare("UPDATE orders SET content = '{}' WHERE number = ?").bind(other.number).run()
  expect(await mailsAt(NOW)).toEqual({ customer: null, carrier: null })
  const states = await env.DB.prepare(
    "SELECT state, COUNT(*) AS n FROM outbox WHERE kind = 'mail' GROUP BY state ORDER BY state",
  ).all()
  expect(states.results).toEqual([
    { state: 'delivered', n: 2 },
    { state: 'needs_review', n: 2 },
  ])
})

const CORRECT: Act = { event: 'correctEmail', email: 'jana@example.org' }

test('a corrected address gets what the first one got, and the first one a line without a link or a name', async () => {
  const { number, shown } = await place()
  await mailsAt(NOW)
  await act(number, CORRECT, 'customer', NOW)
  const { customer: former, carrier } = await mailsAt(NOW)
  const again = posted.find(({ to }) => to.includes('jana@example.org'))
  expect(posted).toHaveLength(3)
  expect(again?.subject).toBe(`Objednávka ${shown} k\u00a0nám dorazila`)
  expect(again?.text).toContain(`/stav-objednavky/${number}.m1-1.`)
  expect(former?.text).toContain(shown)
  // A number of an order may contain any digits.
  expect(former?.text?.replace(shown, '')).not.toMatch(/https?:|Jana|777|Praha –|example\.org/)
  expect(former?.html).not.toMatch(/href="http|example\.org/)
  expect(carrier?.subject).toContain('E-mail zákazníka opraven')
  expect(carrier?.text).toContain('jana@example.org')
  expect(carrier?.replyTo).toMatchObject([{ address: 'jana@example.org' }])
})

test('what still waited for the first address is never sent to it', async () => {
  const { number } = await place()
  await act(number, CORRECT, 'customer', NOW)
  const { customer } = await mailsAt(NOW)
  expect(customer?.text).toContain('omylem')
  expect(posted.filter(({ to }) => to.includes('jana@example.com'))).toHaveLength(1)
})

test('corrections count against the mails that a stranger can send to an address', async () => {
  const numbers = []
  for (let count = 0; count < 10; count += 1) numbers.push((await place()).number)
  await mailsAt(NOW)
  for (const number of numbers.slice(0, 2)) await act(number, CORRECT, 'customer', NOW)
  await mailsAt(NOW)
  expect(posted.filter(({ to }) => to.includes('jana@example.com'))).toHaveLength(0)
  expect(posted.filter(({ to }) => to.includes('jana@example.org'))).toHaveLength(2)
})

test('before a back office that decides, the mails offer no command that is refused and promise no paper', async () => {
  const { number } = await place()
  const ours = await mailsAt(NOW)
  expect(ours.carrier?.text).toContain('npm run orders -- confirm')
  appConfig.ordering.decidedBy = 'back-office'
  try {
    await withEnv(
      { ...env, PROVIDER: 'remote', PROVIDER_API_URL: 'http://127.0.0.1:9/v1' },
      async () => {
        const other = await place()
        const { carrier } = await mailsAt(NOW)
        expect(carrier?.text).toContain('rozhoduje Váš systém')
        expect(carrier?.text).toContain(`npm run orders -- show ${other.number}`)
        expect(carrier?.text).not.toMatch(/orders -- (confirm|reject|assign)/)
        await act(number, { event: 'confirm' }, 'carrier', NOW)
        await act(number, { event: 'finish', why: 'Dřívější let.' }, 'carrier', NOW)
        await mailsAt(NOW)
        const bill = posted.find(({ subject }) => subject.startsWith('Vyúčtování'))
        expect(bill?.text).toContain('Děkujeme')
        expect(bill?.text).not.toMatch(/[Dd]oklad|ISDOC/)
      },
    )
  } finally {
    appConfig.ordering.decidedBy = 'desk'
  }
})

test.each([
  {
    locale: 'cs' as const,
    asks: 'ať řidič trefí: Praha; Brno',
    subject: /Objednávka .*: místo jsme doplnili/,
    row: 'Místo vyzvednutí: Hotel Josef, Praha (dříve Praha)',
    left: 'ať řidič trefí: Brno',
  },
  {
    locale: 'en' as const,
    asks: 'so that the driver finds it: Praha; Brno',
    subject: /Order .*: we added the place/,
    row: 'Pickup address: Hotel Josef, Praha (before: Praha)',
    left: 'so that the driver finds it: Brno',
  },
])(
  'a town alone is asked for by each mail until its street is told, which all hear of: $locale',
  async ({ locale, asks, subject, row, left }) => {
    const { number } = await place({ locale })
    const textOf = (mail: Email | null) => (mail?.text ?? '').replace(/[\s\u00a0]+/g, ' ')
    const received = await mailsAt(new Date(NOW.getTime() + MINUTE))
    expect(textOf(received.customer)).toContain(asks)
    expect(textOf(received.customer)).toContain(`/${number}.m1.`)
    expect(textOf(received.customer)).toMatch(
      /(?:Způsob platby: Bankovním|Payment method: Bank transfer)/,
    )
    expect(textOf(received.carrier)).toContain('na stránce objednávky: Praha; Brno')
    const driven: Act = { event: 'assign', ...DRIVER, email: 'karel@vozka.example' }
    const confirmed = await after(number, CONFIRM)
    expect(textOf(confirmed.customer)).toContain(asks)
    await after(number, [driven, 'carrier'])

    const { trip } = anOrder()
    const told = { ...trip, pickup: 'Hotel Josef, Praha', townAlone: ['dropoff' as const] }
    const tell: Act = { event: 'correct', before: { trip }, after: { trip: told } }
    const mails = await after(number, [tell, 'customer'])
    expect(mails.customer?.subject).toMatch(subject)
    expect(textOf(mails.customer)).toContain(row)
    expect(textOf(mails.customer)).toContain(left)
    expect(mails.carrier?.subject).toContain('Zákazník doplnil místo: Hotel Josef, Praha – Brno')
    expect(textOf(mails.carrier)).toContain('na stránce objednávky: Brno')
    const drivers = posted.filter(({ to }) => JSON.stringify(to).includes('karel'))
    expect(
      drivers
        .map(({ text }) => text)
        .join()
        .replace(/\s+/g, ' '),
    ).toContain('Změnilo se: trasa')

    const all = { ...trip, pickup: told.pickup, dropoff: 'Masarykova 5, Brno' }
    const { townAlone: _none, ...whole } = all
    const rest: Act = { event: 'correct', before: { trip: told }, after: { trip: whole } }
    const last = await after(number, [rest, 'customer'])
    expect(textOf(last.customer)).not.toContain(left)
    expect(textOf(last.carrier)).not.toContain('zatím neznáme')
  },
)
