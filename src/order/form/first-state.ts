import type { FirstState } from '~/http/document/page-cache'
import { earliestSentence } from '~/order/form/sections/earliest-sentence'
import { LINK_KEYS } from '~/order/draft/deep-link'
import { mayHaveDraft } from '~/order/store/draft-cookie'
import type { OrderPage } from '~/order/form/order-page'
import { earliestPickup, latestPickup } from '~/order/model/order-times'
import { toLocalTime } from '~/lib/local-time'

/** First render of the order form, before any input: the same for all visitors except for the time. */
export const orderFirstState: FirstState = {
  isAsked: ({ headers, query }) =>
    !mayHaveDraft(headers) && ![...LINK_KEYS, 'd', 'expired'].some((key) => query.has(key)),
  fills: ({ now }, locale) => {
    const { openedAt, earliest, lastDay } = orderMoments(now)
    return [
      `"openedAt":${openedAt}`,
      `"renderedAt":${openedAt}`,
      `name="renderedAt" value="${openedAt}"`,
      `"earliest":"${earliest}"`,
      `min="${earliest.slice(0, 10)}"`,
      `"lastDay":"${lastDay}"`,
      `max="${lastDay}"`,
      earliestSentence({ openedAt, earliest }, locale) ?? '',
    ]
  },
}

/** The times of the form: now, the first pickup and the last day that can be ordered. */
export function orderMoments(now: Date): Pick<OrderPage, 'openedAt' | 'earliest' | 'lastDay'> {
  return {
    openedAt: now.getTime(),
    earliest: toLocalTime(earliestPickup(now)),
    lastDay: toLocalTime(latestPickup(now)).slice(0, 10),
  }
}
