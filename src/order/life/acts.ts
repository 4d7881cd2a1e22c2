import type { MoneyWay, PaymentMethod } from '~/carrier/payment-methods'
import type { Billing, Correction, DecidedEvent, Driver, Wish } from '~/order/life/event-data'
import type { Leg, STEPS } from '~/order/life/rides/steps'
import { fromLocalTime } from '~/lib/local-time'

/** Money that moved; `amount` null is the whole amount due, `day` null (a local day) is today. */
export type Money = {
  amount: number | null
  day?: string | null
  way?: MoneyWay | null
  reference?: string
}

/** An act on an order. Amounts are haléře, gross; `until` and `pickupLocal` are local times. */
export type Act =
  | { event: 'confirm' | 'decline' | 'expire' | 'declineChange' }
  | { event: 'acceptChange'; billing?: Billing | null }
  /** `why` is required before the pickup, unless the passenger is aboard. A ride without `leg` is the next one. */
  | { event: 'finish'; why?: string | null; leg?: Leg | null | undefined }
  /**
   * `waitedUntil` null: the driver waited for as long as the price includes. `isBackCancelled`: the way back does not
   * take place either.
   */
  | {
      event: 'noShow'
      reason: string
      waitedUntil?: string | null
      leg?: Leg | null | undefined
      isBackCancelled?: boolean | undefined
    }
  | { event: 'price'; total: number; reason: string }
  /** `until` null: the default duration of an offer. */
  | {
      event: 'offer'
      total: number
      vatRateBp?: number | undefined
      until: string | null
      words: string
    }
  | { event: 'accept'; billing: Billing; paymentMethod: PaymentMethod }
  | { event: 'reject' | 'reopen'; reason: string }
  | ({ event: 'assign'; leg?: Leg | null | undefined; driverId?: string; carId?: string } & Driver)
  | { event: 'progress'; step: (typeof STEPS)[number]; leg?: Leg | null | undefined }
  /** `fee` is what a back office charges for a cancelling that its customer asked for; else the terms say it. */
  | { event: 'cancel'; reason: string | null; fee?: number }
  | { event: 'requestCancel'; reason: string | null }
  | { event: 'correctEmail'; email: string }
  | ({ event: 'requestChange' } & Wish)
  | {
      event: 'answerChange'
      isGranted: boolean
      words: string
      total: number | null
      pickupLocal: string | null
      until: string | null
    }
  | { event: 'surcharge'; amount: number; reason: string }
  | ({ event: 'paid' | 'refunded' } & Money)
  /** `amount` null: the whole amount due. */
  | { event: 'waive'; amount: number | null }
  /** Fields as they are and as they shall be, checked by the rules of the form; `landedAt` is a local time. */
  | { event: 'correct'; before: Correction; after: Correction; landedAt?: string | null }
  | { event: 'note'; text: string }
  /** `of` null: the last event. */
  | { event: 'undo'; of: number | null }

/** Reason why an act is not allowed. */
export type Refusal =
  /** The state of the order or the actor does not allow it. */
  | 'notNow'
  | 'notYours'
  /** A request has no price: it is confirmed when its customer accepts an offer. */
  | 'noPrice'
  /** The pickup of an unconfirmed order, the end of an offer, or the hour for a new e-mail address is over. */
  | 'tooLate'
  /** The customer corrected the e-mail address as often as allowed. */
  | 'tooOften'
  /** There is no offer, or it would change nothing. */
  | 'nothingOffered'
  | 'timeInvalid'
  /** The end of an offer is in the past, or later than two hours before the pickup. */
  | 'untilPast'
  | 'untilTooLate'
  | 'pickupPast'
  /** The deadline for a decision has not passed yet. */
  | 'tooEarly'
  /** A ride is not done before its pickup, and nobody missed it while the driver still has to wait. */
  | 'beforePickup'
  | 'stillWaiting'
  /** The driver left before the end of the waiting that the price includes, or the time is in the future. */
  | 'waitedTooShort'
  | 'waitedInFuture'
  /** A yes or a no without a question, and a new price that is the old one. */
  | 'nothingAsked'
  /** A yes without a time to a wish for another time. */
  | 'emptyYes'
  | 'samePrice'
  /** Only an end by the carrier can be a mistake of the carrier. */
  | 'endedByCustomer'
  | 'nothingDue'
  | 'amountTooLarge'
  /** Money is noted of a day that is over, or of today. */
  | 'dayAhead'
  /** Money of the same way and reference is noted already. */
  | 'alreadyNoted'
  /** The order has no way back, or that ride is over. */
  | 'noSuchRide'
  /** A correction that changes nothing. */
  | 'nothingChanged'
  /** The last act was not one of the carrier, cannot be taken back, or is older than a minute. */
  | 'nothingToUndo'
  | 'undoTooLate'

export type Decision = { ok: true; happened: DecidedEvent } | { ok: false; error: Refusal }

/** The instant of a local time; null for one that does not exist. */
export function instantOf(local: string): Date | null {
  const read = fromLocalTime(local)
  return read.kind === 'once' || read.kind === 'doubled' ? read.instant : null
}

/** True from the end on. */
export function isOver(end: string, now: Date): boolean {
  return Date.parse(end) <= now.getTime()
}

/** The decision that an event happens. */
export function happens(happened: DecidedEvent): Decision {
  return { ok: true, happened }
}

/** The decision that nothing happens, and why. */
export function refuse(error: Refusal): Decision {
  return { ok: false, error }
}
