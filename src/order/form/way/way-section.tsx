import { createIsomorphicFn } from '@tanstack/react-start'
import { OrderSection } from '~/order/form/sections/order-section'
import { offerPlaces } from '~/ui/fields/offer-places'
import type { WayEnd } from '~/places/ways'
import { Served } from '~/ui/island/served'
import {
  experiencePromise,
  hourlyPromise,
  waitingPromise,
  handingPromise,
  ridePromise,
} from '~/carrier/phrases/promises'
import { OrderCount, OrderSelect, OrderText, OrderControl } from '~/order/form/controls'
import { useLargestCar, useOrderForm, useOrderValue, useOrderHints } from '~/order/form/form-state'
import { CategoryRows } from '~/order/form/way/category-rows'
import { ExperienceFields } from '~/order/form/way/experience-fields'
import { RideAnswerText } from '~/order/form/way/ride-answer-text'
import { CompanyPhone } from '~/ui/company-phone'
import { priceWord } from '~/ui/price-word'
import { kindsWhere, rulesOfKind, KIND_RULES } from '~/order/model/kinds'
import { serviceName, serviceSlugs } from '~/carrier/service-slugs'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import { hourlyLimits, isOffered, offeredKinds } from '~/carrier/offered-kinds'
import styles from './way-section.module.css'
import { Choice, Choices } from '~/ui/fields/field'
import { useControl } from '~/ui/fields/app-form'
import { orderLabel } from '~/order/fields'
import { fieldId } from '~/lib/fields/field-id'
import { appConfig } from '~config'
import type { OrderKind } from '~/carrier/order-kinds'
import { isSaying } from '~/lib/fields/typed-text'
import { meetingPlaceOf } from '~/places/words/meeting-place'
import { formatNumber } from '~/i18n/format'
import { type MouseEvent, useState } from 'react'
import { capacityText } from '~/ui/cards/capacity-text'
import hintStyles from '~/order/form/sections/order-hints.module.css'

/**
 * Choice of the kind of order; none is shown where the carrier takes rides alone. CSS shows the fields of the chosen
 * kind, also without script.
 */
function KindChoice() {
  if (offeredKinds().length === 1) {
    return <input type="radio" name="kind" value={offeredKinds()[0]} defaultChecked hidden />
  }
  return (
    <OrderControl name="kind">
      <Kinds />
    </OrderControl>
  )
}

function Kinds() {
  const { page } = useOrderForm()
  const { error, handlers } = useControl()
  return (
    <Choices name="kind" legend={orderLabel('kind')} error={error} isRow>
      {offeredKinds().map((value, index) => (
        <Choice
          key={value}
          type="radio"
          name="kind"
          value={value}
          id={index === 0 ? fieldId('kind') : `${fieldId('kind')}-${value}`}
          isChecked={page.values.kind === value}
          onChange={() => handlers.onInput({ currentTarget: { value } })}
        >
          {KIND_RULES[value].label()}
        </Choice>
      ))}
    </Choices>
  )
}

const { company, ordering } = appConfig

/**
 * What the price of a kind of order includes, in a word each; the promises say it whole. The free waiting is that of the
 * pickup where it is known.
 */
export function includedInPrice(kind: OrderKind, pickup = ''): string[] {
  const { includes } = KIND_RULES[kind]
  const minutes = waitingMinutes(pickup)
  return [
    ...(includes.includes('experience') ? [m.order_included_experience()] : []),
    ...(includes.includes('hourly')
      ? [includedKm(), m.order_included_fuel(), m.order_included_tolls()]
      : []),
    ...(includes.includes('handing')
      ? [m.order_included_handing({ minutes: String(ordering.freeWaiting.elsewhereMin) })]
      : []),
    ...(includes.includes('waiting') || includes.includes('experience')
      ? [m.order_included_waiting({ minutes })]
      : []),
    ...(includes.includes('ride') ? [m.order_included_tolls()] : []),
    ...(includes.includes('ride') && company.vatPayer ? [m.word_vat()] : []),
  ]
}

function includedKm(): string {
  const km = formatNumber(hourlyLimits().includedKmPerHour, getLocale())
  return m.order_included_km({ km })
}

