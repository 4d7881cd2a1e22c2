import type { Life } from '~/order/life/life'

/**
 * What an order that has ended came to: who ended it, why, and what it cost (haléře). Status page and mails put words to
 * it. `isWaived`: the carrier asks for nothing more.
 */
export type Outcome = { reason: string; isWaived: boolean } & (
  | { kind: 'done' | 'rejected' | 'declined' }
  /** Nobody answered: the carrier the order, or the customer the offer. */
  | { kind: 'expired'; wasOffered: boolean }
  /** `isLowered`: less than the price, which the terms ask for. */
  | { kind: 'cancelled'; by: 'carrier' | 'customer'; fee: number; isLowered: boolean }
  | { kind: 'noShow'; waited: { from: string; until: string } | null; charge: number }
)

/** What an order came to; null while it has not ended. */
export function outcomeOf(life: Life): Outcome | null {
  const { state, price, end, balance, history } = life
  const said = { reason: end?.reason ?? '', isWaived: balance.state === 'waived' }
  const has = (name: 'offer' | 'decline') => history.some(({ event }) => event === name)
  switch (state) {
    case 'done':
    case 'rejected':
      return { ...said, kind: state }
    case 'expired':
      return { ...said, kind: state, wasOffered: has('offer') }
    case 'cancelled': {
      // The customer did not take the offer: nothing was agreed that could be cancelled.
      if (has('decline')) return { ...said, kind: 'declined' }
      const fee = life.fee ?? 0
      const by = end?.by === 'carrier' ? 'carrier' : 'customer'
      return { ...said, kind: state, by, fee, isLowered: fee < (price ?? 0) }
    }
    case 'noShow':
      return { ...said, kind: state, waited: end?.waited ?? null, charge: price ?? 0 }
    case 'received':
    case 'offered':
    case 'confirmed':
    case 'assigned':
    case 'underway':
      return null
  }
}

/** True for an order that the carrier cancelled. */
export function isCancelledByUs(life: Life): boolean {
  const outcome = outcomeOf(life)
  return outcome?.kind === 'cancelled' && outcome.by === 'carrier'
}
