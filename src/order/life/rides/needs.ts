import { promisedBy } from '~/carrier/open-time'
import type { Life } from '~/order/life/life'
import { DAY, HOUR } from '~/lib/duration'

/** What the carrier has to do next with an order; the first that applies. */
export const NEEDS = [
  'confirm',
  'price',
  'answer',
  'assign',
  'setOff',
  'finish',
  'giveBack',
  'collect',
] as const
export type Need = (typeof NEEDS)[number]

/**
 * What an order needs of the carrier, and by when (an ISO instant): the promised answer to what a customer sent, a driver
 * and an end for each ride, money that is due. Null when nothing.
 */
export function needOf(life: Life): { need: Need; by: string } | null {
  const { state, placedAt, price, asked, cancelAsked, balance } = life
  if (state === 'received') {
    return { need: price === null ? 'price' : 'confirm', by: promised(placedAt) }
  }
  if (cancelAsked) return { need: 'answer', by: promised(cancelAsked.at) }
  if (asked) return { need: 'answer', by: promised(asked.at) }
  const next = life.rides.find(({ leg }) => leg === life.ride)
  if ((state === 'confirmed' || state === 'assigned') && next) {
    const bare = life.rides.find(({ over, driver }) => over === null && driver === null)
    if (bare) return { need: 'assign', by: bare.pickupAt }
  }
  if ((state === 'assigned' || state === 'underway') && next) {
    return next.step === null && next.over === null
      ? { need: 'setOff', by: later(next.pickupAt, HOUR) }
      : { need: 'finish', by: later(next.pickupAt, DAY) }
  }
  if (balance.due < 0) return { need: 'giveBack', by: life.owedSince ?? placedAt }
  if (balance.due > 0 && life.dueAt !== null) return { need: 'collect', by: life.dueAt }
  return null
}

function promised(at: string): string {
  return promisedBy(new Date(at)).toISOString()
}

function later(at: string, ms: number): string {
  return new Date(Date.parse(at) + ms).toISOString()
}
