import { type Again, type Erased, KEPT_BECAUSE } from '../../src/order/commands/desk-persons.ts'
import { groupedNumber } from '../words.ts'
import { printable } from './printable.ts'

/** The erased data, the data that stayed with the reason, and the data that was not searched. */
export function erasedText({ email, phone, search, erased, kept, papers }: Erased): string {
  const { orders, named, messages, drafts, backOffice, desk, drivers, tasks } = erased
  const documents = papers.map(({ number }) => printable(number)).join(', ')
  return [
    `Of ${printable(email ?? phone)} erased: ${ordersText(orders)}; the name in others’ ${ordersText(named)}; messages ${messages}; drafts ${drafts}; rows of the back office ${backOffice}; rows of drivers and of the desk ${desk + drivers + tasks}.`,
    drivers > 0 &&
      'The orders that this driver drove name him until they are emptied, as retention says.',
    ...kept.map(keptText),
    documents &&
      `Kept by law for ten years after the year of their supply (GDPR, article 17(3)(b)): tax documents ${documents}.`,
    search.backOffice === 'notSearched' &&
      'Your back office keeps its own copy: erase it there too.',
    'A backup of the databases holds what was erased for 30 days more.',
  ]
    .filter(Boolean)
    .join('\n')
}

/** The same of all persons of the list, after a restore. */
export function erasedAgainText({ people, orders, staff, kept, unreadable }: Again): string {
  return [
    `Something was erased again of ${people} people: ${ordersText(orders)}; rows of drivers and of the desk ${staff}.`,
    ...kept.map(keptText),
    unreadable > 0 &&
      `Not done: ${unreadable} of the list were noted under another ORDER_LINK_SECRET and cannot be found by this one. Set that secret, give the command again, and set this one back.`,
    'The list of erasures is through. Your back office keeps its own copy, where it is not the embedded one.',
  ]
    .filter(Boolean)
    .join('\n')
}

function ordersText(orders: string[]): string {
  return `orders ${orders.map(groupedNumber).join(', ') || 'none'}`
}

function keptText({ number, why }: Erased['kept'][number]): string {
  return `Kept: order ${printable(groupedNumber(number))}, ${KEPT_BECAUSE[why]}.`
}
