import * as v from 'valibot'
import { againSchema } from '../whole-answer.ts'
import { groupedNumber } from '../words.ts'
import { printable } from './printable.ts'

const erasedSchema = v.object({
  email: v.optional(v.string()),
  phone: v.optional(v.string()),
  search: v.object({ backOffice: v.string() }),
  erased: v.object({
    orders: v.array(v.string()),
    messages: v.number(),
    drafts: v.number(),
    backOffice: v.number(),
    desk: v.number(),
    drivers: v.number(),
    tasks: v.number(),
  }),
  kept: v.array(v.object({ number: v.string(), why: v.string() })),
  // A site of an earlier release has none.
  papers: v.optional(v.array(v.object({ number: v.string(), supplyOn: v.string() })), []),
})

const WHY: Record<string, string> = {
  rideAhead: 'its ride lies ahead; when the customer does not want it any more, cancel it first',
  paperOwed:
    'a tax document of it is about to be issued; try again in some minutes (show names one that failed)',
  notPaid: 'money is still owed; note it as paid, refunded or waived first',
  notDelivered: 'the back office does not have it yet; replay or settle it first',
}

/** The erased data, the data that stayed with the reason, and the data that was not searched. */
export function erasedText(answer: unknown): string {
  const { email, phone, search, erased, kept, papers } = v.parse(erasedSchema, answer)
  const { orders, messages, drafts, backOffice, desk, drivers, tasks } = erased
  return [
    `Of ${printable(email ?? phone)} erased: orders ${orders.map(groupedNumber).join(', ') || 'none'}; messages ${messages}; drafts ${drafts}; rows of the back office ${backOffice}; ${staffText(desk + drivers + tasks)}.`,
    ...(drivers === 0
      ? []
      : ['The orders that this driver drove name him until they are emptied, as retention says.']),
    ...kept.map(keptText),
    ...(papers.length === 0
      ? []
      : [
          `Kept by law for ten years after the year of their supply (GDPR, article 17(3)(b)): tax documents ${papers.map(({ number }) => printable(number)).join(', ')}.`,
        ]),
    ...(search.backOffice === 'searched'
      ? []
      : ['Your back office keeps its own copy: erase it there too.']),
    'A backup of the databases holds what was erased for 30 days more.',
  ].join('\n')
}

/** The same of all persons of the list, after a restore. */
export function erasedAgainText(answer: unknown): string {
  const { people, orders, staff, kept, unreadable } = v.parse(againSchema, answer)
  return [
    `Something was erased again of ${people} people: orders ${orders.map(groupedNumber).join(', ') || 'none'}; ${staffText(staff)}.`,
    ...kept.map(keptText),
    ...(unreadable === 0
      ? []
      : [
          `Not done: ${unreadable} of the list were noted under another ORDER_LINK_SECRET and cannot be found by this one. Set that secret, give the command again, and set this one back.`,
        ]),
    'The list of erasures is through. Your back office keeps its own copy, where it is not the embedded one.',
  ].join('\n')
}

function staffText(rows: number): string {
  return `rows of drivers and of the desk ${rows}`
}

function keptText({ number, why }: { number: string; why: string }): string {
  return `Kept: order ${printable(groupedNumber(number))}, ${WHY[why] ?? printable(why)}.`
}