/** The free waiting at a pickup; from the shortest to the longest while none is known. */
function waitingMinutes(pickup: string): string {
  const { airportMin, stationMin, elsewhereMin } = ordering.freeWaiting
  const place = isSaying(pickup) ? meetingPlaceOf(pickup) : null
  if (place !== null)
    return String({ airport: airportMin, station: stationMin, address: elsewhereMin }[place])
  const minutes = [airportMin, stationMin, elsewhereMin]
  const ends = [Math.min(...minutes), Math.max(...minutes)].map(String)
  return [...new Set(ends)].join('–')
}

/**
 * Offers a car that fits when the chosen one is too small. One press selects it: at once with script, else by a
 * post that keeps the input.
 */
function BiggerCar() {
  const { form } = useOrderForm()
  const [taken, setTaken] = useState('')
  const { bigger } = useOrderHints()
  const locale = getLocale()

  function take(event: MouseEvent<HTMLButtonElement>) {
    const native = event.currentTarget.form
    if (!bigger || !native) return
    event.preventDefault()
    choose(native, bigger)
    form.setFieldValue(bigger.field, bigger.value)
    setTaken(bigger.name[locale])
    document.getElementById(fieldId('passengers'))?.focus()
    // Like a manual choice: triggers autosave and the price.
    native.dispatchEvent(new Event('input', { bubbles: true }))
  }

  return (
    <output className={hintStyles['hint']}>
      {bigger ? (
        <button
          className="button button-quiet"
          type="submit"
          name="intent"
          value="bigger"
          formNoValidate
          formAction={`#${fieldId('passengers')}`}
          onClick={take}
        >
          {m.order_bigger_service({
            name: bigger.name[locale],
            capacity: capacityText(bigger.maxPassengers, bigger.maxLuggage),
          })}
        </button>
      ) : null}
      {!bigger && taken ? m.order_bigger_taken({ name: taken }) : null}
    </output>
  )
}

/** Writes to the native controls, which are uncontrolled. */
function choose(native: HTMLFormElement, { field, value }: { field: string; value: string }): void {
  const control = native.elements.namedItem(field)
  if (control instanceof RadioNodeList || control instanceof HTMLSelectElement) {
    control.value = value
  }
}

/**
 * Route and price. The question comes first until the page has an answer, then the answer does; a fixed price
 * folds the question away.
 */
export function WaySection() {
  const { page } = useOrderForm()
  const { answer } = page.price
  const { pickup, dropoff, passengers } = page.errors
  const isAnswered = answer.state !== 'empty' && page.values.kind === answer.kind
  const isPriced = isAnswered && answer.state === 'known'
  const isFolded = isPriced && answer.isFixed && !pickup && !dropoff && !passengers
  return (
    <OrderSection name="way" title={m.order_section_way()}>
      {isAnswered ? <RideAnswerText /> : null}
      {isPriced ? <Cars /> : null}
      {isFolded ? (
        <details className={styles['way']}>
          <summary>{m.answer_change()}</summary>
          <div className={styles['ends']}>
            <Question />
          </div>
        </details>
      ) : (
        <Question />
      )}
      <Details />
      {isAnswered ? null : <RideAnswerText />}
      {isPriced ? null : <Cars />}
      <Served id="served-promises" as="div">
        {renderPromises(page.values.pickup)}
      </Served>
    </OrderSection>
  )
}

/** The street or hotel in a town that was named alone. */
function Details() {
  const { page, price } = useOrderForm()
  const isShown = (end: WayEnd) => price.alone.includes(end) || page.errors[`${end}Detail`]
  return (
    <>
      <input type="hidden" name="placesAsked" defaultValue={page.arePlacesAsked ? 'on' : ''} />
      {isShown('pickup') ? <OrderText name="pickupDetail" /> : null}
      {isShown('dropoff') ? (
        <div data-for={kindsWhere(({ hasWay }) => hasWay)}>
          <OrderText name="dropoffDetail" />
        </div>
      ) : null}
    </>
  )
}

function Cars() {
  return (
    <>
      <CategoryRows />
      <BiggerCar />
    </>
  )
}

function Question() {
  return (
    <>
      <KindChoice />
      <ExperienceFields />
      <Ends />
      <Hours />
    </>
  )
}

