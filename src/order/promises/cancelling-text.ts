import { appConfig } from '~config'
import { confirmWithin, period } from '~/carrier/phrases/period'
import type { Order } from '~/order/model/order'
import type { Life } from '~/order/life/life'
import { type FreeCancellation, freeCancellationEnd } from '~/order/model/order-times'
import { formatUntil } from '~/i18n/format'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

const { freeCancellationHours } = appConfig.ordering

/**
 * The rule of free cancellation before a time is chosen; then its exact end, or a warning instead. An order binds when
 * we confirm it, a request when the customer accepts our price.
 */
export function cancellingText(cancelling: FreeCancellation | null, isRequest: boolean): string {
  const hours = freeCancellationHours
  if (!cancelling) {
    return isRequest ? m.order_next_cancel_request({ hours }) : m.order_next_cancel({ hours })
  }
  return (
    cancellingWarning(cancelling, isRequest) ?? m.order_cancel_until({ until: endOf(cancelling) })
  )
}

/** When an order binds and until when its cancelling is free, once the time of its pickup is known. */
export function cancellingTerms({
  cancelling,
  price,
}: Pick<Order, 'cancelling' | 'price'>): string {
  if (price.status === 'onRequest') {
    return `${m.promise_binding_request()} ${cancellingOnceAccepted(cancelling.freeUntil)}`
  }
  return (
    cancellingWarning(cancelling, false) ?? m.summary_cancel_until({ until: endOf(cancelling) })
  )
}

/** Until when cancelling is free once the customer has accepted a price; null: that time has passed. */
export function cancellingOnceAccepted(freeUntil: string | null): string {
  return freeUntil === null
    ? m.promise_cancel_accepted_late({ period: freePeriod() })
    : m.promise_cancel_accepted_free({ until: formatUntil(freeUntil, getLocale()) })
}

function freePeriod(): string {
  return period(freeCancellationHours, 'hour', getLocale())
}

/**
 * Until when cancelling is free once the offered change is accepted; null unless it moves the pickup of a binding
 * order.
 */
export function cancellingOnceChanged(
  { changeOffer, bindingAt, isCancellingFree }: Life,
  now: Date,
): string | null {
  const pickup = changeOffer?.pickup
  if (!pickup || bindingAt === null || isCancellingFree) return null
  const end = freeCancellationEnd(new Date(pickup.at))
  return end > now
    ? m.promise_cancel_changed_free({ until: formatUntil(end.toISOString(), getLocale()) })
    : m.promise_cancel_changed_late({ period: freePeriod() })
}

/** Warns that cancelling will hardly or never be free once it binds; null if it will be. */
function cancellingWarning(cancelling: FreeCancellation, isRequest: boolean): string | null {
  const hours = freeCancellationHours
  if (cancelling.freeUntil === null) {
    return isRequest ? m.order_cancel_late_request({ hours }) : m.order_cancel_late({ hours })
  }
  // The customer decides when a request binds, so its end is always sure.
  if (cancelling.isSure || isRequest) return null
  return m.order_cancel_unsure({ within: confirmWithin(getLocale()), until: endOf(cancelling) })
}

function endOf({ freeUntil }: FreeCancellation): string {
  return formatUntil(freeUntil ?? '', getLocale())
}
