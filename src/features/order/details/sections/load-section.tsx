import { FormSection } from '~/components/form/form-section'
import { BiggerCar } from '~/features/order/details/sections/bigger-car'
import { OrderCount, OrderText } from '~/features/order/details/controls'
import { useOrderForm } from '~/features/order/details/form-state'
import { formatMetres, formatMoney, formatPhone, formatWeight } from '~/i18n/format'
import { appConfig } from '~config'
import { czk } from '~/lib/money'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

const { childSeat, company, ordering, services } = appConfig

/** Who and what travels: people with their luggage, or a parcel. */
export function LoadSection() {
  const { maxPassengers, maxLuggage } = useLargestCar()
  return (
    <>
      <FormSection title={m.order_section_people()} isFor="ride hourly experience">
        <OrderCount
          name="passengers"
          from={1}
          to={maxPassengers}
          isRequired
          hint={<MorePeople />}
        />
        <OrderCount name="luggages" from={0} to={maxLuggage} />
        <BiggerCar />
        <OrderCount
          name="childSeats"
          from={0}
          to={childSeat.max}
          hint={m.order_child_seats_hint()}
        />
        <OrderText name="nameBoard" hint={m.order_name_board_hint()} maxLength={100} />
      </FormSection>
      <ParcelSection />
    </>
  )
}

/** What the largest car on offer holds, of the services or of an experience. */
function useLargestCar() {
  const cars = [...Object.values(services), useOrderForm().page.catalogue.largest]
  return {
    maxPassengers: Math.max(...cars.map(({ maxPassengers }) => maxPassengers)),
    maxLuggage: Math.max(...cars.map(({ maxLuggage }) => maxLuggage)),
  }
}

/** Who finds no number large enough is not left with a list. */
function MorePeople() {
  const { maxPassengers } = useLargestCar()
  return (
    <>
      {m.order_people_more({ limit: maxPassengers })}{' '}
      <a href={`tel:${company.phone}`}>{formatPhone(company.phone)}</a>
    </>
  )
}

function ParcelSection() {
  const { standard, long, maxWeightKg, maxInsuredValue } = ordering.parcel
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
          standardLength: formatMetres(standard.lengthCm, locale),
          standardSide: formatMetres(standard.sideCm, locale, 2),
          longLength: formatMetres(long.lengthCm, locale),
          longSide: formatMetres(long.sideCm, locale),
          weight: formatWeight(maxWeightKg, locale),
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
