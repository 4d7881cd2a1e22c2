import { appConfig } from '~config'
import { period } from '~/carrier/phrases/period'
import type { Order } from '~/order/model/order'
import type { FreeCancellation } from '~/order/model/order-times'
import { formatUntil } from '~/i18n/format'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

const { confirmWithinHours, freeCancellationHours } = appConfig.ordering

/** The rule of free cancellation before a time is chosen; then its exact end, or a warning instead. */
export function cancellingText(cancelling: FreeCancellation | null): string {
  if (!cancelling) return m.order_next_cancel({ hours: freeCancellationHours })
  return (
    cancellingWarning(cancelling) ??
    m.order_cancel_until({ until: formatUntil(cancelling.freeUntil ?? '', getLocale()) })
  )
}

/** When a summary binds and until when its cancelling is free; the time of its pickup is known. */
export function summaryTerms({ cancelling, price }: Pick<Order, 'cancelling' | 'price'>): string {
  if (price.status !== 'onRequest') return cancellingTerms(cancelling)
  return `${m.promise_binding_request()} ${cancellingOnceAccepted(cancelling.freeUntil)}`
}

/** Until when cancelling is free once the customer has accepted a price; null: that time has passed. */
export function cancellingOnceAccepted(freeUntil: string | null): string {
  const locale = getLocale()
  return freeUntil === null
    ? m.promise_cancel_accepted_late({ period: period(freeCancellationHours, 'hour', locale) })
    : m.promise_cancel_accepted_free({ until: formatUntil(freeUntil, locale) })
}

/** Until when cancelling an order with a price is free, before we confirm it and after. */
export function cancellingTerms(cancelling: FreeCancellation): string {
  return (
    cancellingWarning(cancelling) ??
    m.summary_cancel_until({ until: formatUntil(cancelling.freeUntil ?? '', getLocale()) })
  )
}

/** Warns that cancelling will hardly or never be free once the order is confirmed; null if it will be. */
export function cancellingWarning({ freeUntil, isSure }: FreeCancellation): string | null {
  if (freeUntil === null) return m.order_cancel_late({ hours: freeCancellationHours })
  if (isSure) return null
  return m.order_cancel_unsure({
    hours: freeCancellationHours + confirmWithinHours,
    until: formatUntil(freeUntil, getLocale()),
  })
}
