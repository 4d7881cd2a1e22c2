import { expect, test } from 'vitest'
import { cancellingOnceAccepted, cancellingText } from '~/order/promises/cancelling-text'
import { freeCancellation } from '~/order/model/order-times'
import { errorText } from '~/ui/fields/error-text'
import { DAY, HOUR } from '~/lib/duration'
import { toLocalTime } from '~/lib/local-time'
import { runInLocale } from '~/i18n/run-in-locale.server'
import { anOrder, NOW } from '../../../tests/support/builders.ts'
import { acts, anAnswer, type Step } from '../../../tests/support/lives.ts'
import { toldOrder } from '../../../tests/support/told-order.ts'
import { wrongWeekdays } from '../../../tests/support/weekdays.ts'

const PICKUP_AT = Date.parse('2026-12-09T09:30:00Z')
const WEEK = [0, 1, 2, 3, 4, 5, 6]

type Life = { steps: Step[]; isRequest?: boolean; paymentMethod?: 'card' | 'cash' }

/** Lives whose texts name moments; every act of the customer and of the carrier is the last step of one. */
function livesAt(pickup: number): Record<string, Life> {
  const at = (step: Step, hours: number): Step => ({ ...step, at: new Date(pickup + hours * HOUR) })
  const moved = { time: toLocalTime(new Date(pickup + 3 * HOUR)) }
  const proposal: Step = { act: anAnswer(moved), by: 'carrier' }
  const noted: Step = { act: anAnswer(), by: 'carrier' }
  const offer: Step = { act: anAnswer({ total: 850_000 }), by: 'carrier' }
  const done = at({ act: { event: 'finish' }, by: 'carrier' }, 2)
  return {
    received: { steps: [] },
    request: { steps: [], isRequest: true },
    offered: { steps: [acts.offer], isRequest: true },
    accepted: { steps: [acts.offer, acts.accept], isRequest: true },
    declined: { steps: [acts.offer, acts.decline], isRequest: true },
    rejected: { steps: [acts.reject] },
    expired: { steps: [at(acts.expire, 0)] },
    confirmed: { steps: [acts.confirm] },
    confirmedLate: { steps: [at(acts.confirm, -20)] },
    card: { steps: [acts.confirm], paymentMethod: 'card' },
    assigned: { steps: [acts.confirm, acts.assign] },
    arrived: { steps: [acts.confirm, acts.assign, at(acts.arrived, 0)] },
    done: { steps: [acts.confirm, done] },
    surcharged: { steps: [acts.confirm, acts.paid, done, at(acts.surcharge, 3)] },
    priced: { steps: [acts.confirm, acts.paid, acts.cheaper] },
    noShow: { steps: [acts.confirm, at(acts.noShow, 2)] },
    reopened: { steps: [acts.confirm, at(acts.noShow, 2), at(acts.reopen, 3)] },
    cancelled: { steps: [acts.confirm, acts.paid, acts.cancel] },
    cancelledByUs: { steps: [acts.confirm, acts.paid, acts.withdraw] },
    wish: { steps: [acts.confirm, acts.requestChange] },
    wishTwice: { steps: [acts.confirm, acts.requestChange, acts.requestChange] },
    noted: { steps: [acts.confirm, acts.requestChange, noted] },
    refused: { steps: [acts.confirm, acts.requestChange, acts.refuseChange] },
    changeOffered: { steps: [acts.confirm, acts.requestChange, offer] },
    proposed: { steps: [acts.confirm, proposal] },
    proposedToRequest: { steps: [proposal], isRequest: true },
    changed: { steps: [acts.confirm, proposal, acts.acceptChange] },
    changeDeclined: { steps: [acts.confirm, proposal, acts.declineChange] },
  }
}

test.each(WEEK)('pages, mails and the calendar decline every weekday, %i days later', (day) => {
  const pickup = PICKUP_AT + day * DAY
  const date = toLocalTime(new Date(pickup)).slice(0, 10)
  const order = anOrder({ date, time: '10:30', pickup: 'Letiště Praha', dropoff: 'Karlovy Vary' })
  const placedAt = new Date(NOW.getTime() + day * DAY)
  const wrong = Object.entries(livesAt(pickup)).flatMap(([name, life]) => {
    const { page, guest, mails, calendar } = toldOrder({ ...life, order, locale: 'cs', placedAt })
    const all = [
      page.replaceAll(/<[^>]+>/g, ' '),
      guest.replaceAll(/<[^>]+>/g, ' '),
      ...mails,
      calendar,
    ]
    const text = all.join('\n').replaceAll(/[^\S\n]+/g, ' ')
    return wrongWeekdays(text).map((said) => `${name}: ${said}`)
  })
  expect(wrong).toEqual([])
})

test.each(WEEK)('the form declines every weekday, %i days later', (day) => {
  const pickup = new Date(PICKUP_AT + day * DAY)
  const moment = pickup.toISOString()
  const texts = runInLocale('cs', () => [
    ...[100, 25, 20].flatMap((hours) => {
      const cancelling = freeCancellation(pickup, new Date(pickup.getTime() - hours * HOUR))
      return [cancellingText(cancelling, false), cancellingText(cancelling, true)]
    }),
    cancellingOnceAccepted(moment),
    errorText({ code: 'pickupPast', moment }),
    errorText({ code: 'pickupTooSoon', limit: 4, moment }),
    errorText({ code: 'pickupTooFar', limit: 12, moment }),
    errorText({ code: 'returnBeforeArrival', moment }),
  ])
  expect(texts.flatMap(wrongWeekdays)).toEqual([])
  const named = texts.filter((text) => /[a-ž]{4,}\s\d{1,2}\.\s/u.test(text))
  expect(named.length).toBeGreaterThan(5)
})

test('a weekday in the wrong case is found', () => {
  expect(wrongWeekdays('Zaplaťte do středa 9. prosince, v středa, ve středu, od soboty.')).toEqual([
    'do středa',
    'v středa',
  ])
})
