import type { Order } from '~/features/order/placed/order'
import { orderGroups } from '~/features/order/placed/order-groups'
import { billRows } from '~/features/order/price/bill-rows'
import { usualText } from '~/features/order/price/usual-text'
import { cancellingTerms } from '~/features/order/rules/cancelling-text'
import { formatDate } from '~/i18n/format'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

/** A line of a summary that is another one now; null where there was or is none. */
export type OrderChange = { label: string; before: string | null; now: string | null }

/** Whatever a customer sees of an order that differs from what they saw before, in the order of the page. */
export function orderChanges(before: Order, now: Order): OrderChange[] {
  const [old, present] = [before, now].map(linesOf)
  const labels = [...new Set([...(present?.keys() ?? []), ...(old?.keys() ?? [])])]
  return labels.flatMap((label) => {
    const change = { label, before: old?.get(label) ?? null, now: present?.get(label) ?? null }
    return change.before === change.now ? [] : [change]
  })
}

function linesOf(order: Order): Map<string, string> {
  const locale = getLocale()
  const rows = orderGroups(order).flatMap((group) => group.rows)
  const { termsVersion, cancelling, promise, usual } = order
  return new Map([
    ...rows.map(({ label, value }) => [label, value] as const),
    ...billRows(order).map(({ label, value }) => [`${m.price_title()}: ${label}`, value] as const),
    ...(usual ? [[m.price_title(), usualText(usual, locale)] as const] : []),
    [m.changed_cancelling(), cancellingTerms(cancelling)],
    [m.changed_promise(), promise[locale]],
    [m.changed_terms(), formatDate(termsVersion, locale)],
  ])
}
