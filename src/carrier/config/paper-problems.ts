import type { AppConfig } from '~/carrier/app-config-type'

/** What is wrong with the settings of tax documents. */
export function paperProblems(config: AppConfig): string[] {
  return [...seriesProblems(config), ...euroProblems(config), ...addressProblems(config)]
}

/** Without an address only the simplified document of the market may be issued. */
function addressProblems({ market, ordering }: AppConfig): string[] {
  const { billingAddress = 'always', addressAbove } = ordering
  const { simplifiedUpTo } = market.documents
  return billingAddress === 'always' || addressAbove <= simplifiedUpTo
    ? []
    : [
        `ordering.addressAbove: ${addressAbove} is above ${simplifiedUpTo}, up to which a document of ${market.code} needs no address`,
      ]
}

/** Two documents never have one number. */
function seriesProblems({ payment: { series } }: AppConfig): string[] {
  const patterns = Object.values(series)
  return Object.entries(series).flatMap(([kind, pattern]) => {
    const says = (what: string) => `payment.series.${kind}: “${pattern}” ${what}`
    const isWhole = ['{year}', '{no}'].every((part) => pattern.split(part).length === 2)
    return [
      ...(isWhole ? [] : [says('needs {year} and {no}, each once; write it as {year}-F-{no}')]),
      ...(patterns.filter((other) => other === pattern).length === 1
        ? []
        : [says('is the series of another kind, too')]),
      ...(pattern.length <= 30 ? [] : [says('is longer than 30 characters')]),
    ]
  })
}

/** A payer of VAT whose currency is another one always has a rate for a document in euros. */
function euroProblems({ company, market, payment: { euroRates } }: AppConfig): string[] {
  // In euros no document has another currency.
  if (market.currency === 'EUR') return []
  const days = euroRates.map(({ from }) => from)
  const isSorted = days.every((day, index) => index === 0 || (days[index - 1] ?? '') < day)
  const wrong = euroRates.filter(
    ({ from, rate }) =>
      !/^\d{4}-\d{2}-\d{2}$/.test(from) || !Number.isInteger(rate) || rate < 1_000 || rate > 99_999,
  )
  return [
    ...(company.vatPayer && euroRates.length === 0
      ? ['payment.euroRates: is empty; a payer of VAT states it in crowns on documents in euros']
      : []),
    ...(isSorted ? [] : ['payment.euroRates: is not in the sequence of its days, each once']),
    ...wrong.map(
      ({ from, rate }) =>
        `payment.euroRates: “${from}: ${rate}” is no day and thousandths of a crown; write 24.25 Kč as 24_250`,
    ),
  ]
}
