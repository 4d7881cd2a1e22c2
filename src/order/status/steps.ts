import { outcomeOf } from '~/order/life/outcome'
import type { Life } from '~/order/life/life'
import { isEnded, LINE, type StepName, STATES } from '~/order/life/states'

/** A step of an order; `at` is the ISO instant at which the order reached it. */
export type Step = {
  name: StepName | 'priced'
  at: string | null
  is: 'behind' | 'here' | 'ahead'
}

/** The steps of an order as a line. An order that ended early has the steps it reached, then its end. */
export function stepsOf(life: Life): Step[] {
  const { state, placedAt, bindingAt, end } = life
  const { step } = STATES[state]
  const offered = lastOf(life, 'offer')
  const reachedAt = {
    received: offered ?? placedAt,
    confirmed: bindingAt,
    driver: lastOf(life, 'assign'),
    underway: lastOf(life, 'progress'),
    done: step === 'done' ? (end?.at ?? null) : null,
  }
  const here = LINE.findIndex((name) => name === step)
  const way = LINE.map((name) => ({
    name: name === 'received' && offered !== null ? ('priced' as const) : name,
    at: reachedAt[name],
  }))
  if (isEnded(state)) {
    const reached = way.filter(({ at }) => at !== null)
    const last = {
      name: outcomeOf(life)?.kind === 'declined' ? ('rejected' as const) : step,
      at: end?.at ?? null,
    }
    const all = here < 0 ? [...reached, last] : reached
    return all.map((one, index) => ({ ...one, is: index === all.length - 1 ? 'here' : 'behind' }))
  }
  return way.map((one, index) => ({ ...one, is: isAt(index, here) }))
}

function isAt(index: number, here: number): Step['is'] {
  if (index === here) return 'here'
  return index < here ? 'behind' : 'ahead'
}

function lastOf({ history }: Life, event: Life['history'][number]['event']): string | null {
  return history.findLast((one) => one.event === event)?.at ?? null
}
