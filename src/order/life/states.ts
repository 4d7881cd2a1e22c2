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

/** The facts of each state. Its texts are in status/status-words.ts and terminal/words.ts. */
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

/** Actors: the holder of a signed link, the carrier at the terminal, a driver, and the site by its cron. */
export const ACTORS = ['customer', 'carrier', 'driver', 'site'] as const
export type Actor = (typeof ACTORS)[number]
