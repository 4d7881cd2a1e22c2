import type { FirstState } from '~/http/document/page-cache'
import { contactFirstState } from '~/pages/contact/first-state'
import { orderFirstState } from '~/order/form/first-state'
import type { Screen } from '~/i18n/screens'

/** The screens whose empty form is the same for every visitor. */
export const firstStates: Partial<Record<Screen, FirstState>> = {
  order: orderFirstState,
  contact: contactFirstState,
}
