import type { Answers } from './answers.ts'
import { MARKETS } from './company-of.ts'

type Ends = Pick<Answers['routes'][number], 'from' | 'to'>
type Known = Pick<Answers, 'market'> & {
  places: readonly Pick<Answers['places'][number], 'id' | 'country'>[]
}

/**
 * VAT of a ride over the border: exempt whole, or taxed for the stretch at home alone. The section that says so is in
 * `documents.abroad` of the market.
 */
const OVER_BORDER: Record<Answers['market'], 'exempt' | 'homeStretch'> = {
  cz: 'exempt',
  sk: 'exempt',
  at: 'homeStretch',
  de: 'homeStretch',
}

/** What the law of the market makes of a route's VAT: null for one that stays at home, or whose places are not known yet. */
export function borderRule(
  { from, to }: Partial<Ends>,
  { market, places }: Known,
): 'exempt' | 'homeStretch' | null {
  const countries = [from, to].map((end) => places.find(({ id }) => id === end)?.country)
  const isAbroad = countries.some((one) => one !== undefined && one !== MARKETS[market].code)
  return isAbroad && !countries.includes(undefined) ? OVER_BORDER[market] : null
}

/** The VAT of a route in carrier.ts, in basis points; a part of the price for each stretch, by its kilometres. */
export function vatOfRoute(route: Answers['routes'][number], answers: Answers) {
  const { vat, km, kmAtHome } = route
  const vatRateBp = Math.round(vat * 100)
  const isShared = answers.company.vatPayer && borderRule(route, answers) === 'homeStretch'
  if (!isShared || kmAtHome === null || kmAtHome >= km) return { vatRateBp }
  if (kmAtHome === 0) return { vatRateBp: 0 }
  const home = Math.min(9_999, Math.max(1, Math.round((kmAtHome / km) * 10_000)))
  const vatParts = [
    { shareBp: home, vatRateBp },
    { shareBp: 10_000 - home, vatRateBp: 0 },
  ]
  return { vatRateBp, vatParts }
}
