import { appConfig } from '~config'
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

/** The same as `cancellingText`, in the words of a summary, where the time is always known. */
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
    hours: confirmWithinHours,
    until: formatUntil(freeUntil, getLocale()),
  })
}
