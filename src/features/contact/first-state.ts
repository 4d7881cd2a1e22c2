import type { FirstState } from '~/document/page-cache'

/** The contact form before anybody has typed: the same for everybody but for the clock and the message's key. */
export const contactFirstState: FirstState = {
  isAsked: ({ query }) => !query.has('sent'),
  fills: ({ now, freshKey }) => [
    `"renderedAt":${now.getTime()}`,
    `name="renderedAt" value="${now.getTime()}"`,
    `"messageKey":"${freshKey}"`,
    `name="messageKey" value="${freshKey}"`,
  ],
}
