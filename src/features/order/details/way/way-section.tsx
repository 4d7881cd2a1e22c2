import { createIsomorphicFn } from '@tanstack/react-start'
import { FormSection } from '~/components/form/form-section'
import { offerPlaces } from '~/components/form/offer-places'
import { Served } from '~/components/served'
import { hourlyPromise, waitingPromise } from '~/content/phrases/promises'
import { ridePromise } from '~/content/phrases/ride-promise'
import { OrderCount, OrderSelect, OrderText } from '~/features/order/details/controls'
import { fieldHint } from '~/features/order/details/sections/field-hint'
import { useOrderForm, useOrderValue } from '~/features/order/details/form-state'
import { BiggerCar } from '~/features/order/details/way/bigger-car'
import { CategoryRows } from '~/features/order/details/way/category-rows'
import { ExperienceFields } from '~/features/order/details/way/experience-fields'
import { KindChoice } from '~/features/order/details/way/kind-choice'
import { RideAnswerText } from '~/features/order/details/way/ride-answer-text'
import { useLargestCar } from '~/features/order/details/way/use-largest-car'
import { formatPhone } from '~/i18n/format'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import { appConfig } from '~config'
import styles from './way-section.module.css'

const { company, ordering } = appConfig
const ADDRESS = 200

/**
 * Where it goes and what it costs. Until the page has an answer the question stands first, then the answer does;
 * a fixed price folds the question away.
 */
export function WaySection() {
  const { page } = useOrderForm()
  const { answer } = page.price
  const { pickup, dropoff, passengers } = page.errors
  const isAnswered = answer.state !== 'empty' && page.values.kind === answer.kind
  const isPriced = isAnswered && answer.state === 'known'
  const isFolded = isPriced && answer.isFixed && !pickup && !dropoff && !passengers
  return (
    <FormSection title={m.order_section_way()}>
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
      {isAnswered ? null : <RideAnswerText />}
      {isPriced ? null : <Cars />}
      <Served id="served-promises" as="div" className={styles['promises'] ?? ''}>
        {renderPromises()}
      </Served>
    </FormSection>
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

/** From where, where to and how many: the question of the home page. */
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
          hint={fieldHint('pickup')}
          maxLength={ADDRESS}
          autoComplete="off"
          enterKeyHint="next"
          isRequired={kind !== 'experience'}
          optionalFor="experience"
        />
      </div>
      <div data-for="ride parcel">
        <OrderText
          name="dropoff"
          ref={offerPlaces}
          maxLength={ADDRESS}
          autoComplete="off"
          enterKeyHint="go"
          isRequired
        />
      </div>
      <input type="hidden" name="pickupPlace" defaultValue={page.values.pickupPlace} />
      <input type="hidden" name="dropoffPlace" defaultValue={page.values.dropoffPlace} />
      <div data-for="ride hourly experience">
        <OrderCount
          name="passengers"
          from={1}
          to={maxPassengers}
          isRequired
          hint={<MorePeople limit={maxPassengers} />}
        />
      </div>
      <p
        className={styles['ask']}
        data-for="ride parcel"
        data-answered={price.answer.state === 'known' || undefined}
      >
        <button className="button" type="submit" name="intent" value="price" formNoValidate>
          {m.answer_show()}
        </button>
      </p>
    </>
  )
}

/** Who finds no number large enough is not left with a list. */
function MorePeople({ limit }: { limit: number }) {
  return (
    <>
      {`${m.order_people_more({ limit })} `}
      <a href={`tel:${company.phone}`}>{formatPhone(company.phone)}</a>
    </>
  )
}

function Hours() {
  const { minHours, maxHours } = ordering.hourly
  const hours = Array.from({ length: maxHours - minHours + 1 }, (_, index) => minHours + index)
  return (
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
  )
}

/** What the price includes, beside it. */
const renderPromises = createIsomorphicFn()
  .server(() => (
    <>
      <p data-for="ride">{ridePromise(getLocale())}</p>
      <p data-for="ride experience parcel">{waitingPromise(getLocale())}</p>
      <p data-for="parcel">{m.order_parcel_car()}</p>
      <p data-for="hourly">{hourlyPromise(getLocale())}</p>
    </>
  ))
  .client(() => null)
