import { promisedBy } from '~/carrier/open-time'
import type { Life } from '~/order/life/life'
import { formatUntil } from '~/i18n/format'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

/** By when we answer the customer's open wish for a change, an ISO instant, never after the pickup; null without one. */
export function wishAnswerBy({ asked, pickupAt }: Life): string | null {
  if (!asked) return null
  const promised = promisedBy(new Date(asked.at))
  return new Date(Math.min(promised.getTime(), Date.parse(pickupAt))).toISOString()
}

/** By when and where the customer finds our answer to the open wish; null without one. */
export function wishPromise(life: Life): string | null {
  const by = wishAnswerBy(life)
  return by === null ? null : m.promise_wish_answer({ by: formatUntil(by, getLocale()) })
}
