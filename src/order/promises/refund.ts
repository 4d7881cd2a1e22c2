import type { Life } from '~/order/life/life'
import type { PlacedOrder } from '~/order/model/order'
import { moneyText } from '~/order/model/order-money'
import { formatDate } from '~/i18n/format'
import { DAY } from '~/lib/duration'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

/** We return money within 14 days (terms, article 6). */
const REFUND_DAYS = 14

/** How the money that we owe a customer comes back, and by which day; empty if we owe none. */
export function refundWords({ placed, life }: { placed: PlacedOrder; life: Life }): string[] {
  const { balance, owedSince } = life
  if (balance.due >= 0 || owedSince === null) return []
  const locale = getLocale()
  const by = formatDate(Date.parse(owedSince) + REFUND_DAYS * DAY, locale)
  return [m.promise_refund({ amount: moneyText(placed.order, -balance.due), by })]
}
