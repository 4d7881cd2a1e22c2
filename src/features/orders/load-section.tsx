import { FormSection } from '~/components/form/form-section'
import { OrderText } from '~/features/orders/order-controls'
import { useOrderValue } from '~/features/orders/order-form-context'
import { isServiceSlug, serviceNames, serviceSlugs } from '~/features/services/service-slugs'
import { appConfig } from '~config'
import { facts } from '~/content/facts'
import type { ServiceSlug } from '~/lib/app-config'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

const { childSeat, ordering, services } = appConfig

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
        <OrderText
          name="childSeats"
          type="number"
          inputMode="numeric"
          min={0}
          max={childSeat.max}
          hint={m.order_child_seats_hint()}
        />
        <BiggerService />
        <OrderText name="nameBoard" hint={m.order_name_board_hint()} maxLength={100} />
      </FormSection>
      <ParcelSection />
    </>
  )
}

/** Names the first service whose car has room when the chosen one is too small. */
function BiggerService() {
  const chosen = useOrderValue('service')
  const people = Number(useOrderValue('passengers'))
  const luggage = Number(useOrderValue('luggages'))
  const hasRoom = (slug: ServiceSlug) =>
    people <= services[slug].maxPassengers && luggage <= services[slug].maxLuggage
  const isTooSmall = isServiceSlug(chosen) && !hasRoom(chosen)
  const bigger = isTooSmall ? serviceSlugs.find(hasRoom) : undefined
  return (
    <output data-wide data-for="ride hourly">
      {bigger ? m.order_bigger_service({ service: serviceNames[bigger] }) : ''}
    </output>
  )
}

function ParcelSection() {
  const { maxWeightKg, maxInsuredValue } = ordering.parcel
  const { parcelStandard, parcelLong, parcelWeight, parcelInsurance } = facts(getLocale())
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
          standard: parcelStandard,
          long: parcelLong,
          weight: parcelWeight,
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
        hint={m.order_parcel_value_hint({ limit: parcelInsurance })}
      />
    </FormSection>
  )
}
