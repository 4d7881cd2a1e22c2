import type { MailRole } from '~/outbox/mail-item'

/** All states of an order. */
export const ORDER_STATES = [
  'received',
  'offered',
  'confirmed',
  'assigned',
  'underway',
  'done',
  'rejected',
  'expired',
  'cancelled',
  'noShow',
] as const
export type OrderState = (typeof ORDER_STATES)[number]

/** The steps of an order that takes place, in sequence. */
export const LINE = ['received', 'confirmed', 'driver', 'underway', 'done'] as const

type StateFacts = {
  /**
   * `waiting`: for us or for the customer. `agreed`: the ride is ahead or under way. `over`: the ride's time has
   * passed. `dropped`: the order ended before its ride. In the last two only payments and a surcharge can follow.
   */
  phase: 'waiting' | 'agreed' | 'over' | 'dropped'
  /** Position in the line of steps; an early end is the last step, wherever it occurs. */
  step: (typeof LINE)[number] | 'rejected' | 'expired' | 'cancelled' | 'noShow'
  /** True if the customer will ride, rides or rode: the lamp is lit, and cash goes to the driver. */
  isRide: boolean
}
export type Phase = StateFacts['phase']
export type StepName = StateFacts['step']

/** The facts of each state. Its texts are in status/status-words.ts and terminal/sentences.ts. */
export const STATES: Readonly<Record<OrderState, StateFacts>> = {
  received: { phase: 'waiting', step: 'received', isRide: false },
  offered: { phase: 'waiting', step: 'received', isRide: false },
  confirmed: { phase: 'agreed', step: 'confirmed', isRide: true },
  assigned: { phase: 'agreed', step: 'driver', isRide: true },
  underway: { phase: 'agreed', step: 'underway', isRide: true },
  done: { phase: 'over', step: 'done', isRide: true },
  rejected: { phase: 'dropped', step: 'rejected', isRide: false },
  expired: { phase: 'dropped', step: 'expired', isRide: false },
  cancelled: { phase: 'dropped', step: 'cancelled', isRide: false },
  noShow: { phase: 'over', step: 'noShow', isRide: false },
}

/** True if the order waits for us or for its customer. */
export function isWaiting(state: OrderState): boolean {
  return STATES[state].phase === 'waiting'
}

/** True if only payments, and a surcharge after a ride, can follow. */
export function isEnded(state: OrderState): boolean {
  const { phase } = STATES[state]
  return phase === 'over' || phase === 'dropped'
}

const OPEN = ORDER_STATES.filter((state) => !isEnded(state))

/** Actors: the holder of a signed link, the carrier at the terminal, a driver, and the site by its cron. */
export const ACTORS = ['customer', 'carrier', 'driver', 'site'] as const
export type Actor = (typeof ACTORS)[number]

type Told = Record<MailRole, 'always' | 'ofCustomer' | 'never'>

type EventFacts = {
  from: readonly OrderState[]
  /** Null: the state does not change. `before`: the state from which the order ended. */
  to: OrderState | 'before' | null
  who: readonly Actor[]
  /**
   * Recipients of the mail about it, and whether only the customer's own act is mailed. The letters are in
   * src/order/mail.
   */
  told: Told
  /** Attachment of the customer's mail: the calendar if the event changes it, the terms with the contract. */
  attached: 'none' | 'calendar' | 'terms'
}

const NOBODY = { customer: 'never', carrier: 'never' } as const
const CUSTOMER = { customer: 'always', carrier: 'never' } as const
const CARRIER = { customer: 'never', carrier: 'always' } as const
const BOTH = { customer: 'always', carrier: 'always' } as const

/** What only the customer says and leaves the state; to cancel is asked of a back office where it costs something. */
const THEIRS = { to: null, who: ['customer'], attached: 'none' } as const

/** What the carrier may always write down, and nobody is told of. */
const ALWAYS = { from: ORDER_STATES, to: null, attached: 'none' } as const
const OURS = { ...ALWAYS, who: ['carrier'], told: NOBODY } as const

