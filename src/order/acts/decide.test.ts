import { expect, test } from 'vitest'
import { cancellingFee } from '~/order/acts/cancel'
import { decide } from '~/order/acts/acts'
import { endOfLocalDay } from '~/lib/local-time'
import { DAY, HOUR, MINUTE, SECOND } from '~/lib/duration'
import { toLocalTime } from '~/lib/local-time'
import { anOrder, NOW } from '../../../tests/support/builders.ts'
import type { Wish } from '~/order/life/event-data'
import { acts, aLife, anAnswer, lived, PICKUP, type Step } from '../../../tests/support/lives.ts'

const before = (ms: number) => new Date(PICKUP.getTime() - ms)
const carrier = (life: ReturnType<typeof aLife>, act: Parameters<typeof decide>[1], at = NOW) =>
  decide(life, act, 'carrier', at)

test('an order with a price is confirmed, a request is not: it needs an offer', () => {
  expect(lived(aLife(), acts.confirm)).toMatchObject({
    state: 'confirmed',
    bindingAt: NOW.toISOString(),
  })
  expect(carrier(aLife(null), { event: 'confirm' })).toEqual({ ok: false, error: 'noPrice' })
})

test('until the moment of its pickup an order is confirmed, from that moment it expires', () => {
  const [last, over] = [before(1), before(0)]
  expect(carrier(aLife(), { event: 'confirm' }, last)).toMatchObject({ ok: true })
  expect(carrier(aLife(), { event: 'confirm' }, over)).toEqual({ ok: false, error: 'tooLate' })
  expect(decide(aLife(), { event: 'expire' }, 'site', last)).toEqual({
    ok: false,
    error: 'tooEarly',
  })
  expect(decide(aLife(), { event: 'expire' }, 'site', over)).toMatchObject({ ok: true })
})

test('nobody does what is another one’s to do', () => {
  for (const by of ['customer', 'driver', 'site'] as const) {
    expect(decide(aLife(), { event: 'confirm' }, by, NOW)).toEqual({ ok: false, error: 'notYours' })
  }
  const offered = lived(aLife(null), acts.offer)
  expect(decide(offered, acts.accept.act, 'carrier', NOW)).toEqual({ ok: false, error: 'notYours' })
})

test('an offer lasts 48 hours, and ends two hours before the pickup at the latest', () => {
  expect(lived(aLife(null), acts.offer).offer?.until).toBe(
    new Date(NOW.getTime() + 48 * HOUR).toISOString(),
  )
  const near = aLife(null, new Date(NOW.getTime() + 10 * HOUR))
  expect(lived(near, acts.offer).offer?.until).toBe(
    new Date(NOW.getTime() + 8 * HOUR).toISOString(),
  )
  const tooNear = aLife(null, new Date(NOW.getTime() + 2 * HOUR))
  expect(carrier(tooNear, acts.offer.act)).toEqual({ ok: false, error: 'tooLate' })
})

test.each([
  ['2026-11-21T13:00', 'untilPast'],
  ['2026-12-01T12:00', 'untilTooLate'],
  ['2026-11-31T12:00', 'timeInvalid'],
  ['tomorrow', 'timeInvalid'],
])('an offer until %s is refused: %s', (until, error) => {
  expect(carrier(aLife(null), { ...acts.offer.act, until })).toEqual({ ok: false, error })
})

test('an offer is accepted before its end and not at it, and binds the offered price', () => {
  const offered = lived(aLife(null), acts.offer)
  const end = new Date(NOW.getTime() + 48 * HOUR)
  expect(decide(offered, acts.accept.act, 'customer', end)).toEqual({ ok: false, error: 'tooLate' })
  const at = new Date(end.getTime() - 1)
  expect(lived(offered, { ...acts.accept, at })).toMatchObject({
    state: 'confirmed',
    price: 650_000,
    bindingAt: at.toISOString(),
    balance: { state: 'awaiting', due: 650_000 },
  })
  expect(decide(offered, { event: 'expire' }, 'site', at)).toEqual({ ok: false, error: 'tooEarly' })
  expect(decide(offered, { event: 'expire' }, 'site', end)).toMatchObject({ ok: true })
})