/** Pickup, destination and number of passengers: the same question as on the home page. */
function Ends() {
  const { page, price } = useOrderForm()
  const { maxPassengers } = useLargestCar()
  const kind = useOrderValue('kind')
  return (
    <>
      <div>
        <OrderText
          name="pickup"
          ref={offerPlaces}
          hint={<PickupHint />}
          enterKeyHint="next"
          isRequired={rulesOfKind(kind)?.needsPickup !== false}
          optionalFor={kindsWhere(({ needsPickup }) => !needsPickup)}
        />
      </div>
      <div data-for={kindsWhere(({ hasWay }) => hasWay)}>
        <OrderText name="dropoff" ref={offerPlaces} enterKeyHint="go" />
      </div>
      <input type="hidden" name="pickupPlace" defaultValue={page.values.pickupPlace} />
      <input type="hidden" name="dropoffPlace" defaultValue={page.values.dropoffPlace} />
      <div data-for={kindsWhere(({ carries }) => carries === 'people')}>
        <OrderCount
          name="passengers"
          from={1}
          to={maxPassengers}
          isRow
          hint={<MorePeople limit={maxPassengers} />}
        />
      </div>
      <p
        className={styles['ask']}
        data-for={kindsWhere(({ hasWay }) => hasWay)}
        data-answered={price.answer.state === 'known' || undefined}
      >
        <button className="button" type="submit" name="intent" value="price" formNoValidate>
          {priceWord()}
        </button>
      </p>
    </>
  )
}

/** Where the car comes to: each kind of order has its own sentence. */
function PickupHint() {
  return (
    <>
      <span data-for={kindsWhere((one) => one.carries === 'people' && one.needsPickup)}>
        {m.order_pickup_hint()}
      </span>
      {isOffered('parcel') ? (
        <span data-for={kindsWhere(({ carries }) => carries === 'parcel')}>
          {m.order_pickup_hint_parcel()}
        </span>
      ) : null}
      {isOffered('experience') ? (
        <span data-for={kindsWhere(({ needsPickup }) => !needsPickup)}>
          {m.order_pickup_hint_experience()}
        </span>
      ) : null}
    </>
  )
}

/** Telephone contact for a group larger than the list allows. */
function MorePeople({ limit }: { limit: number }) {
  return (
    <>
      {`${m.order_people_more({ limit })} `}
      <CompanyPhone />
    </>
  )
}

function Hours() {
  if (!isOffered('hourly')) return null
  const { minHours, maxHours } = hourlyLimits()
  const hours = Array.from({ length: maxHours - minHours + 1 }, (_, index) => minHours + index)
  return (
    <div data-for={kindsWhere(({ hasHours }) => hasHours)}>
      <OrderSelect name="hours">
        <option value="">{m.form_choose()}</option>
        {hours.map((value) => (
          <option key={value} value={value}>
            {m.order_hours_value({ hours: value })}
          </option>
        ))}
      </OrderSelect>
    </div>
  )
}

/** What the price includes: a line beside it, which unfolds to the whole promise. */
const renderPromises = createIsomorphicFn()
  .server((pickup: string) => (
    <details className={styles['promises']}>
      <summary>
        {offeredKinds().map((kind) => (
          <span key={kind} data-for={kind}>
            {[m.word_included(), ...includedInPrice(kind, pickup)].join(' ✓\u00a0')}
          </span>
        ))}
      </summary>
      <p data-for={kindsWhere(({ includes }) => includes.includes('ride'))}>
        {ridePromise(getLocale())}
      </p>
      <p data-for={kindsWhere(({ includes }) => includes.includes('waiting'))}>
        {waitingPromise(getLocale())}
      </p>
      {isOffered('experience') ? (
        <p data-for={kindsWhere(({ includes }) => includes.includes('experience'))}>
          {experiencePromise(getLocale(), [])}
        </p>
      ) : null}
      {isOffered('parcel') ? (
        <p data-for={kindsWhere(({ includes }) => includes.includes('handing'))}>
          {handingPromise(getLocale())}{' '}
          {m.order_parcel_car({ name: serviceName(serviceSlugs.at(-1) ?? '') })}
        </p>
      ) : null}
      {isOffered('hourly') ? (
        <p data-for={kindsWhere(({ includes }) => includes.includes('hourly'))}>
          {hourlyPromise(getLocale())}
        </p>
      ) : null}
    </details>
  ))
  .client(() => null)
