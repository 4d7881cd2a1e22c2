import { createIsomorphicFn } from '@tanstack/react-start'
import { kindsWhere } from '~/order/model/kinds'
import { OrderSection } from '~/order/form/sections/order-section'
import { Served } from '~/ui/island/served'
import { OrderCount, OrderText } from '~/order/form/controls'
import { earliestSentence } from '~/order/form/sections/earliest-sentence'
import { useLargestCar, useOrderForm, useOrderHints, useOrderValue } from '~/order/form/form-state'
import type { OrderPage } from '~/order/form/order-page'
import { CompanyPhone } from '~/ui/company-phone'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import { cancellingText } from '~/order/promises/cancelling-text'
import hintStyles from './order-hints.module.css'
import styles from './time-section.module.css'
import { useSyncExternalStore } from 'react'
import { orderClock } from '~/order/form/check-as-typed'
import { formatDay } from '~/i18n/format'
import { DAY } from '~/lib/duration'
import { fieldId } from '~/lib/fields/field-id'
import { toLocalTime } from '~/lib/local-time'
import {
  categoryOf,
  type ServiceSlug,
  isServiceSlug,
  serviceSlugs,
  serviceName,
} from '~/carrier/service-slugs'

/** Nothing tells that the script runs; it does from the first render in the browser on. */
function never() {
  return () => undefined
}

/** Today and tomorrow in one press, as far as they can be ordered, and the weekday of the chosen day. */
function NearDays() {
  const { page } = useOrderForm()
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const chosen = useOrderValue('date')
  return (
    <>
      <p className={styles['near']}>
        {isLive
          ? nearDays(page).map(({ day, label }, index) => (
              <button
                key={label}
                className="button button-quiet"
                type="button"
                aria-pressed={day === chosen}
                // The page may stay open past midnight.
                onClick={() => choose(nearDays(page)[index]?.day ?? day)}
              >
                {label}
              </button>
            ))
          : null}
      </p>
      <output className="quiet" htmlFor={fieldId('date')}>
        {isDay(chosen) ? formatDay(chosen, getLocale()) : ''}
      </output>
    </>
  )
}

function nearDays({ earliest, lastDay, ...page }: OrderPage) {
  const now = orderClock(page)
  const today = toLocalTime(now).slice(0, 10)
  const tomorrow = new Date(Date.parse(today) + DAY).toISOString().slice(0, 10)
  return [
    { day: today, label: m.word_today() },
    { day: tomorrow, label: m.word_tomorrow() },
  ].filter(({ day }) => day >= earliest.slice(0, 10) && day <= lastDay)
}

function isDay(typed: string): boolean {
  return /^2\d{3}-\d\d-\d\d$/.test(typed) && !Number.isNaN(Date.parse(typed))
}

/** Fires the control's own event, so that the form notices it like typing. */
function choose(day: string): void {
  const control = document.getElementById(fieldId('date'))
  if (!(control instanceof HTMLInputElement)) return
  control.value = day
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Says how many large suitcases the chosen category takes when there is more luggage. Nothing is refused by it. */
function LargeLuggage() {
  const service = useOrderValue('service')
  const pieces = Number(useOrderValue('luggages'))
  const text = isServiceSlug(service) ? largeLuggageHint(service, pieces) : ''
  return <output className={hintStyles['hint']}>{text}</output>
}

/** Empty when all pieces may be large, or when the category has no room for so many pieces at all. */
export function largeLuggageHint(service: ServiceSlug, pieces: number): string {
  const { largeLuggage: count, maxLuggage } = categoryOf(service)
  if (pieces <= count || pieces > maxLuggage) return ''
  const names = serviceSlugs
    .filter((slug) => categoryOf(slug).largeLuggage > count)
    .map((slug) => serviceName(slug))
    .join(', ')
  const limit = m.order_luggages_large({ name: serviceName(service), count })
  return names === '' ? limit : `${limit} ${m.order_luggages_larger({ names })}`
}

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
