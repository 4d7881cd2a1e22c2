import type { Life } from '~/order/life/life'
import type { Correction } from '~/order/life/event-data'
import type { Order } from '~/order/model/order'
import type { OrderState } from '~/order/life/states'

/** The states in which a driver may still be told where to go. */
const TELLABLE: readonly OrderState[] = ['received', 'offered', 'confirmed', 'assigned']

/** True while the customer may tell where in a town the order begins or ends. */
export function mayTell({ state }: Pick<Life, 'state'>): boolean {
  return TELLABLE.includes(state)
}

/** True for a correction that tells the street or the hotel in a town that was named alone, and changes nothing else. */
export function isTelling(before: Correction, after: Correction): boolean {
  const [was, is] = [before.trip, after.trip]
  if (!was || !is || Object.keys(after).join() !== 'trip') return false
  const { townAlone = [] } = was
  const isRest = (['pickup', 'dropoff'] as const).every(
    (end) =>
      is[end] === was[end] ||
      (townAlone.includes(end) && is[end]?.endsWith(`, ${was[end] ?? ''}`) === true),
  )
  return isRest && restOf(was) === restOf(is)
}

function restOf({
  pickup: _from,
  dropoff: _to,
  townAlone: _alone,
  ...rest
}: Order['trip']): string {
  return JSON.stringify(rest)
}
