import { inEach, ownWords, type Words } from '~/lib/locale'
import { appConfig } from '~config'
import type { Life } from '~/order/life/life'
import { inParts, waysByRate, withPrice } from '~/order/life/order-now'
import type { PlacedOrder } from '~/order/model/order'
import { byRate, grossOf, sumAt } from '~/order/papers/rate-sums'
import type { RateSum, TaxDocument } from '~/order/papers/tax-document'

/**
 * What decides about documents: `feeVat` is the VAT of the fee of a no-show or a late cancellation, `hasReceipts` is true
 * where the driver's cash gets a receipt of ours.
 */
export type TaxRules = { isVatPayer: boolean; feeVat: 'asRide' | 'none'; hasReceipts: boolean }

/** The carrier's rules. */
export const TAX_RULES: TaxRules = {
  isVatPayer: appConfig.company.vatPayer,
  feeVat: appConfig.payment.feeVat,
  hasReceipts: appConfig.market.documents.cashReceipt !== null,
}

/** What the customer owes for an order, line by line. */
export type Bill = { lines: TaxDocument['lines']; rates: RateSum[]; total: number }

const SURCHARGE: Words = { cs: 'Příplatek', en: 'Surcharge', de: 'Zuschlag' }
const FEES = {
  cancelled: ownWords({
    cs: 'Poplatek za zrušení objednávky',
    en: 'Fee for the cancelled order',
    de: 'Gebühr für die stornierte Bestellung',
  }),
  noShow: ownWords({
    cs: 'Poplatek za jízdu, ke které nikdo nepřišel',
    en: 'Fee for the missed ride',
    de: 'Gebühr für die nicht angetretene Fahrt',
  }),
} as const

/**
 * The bill of an order as it stands: price or fee, and surcharges at the rate of the ride, or over its
 * rates in their proportion. Waived amounts stay in it: a
 * debt that is forgiven changes no price, so its VAT stays owed.
 */
export function billOf({ order }: PlacedOrder, life: Life, rules: TaxRules): Bill {
  const { fee, price, bindingAt, vatRateBp, surcharges, state } = life
  const charged = bindingAt === null ? 0 : (fee ?? price ?? 0)
  const priced = withPrice(order, charged, vatRateBp).price.lines
  const [main] = priced.toSorted((a, b) => b.gross.amount - a.gross.amount)
  const rateOf = (of: number | undefined) => {
    const known = rules.isVatPayer ? (of ?? appConfig.ordering.vatRateBp) : 0
    const isAbroad = rules.isVatPayer && known === 0
    return { vatRateBp: known, exempt: isAbroad ? ('abroad' as const) : null }
  }
  const agreed = priced.map(({ label, qty, vatRateBp: rate, gross, net, vat }) => ({
    label,
    qty,
    ...(rules.isVatPayer
      ? { ...rateOf(rate), net: net.amount, vat: vat.amount, gross: gross.amount }
      : sumAt(rateOf(rate), gross.amount)),
  }))
  const ways = waysByRate(charged > 0 ? priced : order.price.lines)
  const hasParts = ways.filter(({ gross }) => gross > 0).length > 1
  const added = surcharges.flatMap(({ amount, reason }) => {
    const line = {
      label: inEach((locale) => `${SURCHARGE[locale]}: ${reason}`.slice(0, 1_000)),
      qty: 1,
    }
    return hasParts
      ? inParts(ways, amount, (rate, part) => ({ ...line, ...sumAt(rateOf(rate), part) }))
      : [{ ...line, ...sumAt(rateOf(main?.vatRateBp), amount) }]
  })
  const lines = [...(charged > 0 ? agreed : []), ...added].filter(({ gross }) => gross !== 0)
  const isFee = state === 'cancelled' || state === 'noShow'
  const all = isFee ? withFee(lines, state, rules) : lines
  return { lines: all, rates: byRate(all), total: grossOf(all) }
}

/** A fee is named as one; by the carrier's rule it is the price of the ride or money outside of VAT. */
function withFee(
  lines: Bill['lines'],
  state: keyof typeof FEES,
  { isVatPayer, feeVat }: TaxRules,
): Bill['lines'] {
  const rates = byRate(lines)
  const isOutside = isVatPayer && feeVat === 'none'
  const fees = isOutside
    ? [sumAt({ vatRateBp: 0, exempt: 'outside' }, grossOf(rates))].filter(
        ({ gross }) => gross !== 0,
      )
    : rates
  return fees.map((sum) => ({ label: FEES[state], qty: 1, ...sum }))
}
