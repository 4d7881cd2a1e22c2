import type { FirstState } from '~/http/document/page-cache'

/** The empty contact form: the same for every visitor except for the time and the message's key. */
export const contactFirstState: FirstState = {
  isAsked: ({ query }) => !query.has('sent'),
  fills: ({ now, freshKey }) => [
    `"renderedAt":${now.getTime()}`,
    `name="renderedAt" value="${now.getTime()}"`,
    `"messageKey":"${freshKey}"`,
    `name="messageKey" value="${freshKey}"`,
  ],
}
