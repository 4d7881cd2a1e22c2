import { CUSTOMER, PARCEL } from '../order-fields.ts'
import { CARRIERS_ACTS, type CarriersActName } from './acts.ts'
import { HOUR, MINUTE, PICKUP, type Stage } from './stage.ts'
import type { Looking } from './walk.ts'

/** How an order comes to a state: from another one of this list, by acts at the doors. */
export type Life = {
  from: string | null
  act: (stage: Stage) => Promise<unknown>
  /** True where the minute in which the last act can be undone is not over. */
  isFresh?: boolean
}

const RETURN = { returnDate: '2035-05-19', returnTime: '18:00' }
const COMPANY = {
  customerCompany: 'on',
  customerCompanyName: 'Dvořák & synové, a.s.',
  customerCompanyID: '27082440',
  customerCompanyVATID: '',
}

/** Acts of the carrier, one after the other. */
const carrier =
  (...names: CarriersActName[]) =>
  async (stage: Stage) => {
    for (const name of names) await stage.command(name)
  }

/** Moves the clock without anything that the site does by itself. */
const clock = (now: number) => (stage: Stage) => stage.at(now)

/** The orders of a site whose desk decides. */
export const LIVES: Readonly<Record<string, Life>> = {
  received: { from: null, act: (stage) => stage.place() },
  'received-en': { from: null, act: (stage) => stage.place({ locale: 'en' }) },
  'received-card': { from: null, act: (stage) => stage.place({ paymentMethod: 'card' }) },
  'received-request': { from: null, act: (stage) => stage.place({ isRequest: true }) },
  'received-return': { from: null, act: (stage) => stage.place({ fields: RETURN }) },
  'received-company': { from: null, act: (stage) => stage.place({ fields: COMPANY }) },
  'received-flight': {
    from: null,
    act: (stage) =>
      stage.place({ fields: { pickup: 'Letiště Václava Havla Praha', flightNumber: 'OK 123' } }),
  },
  'received-hourly': {
    from: null,
    act: (stage) =>
      stage.place({
        fields: { kind: 'hourly', service: 'basic', pickup: 'Brno', dropoff: '', hours: '4' },
      }),
  },
  'received-experience': {
    from: null,
    act: (stage) =>
      stage.place({
        fields: {
          kind: 'experience',
          experience: 'evening-prague',
          variant: 'three-hours-business',
          dropoff: '',
        },
      }),
  },
  'received-guest': {
    from: null,
    act: (stage) =>
      stage.place({ fields: { guestName: 'Jana Hostová', guestPhone: '608 111 222' } }),
  },
  'received-parcel': {
    from: null,
    act: (stage) =>
      stage.place({ isRequest: true, fields: { ...PARCEL, passengers: '1', luggages: '0' } }),
  },
  'received-telephone': {
    from: null,
    act: (stage) =>
      stage.enter({
        ...CUSTOMER,
        kind: 'ride',
        service: 'business',
        pickup: 'Praha',
        dropoff: 'Brno',
        date: '2035-05-17',
        time: '10:30',
        passengers: '2',
        chooseCountry: 'CZ',
        paymentMethod: 'cash',
      }),
  },
  // As a robot fills it in.
  'received-held': {
    from: null,
    act: (stage) => stage.place({ onSummary: { leaveEmpty: 'https://spam.example' } }),
  },
  'received-over': { from: 'received', act: clock(PICKUP + MINUTE), isFresh: true },
  'received-wish': { from: 'received', act: (stage) => stage.press('wish') },
  'received-email': { from: 'received', act: (stage) => stage.press('correct-email') },
  rejected: { from: 'received', act: carrier('reject') },
  expired: { from: 'received', act: clock(PICKUP + MINUTE) },
  withdrawn: { from: 'received', act: (stage) => stage.press('cancel-sure') },

  offered: { from: 'received-request', act: carrier('quote') },
  'offered-over': { from: 'offered', act: clock(PICKUP - HOUR), isFresh: true },
  'offered-expired': { from: 'offered', act: clock(PICKUP - HOUR) },
  'offered-wish': { from: 'offered', act: (stage) => stage.press('wish-time') },
  declined: { from: 'offered', act: (stage) => stage.press('decline') },
  accepted: { from: 'offered', act: (stage) => stage.press('accept') },
  'accepted-flight': {
    from: 'received-flight',
    act: async (stage) => {
      await stage.command('quote')
      await stage.press('accept')
    },
  },
  'accepted-card': { from: 'offered', act: (stage) => stage.press('accept-card') },

  confirmed: { from: 'received', act: carrier('confirm') },
  'confirmed-now': { from: 'received', act: carrier('confirm'), isFresh: true },
  'confirmed-card': { from: 'received-card', act: carrier('confirm') },
  'confirmed-return': { from: 'received-return', act: carrier('confirm') },
  'confirmed-paid': { from: 'confirmed', act: carrier('paid') },
  'confirmed-part': { from: 'confirmed', act: carrier('paid-part') },
  'confirmed-wish': { from: 'confirmed', act: (stage) => stage.press('wish') },
  'confirmed-wish-time': { from: 'confirmed', act: (stage) => stage.press('wish-time') },
  'confirmed-change': { from: 'confirmed', act: carrier('answer-price') },
  'confirmed-refused': { from: 'confirmed-wish', act: carrier('answer-no') },
  'confirmed-changed': {
    from: 'confirmed-change',
    act: (stage) => stage.press('accept-change-address'),
  },
  'confirmed-declined': {
    from: 'confirmed-change',
    act: (stage) => stage.press('decline-change'),
  },
  'confirmed-corrected': { from: 'confirmed', act: carrier('correct-name') },
  'confirmed-undone': { from: 'confirmed', act: carrier('price-lower', 'undo') },
  'confirmed-dearer': { from: 'confirmed', act: carrier('price-higher') },
  'confirmed-roster': { from: 'confirmed', act: (stage) => stage.addCrew() },
  'card-paid': { from: 'confirmed-card', act: (stage) => stage.payByCard() },
  'confirmed-late': { from: 'confirmed', act: clock(PICKUP - 20 * HOUR) },
  'confirmed-over': { from: 'confirmed', act: clock(PICKUP + HOUR) },

  assigned: { from: 'confirmed', act: carrier('assign') },
  'assigned-now': { from: 'confirmed', act: carrier('assign'), isFresh: true },
  'assigned-parcel': {
    from: 'received-parcel',
    act: async (stage) => {
      await stage.command('quote')
      await stage.press('accept')
      await stage.command('assign')
    },
  },
  'assigned-return': { from: 'confirmed-return', act: carrier('assign') },
  'assigned-both': { from: 'assigned-return', act: carrier('assign-back') },
  'assigned-wish': { from: 'assigned', act: (stage) => stage.press('wish') },
  'assigned-other': {
    from: 'assigned',
    act: async (stage) => {
      await stage.ask({
        ...CARRIERS_ACTS.assign.command,
        number: stage.order.number,
        driver: 'Petr Druhý',
        phone: '+420777000222',
        email: 'petr@example.com',
      })
    },
  },
  'assigned-soon': { from: 'assigned', act: clock(PICKUP - HOUR) },

  'underway-on-the-way': { from: 'assigned-soon', act: carrier('on-the-way') },
  'underway-wish': {
    from: 'assigned-wish',
    act: async (stage) => {
      await stage.at(PICKUP - HOUR)
      await stage.command('on-the-way')
    },
  },
  'underway-arrived': { from: 'underway-on-the-way', act: carrier('arrived') },
  'underway-waited': { from: 'underway-arrived', act: clock(PICKUP + 40 * MINUTE) },
  'underway-aboard': { from: 'underway-arrived', act: carrier('aboard') },
  'underway-back': {
    from: 'assigned-both',
    act: async (stage) => {
      await stage.at(PICKUP)
      await stage.command('on-the-way')
    },
  },

  done: {
    from: 'underway-aboard',
    act: async (stage) => {
      await stage.at(PICKUP + 2 * HOUR)
      await stage.command('done')
    },
  },
  'done-now': { from: 'underway-aboard', act: carrier('done'), isFresh: true },
  'done-there': {
    from: 'underway-back',
    act: async (stage) => {
      await stage.at(PICKUP + 2 * HOUR)
      await stage.command('done')
    },
  },
  'done-paid': { from: 'done', act: carrier('paid') },
  'done-surcharge': { from: 'done-paid', act: carrier('surcharge') },
  'done-reopened': { from: 'done', act: carrier('reopen') },
  'done-waived': { from: 'done', act: carrier('waive') },
  'no-show': { from: 'underway-waited', act: carrier('no-show') },
  'no-show-there': {
    from: 'assigned-both',
    act: async (stage) => {
      await stage.at(PICKUP + HOUR)
      await stage.command('no-show')
    },
  },

  cancelled: { from: 'confirmed', act: carrier('cancel') },
  'cancelled-driven': { from: 'assigned', act: carrier('cancel') },
  'cancelled-card': { from: 'card-paid', act: carrier('cancel') },
  'cancelled-paid': { from: 'confirmed-paid', act: carrier('cancel') },
  'cancelled-free': { from: 'confirmed', act: (stage) => stage.press('cancel-sure') },
  'cancelled-fee': { from: 'confirmed-late', act: (stage) => stage.press('cancel-sure') },
  'cancelled-fee-paid': { from: 'cancelled-fee', act: carrier('paid') },
  'cancelled-returned': { from: 'cancelled-paid', act: carrier('refunded') },
}