test('a customer cancels free of charge until we confirm, however late', () => {
  expect(lived(aLife(), { ...acts.cancel, at: before(1) })).toMatchObject({
    state: 'cancelled',
    fee: 0,
    balance: { state: 'notDue', due: 0 },
  })
})

test('a confirmed order is cancelled free of charge up to 24 hours before, to the second, then for all of it', () => {
  const confirmed = lived(aLife(), acts.confirm)
  expect(cancellingFee(confirmed, before(DAY))).toBe(0)
  expect(cancellingFee(confirmed, before(DAY - SECOND))).toBe(790_000)
  expect(lived(confirmed, { ...acts.cancel, at: before(DAY - SECOND) })).toMatchObject({
    state: 'cancelled',
    fee: 790_000,
    balance: { state: 'awaiting', due: 790_000 },
  })
})

test.each([
  ['in spring, when an hour is missing', '2026-03-29T12:00:00+02:00', '2026-03-28T11:00:00+01:00'],
  ['in autumn, when an hour comes twice', '2026-10-25T12:00:00+01:00', '2026-10-24T13:00:00+02:00'],
])('24 hours are 24 hours that passed, also %s', (_when, pickup, free) => {
  const confirmed = lived(aLife(790_000, new Date(pickup)), {
    ...acts.confirm,
    at: new Date('2026-03-01T12:00:00Z'),
  })
  const last = new Date(free)
  expect(cancellingFee(confirmed, last)).toBe(0)
  expect(cancellingFee(confirmed, new Date(last.getTime() + SECOND))).toBe(790_000)
})

test('whoever paid gets back what a free cancelling leaves, and the carrier’s cancelling is always free', () => {
  const paid = lived(aLife(), acts.confirm, acts.paid)
  expect(lived(paid, acts.cancel).balance).toMatchObject({ state: 'refundDue', due: -790_000 })
  const late = lived(paid, { ...acts.withdraw, at: before(HOUR) })
  expect(late).toMatchObject({ fee: 0, end: { by: 'carrier', reason: 'Porucha vozu.' } })
  expect(lived(late, acts.refunded).balance).toMatchObject({ state: 'notDue', due: 0 })
})

test('it is paid within three days, and never after the pickup', () => {
  const confirmed = lived(aLife(), acts.confirm)
  expect(confirmed.dueAt).toBe(endOfLocalDay(NOW, 3).toISOString())
  const near = new Date(NOW.getTime() + 5 * HOUR)
  expect(lived(aLife(790_000, near), acts.confirm).dueAt).toBe(near.toISOString())
})

test.each([
  // At midnight in Prague a day ends, in winter and in summer.
  ['2026-11-24T22:59:59.999Z', '2026-11-27T22:59:59.999Z'],
  ['2026-11-24T23:00:00.000Z', '2026-11-28T22:59:59.999Z'],
  ['2026-07-01T21:59:59.999Z', '2026-07-04T21:59:59.999Z'],
  ['2026-07-01T22:00:00.000Z', '2026-07-05T21:59:59.999Z'],
  // The clocks change on 28 March and on 31 October 2027.
  ['2027-03-26T22:30:00.000Z', '2027-03-29T21:59:59.999Z'],
  ['2027-03-27T23:30:00.000Z', '2027-03-31T21:59:59.999Z'],
  ['2027-10-29T22:30:00.000Z', '2027-11-02T22:59:59.999Z'],
])('what is confirmed at %s is due at the end of a day, %s', (at, due) => {
  const pickup = new Date(Date.parse(at) + 20 * DAY)
  const life = lived(aLife(790_000, pickup), { ...acts.confirm, at: new Date(at) })
  expect(life.dueAt).toBe(due)
})

