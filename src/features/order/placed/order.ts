import { findOrderExperience, type OrderCatalogue } from '~/catalogue/order-catalogue'
import { availableOptions } from '~/features/order/rules/order-options'
import type { FreeCancellation } from '~/features/order/rules/order-times'
import type { PaymentValues } from '~/features/order/typed/typed-payment'
import type { Quote } from '~/features/order/price/price'
import type { OrderDetails } from '~/features/order/rules/check-order'
import type { L10n } from '~/lib/app-config-type'
import type { FormNotice } from '~/lib/fields/form-notice'
import type { FieldErrors } from '~/lib/fields/field-error'
import type { Money } from '~/lib/money'

export type SummaryField = 'paymentMethod' | 'note'

/** An order with all names a person reads, for the summary and the status page; instants are ISO texts. */
export type Summary = Quote &
  Omit<OrderDetails, 'times' | 'orderOptions' | 'experienceId' | 'variantId'> & {
    pickupAt: string
    returnAt: string | null
    /** True when the clocks go back and the time is the first of two such ones. */
    isPickupDoubled: boolean
    isReturnDoubled: boolean
    experienceTitle: L10n | null
    variantName: L10n | null
    countryName: L10n
    deliveryCountryName: L10n | null
    options: { code: string; name: L10n; qty: number }[]
  }

/** What the summary step shows: the order before it is placed, or that its key is taken. */
export type SummaryView =
  | {
      state: 'summary'
      orderKey: string
      summary: Summary
      cancelling: FreeCancellation
      values: PaymentValues
      errors: FieldErrors<SummaryField>
      /** The total the customer saw before, when it is another one now; null was a price on request. */
      priceBefore?: Money | null
      notice: FormNotice | null
    }
  | { state: 'conflict'; statusPath: string }

/** A checked order with its price and the names of what it refers to. */
export function toSummary(details: OrderDetails, catalogue: OrderCatalogue, quote: Quote): Summary {
  const { times, orderOptions, experienceId, variantId, ...rest } = details
  const experience = findOrderExperience(catalogue, experienceId ?? '')
  const variant = experience?.variants.find(({ id }) => id === variantId)
  const nameOfCountry = (code: string) =>
    catalogue.countries.find((country) => country.code === code)?.name ?? { cs: code, en: code }
  return {
    ...rest,
    ...quote,
    pickupAt: times.pickup.instant.toISOString(),
    returnAt: times.back?.instant.toISOString() ?? null,
    isPickupDoubled: times.pickup.isDoubled,
    isReturnDoubled: times.back?.isDoubled === true,
    experienceTitle: experience?.title ?? null,
    variantName: variant?.name ?? null,
    countryName: nameOfCountry(details.chooseCountry),
    deliveryCountryName: details.deliveryAddress && nameOfCountry(details.deliveryAddress.country),
    options: availableOptions(details.kind, experience).flatMap(({ code, name }) => {
      const chosen = orderOptions.find((option) => option.code === code)
      return chosen ? [{ code, name, qty: chosen.qty }] : []
    }),
  }
}
