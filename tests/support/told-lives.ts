import type { Order } from '~/order/model/order'
import { HOUR } from '~/lib/duration'
import { toLocalTime } from '~/lib/local-time'
import { anOrder } from './builders.ts'
import { PARCEL } from './order-fields.ts'
import { acts, anAnswer, askedToCancel, type Step } from './lives.ts'

/** The pickup of the orders below. */
export const PICKUP_AT = new Date('2026-12-09T09:30:00Z')
const TIME = { date: '2026-12-09', time: '10:30' }
const FAMILY = {
  ...TIME,
  passengers: '4',
  luggages: '3',
  childSeats: '2',
  childSeatSizes: '9-18 15-36',
}

/** One order of each kind and size that its texts tell apart; made anew, since an order has a language. */
export const TOLD_ORDERS: Record<string, () => Order> = {
  'from the airport': () =>
    anOrder({
      ...FAMILY,
      service: 'comfort',
      pickup: 'Letiště Praha',
      dropoff: 'Karlovy Vary',
      flightNumber: 'BA 854',
      nameBoard: 'Smith family',
      guestName: 'John Smith',
      guestPhone: '+44 20 7946 0958',
    }),
  'to the airport': () =>
    anOrder({
      ...FAMILY,
      service: 'comfort',
      pickup: 'Dlouhá 12, Praha',
      dropoff: 'Letiště Praha',
    }),
  'to the airport and back': () =>
    anOrder({
      ...FAMILY,
      service: 'comfort',
      childSeats: '1',
      childSeatSizes: '0-13',
      pickup: 'Karlovy Vary',
      dropoff: 'Letiště Praha',
      returnDate: '2026-12-11',
      returnTime: '17:00',
    }),
  'from the station': () =>
    anOrder({ ...TIME, pickup: 'Praha hlavní nádraží', dropoff: 'Brno', passengers: '1' }),
  'by the hour': () =>
    anOrder({
      ...TIME,
      kind: 'hourly',
      pickup: 'Dlouhá 12, Praha',
      dropoff: '',
      hours: '4',
    }),
  experience: () =>
    anOrder({
      ...TIME,
      kind: 'experience',
      experience: 'vineyards',
      variant: 'day',
      pickup: 'Dlouhá 12, Praha',
      dropoff: '',
      orderOptions: ['prosecco'],
    }),
  parcel: () => anOrder({ ...TIME, ...PARCEL }),
}

const before = (hours: number) => new Date(PICKUP_AT.getTime() - hours * HOUR)
const at = (step: Step, moment: Date): Step => ({ ...step, at: moment })
const asked = acts.requestChange
const proposal: Step = {
  act: anAnswer({ time: toLocalTime(before(-3)) }),
  by: 'carrier',
}
const noted: Step = { act: anAnswer(), by: 'carrier' }
const done = at({ act: { event: 'finish' }, by: 'carrier' }, before(-2))
const noShow = at(acts.noShow, before(-2))

/**
 * The life of an order to each event that somebody is told of; `agreed` are the steps that make it binding.
 * A life with `until` goes on without an event: it is read at that moment.
 */
export function toldLives(agreed: Step[]): Record<string, { steps: Step[]; until?: Date }> {
  const life = (...steps: Step[]) => ({ steps })
  const binding = (...steps: Step[]) => life(...agreed, ...steps)
  return {
    received: life(),
    corrected: life(acts.correctEmail),
    rejected: life(acts.reject),
    expired: life(at(acts.expire, PICKUP_AT)),
    cancelledEarly: life(acts.cancel),
    withdrawnEarly: life(acts.withdraw),
    wishEarly: life(asked),
    refusedEarly: life(asked, acts.refuseChange),
    agreed: binding(),
    agreedLate: life(...agreed.map((step) => at(step, before(20)))),
    assigned: binding(acts.assign),
    reassigned: binding(acts.assign, acts.assign),
    underway: binding(acts.assign, at(acts.onTheWay, before(1))),
    arrived: binding(acts.assign, at(acts.arrived, PICKUP_AT)),
    aboard: binding(acts.assign, at(acts.aboard, PICKUP_AT)),
    done: binding(done),
    donePaid: binding(acts.paid, done),
    noShow: binding(noShow),
    noShowPaid: binding(acts.paid, noShow),
    reopened: binding(noShow, at(acts.reopen, before(-3))),
    reopenedEarly: binding(acts.withdraw, acts.reopen),
    cancelled: binding(acts.cancel),
    cancelledPaid: binding(acts.paid, acts.cancel),
    cancelledLate: binding(at(acts.cancel, before(1))),
    cancelledLatePaid: binding(acts.paid, at(acts.cancel, before(1))),
    cancelAsked: binding(at(askedToCancel.ask, before(1))),
    cancelAnswered: binding(at(askedToCancel.ask, before(1)), at(askedToCancel.answer, before(1))),
    withdrawn: binding(acts.withdraw),
    withdrawnPaid: binding(acts.paid, acts.withdraw),
    wish: binding(asked),
    wishAgain: binding(asked, asked),
    noted: binding(asked, noted),
    refused: binding(asked, acts.refuseChange),
    offeredChange: binding(asked, acts.offerChange),
    proposed: binding(proposal),
    changed: binding(proposal, acts.acceptChange),
    changedPaid: binding(acts.paid, asked, acts.offerChange, acts.acceptChange),
    changeDeclined: binding(proposal, acts.declineChange),
    surcharged: binding(acts.paid, done, at(acts.surcharge, before(-3))),
    cheaper: binding(acts.cheaper),
    cheaperPaid: binding(acts.paid, acts.cheaper),
    dearer: binding(acts.dearer),
    paid: binding(acts.paid),
    paidPart: binding(acts.paidPart),
    refunded: binding(acts.paid, acts.withdraw, acts.refunded),
    waived: binding(noShow, at(acts.waive, before(-3))),
  }
}

/** Lives that only a request has. */
export function requestLives(): Record<string, { steps: Step[]; until?: Date }> {
  return {
    offered: { steps: [acts.offer] },
    offeredAgain: { steps: [acts.offer, acts.offer] },
    // The offer waited longer than it is valid.
    offerWaited: { steps: [acts.offer], until: before(2) },
    offerDeclined: { steps: [acts.offer, acts.decline] },
    offerRejected: { steps: [acts.offer, acts.reject] },
    wishOffered: { steps: [acts.offer, asked] },
  }
}
