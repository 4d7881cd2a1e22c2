import type { RateSum } from '~/order/papers/tax-document'
import { netOf } from '~/lib/money'

/** A rate of VAT, or why there is none. */
export type Rate = Pick<RateSum, 'vatRateBp' | 'exempt'>

/** True for two sums of one rate. */
export function isSameRate(one: Rate, other: Rate): boolean {
  return one.vatRateBp === other.vatRateBp && one.exempt === other.exempt
}

/** A gross amount at a rate, with VAT computed down from it; below zero as the amount above zero, turned. */
export function sumAt({ vatRateBp, exempt }: Rate, gross: number): RateSum {
  const net = Math.sign(gross) * netOf(Math.abs(gross), vatRateBp)
  return { vatRateBp, exempt, net, vat: gross - net, gross }
}

/** The sums of each rate once, in the sequence in which the rates come; a rate without any amount is left out. */
export function byRate(sums: readonly RateSum[]): RateSum[] {
  const added: RateSum[] = []
  for (const sum of sums) {
    const at = added.findIndex((one) => isSameRate(one, sum))
    const before = added[at]
    if (before) added[at] = plus(before, sum)
    else added.push(only(sum))
  }
  return added.filter(({ net, vat, gross }) => net !== 0 || vat !== 0 || gross !== 0)
}

/** What is left of sums after others are taken away. */
export function less(sums: readonly RateSum[], others: readonly RateSum[]): RateSum[] {
  return byRate([...sums, ...others.map(negative)])
}

export function negative(sum: RateSum): RateSum {
  const { vatRateBp, exempt, net, vat, gross } = sum
  return { vatRateBp, exempt, net: 0 - net, vat: 0 - vat, gross: 0 - gross }
}

export function grossOf(sums: readonly { gross: number }[]): number {
  return sums.reduce((total, { gross }) => total + gross, 0)
}

/** The gross amount of a rate among sums. */
export function grossAt(sums: readonly RateSum[], rate: Rate): number {
  return grossOf(sums.filter((sum) => isSameRate(sum, rate)))
}

/**
 * The part of a sum by its gross amount, so that part and rest are together the whole: the rest is computed down from
 * its own gross amount, and the part is the difference (§ 42 and 45 of the VAT Act: a correction is the difference of
 * both bases).
 */
export function partOf(whole: RateSum, gross: number): RateSum {
  const rest = sumAt(whole, whole.gross - gross)
  const { vatRateBp, exempt } = whole
  return { vatRateBp, exempt, net: whole.net - rest.net, vat: whole.vat - rest.vat, gross }
}

/**
 * The next part of a whole, after parts that came to `before`: base and VAT are counted once, of all parts together, so
 * that the parts of a whole are that whole to the haléř.
 */
export function nextPart(whole: RateSum, before: readonly RateSum[], gross: number): RateSum {
  const known = byRate(before).find((sum) => isSameRate(sum, whole))
  const reached = (known?.gross ?? 0) + gross
  const upTo = reached === whole.gross ? whole : sumAt(whole, reached)
  const net = upTo.net - (known?.net ?? 0)
  const { vatRateBp, exempt } = whole
  return { vatRateBp, exempt, net, vat: gross - net, gross }
}

function only({ vatRateBp, exempt, net, vat, gross }: RateSum): RateSum {
  return { vatRateBp, exempt, net, vat, gross }
}

function plus(one: RateSum, other: RateSum): RateSum {
  return {
    ...one,
    net: one.net + other.net,
    vat: one.vat + other.vat,
    gross: one.gross + other.gross,
  }
}
