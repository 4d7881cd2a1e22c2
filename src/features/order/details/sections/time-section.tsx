import { createIsomorphicFn } from '@tanstack/react-start'
import { appConfig } from '~config'
import { FormSection } from '~/components/form/form-section'
import { Served } from '~/components/served'
import { OrderCount, OrderText } from '~/features/order/details/controls'
import { earliestSentence } from '~/features/order/details/earliest-sentence'
import { fieldHint } from '~/features/order/details/sections/field-hint'
import { useOrderForm, useOrderValue } from '~/features/order/details/form-state'
import type { OrderPage } from '~/features/order/details/order-page'
import { PickupNotices } from '~/features/order/details/sections/pickup-notices'
import { useLargestCar } from '~/features/order/details/way/use-largest-car'
import { formatPhone } from '~/i18n/format'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './time-section.module.css'

const { company } = appConfig

/** How soon a car can be ordered here, and the way to an earlier one; known before anything is typed. */
const renderEarliest = createIsomorphicFn()
  .server((page: OrderPage) => {
    const sentence = earliestSentence(page, getLocale())
    return sentence === null ? null : (
      <p className="quiet" data-wide>
        {sentence} <a href={`tel:${company.phone}`}>{formatPhone(company.phone)}</a>
      </p>
    )
  })
  .client(() => null)

/** When, by local time in Prague, with what flight and how much luggage. */
export function TimeSection() {
  const { page, price } = useOrderForm()
  const [firstDay, firstTime] = page.earliest.split('T')
  const date = useOrderValue('date')
  const { maxLuggage } = useLargestCar()
  const hasFlight = useOrderValue('flightNumber') !== '' || price.answer.isAirport
  return (
    <FormSection title={m.order_section_when()}>
      <Served id="served-earliest" as="div">
        {renderEarliest(page)}
      </Served>
      <div className={styles['moment']} data-wide>
        <OrderText name="date" type="date" min={firstDay} max={page.lastDay} isRequired />
        <OrderText
          name="time"
          type="time"
          min={date === firstDay ? firstTime : undefined}
          step={300}
          hint={fieldHint('time')}
          isRequired
        />
      </div>
      <PickupNotices />
      <div data-for="ride hourly" hidden={!hasFlight}>
        <OrderText
          name="flightNumber"
          hint={fieldHint('flightNumber')}
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
        />
      </div>
      <div data-for="ride hourly experience">
        <OrderCount name="luggages" from={0} to={maxLuggage} hint={fieldHint('luggages')} />
      </div>
    </FormSection>
  )
}
