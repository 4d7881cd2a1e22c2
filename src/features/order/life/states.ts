/** Where an order stands. */
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

/** Whoever acts: the holder of a signed link, the carrier at the terminal, a driver, or the site by its cron. */
export const ACTORS = ['customer', 'carrier', 'driver', 'site'] as const
export type Actor = (typeof ACTORS)[number]

const ENDED: readonly OrderState[] = ['done', 'rejected', 'expired', 'cancelled', 'noShow']

/** Whether nothing more happens but paying, and a surcharge after a ride. */
export function isEnded(state: OrderState): boolean {
  return ENDED.includes(state)
}

const OPEN = ORDER_STATES.filter((state) => !isEnded(state))

type Transition = {
  from: readonly OrderState[]
  /** Null: the order stays where it is. */
  to: OrderState | null
  who: readonly Actor[]
}

/** The one table of what may happen to an order, from where, and by whom. */
export const transitions = {
  received: { from: [], to: 'received', who: ['customer'] },
  confirm: { from: ['received'], to: 'confirmed', who: ['carrier'] },
  offer: { from: ['received', 'offered'], to: 'offered', who: ['carrier'] },
  accept: { from: ['offered'], to: 'confirmed', who: ['customer'] },
  decline: { from: ['offered'], to: 'cancelled', who: ['customer'] },
  reject: { from: ['received', 'offered'], to: 'rejected', who: ['carrier'] },
  expire: { from: ['received', 'offered'], to: 'expired', who: ['site'] },
  assign: { from: ['confirmed', 'assigned'], to: 'assigned', who: ['carrier'] },
  progress: { from: ['assigned', 'underway'], to: 'underway', who: ['carrier', 'driver'] },
  finish: { from: ['confirmed', 'assigned', 'underway'], to: 'done', who: ['carrier', 'driver'] },
  noShow: { from: ['confirmed', 'assigned', 'underway'], to: 'noShow', who: ['carrier', 'driver'] },
  cancel: {
    from: ['received', 'offered', 'confirmed', 'assigned'],
    to: 'cancelled',
    who: ['customer', 'carrier'],
  },
  requestChange: { from: OPEN, to: null, who: ['customer'] },
  answerChange: { from: OPEN, to: null, who: ['carrier'] },
  acceptChange: { from: OPEN, to: null, who: ['customer'] },
  declineChange: { from: OPEN, to: null, who: ['customer'] },
  surcharge: { from: ['done', 'noShow'], to: null, who: ['carrier'] },
  paid: { from: ORDER_STATES, to: null, who: ['carrier'] },
  refunded: { from: ORDER_STATES, to: null, who: ['carrier'] },
  waive: { from: ORDER_STATES, to: null, who: ['carrier'] },
} as const satisfies Record<string, Transition>

export type EventName = keyof typeof transitions

/** What the table says of an event. */
export function transitionOf(event: EventName): Transition {
  return transitions[event]
}
