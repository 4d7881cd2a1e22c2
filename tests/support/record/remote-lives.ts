import type { CarriersActName } from './acts.ts'
import type { Life } from './lives.ts'
import { HOUR, MINUTE, PICKUP, type Stage } from './stage.ts'

/** Acts that a back office tells, one after the other. */
const told =
  (...names: CarriersActName[]) =>
  async (stage: Stage) => {
    for (const name of names) await stage.tell(name)
  }
const clock = (now: number) => (stage: Stage) => stage.at(now)

/** The orders of a site whose back office decides. */
export const REMOTE_LIVES: Readonly<Record<string, Life>> = {
  received: { from: null, act: (stage) => stage.place() },
  'received-request': { from: null, act: (stage) => stage.place({ isRequest: true }) },
  'received-return': {
    from: null,
    act: (stage) => stage.place({ fields: { returnDate: '2035-05-19', returnTime: '18:00' } }),
  },
  rejected: { from: 'received', act: told('reject') },
  expired: { from: 'received', act: clock(PICKUP + MINUTE) },
  'received-email': { from: 'received', act: (stage) => stage.press('correct-email') },
  offered: { from: 'received-request', act: told('quote') },
  declined: { from: 'offered', act: (stage) => stage.press('decline') },
  accepted: { from: 'offered', act: (stage) => stage.press('accept') },
  confirmed: { from: 'received', act: told('confirm') },
  'confirmed-return': { from: 'received-return', act: told('confirm') },
  'confirmed-wish-time': { from: 'confirmed', act: (stage) => stage.press('wish-time') },
  'confirmed-wish': { from: 'confirmed', act: (stage) => stage.press('wish') },
  'confirmed-change': { from: 'confirmed', act: told('answer-price') },
  'confirmed-changed': {
    from: 'confirmed-change',
    act: (stage) => stage.press('accept-change-address'),
  },
  'confirmed-declined': {
    from: 'confirmed-change',
    act: (stage) => stage.press('decline-change'),
  },
  'confirmed-paid': { from: 'confirmed', act: told('paid') },
  'confirmed-late': { from: 'confirmed', act: clock(PICKUP - 20 * HOUR) },
  'cancel-asked': { from: 'confirmed-late', act: (stage) => stage.press('cancel-sure') },
  'cancel-unanswered': { from: 'cancel-asked', act: clock(PICKUP - MINUTE) },
  'cancelled-free': { from: 'confirmed', act: (stage) => stage.press('cancel-sure') },
  'cancelled-fee': { from: 'cancel-asked', act: told('cancel-fee') },
  'cancelled-paid': { from: 'confirmed-paid', act: told('cancel') },
  assigned: { from: 'confirmed', act: told('assign') },
  'assigned-both': { from: 'confirmed-return', act: told('assign', 'assign-back') },
  'underway-arrived': {
    from: 'assigned',
    act: async (stage) => {
      await stage.at(PICKUP - HOUR)
      await told('on-the-way', 'arrived')(stage)
    },
  },
  'underway-waited': { from: 'underway-arrived', act: clock(PICKUP + 40 * MINUTE) },
  done: { from: 'underway-arrived', act: told('aboard', 'done') },
  'no-show': { from: 'underway-waited', act: told('no-show') },
}

/** The lives in which all that follows from a notice is looked at. */
export const REMOTE_MAIN: readonly string[] = [
  'received',
  'received-request',
  'confirmed',
  'confirmed-wish-time',
  'cancel-asked',
  'assigned-both',
  'underway-waited',
  'done',
]

/** A life in which the notice of an act is taken. */
export const TAKEN_IN: Partial<Record<CarriersActName, string>> = {
  confirm: 'received',
  quote: 'received-request',
  'quote-until': 'received-request',
  'answer-no': 'confirmed-wish-time',
  'answer-yes': 'confirmed-wish',
  'answer-time': 'confirmed-wish-time',
  'answer-price': 'confirmed',
  reject: 'received',
  assign: 'confirmed',
  'assign-back': 'confirmed-return',
  'on-the-way': 'assigned',
  arrived: 'assigned',
  aboard: 'underway-arrived',
  done: 'underway-waited',
  'done-why': 'confirmed',
  'no-show': 'underway-waited',
  'no-show-waited': 'underway-waited',
  cancel: 'confirmed',
  'cancel-fee': 'cancel-asked',
  'price-lower': 'confirmed',
  'price-higher': 'confirmed',
  surcharge: 'done',
  reopen: 'done',
  paid: 'confirmed',
  'paid-part': 'confirmed',
  refunded: 'cancelled-paid',
  'refunded-part': 'cancelled-paid',
  waive: 'confirmed',
}
