import type { Intent } from '~/desk/order/acts/intents'
import type { Need } from '~/order/life/rides/needs'
import { m } from '~/paraglide/messages'

type NeedFacts = {
  label: () => string
  /** The main button of the row. */
  act: () => string
  /** The act on the order that the button leads to. */
  intent: Intent
  /** True where a promise to the customer runs: the row counts its minutes. */
  isPromised: boolean
}

/** What an order may need, in words. */
export const NEED_WORDS: Record<Need, NeedFacts> = {
  confirm: {
    label: m.desk_need_confirm,
    act: m.desk_do_confirm,
    intent: 'confirm',
    isPromised: true,
  },
  price: { label: m.desk_need_price, act: m.desk_do_price, intent: 'quote', isPromised: true },
  answer: { label: m.desk_need_answer, act: m.desk_do_answer, intent: 'answer', isPromised: true },
  assign: {
    label: m.desk_mark_no_driver,
    act: m.desk_do_assign,
    intent: 'assign',
    isPromised: false,
  },
  setOff: {
    label: m.desk_need_set_off,
    act: m.desk_do_set_off,
    intent: 'progress',
    isPromised: false,
  },
  finish: { label: m.desk_need_finish, act: m.desk_do_finish, intent: 'done', isPromised: false },
  giveBack: {
    label: m.desk_need_give_back,
    act: m.desk_do_give_back,
    intent: 'refunded',
    isPromised: false,
  },
  collect: { label: m.desk_mark_unpaid, act: m.desk_do_collect, intent: 'paid', isPromised: false },
}