/** The lives that an order went through on its way to one, the first first. */
export function wayTo(life: string, lives: Readonly<Record<string, Life>> = LIVES): string[] {
  const from = lives[life]?.from ?? null
  return from === null ? [life] : [...wayTo(from, lives), life]
}

/** Lives that bodies to a back office, drivers or other lives need, and at whose doors nothing is new. */
const ON_THE_WAY: readonly string[] = [
  'received-company',
  'received-hourly',
  'received-experience',
  'received-guest',
  'received-email',
  'withdrawn',
  'offered-wish',
  'declined',
  'confirmed-part',
  'confirmed-declined',
  'confirmed-dearer',
  'confirmed-corrected',
  'confirmed-undone',
  'confirmed-refused',
  'assigned-other',
  'underway-on-the-way',
  'underway-wish',
  'done-now',
  'done-reopened',
  'cancelled-driven',
  'cancelled-fee-paid',
  'cancelled-returned',
]

/** The lives in which every door is tried. */
export const WALKED: readonly string[] = Object.keys(LIVES).filter(
  (life) => !ON_THE_WAY.includes(life),
)

/** The lives in which every act is tried and all that follows is looked at; the first ones also in English. */
export const MAIN_LIVES: readonly string[] = [
  'received',
  'offered',
  'confirmed',
  'done',
  'confirmed-wish-time',
  'underway-waited',
  'cancelled-paid',
]

/** How much is looked at in a life. */
export function lookingAt(life: string): Looking {
  const index = MAIN_LIVES.indexOf(life)
  if (index < 0) return 'rows'
  return index < 4 ? 'languages' : 'rows'
}
