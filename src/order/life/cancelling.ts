import { appConfig } from '~config'
import { type Act, type Decision, happens, isOver, refuse } from '~/order/life/acts'
import type { Life } from '~/order/life/life'
import type { Actor } from '~/order/life/states'
import { freeCancellationEnd } from '~/order/model/order-times'
import { HOUR } from '~/lib/duration'

/**
 * Fee for a cancellation by the customer at `now`, in haléře. Free until the order binds, then free up to and
 * including the limit of the terms before the pickup, later the full price.
 */
export function cancellingFee(life: Life, now: Date): number {
  const { bindingAt, pickupAt, price, isCancellingFree } = life
  if (isCancellingFree || bindingAt === null || now <= freeCancellationEnd(new Date(pickupAt)))
    return 0
  return price ?? 0
}

/**
 * By when a back office answers the customer's wish to cancel, an ISO instant: within the promised hours, never after
 * the pickup. Then the order is cancelled at the fee of the terms. Null without such a wish.
 */
export function cancelBy({ cancelAsked, pickupAt }: Life): string | null {
  if (!cancelAsked) return null
  const promised = Date.parse(cancelAsked.at) + appConfig.ordering.confirmWithinHours * HOUR
  return new Date(Math.min(promised, Date.parse(pickupAt))).toISOString()
}

/** The highest fee for the cancelling that the customer asked for, haléře; 0 without such a wish. */
function wishedFee({ cancelAsked, price }: Life): number {
  return Math.min(cancelAsked?.fee ?? 0, price ?? 0)
}

/**
 * A customer cancels at the fee of the terms. The carrier cancels free of charge, or answers a wish at the fee of the
 * terms at the time of the wish, or at a lower one; the site brings an unanswered wish about.
 */
export function decideCancel(
  life: Life,
  { reason, fee = wishedFee(life) }: Extract<Act, { event: 'cancel' }>,
  actor: Actor,
  now: Date,
): Decision {
  const cancels = (charged: number) => happens({ event: 'cancel', data: { reason, fee: charged } })
  switch (actor) {
    case 'customer':
      return cancels(cancellingFee(life, now))
    case 'site': {
      const by = cancelBy(life)
      if (by === null) return refuse('notNow')
      return isOver(by, now) ? cancels(wishedFee(life)) : refuse('tooEarly')
    }
    case 'carrier':
    case 'driver':
      return fee > wishedFee(life) ? refuse('amountTooLarge') : cancels(fee)
  }
}

/** A back office is asked once, and only where cancelling costs something. */
export function decideCancelWish(
  life: Life,
  { reason }: Extract<Act, { event: 'requestCancel' }>,
  now: Date,
): Decision {
  if (life.cancelAsked) return refuse('notNow')
  const fee = cancellingFee(life, now)
  return fee === 0
    ? refuse('nothingDue')
    : happens({ event: 'requestCancel', data: { reason, fee } })
}
