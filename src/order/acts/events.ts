import * as v from 'valibot'
import { count, instantSchema, text } from '~/back-office/contract-parts'
import * as agree from '~/order/acts/agree'
import * as cancel from '~/order/acts/cancel'
import * as change from '~/order/acts/change'
import * as correct from '~/order/acts/correct'
import * as money from '~/order/acts/money'
import * as ride from '~/order/acts/ride'
import { ACTORS } from '~/order/life/states'

const base = {
  seq: count(1, 1_000_000),
  actor: v.picklist(ACTORS),
  /** ISO instant at which the Worker received the request. */
  at: instantSchema,
  /** The person of the desk who acted, by the id of DESK_PEOPLE. */
  person: v.optional(text(100)),
  /** Of an act on a driver's phone: its id, and when it was pressed by the clock of the phone. */
  phone: v.optional(v.object({ id: v.pipe(v.string(), v.uuid()), at: instantSchema })),
}

function stored<TName extends string, TEntries extends v.ObjectEntries>(
  event: TName,
  data: TEntries,
) {
  return v.object({ ...base, event: v.literal(event), data: v.object(data) })
}

/** Each event of an order, as stored in `order_events`, which is append-only. Amounts are haléře, gross. */
const EVENTS = {
  received: stored('received', agree.receivedData),
  confirm: stored('confirm', {}),
  offer: stored('offer', agree.offerData),
  accept: stored('accept', agree.acceptData),
  decline: stored('decline', {}),
  reject: stored('reject', agree.reasonData),
  expire: stored('expire', {}),
  assign: stored('assign', ride.assignData),
  progress: stored('progress', ride.progressData),
  finish: stored('finish', ride.finishData),
  noShow: stored('noShow', ride.noShowData),
  cancel: stored('cancel', cancel.cancelData),
  requestCancel: stored('requestCancel', cancel.cancelData),
  correctEmail: stored('correctEmail', correct.correctEmailData),
  requestChange: stored('requestChange', change.requestChangeData),
  answerChange: stored('answerChange', change.answerChangeData),
  acceptChange: stored('acceptChange', change.acceptChangeData),
  declineChange: stored('declineChange', {}),
  surcharge: stored('surcharge', money.surchargeData),
  price: stored('price', money.priceData),
  reopen: stored('reopen', agree.reasonData),
  paid: stored('paid', money.moneyData),
  refunded: stored('refunded', money.moneyData),
  waive: stored('waive', money.waiveData),
  correct: stored('correct', correct.correctData),
  note: stored('note', correct.noteData),
  undo: stored('undo', correct.undoData),
} as const

export type EventName = keyof typeof EVENTS
export const lifeEventSchema = v.variant('event', Object.values(EVENTS))
export type LifeEvent = v.InferOutput<(typeof EVENTS)[EventName]>
export type EventOf<TName extends EventName> = Extract<LifeEvent, { event: TName }>
export type DataOf<TName extends EventName> = EventOf<TName>['data']

/** An event as decided; the store adds its number, actor and time, and reads it by the schema of the event. */
export type DecidedEvent = Pick<LifeEvent, 'event' | 'data'>

/** The events that a customer may read of: not the words of the desk, nor the taking back. */
export type OpenEvent = Exclude<EventName, 'note' | 'undo'>