test('what becomes due by a late cancelling or after the ride is paid within three days of that', () => {
  const confirmed = lived(aLife(), acts.confirm)
  const at = before(HOUR)
  const due = endOfLocalDay(at, 3).toISOString()
  expect(lived(confirmed, { ...acts.cancel, at }).dueAt).toBe(due)
  const missed = lived(confirmed, acts.noShow)
  expect(missed.dueAt).toBe(endOfLocalDay(acts.noShow.at, 3).toISOString())
  expect(lived(confirmed, acts.paid, acts.finish, { ...acts.surcharge, at }).dueAt).toBe(due)
  const over = new Date(PICKUP.getTime() + HOUR)
  expect(lived(confirmed, { ...acts.finish, at: over }).dueAt).toBe(
    endOfLocalDay(over, 3).toISOString(),
  )
})

test('part of the money, a surcharge and what is let off add up', () => {
  const part = lived(aLife(), acts.confirm, acts.paidPart)
  expect(part.balance).toMatchObject({ state: 'awaiting', due: 690_000 })
  const done = lived(part, acts.paid, acts.finish, acts.surcharge)
  expect(done.balance).toMatchObject({ state: 'awaiting', due: 500_000 })
  const waived = lived(done, acts.waive)
  expect(waived.balance).toMatchObject({ state: 'waived', due: 0 })
  expect(carrier(waived, acts.paid.act)).toEqual({ ok: false, error: 'nothingDue' })
})

test('no more is let off than is due: money that comes later is to be given back', () => {
  const part = lived(aLife(), acts.confirm, acts.paidPart)
  const waive = (amount: number | null) => carrier(part, { event: 'waive', amount })
  expect(waive(690_001)).toEqual({ ok: false, error: 'moreThanDue' })
  expect(waive(690_000)).toMatchObject({ ok: true })
  const paid = lived(part, acts.paid)
  expect(carrier(paid, { event: 'waive', amount: 1 })).toEqual({ ok: false, error: 'nothingDue' })
})

test('nothing is paid before it binds, and nothing given back that was not paid', () => {
  expect(carrier(aLife(), acts.paid.act)).toEqual({ ok: false, error: 'nothingDue' })
  const paid = lived(aLife(), acts.confirm, acts.paidPart)
  expect(carrier(paid, { event: 'refunded', amount: 100_001 })).toEqual({
    ok: false,
    error: 'amountTooLarge',
  })
  expect(carrier(paid, acts.refunded.act)).toEqual({ ok: false, error: 'nothingDue' })
})

test('a change with another price or time is an offer; until it is accepted the old order stands', () => {
  const confirmed = lived(aLife(), acts.confirm, acts.requestChange)
  expect(confirmed.asked?.message).toBe('O hodinu později.')
  const act = anAnswer({ total: 850_000, time: '2026-12-01T14:00' })
  const offered = lived(confirmed, { act, by: 'carrier' })
  expect(offered).toMatchObject({ price: 790_000, asked: null, state: 'confirmed' })
  const accepted = lived(offered, acts.acceptChange)
  expect(accepted).toMatchObject({
    price: 850_000,
    pickupAt: '2026-12-01T13:00:00.000Z',
    rideAt: '2026-12-01T13:00:00.000Z',
    changedPickup: '2026-12-01T14:00',
    changeOffer: null,
    state: 'confirmed',
  })
  expect(lived(offered, acts.declineChange)).toMatchObject({ price: 790_000, changeOffer: null })
})

test('a change that was granted in words, or refused, changes nothing', () => {
  const asked = lived(aLife(), acts.requestChange)
  expect(lived(asked, { act: anAnswer(), by: 'carrier' })).toMatchObject({
    changeOffer: null,
    asked: null,
    answer: { outcome: 'noted', isAsked: true, words: 'Ano.' },
  })
  expect(lived(asked, acts.refuseChange)).toMatchObject({ answer: { outcome: 'refused' } })
  expect(decide(asked, acts.acceptChange.act, 'customer', NOW)).toEqual({
    ok: false,
    error: 'nothingOffered',
  })
})

