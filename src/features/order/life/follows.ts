import type { Actor, EventName } from '~/features/order/life/states'
import type { MailRole } from '~/delivery/mail-item'

type Follows = { [role in MailRole]?: 'always' | 'ofCustomer' }

/** Who is told of an event by mail, and whether only when the customer did it. */
const FOLLOWS: { readonly [event in EventName]?: Follows } = {
  received: { customer: 'always', carrier: 'always' },
  confirm: { customer: 'always' },
  offer: { customer: 'always' },
  accept: { customer: 'always', carrier: 'always' },
  decline: { customer: 'always', carrier: 'always' },
  reject: { customer: 'always' },
  expire: { customer: 'always' },
  assign: { customer: 'always' },
  finish: { customer: 'always' },
  noShow: { customer: 'always' },
  cancel: { customer: 'always', carrier: 'ofCustomer' },
  requestChange: { carrier: 'always' },
  answerChange: { customer: 'always' },
  acceptChange: { customer: 'always', carrier: 'always' },
  declineChange: { carrier: 'always' },
  surcharge: { customer: 'always' },
}

/** Who gets a mail about an event. */
export function toldOf(event: EventName, actor: Actor): MailRole[] {
  const roles = FOLLOWS[event] ?? {}
  const isCustomer = actor === 'customer'
  const told: MailRole[] = ['carrier', 'customer']
  return told.filter((role) => {
    const when = roles[role]
    return when === 'always' || (when === 'ofCustomer' && isCustomer)
  })
}
