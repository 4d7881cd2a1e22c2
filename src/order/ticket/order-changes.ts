import type { Order } from '~/order/model/order'
import { orderGroups } from '~/order/ticket/order-groups'
import { billRows, usualText } from '~/order/price/bill-rows'
import { cancellingTerms } from '~/order/promises/cancelling-text'
import { formatDate } from '~/i18n/format'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

/** A changed line of a summary; null for a line that was added or removed. */
export type OrderChange = { label: string; before: string | null; now: string | null }

/** All differences between two orders that a customer can see, in the order of the page. */
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
  const { termsVersion, promise, usual } = order
  return new Map([
    ...rows.map(({ label, value }) => [label, value] as const),
    ...billRows(order).map(({ label, value }) => [`${m.word_price()}: ${label}`, value] as const),
    ...(usual ? [[m.word_price(), usualText(usual, locale)] as const] : []),
    [m.word_cancellation(), cancellingTerms(order)],
    [m.word_price_includes(), promise[locale]],
    [m.changed_terms(), formatDate(termsVersion, locale)],
  ])
}