test('what was wished in words and granted stays with the order; with an offered change once that is accepted', () => {
  const words = 'Jeden člověk navíc.'
  const wish = { act: { ...acts.requestChange.act, besides: words }, by: 'customer' } as const
  const asked = lived(aLife(), acts.confirm, wish)
  const noted = lived(asked, { act: anAnswer(), by: 'carrier' })
  expect(noted.granted).toMatchObject([{ words }])
  const offered = lived(asked, { act: anAnswer({ total: 850_000 }), by: 'carrier' })
  expect(offered).toMatchObject({ granted: [], changeOffer: { wish: words } })
  expect(lived(offered, acts.acceptChange).granted).toMatchObject([{ words }])
  expect(lived(offered, acts.declineChange).granted).toEqual([])
  expect(lived(asked, acts.refuseChange).granted).toEqual([])
})

test('nobody missed a ride before the driver waited as long as the price includes, to the second', () => {
  const confirmed = lived(aLife(), acts.confirm)
  const end = new Date(PICKUP.getTime() + HOUR)
  const { act } = acts.noShow
  const at = (moment: Date, more = {}) => decide(confirmed, { ...act, ...more }, 'driver', moment)
  expect(at(new Date(end.getTime() - SECOND))).toEqual({ ok: false, error: 'stillWaiting' })
  // Nobody recorded when the driver came, so no hours are said.
  expect(at(end)).toEqual({
    ok: true,
    happened: { event: 'noShow', data: { reason: act.reason, leg: 1 } },
  })
  const arrived = lived(aLife(), acts.confirm, acts.assign, { ...acts.arrived, at: PICKUP })
  expect(decide(arrived, act, 'driver', end)).toMatchObject({
    happened: { data: { waited: { from: PICKUP.toISOString(), until: end.toISOString() } } },
  })
  const noted = decide(arrived, act, 'carrier', end)
  expect(noted.ok && 'waited' in noted.happened.data).toBe(false)
  // The pickup is at 13:00 in Prague.
  const later = new Date(end.getTime() + HOUR)
  expect(at(later, { waitedUntil: '2026-12-01T13:59' })).toEqual({
    ok: false,
    error: 'waitedTooShort',
  })
  expect(at(later, { waitedUntil: '2026-12-01T15:01' })).toEqual({
    ok: false,
    error: 'waitedInFuture',
  })
  expect(at(later, { waitedUntil: '2026-12-01T14:30' })).toMatchObject({
    happened: { data: { waited: { until: '2026-12-01T13:30:00.000Z' } } },
  })
})

test('the waiting begins when the driver arrives, if that is after the pickup time', () => {
  const late = new Date(PICKUP.getTime() + 20 * MINUTE)
  const arrived = lived(aLife(), acts.confirm, acts.assign, { ...acts.arrived, at: late })
  const end = new Date(late.getTime() + HOUR)
  expect(decide(arrived, acts.noShow.act, 'driver', new Date(end.getTime() - 1))).toEqual({
    ok: false,
    error: 'stillWaiting',
  })
  expect(decide(arrived, acts.noShow.act, 'driver', end)).toMatchObject({ ok: true })
})

test('a ride is done before its pickup only with the passenger aboard, or if somebody says why', () => {
  const assigned = lived(aLife(), acts.confirm, acts.assign)
  const finish = { event: 'finish' } as const
  expect(carrier(assigned, finish, before(1))).toEqual({ ok: false, error: 'beforePickup' })
  expect(carrier(assigned, finish, before(0))).toMatchObject({ ok: true })
  expect(carrier(assigned, { ...finish, why: 'Dřívější let.' })).toMatchObject({ ok: true })
  const aboard = lived(assigned, acts.aboard)
  expect(carrier(aboard, finish)).toMatchObject({ ok: true })
})

