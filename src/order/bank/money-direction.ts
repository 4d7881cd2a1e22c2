import { folded } from '~/order/bank/csv-columns'

/** Whether money came to the account or left it. */
export type Direction = 'in' | 'out'

const CODES: Readonly<Record<string, Direction>> = {
  c: 'in',
  cr: 'in',
  crdt: 'in',
  k: 'in',
  kr: 'in',
  h: 'in',
  '+': 'in',
  d: 'out',
  dr: 'out',
  dbit: 'out',
  s: 'out',
  '-': 'out',
  '−': 'out',
  '–': 'out',
}
const IN = /kredit|credit|prijem|prijat|prich|pripsan|pripis|gutschrift|haben|eingang|incoming/
const OUT =
  /debet|debit|vydaj|vydav|odchoz|odchadz|odepsan|odpis|odeslan|odoslan|lastschrift|belastung|soll|ausgang|outgoing|vyber|poplatek|poplatok|platba kart/

/** The direction that a word of a bank says; null for a word that says none, or both. */
export function directionOf(word: string): Direction | null {
  const text = folded(word)
  const code = CODES[text] ?? CODES[word.trim()]
  if (code) return code
  const [isIn, isOut] = [IN.test(text), OUT.test(text)]
  return isIn === isOut ? null : isIn ? 'in' : 'out'
}

/** True for the words of banks for a payment that is taken back. */
export function saysReversal(words: string): boolean {
  return /storno|stornovan|reversal|revers[ae]|vratka|vrateni platby|vratenie platby|chargeback|ruckbuchung|rucklast|rueckbuchung|ruecklast|ruckuberweisung|opravne (?:za)?uctovani/.test(
    folded(words),
  )
}

/**
 * The direction of sums without a sign by the balance beside them, where it falls or rises by exactly the sum; null
 * where it tells nothing. A table may begin with the newest line.
 */
export function directionsByBalance(
  rows: readonly { amount: number; balance: number | null }[],
): (Direction | null)[] {
  const told = (step: 1 | -1) =>
    rows.map(({ amount, balance }, index): Direction | null => {
      const before = rows[index - step]?.balance ?? null
      if (balance === null || before === null || amount === 0) return null
      if (balance === before + amount) return 'in'
      return balance === before - amount ? 'out' : null
    })
  const [oldestFirst, newestFirst] = [told(1), told(-1)]
  const count = (some: (Direction | null)[]) => some.filter((one) => one !== null).length
  return count(oldestFirst) >= count(newestFirst) ? oldestFirst : newestFirst
}