/** The event table: the states from which an event may happen, its actors and the recipients of its mail. */
const EVENTS = {
  received: {
    from: [],
    to: 'received',
    who: ['customer', 'carrier'],
    told: { customer: 'always', carrier: 'ofCustomer' },
    attached: 'none',
  },
  confirm: {
    from: ['received'],
    to: 'confirmed',
    who: ['carrier'],
    told: CUSTOMER,
    attached: 'terms',
  },
  offer: {
    from: ['received', 'offered'],
    to: 'offered',
    who: ['carrier'],
    told: CUSTOMER,
    attached: 'none',
  },
  accept: { from: ['offered'], to: 'confirmed', who: ['customer'], told: BOTH, attached: 'terms' },
  decline: {
    from: ['offered'],
    to: 'cancelled',
    who: ['customer'],
    told: BOTH,
    attached: 'calendar',
  },
  reject: {
    from: ['received', 'offered'],
    to: 'rejected',
    who: ['carrier'],
    told: CUSTOMER,
    attached: 'calendar',
  },
  expire: {
    from: ['received', 'offered'],
    to: 'expired',
    who: ['site'],
    told: CUSTOMER,
    attached: 'none',
  },
  assign: {
    from: ['confirmed', 'assigned', 'underway'],
    to: 'assigned',
    who: ['carrier'],
    told: CUSTOMER,
    attached: 'calendar',
  },
  progress: {
    from: ['assigned', 'underway'],
    to: 'underway',
    who: ['carrier', 'driver'],
    told: NOBODY,
    attached: 'none',
  },
  finish: {
    from: ['confirmed', 'assigned', 'underway'],
    to: 'done',
    who: ['carrier', 'driver'],
    told: CUSTOMER,
    attached: 'none',
  },
  noShow: {
    from: ['confirmed', 'assigned', 'underway'],
    to: 'noShow',
    who: ['carrier', 'driver'],
    told: CUSTOMER,
    attached: 'none',
  },
  cancel: {
    from: ['received', 'offered', 'confirmed', 'assigned'],
    to: 'cancelled',
    // By the site where a back office did not answer the wish to cancel.
    who: ['customer', 'carrier', 'site'],
    told: { customer: 'always', carrier: 'ofCustomer' },
    attached: 'calendar',
  },
  requestCancel: { ...THEIRS, from: ['confirmed', 'assigned'], told: BOTH },
  // The customer's mail goes to the new address; the old one gets a line of its own (order/mail).
  correctEmail: { ...THEIRS, from: ['received'], told: BOTH },
  // Once the driver is on the way, only a call is in time.
  requestChange: {
    ...THEIRS,
    from: ['received', 'offered', 'confirmed', 'assigned'],
    told: CARRIER,
  },
  answerChange: { from: OPEN, to: null, who: ['carrier'], told: CUSTOMER, attached: 'none' },
  // By the site where the carrier granted the customer's own wish as it was.
  acceptChange: {
    ...THEIRS,
    from: OPEN,
    who: ['customer', 'site'],
    told: BOTH,
    attached: 'calendar',
  },
  declineChange: { ...THEIRS, from: OPEN, told: CARRIER },
  surcharge: {
    from: ['done', 'noShow'],
    to: null,
    who: ['carrier'],
    told: CUSTOMER,
    attached: 'none',
  },
  price: {
    from: ['confirmed', 'assigned', 'underway', 'done', 'noShow', 'cancelled'],
    to: null,
    who: ['carrier'],
    told: CUSTOMER,
    attached: 'none',
  },
  reopen: {
    from: ['done', 'noShow', 'rejected', 'cancelled'],
    to: 'before',
    who: ['carrier'],
    told: CUSTOMER,
    attached: 'calendar',
  },
  // By the site where the bank or a gateway reports it.
  paid: { ...OURS, who: ['carrier', 'site'] },
  refunded: OURS,
  waive: OURS,
  correct: { ...OURS, told: CUSTOMER, attached: 'calendar' },
  note: OURS,
  undo: OURS,
} as const satisfies Record<string, EventFacts>

export type EventName = keyof typeof EVENTS
/** The events that are mailed to a role: each of them has a letter. */
export type EventToldTo<TRole extends MailRole> = {
  [TName in EventName]: (typeof EVENTS)[TName]['told'][TRole] extends 'never' ? never : TName
}[EventName]

/** The events that an actor may cause. */
export type EventOf<TActor extends Actor> = {
  [TName in EventName]: TActor extends (typeof EVENTS)[TName]['who'][number] ? TName : never
}[EventName]

/** The row of an event in the event table. */
export function eventFacts(event: EventName): EventFacts {
  return EVENTS[event]
}

/** True if such an event is mailed to a role. */
export function isTold<TRole extends MailRole, TEvent extends { event: EventName }>(
  event: TEvent,
  role: TRole,
): event is Extract<TEvent, { event: EventToldTo<TRole> }> {
  return eventFacts(event.event).told[role] !== 'never'
}

/** Recipients of the mail about an event. */
export function toldOf(event: EventName, actor: Actor): MailRole[] {
  const { told } = eventFacts(event)
  const roles: MailRole[] = ['carrier', 'customer']
  return roles.filter(
    (role) => told[role] === 'always' || (told[role] === 'ofCustomer' && actor === 'customer'),
  )
}
