import { appConfig } from '~config'
import type { FreeCancellation } from '~/features/order/rules/order-times'
import { formatUntil } from '~/i18n/format'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

const { confirmWithinHours, freeCancellationHours } = appConfig.ordering

/** Until when cancelling is free: the rule before a time is chosen, then the exact moment or the warning instead. */
export function cancellingText(cancelling: FreeCancellation | null): string {
  if (!cancelling) return m.order_next_cancel({ hours: freeCancellationHours })
  return (
    cancellingWarning(cancelling) ??
    m.order_cancel_until({ until: formatUntil(cancelling.until, getLocale()) })
  )
}

/** That cancelling will hardly or never be free once the order is confirmed; null when it will be. */
export function cancellingWarning({ state, until }: FreeCancellation): string | null {
  switch (state) {
    case 'sure':
      return null
    case 'unsure':
      return m.order_cancel_unsure({
        hours: freeCancellationHours + confirmWithinHours,
        until: formatUntil(until, getLocale()),
      })
    case 'late':
      return m.order_cancel_late({ hours: freeCancellationHours })
  }
}
