import { appConfig } from '~config'
import type { Intent } from '~/desk/order/acts/intents'
import type { DeskError } from '~/order/commands/desk-answer'
import type { EventName, LifeEvent } from '~/order/life/event-data'
import type { Life } from '~/order/life/life'
import type { Actor } from '~/order/life/states'
import type { MoneyWay } from '~/carrier/payment-methods'
import { m } from '~/paraglide/messages'

type Words = () => string

const ACT_WORDS: Readonly<Record<Intent, Words>> = {
  confirm: m.desk_act_confirm,
  quote: m.desk_act_quote,
  answer: m.desk_act_answer,
  reject: m.desk_act_reject,
  assign: m.desk_act_assign,
  progress: m.desk_act_progress,
  done: m.desk_act_done,
  'no-show': m.desk_act_no_show,
  cancel: m.desk_act_cancel,
  surcharge: m.desk_act_surcharge,
  paid: m.desk_act_paid,
  refunded: m.desk_act_refunded,
  waive: m.desk_act_waive,
  price: m.desk_act_price,
  reopen: m.desk_act_reopen,
  note: m.desk_act_note,
  mistake: m.desk_act_mistake,
  undo: m.desk_act_undo,
  correct: m.desk_act_correct,
}

/** An act by the words of its button; an answer that nobody asked for is our own proposal. */
export function actWords(intent: Intent, { asked }: Pick<Life, 'asked'>): string {
  return intent === 'answer' && !asked ? m.desk_act_propose() : ACT_WORDS[intent]()
}

/** What happened, in a word or two. */
export const EVENT_WORDS: Readonly<Record<EventName, Words>> = {
  received: m.desk_event_received,
  confirm: m.desk_event_confirm,
  offer: m.desk_event_offer,
  accept: m.desk_event_accept,
  decline: m.desk_event_decline,
  reject: m.desk_event_reject,
  expire: m.desk_event_expire,
  assign: m.desk_event_assign,
  progress: m.desk_event_progress,
  finish: m.desk_event_finish,
  noShow: m.desk_event_no_show,
  cancel: m.desk_event_cancel,
  correctEmail: m.desk_event_correct_email,
  requestCancel: m.desk_event_request_cancel,
  requestChange: m.desk_event_request_change,
  answerChange: m.desk_event_answer_change,
  acceptChange: m.desk_event_accept_change,
  declineChange: m.desk_event_decline_change,
  surcharge: m.desk_event_surcharge,
  price: m.desk_event_price,
  reopen: m.desk_event_reopen,
  paid: m.desk_event_paid,
  refunded: m.desk_event_refunded,
  waive: m.desk_event_waive,
  correct: m.desk_event_correct,
  note: m.desk_event_note,
  undo: m.desk_event_undo,
}

/** Who acted, where no person of the desk is known. */
export const ACTOR_WORDS: Readonly<Record<Actor, Words>> = {
  customer: m.desk_by_customer,
  carrier: m.desk_by_carrier,
  driver: m.desk_by_driver,
  site: m.desk_by_site,
}

export const WAY_WORDS: Readonly<Record<MoneyWay, Words>> = {
  transfer: m.desk_way_transfer,
  card: m.desk_way_card,
  cash: m.desk_way_cash,
}

type Step = Extract<LifeEvent, { event: 'progress' }>['data']['step']

export const STEP_WORDS: Readonly<Record<Step, Words>> = {
  onTheWay: m.desk_step_on_the_way,
  arrived: m.desk_step_arrived,
  aboard: m.desk_step_aboard,
}

/** Why an order did not allow an act. */
export function refusalWords(error: DeskError): string {
  switch (error) {
    case 'objected':
    case 'notNow':
    case 'noSuchRide':
    case 'notYours':
    case 'tooEarly':
    case 'tooOften':
    case 'wishedTooOften':
    case 'nothingOffered':
    case 'unknown':
    case 'nothingThere':
    case 'nothingTraced':
    case 'keyReused':
      return m.desk_refused_not_now()
    case 'decidedElsewhere':
      return m.desk_order_elsewhere()
    case 'gatewayRefused':
      return m.desk_refused_gateway()
    case 'gatewayReturned':
      return m.desk_refused_gateway_returned()
    case 'gatewaySilent':
      return m.desk_refused_gateway_silent()
    case 'gatewayLocked':
      return m.desk_refused_gateway_locked()
    case 'gatewayPartly':
      return m.desk_refused_gateway_partly()
    case 'overtaken':
      return m.desk_notice_overtaken()
    case 'noPrice':
      return m.desk_refused_no_price()
    case 'tooLate':
      return m.desk_refused_too_late()
    case 'timeInvalid':
      return m.desk_refused_no_such_time()
    case 'untilPast':
      return m.desk_refused_until_past()
    case 'untilTooLate':
      return m.desk_refused_until_too_late({ hours: appConfig.ordering.offer.endsHoursBefore })
    case 'pickupPast':
      return m.desk_refused_pickup_past()
    case 'landingFar':
      return m.desk_refused_landing_far()
    case 'ownerOnly':
      return m.desk_refused_owner_only()
    case 'afterReturn':
      return m.desk_refused_after_return()
    case 'beforePickup':
      return m.desk_refused_before_pickup()
    case 'stillWaiting':
      return m.desk_refused_still_waiting()
    case 'waitedTooShort':
      return m.desk_refused_waited_too_short()
    case 'waitedInFuture':
    case 'dayAhead':
      return m.desk_refused_ahead()
    case 'dayTooEarly':
      return m.desk_refused_day_early()
    case 'nothingToReverse':
      return m.desk_refused_nothing_to_reverse()
    case 'nothingAsked':
      return m.desk_refused_nothing_asked()
    case 'emptyYes':
      return m.desk_refused_empty_yes()
    case 'samePrice':
      return m.desk_refused_same_price()
    case 'endedByCustomer':
      return m.desk_refused_ended_by_customer()
    case 'nothingDue':
      return m.desk_refused_nothing_due()
    case 'amountTooLarge':
      return m.desk_refused_amount_too_large()
    case 'alreadyNoted':
      return m.desk_refused_noted()
    case 'nothingChanged':
      return m.desk_refused_nothing_changed()
    case 'nothingToUndo':
      return m.desk_refused_nothing_to_undo()
    case 'undoTooLate':
      return m.desk_refused_undo_too_late()
    case 'held':
      return m.desk_refused_held()
  }
}