test('money keeps its day, way and reference, is noted once, and never of a day to come', () => {
  const confirmed = lived(aLife(), acts.confirm)
  const paid = { event: 'paid', amount: 10_000, way: 'transfer', reference: 'bank 1' } as const
  const today = toLocalTime(NOW).slice(0, 10)
  expect(carrier(confirmed, paid)).toMatchObject({
    happened: { data: { amount: 10_000, day: today, way: 'transfer', reference: 'bank 1' } },
  })
  expect(carrier(confirmed, { ...paid, day: '2026-10-31' })).toMatchObject({
    happened: { data: { day: '2026-10-31' } },
  })
  expect(carrier(confirmed, { ...paid, day: '2099-01-01' })).toMatchObject({ error: 'dayAhead' })
  // A year mistyped; a payment some weeks older than its order is none.
  expect(carrier(confirmed, { ...paid, day: '2025-11-20' })).toMatchObject({ error: 'dayTooEarly' })
  const noted = lived(confirmed, { act: paid, by: 'carrier' })
  expect(noted.ledger).toMatchObject([{ event: 'paid', amount: 10_000, reference: 'bank 1' }])
  expect(carrier(noted, { ...paid, day: '2026-10-31' })).toMatchObject({ error: 'alreadyNoted' })
  expect(carrier(noted, { ...paid, way: 'card' })).toMatchObject({ ok: true })
  expect(carrier(noted, { ...paid, reference: 'bank 2' })).toMatchObject({ ok: true })
})

test('a lower price after the ride gives money back, and no refund ever asks for money', () => {
  const paid = lived(aLife(), acts.confirm, acts.paid, acts.finish)
  expect(carrier(paid, { event: 'refunded', amount: 100_000 })).toEqual({
    ok: false,
    error: 'amountTooLarge',
  })
  const cheaper = lived(paid, acts.cheaper)
  expect(cheaper).toMatchObject({
    state: 'done',
    price: 600_000,
    repriced: { before: 790_000, total: 600_000 },
    balance: { state: 'refundDue', due: -190_000 },
    owedSince: NOW.toISOString(),
  })
  expect(lived(cheaper, acts.refunded).balance).toMatchObject({ state: 'paid', due: 0 })
  expect(carrier(cheaper, acts.cheaper.act)).toEqual({ ok: false, error: 'samePrice' })
  expect(carrier(aLife(null), acts.cheaper.act)).toEqual({ ok: false, error: 'notNow' })
  const free = lived(aLife(), acts.confirm, acts.cancel)
  expect(carrier(free, acts.cheaper.act)).toEqual({ ok: false, error: 'nothingDue' })
  const charged = lived(aLife(), acts.confirm, { ...acts.cancel, at: before(HOUR) })
  expect(lived(charged, acts.cheaper)).toMatchObject({ fee: 600_000, price: 790_000 })
})

test('an end by mistake is taken back, and a customer’s own end is not', () => {
  const confirmed = lived(aLife(), acts.confirm, acts.assign)
  expect(lived(confirmed, acts.noShow, acts.reopen)).toMatchObject({
    state: 'assigned',
    end: null,
    rideAt: confirmed.rideAt,
    dueAt: confirmed.dueAt,
    isCancellingFree: false,
  })
  const reopened = lived(confirmed, acts.withdraw, acts.reopen)
  expect(reopened).toMatchObject({ state: 'assigned', fee: null, isCancellingFree: true })
  // The customer may have made other plans.
  expect(cancellingFee(reopened, before(HOUR))).toBe(0)
  const theirs = lived(confirmed, acts.cancel)
  expect(carrier(theirs, acts.reopen.act)).toEqual({ ok: false, error: 'endedByCustomer' })
  const offered = lived(aLife(null), acts.offer, acts.reject, acts.reopen)
  expect(offered).toMatchObject({ state: 'received', offer: null, price: null })
})

test('a surcharge of a ride that is taken back is not asked for a ride that is cancelled', () => {
  const driven = lived(aLife(), acts.confirm, { ...acts.finish, by: 'carrier' }, acts.surcharge)
  const again = lived(driven, acts.reopen)
  expect(again.surcharges).toHaveLength(1)
  expect(lived(again, acts.withdraw)).toMatchObject({
    surcharges: [],
    balance: { due: 0, state: 'notDue' },
  })
  const late = lived(again, { ...acts.cancel, at: before(HOUR) })
  expect(late.balance.due).toBe(790_000)
  // What was cancelled by mistake has it again.
  const back = lived(again, acts.withdraw, acts.reopen)
  expect(back).toMatchObject({ surcharges: again.surcharges, balance: again.balance })
})

