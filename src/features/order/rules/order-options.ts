import { appConfig } from '~config'
import type { OrderExperience } from '~/catalogue/order-catalogue'
import type { OrderKind } from '~/features/order/typed/typed-order'
import { czk } from '~/lib/money'
import type { Experience } from '~/provider/contract'

export type OrderOption = Experience['options'][number]
export type ChosenOption = { code: string; qty: number }

const RIDE_OPTIONS: OrderOption[] = appConfig.orderOptions.map((option) => ({
  ...option,
  price: czk(option.price),
}))

/** The extras on offer: of the carrier for rides and hours, of the experience itself, none for parcels. */
export function availableOptions(
  kind: OrderKind,
  experience: OrderExperience | null,
): OrderOption[] {
  if (kind === 'parcel') return []
  if (kind === 'experience') return experience?.options ?? []
  return RIDE_OPTIONS
}

/** Of the ticked extras those that the kind shows; an extra of another kind may still be ticked behind the scenes. */
export function shownOptions(
  codes: string[],
  kind: OrderKind,
  experience: OrderExperience | null,
): string[] {
  if (kind === 'parcel') return []
  const offered = availableOptions(kind, experience)
  const others = [...RIDE_OPTIONS, ...(experience?.options ?? [])]
  return codes.filter(
    (code) =>
      offered.some((option) => option.code === code) ||
      !others.some((option) => option.code === code),
  )
}

/** Repeated codes counted, in the order of the offer. Null when a code is not on offer or repeats too often. */
export function countOptions(codes: string[], available: OrderOption[]): ChosenOption[] | null {
  if (codes.some((code) => !available.some((option) => option.code === code))) return null
  const chosen = available
    .map(({ code, max }) => ({ code, max, qty: codes.filter((other) => other === code).length }))
    .filter(({ qty }) => qty > 0)
  if (chosen.some(({ qty, max }) => qty > max)) return null
  return chosen.map(({ code, qty }) => ({ code, qty }))
}
