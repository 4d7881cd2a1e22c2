import type { Life } from '~/order/life/life'
import { formatDate, formatMoney } from '~/i18n/format'
import { DAY } from '~/lib/duration'
import { czk } from '~/lib/money'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

/** We return money within 14 days (terms, article 6). */
const REFUND_DAYS = 14

/** How the money that we owe a customer comes back, and by which day; empty if we owe none. */
export function refundWords({ life }: { life: Life }): string[] {
  const { balance, owedSince } = life
  if (balance.due >= 0 || owedSince === null) return []
  const locale = getLocale()
  const by = formatDate(Date.parse(owedSince) + REFUND_DAYS * DAY, locale)
  return [m.promise_refund({ amount: formatMoney(czk(-balance.due), locale), by })]
}