test('what was let off or lowered for a ride that nobody came to is not that of the ride that takes place after all', () => {
  const missed = lived(aLife(), acts.confirm, acts.noShow, acts.cheaper, acts.waive)
  expect(missed.balance).toMatchObject({ due: 0, state: 'waived' })
  expect(lived(missed, acts.reopen)).toMatchObject({
    price: 790_000,
    balance: { waived: 0, due: 790_000 },
  })
  // Of a driven ride it stays.
  const driven = lived(aLife(), acts.confirm, { ...acts.finish, by: 'carrier' }, acts.waive)
  expect(lived(driven, acts.reopen).balance).toMatchObject({ due: 0, waived: 790_000 })
})

test('an order that is opened again after its day to pay has a new one', () => {
  const ended = lived(aLife(), acts.confirm, acts.withdraw)
  const late = new Date(NOW.getTime() + 6 * DAY)
  const { dueAt } = lived(ended, { ...acts.reopen, at: late })
  expect(dueAt).toBe(endOfLocalDay(late, 3).toISOString())
})

test('money does not go back before it came', () => {
  const owed = lived(aLife(), acts.confirm, acts.paid, acts.cheaper)
  const day = toLocalTime(new Date(NOW.getTime() - 2 * DAY)).slice(0, 10)
  expect(carrier(owed, { ...acts.refunded.act, day })).toEqual({
    ok: false,
    error: 'dayBeforePayment',
  })
  expect(carrier(owed, acts.refunded.act)).toMatchObject({ ok: true })
})

test('a yes or a no without a question is refused, a proposal of ours is not', () => {
  const confirmed = lived(aLife(), acts.confirm)
  for (const act of [anAnswer(), anAnswer({ isGranted: false })]) {
    expect(carrier(confirmed, act)).toEqual({ ok: false, error: 'nothingAsked' })
  }
  const proposed = lived(confirmed, { act: anAnswer({ total: 900_000 }), by: 'carrier' })
  expect(proposed.answer).toMatchObject({ outcome: 'offered', isAsked: false })
  expect(carrier(proposed, anAnswer())).toEqual({ ok: false, error: 'nothingAsked' })
  expect(lived(proposed, acts.acceptChange).answer).toMatchObject({ outcome: 'accepted' })
})

test('a wish replaces the one before it', () => {
  const asked = lived(aLife(), acts.requestChange)
  expect(asked.asked?.replaces).toBeNull()
  expect(lived(asked, acts.requestChange).asked?.replaces).toBe(NOW.toISOString())
})

const LATER = { local: '2026-12-01T14:00', at: '2026-12-01T13:00:00.000Z' }
const wishing = (fields: Partial<Wish>): Step => ({
  act: { event: 'requestChange', message: 'Později.', ...fields },
  by: 'customer',
})

test('a wish keeps its time and flight, and an older one its words', () => {
  const asked = lived(aLife(), wishing({ pickup: LATER, flightNumber: 'BA 854' })).asked
  expect(asked).toMatchObject({ message: 'Později.', pickup: LATER, flightNumber: 'BA 854' })
  expect(lived(aLife(), acts.requestChange).asked).not.toHaveProperty('pickup')
})

test('a yes without the time is no answer to a wish for another time; a no is one', () => {
  const asked = lived(aLife(), acts.confirm, wishing({ pickup: LATER }))
  for (const total of [null, 850_000]) {
    expect(carrier(asked, anAnswer({ total }))).toEqual({ ok: false, error: 'emptyYes' })
  }
  expect(lived(asked, acts.refuseChange).answer?.outcome).toBe('refused')
})

test('a wish for a time is granted until its pickup, another time only as long as an offer can wait', () => {
  const asked = lived(aLife(), acts.confirm, wishing({ pickup: LATER }))
  const granted = anAnswer({ time: LATER.local })
  const near = before(HOUR)
  expect(carrier(asked, granted, near)).toMatchObject({ ok: true })
  expect(carrier(asked, { ...granted, total: 790_000 }, near)).toMatchObject({ ok: true })
  expect(carrier(asked, anAnswer({ time: '2026-12-01T15:00' }), near)).toEqual({
    ok: false,
    error: 'tooLate',
  })
})

