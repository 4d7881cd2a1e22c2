import { FormSection } from '~/components/form/form-section'
import { PickupNotices } from '~/features/order/details/sections/pickup-notices'
import { OrderSelect, OrderText, OrderTextArea } from '~/features/order/details/controls'
import { earliestSentence } from '~/features/order/details/earliest-sentence'
import { useOrderForm, useOrderValue } from '~/features/order/details/form-state'
import { formatNumber, formatPhone } from '~/i18n/format'
import { appConfig } from '~config'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

const { company, ordering, places } = appConfig
const ADDRESS = 200

/** When and where: date and time in Prague, places, hours, the way back. */
export function RouteSection() {
  const { page } = useOrderForm()
  const locale = getLocale()
  const { minHours, maxHours } = ordering.hourly
  const hours = Array.from({ length: maxHours - minHours + 1 }, (_, index) => minHours + index)
  const [firstDay, firstTime] = page.earliest.split('T')
  const date = useOrderValue('date')
  const kind = useOrderValue('kind')
  const hasReturn = Boolean(page.values.returnDate || page.values.returnTime)
  return (
    <FormSection title={m.order_section_route()}>
      <Earliest />
      <OrderText name="date" type="date" min={firstDay} max={page.lastDay} isRequired />
      <OrderText
        name="time"
        type="time"
        min={date === firstDay ? firstTime : undefined}
        step={300}
        hint={m.order_time_hint()}
        isRequired
      />
      <PickupNotices />
      <div data-for="hourly">
        <OrderSelect name="hours" isRequired>
          <option value="">{m.form_choose()}</option>
          {hours.map((value) => (
            <option key={value} value={value}>
              {m.order_hours_value({ hours: value })}
            </option>
          ))}
        </OrderSelect>
      </div>
      <div data-wide>
        <OrderText
          name="pickup"
          hint={
            <>
              <span data-for="ride hourly parcel">{m.order_pickup_hint()}</span>
              <span data-for="experience">{m.order_pickup_hint_experience()}</span>
            </>
          }
          list="places"
          maxLength={ADDRESS}
          isRequired={kind !== 'experience'}
          optionalFor="experience"
        />
      </div>
      <div data-for="ride parcel" data-wide>
        <OrderText name="dropoff" list="places" maxLength={ADDRESS} isRequired />
      </div>
      <datalist id="places">
        {places.map(({ id, name }) => (
          <option key={id} value={name[locale]}>
            {name[locale]}
          </option>
        ))}
      </datalist>
      <div data-for="ride hourly">
        <OrderText name="flightNumber" hint={m.order_flight_hint()} maxLength={20} />
      </div>
      <div data-for="ride" data-wide>
        <OrderTextArea
          name="stops"
          rows={2}
          maxLength={1_200}
          hint={m.order_stops_hint({ limit: formatNumber(ordering.maxStops, locale) })}
        />
      </div>
      <details data-for="ride" open={hasReturn || undefined}>
        <summary>{m.order_return()}</summary>
        <div data-pair>
          <OrderText name="returnDate" type="date" min={date || firstDay} max={page.lastDay} />
          <OrderText name="returnTime" type="time" step={300} />
        </div>
      </details>
    </FormSection>
  )
}

/** How soon a car can be ordered here, and the way to an earlier one; known before anything is typed. */
function Earliest() {
  const { page } = useOrderForm()
  const sentence = earliestSentence(page, getLocale())
  return sentence === null ? null : (
    <p className="quiet" data-wide>
      {sentence} <a href={`tel:${company.phone}`}>{formatPhone(company.phone)}</a>
    </p>
  )
}
