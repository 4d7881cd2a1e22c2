import { createIsomorphicFn } from '@tanstack/react-start'
import { kindsWhere } from '~/order/model/kinds'
import { OrderSection } from '~/order/form/sections/order-section'
import { Served } from '~/ui/island/served'
import { OrderPhone } from '~/order/form/sections/order-phone'
import { OrderText } from '~/order/form/controls'
import { formatMetres, formatMoney, formatWeight } from '~/i18n/format'
import { parcelLimits } from '~/carrier/offered-kinds'
import { ownMoney } from '~/lib/money'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

const renderLimits = createIsomorphicFn()
  .server(() => {
    const { standard, long, maxWeightKg } = parcelLimits()
    const locale = getLocale()
    const limits = m.order_parcel_limits({
      standardLength: formatMetres(standard.lengthCm, locale),
      standardSide: formatMetres(standard.sideCm, locale, 2),
      longLength: formatMetres(long.lengthCm, locale),
      longSide: formatMetres(long.sideCm, locale),
      weight: formatWeight(maxWeightKg, locale),
    })
    return <p data-wide>{limits}</p>
  })
  .client(() => null)

/** Size and weight of a parcel, and its recipient. */
export function ParcelSection() {
  const { maxWeightKg, maxInsuredValue } = parcelLimits()
  const locale = getLocale()
  const side = { inputMode: 'numeric', min: 1, max: 1_000 } as const
  return (
    <OrderSection
      name="parcel"
      title={m.order_section_parcel()}
      isFor={kindsWhere(({ carries }) => carries === 'parcel')}
    >
      <Served id="served-limits" as="div">
        {renderLimits()}
      </Served>
      <OrderText name="parcelLength" {...side} />
      <OrderText name="parcelWidth" {...side} />
      <OrderText name="parcelHeight" {...side} />
      <OrderText name="parcelWeight" {...side} max={maxWeightKg} />
      <OrderText
        name="parcelValue"
        inputMode="numeric"
        min={0}
        max={maxInsuredValue / 100}
        hint={m.order_parcel_value_hint({ limit: formatMoney(ownMoney(maxInsuredValue), locale) })}
      />
      <OrderText name="recipientName" />
      <div>
        <OrderPhone name="recipientPhone" />
      </div>
    </OrderSection>
  )
}
