import { FormSection } from '~/components/form/form-section'
import { BiggerCar } from '~/features/orders/bigger-car'
import { OrderText } from '~/features/orders/order-controls'
import { formatMoney, formatNumber, formatParcelSizes } from '~/i18n/format'
import { appConfig } from '~config'
import { czk } from '~/lib/money'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

const { childSeat, ordering } = appConfig

/** Who and what travels: people with their luggage, or a parcel. */
export function LoadSection() {
  return (
    <>
      <FormSection title={m.order_section_people()} isFor="ride hourly experience">
        <OrderText
          name="passengers"
          type="number"
          inputMode="numeric"
          min={1}
          max={99}
          isRequired
        />
        <OrderText name="luggages" type="number" inputMode="numeric" min={0} max={99} />
        <BiggerCar />
        <OrderText
          name="childSeats"
          type="number"
          inputMode="numeric"
          min={0}
          max={childSeat.max}
          hint={m.order_child_seats_hint()}
        />
        <OrderText name="nameBoard" hint={m.order_name_board_hint()} maxLength={100} />
      </FormSection>
      <ParcelSection />
    </>
  )
}

function ParcelSection() {
  const { maxWeightKg, maxInsuredValue } = ordering.parcel
  const locale = getLocale()
  const side = {
    type: 'number',
    inputMode: 'numeric',
    min: 1,
    max: 1_000,
    isRequired: true,
  } as const
  return (
    <FormSection title={m.order_section_parcel()} isFor="parcel">
      <p>
        {m.order_parcel_limits({
          ...formatParcelSizes(ordering.parcel, locale),
          weight: formatNumber(maxWeightKg, locale),
        })}
      </p>
      <OrderText name="parcelLength" {...side} />
      <OrderText name="parcelWidth" {...side} />
      <OrderText name="parcelHeight" {...side} />
      <OrderText name="parcelWeight" {...side} max={maxWeightKg} />
      <OrderText
        name="parcelValue"
        type="number"
        inputMode="numeric"
        min={0}
        max={maxInsuredValue / 100}
        hint={m.order_parcel_value_hint({ limit: formatMoney(czk(maxInsuredValue), locale) })}
      />
    </FormSection>
  )
}
