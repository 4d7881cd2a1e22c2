import type { FirstState } from '~/http/document/page-cache'
import { earliestSentence } from '~/order/form/sections/earliest-sentence'
import { orderMoments } from '~/order/form/sections/order-moments'
import { LINK_KEYS } from '~/order/draft/deep-link'
import { mayHaveDraft } from '~/order/store/draft-cookie'

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
