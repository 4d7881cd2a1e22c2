import type { Order } from '~/order/model/order'
import type { Locale } from '~/lib/locale'

/** A pressed button under a summary, with the content above it. */
export type Press = {
  orderKey: string
  /** The draft of the summary, as its address names it. */
  draft: string
  content: Order
  paymentMethod: string
  note: string
  locale: Locale
  /** The page said that the draft was ordered already, and this press orders it again. */
  isAgain: boolean
  isRobot: boolean
}

/** All acts and answers of the customers in one run. */
export type RunRecord = ReturnType<typeof emptyRecord>

/** The record before anything was done. */
export function emptyRecord() {
  return {
    /** The input of each draft, by the draft's id; drafts with an unknown id have the key of none. */
    typed: new Map<string, Set<string>>(),
    /** A text that a page reported as saved, as a revision of a draft. */
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
