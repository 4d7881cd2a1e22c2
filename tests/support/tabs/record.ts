import type { Order } from '~/features/order/placed/order'
import type { Locale } from '~/lib/app-config-type'

/** A button under a summary that was pressed, with what stood above it. */
export type Press = {
  orderKey: string
  /** The draft of the summary, as its address names it. */
  draft: string
  content: Order
  paymentMethod: string
  note: string
  locale: Locale
  /** The page said that the draft was ordered already, and orders this as well. */
  isAgain: boolean
  isRobot: boolean
}

/** All that customers did and were told in one run. */
export type RunRecord = ReturnType<typeof emptyRecord>

/** The record before anything was done. */
export function emptyRecord() {
  return {
    /** What was typed into each draft, by the draft's id; what nobody knows an id for under none. */
    typed: new Map<string, Set<string>>(),
    /** What a page said was kept: a text as a revision of a draft. */
    kept: new Array<{ id: string; revision: number; typed: string }>(),
    shown: new Array<{ orderKey: string; draft: string; content: Order }>(),
    presses: new Array<Press>(),
    acknowledged: new Array<{ press: Press; number: string; statusPath: string }>(),
    /** Numbers of orders that a page named. */
    named: new Array<string>(),
  }
}

/** Notes that a text was sent to a draft. */
export function noteTyped(record: RunRecord, id: string, typed: string): void {
  record.typed.set(id, (record.typed.get(id) ?? new Set()).add(typed))
}