test('the flight of a wish goes with the time that is offered instead, and with a yes to it alone', () => {
  const asked = lived(aLife(), acts.confirm, wishing({ pickup: LATER, flightNumber: 'BA 854' }))
  const act = anAnswer({ time: '2026-12-01T15:00' })
  const offered = lived(asked, { act, by: 'carrier' })
  expect(offered.changedFlight).toBeNull()
  expect(lived(offered, acts.acceptChange).changedFlight).toBe('BA 854')
  expect(lived(offered, acts.declineChange).changedFlight).toBeNull()
  const flight = lived(aLife(), wishing({ flightNumber: 'BA 854' }))
  expect(lived(flight, { act: anAnswer(), by: 'carrier' }).changedFlight).toBe('BA 854')
  expect(lived(flight, acts.refuseChange).changedFlight).toBeNull()
})

test('a change to a moment that is past, or of a price there is not, is refused', () => {
  const past = anAnswer({ time: '2026-11-21T12:59' })
  expect(carrier(aLife(), past)).toEqual({ ok: false, error: 'pickupPast' })
  const { trip } = anOrder()
  const slip = { trip: { ...trip, pickupAt: '2026-11-01T07:30:00.000Z' } }
  const correct = { event: 'correct', before: { trip }, after: slip } as const
  expect(carrier(aLife(), correct)).toEqual({ ok: false, error: 'pickupPast' })
  expect(carrier(aLife(null), anAnswer({ total: 1 }))).toEqual({ ok: false, error: 'noPrice' })
  const missing = anAnswer({ time: '2027-03-28T02:30' })
  expect(carrier(aLife(), missing)).toEqual({ ok: false, error: 'timeInvalid' })
})

test('an offered change ends with its time', () => {
  const offered = lived(aLife(), acts.confirm, acts.offerChange)
  const end = new Date(offered.changeOffer?.until ?? '')
  expect(decide(offered, acts.acceptChange.act, 'customer', end)).toEqual({
    ok: false,
    error: 'tooLate',
  })
})

test('what ended early is kept from then on, what was driven from the ride on', () => {
  const at = new Date(NOW.getTime() + DAY)
  expect(lived(aLife(), { ...acts.cancel, at }).rideAt).toBe(at.toISOString())
  expect(lived(aLife(), acts.confirm, acts.finish).rideAt).toBe(PICKUP.toISOString())
})

test('a mistyped address is corrected twice, within an hour and before anybody else acted', () => {
  const correct = (life: ReturnType<typeof aLife>, at = NOW) =>
    decide(life, acts.correctEmail.act, 'customer', at)
  const [last, over] = [HOUR - SECOND, HOUR].map((ms) => new Date(NOW.getTime() + ms))
  expect(correct(aLife(), last)).toMatchObject({ ok: true })
  expect(correct(aLife(), over)).toEqual({ ok: false, error: 'tooLate' })
  const asked = lived(aLife(), acts.requestChange, acts.correctEmail)
  expect(asked).toMatchObject({ state: 'received', correctedEmails: ['jana@example.org'] })
  expect(correct(lived(asked, acts.correctEmail))).toEqual({ ok: false, error: 'tooOften' })
  expect(correct(lived(aLife(), acts.offerChange))).toEqual({ ok: false, error: 'notNow' })
  expect(correct(lived(aLife(), acts.confirm))).toEqual({ ok: false, error: 'notNow' })
  expect(carrier(aLife(), acts.correctEmail.act)).toEqual({ ok: false, error: 'notYours' })
})

test('money that comes back under the id of a refund takes it back, and what is more is a payment', () => {
  const money = { way: 'card', reference: 're_1' } as const
  const back = { act: { event: 'refunded', amount: 100_000, ...money }, by: 'site' } as const
  const again = { act: { event: 'paid', amount: 130_000, ...money }, by: 'site' } as const
  const { balance } = lived(aLife(), acts.confirm, acts.paid, back, again)
  expect(balance).toMatchObject({ paid: 820_000, refunded: 0, due: -30_000 })
})
