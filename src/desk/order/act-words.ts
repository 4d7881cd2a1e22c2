import { appConfig } from '~config'
import type { Intent } from '~/desk/order/acts/intents'
import type { DeskError } from '~/order/commands/desk-answer'
import type { LifeEvent } from '~/order/life/event-data'
import type { Life } from '~/order/life/life'
import { isReturned } from '~/order/life/money/dues'
import { word } from '~/i18n/word'
import { m } from '~/paraglide/messages'

/** An act by the words of its button; an answer that nobody asked for is our own proposal. */
export function actWords(intent: Intent, { asked }: Pick<Life, 'asked'>): string {
  return intent === 'answer' && !asked ? m.desk_act_propose() : word(`desk_act_${intent}`)
}

/** What happened, in a word or two; the ledger of the order knows money that came back to us. */
export function eventWords(
  { seq, event }: Pick<LifeEvent, 'seq' | 'event'>,
  ledger: Life['ledger'],
): string {
  const row = ledger.find((one) => one.seq === seq)
  return row && isReturned(row, ledger) ? m.desk_event_moneyBack() : word(`desk_event_${event}`)
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
    case 'dayBeforePayment':
      return m.desk_refused_day_before_payment()
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
    case 'moreThanDue':
      return m.desk_refused_more_than_due()
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
