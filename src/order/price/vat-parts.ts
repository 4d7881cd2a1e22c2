import { appConfig } from '~config'
import type { VatPart } from '~/carrier/config/vat-part'
import { inEach } from '~/lib/locale'
import { split } from '~/lib/split'
import type { Line } from '~/order/price/price-sums'

/**
 * A line once for each part of its price that has a rate of its own, as the stretch at home and the one abroad; the
 * line itself where its price has one rate, and for a carrier without VAT.
 */
export function inVatParts(line: Line, parts: readonly VatPart[] | undefined): Line[] {
  if (!parts || parts.length === 0 || !appConfig.company.vatPayer) return [line]
  const { home, abroad } = appConfig.market.documents.stretches
  const amounts = split(
    line.unit.amount,
    parts.map(({ shareBp }) => shareBp),
  )
  return parts.map(({ vatRateBp, name }, index) => {
    const part = name ?? (vatRateBp === 0 ? abroad : home)
    return {
      ...line,
      label: inEach((locale) => `${line.label[locale]}: ${part[locale]}`),
      unit: { ...line.unit, amount: amounts[index] ?? 0 },
      vatRateBp,
    }
  })
}
