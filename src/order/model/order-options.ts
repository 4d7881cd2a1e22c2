import { appConfig } from '~config'
import type { OrderExperience } from '~/back-office/catalogue/order-catalogue'
import type { OrderKind } from '~/carrier/order-kinds'
import { KIND_RULES } from '~/order/model/kinds'
import { ownMoney } from '~/lib/money'
import type { Experience } from '~/back-office/contract'

export type OrderOption = Experience['options'][number]
export type ChosenOption = { code: string; qty: number }

const RIDE_OPTIONS: OrderOption[] = appConfig.orderOptions.map((option) => ({
  ...option,
  price: ownMoney(option.price),
}))

/** The extras on offer: the carrier's for rides and hours, the experience's own, none for parcels. */
export function availableOptions(
  kind: OrderKind,
  experience: OrderExperience | null,
): OrderOption[] {
  switch (KIND_RULES[kind].extras) {
    case 'carrier':
      return RIDE_OPTIONS
    case 'experience':
      return experience?.options ?? []
    case 'nobody':
      return []
  }
}

/** The ticked extras that the kind shows; an extra of another kind may still be ticked in a hidden section. */
export function shownOptions(
  codes: string[],
  kind: OrderKind,
  experience: OrderExperience | null,
): string[] {
  if (KIND_RULES[kind].extras === 'nobody') return []
  const offered = availableOptions(kind, experience)
  const others = [...RIDE_OPTIONS, ...(experience?.options ?? [])]
  return codes.filter(
    (code) =>
      offered.some((option) => option.code === code) ||
      !others.some((option) => option.code === code),
  )
}

/** Counts repeated codes, in the order of the offer. Null if a code is not on offer or repeats too often. */
export function countOptions(codes: string[], available: OrderOption[]): ChosenOption[] | null {
  if (codes.some((code) => !available.some((option) => option.code === code))) return null
  const chosen = available
    .map(({ code, max }) => ({ code, max, qty: codes.filter((other) => other === code).length }))
    .filter(({ qty }) => qty > 0)
  if (chosen.some(({ qty, max }) => qty > max)) return null
  return chosen.map(({ code, qty }) => ({ code, qty }))
}
