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
import { OrderCount, OrderSelect, OrderText } from '~/order/form/controls'
import { useLargestCar, useOrderForm, useOrderValue } from '~/order/form/form-state'
import { BiggerCar } from '~/order/form/way/bigger-car'
import { CategoryRows } from '~/order/form/way/category-rows'
import { ExperienceFields } from '~/order/form/way/experience-fields'
import { KindChoice } from '~/order/form/way/kind-choice'
import { RideAnswerText } from '~/order/form/way/ride-answer-text'
import { CompanyPhone } from '~/ui/company-phone'
import { includedInPrice } from '~/order/form/way/included-in-price'
import { kindsWhere, rulesOfKind } from '~/order/model/kinds'
import { serviceName, serviceSlugs } from '~/carrier/service-slugs'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import { hourlyLimits, isOffered, offeredKinds } from '~/carrier/offered-kinds'
import styles from './way-section.module.css'

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
          {m.word_show_price()}
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
