import type { FirstState } from '~/http/document/page-cache'
import { orderFirstState } from '~/order/form/first-state'
import type { Screen } from '~/i18n/screens'

/** The empty contact form: the same for every visitor except for the time and the message's key. */
const contactFirstState: FirstState = {
  isAsked: ({ query }) => !query.has('sent'),
  fills: ({ now, freshKey }) => [
    `"renderedAt":${now.getTime()}`,
    `name="renderedAt" value="${now.getTime()}"`,
    `"messageKey":"${freshKey}"`,
    `name="messageKey" value="${freshKey}"`,
  ],
}

/** The screens whose empty form is the same for every visitor. */
export const firstStates: Partial<Record<Screen, FirstState>> = {
  order: orderFirstState,
  contact: contactFirstState,
}
