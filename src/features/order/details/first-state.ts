import type { FirstState } from '~/document/page-cache'
import { earliestSentence } from '~/features/order/details/earliest-sentence'
import { orderMoments } from '~/features/order/details/order-moments'
import { LINK_KEYS } from '~/features/order/typed/deep-link'
import { mayHaveDraft } from '~/features/order/typed/draft-cookie'

/** The order form before anybody has typed: the same for everybody but for the clock. */
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
