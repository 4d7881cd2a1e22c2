import { promisedBy } from '~/carrier/open-time'
import { type ActFacts, BOTH, command, isOver, someWords, THEIRS } from '~/order/acts/act'
import type { Life } from '~/order/life/life'
import { dueLater } from '~/order/life/money/dues'
import { freeCancellationEnd } from '~/order/model/order-times'

// The cancelling of an order, and the customer's wish for one where a back office decides.

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
  const promised = promisedBy(new Date(cancelAsked.at))
  return new Date(Math.min(promised.getTime(), Date.parse(pickupAt))).toISOString()
}

/** The highest fee for the cancelling that the customer asked for, haléře; 0 without such a wish. */
function wishedFee({ cancelAsked, price }: Life): number {
  return Math.min(cancelAsked?.fee ?? 0, price ?? 0)
}

/**
 * A customer cancels at the fee of the terms. The carrier cancels free of charge, or answers a wish at the fee of the
 * terms at the time of the wish, or at a lower one; the site executes a wish that a back office did not answer.
 */
const cancel = {
  event: 'cancel',
  from: ['received', 'offered', 'confirmed', 'assigned'],
  // A wish to cancel from before the driver set off still holds.
  isAlsoFrom: ({ cancelAsked, state }) => cancelAsked !== null && state === 'underway',
  to: 'cancelled',
  who: ['customer', 'carrier', 'site'],
  told: { customer: 'always', carrier: 'ofCustomer' },
  attached: 'calendar',
  decide: (life, { reason, fee = wishedFee(life) }, { actor, now }) => {
    switch (actor) {
      case 'customer':
        return { reason, fee: cancellingFee(life, now) }
      case 'site': {
        const by = cancelBy(life)
        if (by === null) return 'notNow'
        return isOver(by, now) ? { reason, fee: wishedFee(life) } : 'tooEarly'
      }
      case 'carrier':
      case 'driver':
        return fee > wishedFee(life) ? 'amountTooLarge' : { reason, fee }
    }
  },
  after: (life, { at, data: { fee } }) => (fee > 0 ? { fee, ...dueLater(life, at) } : { fee }),
  mayOweDocuments: ({ fee }) => (fee ?? 0) > 0,
} as const satisfies ActFacts<'cancel'>

/** A back office that decides is asked to cancel, once, and only where it costs something by the terms at that moment. */
const requestCancel = {
  ...THEIRS,
  event: 'requestCancel',
  from: ['confirmed', 'assigned'],
  told: BOTH,
  decide: (life, { reason }, { now }) => {
    if (life.cancelAsked) return 'notNow'
    const fee = cancellingFee(life, now)
    return fee === 0 ? 'nothingDue' : { reason, fee }
  },
  after: (_life, { at, data }) => ({ cancelAsked: { at, fee: data.fee } }),
  mayOweDocuments: false,
} as const satisfies ActFacts<'requestCancel'>

/** The acts of this module, each under its event. */
export const cancelActs = { cancel, requestCancel }

/** The commands of cancelling, each under its word. */
export const cancelCommands = {
  cancel: command('cancel', {
    event: 'cancel',
    fields: { reason: someWords },
    rank: 17,
    says: 'you cancel; it costs the customer nothing',
    sample: { reason: '…' },
    isReadable: true,
  }),
}
