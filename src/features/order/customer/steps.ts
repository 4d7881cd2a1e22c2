import type { Life } from '~/features/order/life/life'
import { isEnded, type OrderState } from '~/features/order/life/states'

const ENDS = ['rejected', 'expired', 'cancelled', 'noShow'] as const
type End = (typeof ENDS)[number]

/** A step of an order on its way; `at` is the ISO instant at which it was reached. */
export type Step = {
  name: 'received' | 'priced' | 'confirmed' | 'driver' | 'underway' | 'done' | End
  at: string | null
  is: 'behind' | 'here' | 'ahead'
}

const PLACE: { readonly [state in OrderState]?: number } = {
  received: 0,
  offered: 0,
  confirmed: 1,
  assigned: 2,
  underway: 3,
  done: 4,
}

/** The way of an order as a line of steps. One that ended early has the steps it reached, and how it ended. */
export function stepsOf(life: Life): Step[] {
  const { state, placedAt, bindingAt, end } = life
  const offered = lastOf(life, 'offer')
  const way: Omit<Step, 'is'>[] = [
    offered === null ? { name: 'received', at: placedAt } : { name: 'priced', at: offered },
    { name: 'confirmed', at: bindingAt },
    { name: 'driver', at: lastOf(life, 'assign') },
    { name: 'underway', at: lastOf(life, 'progress') },
    { name: 'done', at: state === 'done' ? (end?.at ?? null) : null },
  ]
  const here = PLACE[state]
  const early = ENDS.find((one) => one === state)
  if (isEnded(state)) {
    const reached = way.filter(({ at }) => at !== null)
    const all = early ? [...reached, { name: early, at: end?.at ?? null }] : reached
    return all.map((step, index) => ({ ...step, is: index === all.length - 1 ? 'here' : 'behind' }))
  }
  return way.map((step, index) => ({ ...step, is: isAt(index, here ?? 0) }))
}

function isAt(index: number, here: number): Step['is'] {
  if (index === here) return 'here'
  return index < here ? 'behind' : 'ahead'
}

function lastOf({ history }: Life, event: Life['history'][number]['event']): string | null {
  return history.findLast((one) => one.event === event)?.at ?? null
}
