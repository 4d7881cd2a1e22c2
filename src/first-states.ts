import type { FirstState } from '~/document/page-cache'
import { contactFirstState } from '~/features/contact/first-state'
import { orderFirstState } from '~/features/order/details/first-state'
import type { Screen } from '~/i18n/screens'

/** The screens whose form is the same for everybody until somebody has typed. */
export const firstStates: Partial<Record<Screen, FirstState>> = {
  order: orderFirstState,
  contact: contactFirstState,
}
