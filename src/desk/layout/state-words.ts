import type { OrderState } from '~/order/life/states'
import { m } from '~/paraglide/messages'

const WORDS: Record<OrderState, () => string> = {
  received: m.desk_state_received,
  offered: m.desk_state_offered,
  confirmed: m.desk_state_confirmed,
  assigned: m.desk_state_assigned,
  underway: m.desk_state_underway,
  done: m.desk_state_done,
  rejected: m.desk_state_rejected,
  expired: m.desk_state_expired,
  cancelled: m.desk_state_cancelled,
  noShow: m.desk_state_no_show,
}

/** A state of an order in a word or two, as the lists of the desk say it. */
export function stateWords(state: OrderState): string {
  return WORDS[state]()
}
