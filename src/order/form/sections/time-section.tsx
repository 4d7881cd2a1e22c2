import { createIsomorphicFn } from '@tanstack/react-start'
import { kindsWhere } from '~/order/model/kinds'
import { OrderSection } from '~/order/form/sections/order-section'
import { Served } from '~/ui/island/served'
import { OrderCount, OrderText } from '~/order/form/controls'
import { earliestSentence } from '~/order/form/sections/earliest-sentence'
import { NearDays } from '~/order/form/sections/near-days'
import { useLargestCar, useOrderForm, useOrderHints, useOrderValue } from '~/order/form/form-state'
import type { OrderPage } from '~/order/form/order-page'
import { LargeLuggage } from '~/order/form/way/large-luggage'
import { CompanyPhone } from '~/ui/company-phone'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import { cancellingText } from '~/order/promises/cancelling-text'
import hintStyles from './order-hints.module.css'
import styles from './time-section.module.css'

/** The earliest pickup, and how to get an earlier one by telephone; rendered before any input. */
const renderEarliest = createIsomorphicFn()
  .server((page: OrderPage) => {
    const sentence = earliestSentence(page, getLocale())
    return sentence === null ? null : (
      <p className="quiet" data-wide>
        {sentence} <CompanyPhone />
      </p>
    )
  })
  .client(() => null)

/** Pickup time (local), flight and luggage. */
export function TimeSection() {
  const { page, price } = useOrderForm()
  const [firstDay, firstTime] = page.earliest.split('T')
  const date = useOrderValue('date')
  const { maxLuggage } = useLargestCar()
  const hasFlight = useOrderValue('flightNumber') !== '' || price.answer.isAirport
  return (
    <OrderSection name="when" title={m.order_section_when()}>
      <Served id="served-earliest" as="div">
        {renderEarliest(page)}
      </Served>
      <div className={styles['moment']} data-wide>
        <div className={styles['day']}>
          <OrderText name="date" min={firstDay} max={page.lastDay} />
          <NearDays />
        </div>
        <OrderText
          name="time"
          min={date === firstDay ? firstTime : undefined}
          step={300}
          hint={<TimeHint hasFlight={hasFlight} />}
        />
      </div>
      <PickupNotices />
      <div data-for={kindsWhere((rules) => rules.hasFlight)} hidden={!hasFlight}>
        <OrderText name="flightNumber" autoCapitalize="characters" />
      </div>
      <div data-for={kindsWhere(({ carries }) => carries === 'people')}>
        <OrderCount name="luggages" from={0} to={maxLuggage} isRow />
        <LargeLuggage />
      </div>
    </OrderSection>
  )
}

/** Whose time it is; of an arrival only where one may be meant: a parcel has no ticket, and a house no flight. */
function TimeHint({ hasFlight }: { hasFlight: boolean }) {
  return (
    <>
      {m.order_time_local()}
      {hasFlight ? (
        <span data-for={kindsWhere((rules) => rules.hasFlight)}>
          {` ${m.order_time_arrival()}`}
        </span>
      ) : null}
    </>
  )
}

/** Notices about the chosen time: the end of free cancellation, and whether the clock shows that time twice. */
function PickupNotices() {
  const { cancelling, isDoubled } = useOrderHints()
  const { isRequest } = useOrderForm().price
  const notices = [
    cancellingText(cancelling, isRequest),
    isDoubled ? m.order_pickup_doubled() : null,
  ]
  return <output className={hintStyles['hint']}>{notices.filter(Boolean).join(' ')}</output>
}
