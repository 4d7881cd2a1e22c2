import { appConfig } from '~config'
import type { Price, PriceLine } from '~/back-office/contract'
import type { L10n } from '~/lib/locale'
import { type Money, netOf } from '~/lib/money'

/** A line of a bill before VAT is computed; `unit` is gross. */
export type Line = {
  code: string
  label: L10n
  qty: number
  unit: Money
  vatRateBp: number
  /** Unit of the quantity; omitted, it is pieces per order. */
  per?: 'order' | 'person' | 'hour'
}

/**
 * Adds lines up to a price, in haléře, with VAT computed down from gross line by line. The price is on request if a
 * line is missing, or if the lines have two currencies, which cannot be added up.
 */
export function addUp(lines: Line[], isComplete: boolean): Price {
  const priced = lines.map(priceLine)
  const [currency, ...otherCurrencies] = new Set(priced.map(({ gross }) => gross.currency))
  return isComplete && currency !== undefined && otherCurrencies.length === 0
    ? fixedPrice(priced, currency)
    : { status: 'onRequest', lines: priced, totalGross: null, totalNet: null, vatByRate: [] }
}

function priceLine({ code, label, qty, unit, vatRateBp: rate }: Line): PriceLine {
  const { currency } = unit
  // A carrier that is not registered for VAT charges none, whatever rate the catalogue names.
  const vatRateBp = appConfig.company.vatPayer ? rate : 0
  const gross = unit.amount * qty
  const net = netOf(gross, vatRateBp)
  return {
    code,
    label,
    qty,
    vatRateBp,
    unitGross: unit,
    gross: { amount: gross, currency },
    net: { amount: net, currency },
    vat: { amount: gross - net, currency },
  }
}

function sum(amounts: number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}

function vatByRate(lines: PriceLine[], currency: Money['currency']): Price['vatByRate'] {
  // Free lines are not taxed.
  const paid = lines.filter(({ gross }) => gross.amount > 0)
  const rates = [...new Set(paid.map(({ vatRateBp }) => vatRateBp))].toSorted((a, b) => b - a)
  return rates.map((rateBp) => {
    const ofRate = lines.filter(({ vatRateBp }) => vatRateBp === rateBp)
    return {
      rateBp,
      net: { amount: sum(ofRate.map(({ net }) => net.amount)), currency },
      vat: { amount: sum(ofRate.map(({ vat }) => vat.amount)), currency },
    }
  })
}

function fixedPrice(lines: PriceLine[], currency: Money['currency']): Price {
  return {
    status: 'fixed',
    lines,
    totalGross: { amount: sum(lines.map(({ gross }) => gross.amount)), currency },
    totalNet: { amount: sum(lines.map(({ net }) => net.amount)), currency },
    vatByRate: vatByRate(lines, currency),
  }
}
