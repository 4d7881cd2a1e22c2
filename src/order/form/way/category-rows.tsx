import { appConfig } from '~config'
import { createIsomorphicFn } from '@tanstack/react-start'
import { useEffect } from 'react'
import { categoryCapacity } from '~/ui/cards/capacity-text'
import { netText } from '~/ui/cards/net-text'
import { useControl } from '~/ui/fields/app-form'
import { FieldErrorText } from '~/ui/fields/field'
import { Picture } from '~/ui/picture'
import { Served } from '~/ui/island/served'
import { carCategories } from '~carrier/words/cars'
import { OrderControl } from '~/order/form/controls'
import { useOrderForm, useOrderValue } from '~/order/form/form-state'
import { carsFor } from '~/order/price/answer-words'
import type { RideAnswer } from '~/order/price/ride-answer'
import { orderLabel } from '~/order/fields'
import { kindsWhere, rulesOfKind } from '~/order/model/kinds'
import { formatMoney, formatMoneyRange } from '~/i18n/format'
import { fieldId } from '~/lib/fields/field-id'
import { ownMoney } from '~/lib/money'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import {
  type ServiceSlug,
  serviceSlugs,
  categoryOf,
  ofCategory,
  serviceName,
} from '~/carrier/service-slugs'
import styles from './category-rows.module.css'

/** The categories as rows of a price list: the car, its capacity and the price of this ride. */
export function CategoryRows() {
  useCheapest()
  return (
    <OrderControl name="service">
      <Rows />
    </OrderControl>
  )
}

function Rows() {
  const { error } = useControl()
  const id = fieldId('service')
  return (
    <fieldset
      className={styles['rows']}
      role="radiogroup"
      aria-required
      aria-invalid={error !== undefined}
      data-for={kindsWhere(({ carField }) => carField === 'service')}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend>{orderLabel('service')}</legend>
      {serviceSlugs.map((slug, index) => (
        <Row key={slug} slug={slug} id={index === 0 ? id : `${id}-${slug}`} />
      ))}
      <FieldErrorText id={`${id}-error`} error={error} />
    </fieldset>
  )
}

/** Selects the cheapest car that fits once there is a price, unless one is chosen. */
function useCheapest(): void {
  const { answer } = useOrderForm().price
  const service = useOrderValue('service')
  const people = Number(useOrderValue('passengers'))
  const prices = answer.state === 'known' && service === '' ? answer.prices : null
  useEffect(() => {
    if (!prices) return
    const [cheapest] = carsFor(people).toSorted(
      (one, other) => ofCategory(prices, one).from - ofCategory(prices, other).from,
    )
    if (cheapest) document.querySelector<HTMLElement>(`[name=service][value=${cheapest}]`)?.click()
  }, [prices, people])
}

function Row({ slug, id }: { slug: ServiceSlug; id: string }) {
  const { page, price } = useOrderForm()
  const { value, handlers } = useControl()
  const { maxPassengers } = categoryOf(slug)
  const kind = useOrderValue('kind')
  const people = Number(useOrderValue('passengers'))
  const isSmall = rulesOfKind(kind)?.carries !== 'parcel' && people > maxPassengers
  const isChosen = value === slug
  return (
    <label className={styles['row']} htmlFor={id} data-small={isSmall || undefined}>
      <input
        type="radio"
        id={id}
        name="service"
        value={slug}
        defaultChecked={page.values.service === slug}
        disabled={isSmall && !isChosen}
        onChange={() => handlers.onInput({ currentTarget: { value: slug } })}
      />
      <Served id={`served-${slug}`} as="span">
        {renderCar(slug)}
      </Served>
      {/* Each text begins with its own space, or assistive technology runs the words together. */}
      <span className={styles['name']}>
        <strong>{serviceName(slug)}</strong>
        <Served id={`served-about-${slug}`} as="span" className={styles['about'] ?? ''}>
          {renderAbout(slug)}
        </Served>
      </span>
      {isSmall ? (
        <span className={styles['price']}>
          {` ${m.quote_too_many_people({ name: serviceName(slug), count: maxPassengers })}`}
        </span>
      ) : (
        <>
          <span className={styles['price']} data-for={price.answer.kind}>
            <RidePrice answer={price.answer} slug={slug} />
          </span>
          <span className={styles['price']} data-for={kindsWhere(({ hasHours }) => hasHours)}>
            {` ${hourlyPrice(slug)}`}
            <Net text={netText(categoryOf(slug).hourlyRate, appConfig.ordering)} />
          </span>
        </>
      )}
    </label>
  )
}

const renderCar = createIsomorphicFn()
  .server((slug: ServiceSlug) => {
    const category = carCategories[getLocale()].find((one) => one.slug === slug)
    return category ? <Picture name={category.img} sizes="8rem" /> : null
  })
  .client(() => null)

/** The car, and for people what it is like inside: a parcel has no use for seats. */
function Line({ text }: { text: string | null }) {
  if (text === null) return null
  const [car = '', ...seats] = text.split(/(?=: )/)
  return (
    <span>
      {` ${car}`}
      <span data-for={kindsWhere(({ carries }) => carries === 'people')}>{seats.join('')}</span>
    </span>
  )
}

/** What the category is, and its capacity. */
const renderAbout = createIsomorphicFn()
  .server((slug: ServiceSlug) => (
    <>
      <Line text={carCategories[getLocale()].find((one) => one.slug === slug)?.line ?? null} />
      <span data-for={kindsWhere(({ carries }) => carries === 'people')}>
        {` ${categoryCapacity(slug)}`}
      </span>
    </>
  ))
  .client(() => null)

function hourlyPrice(slug: ServiceSlug): string {
  const rate = formatMoney(ownMoney(categoryOf(slug).hourlyRate), getLocale())
  return m.price_per_hour({ price: rate })
}

/** A fixed price, a usual price marked as such, or nothing while unknown. */
function RidePrice({ answer, slug }: { answer: RideAnswer; slug: ServiceSlug }) {
  if (answer.state !== 'known' || !answer.prices) return null
  const locale = getLocale()
  const { from, to, net } = ofCategory(answer.prices, slug)
  const notes = [
    answer.isFixed ? '' : m.answer_usual(),
    answer.covered === 'withoutStops' ? m.answer_without_stops() : '',
  ]
  const words = notes.filter(Boolean).join(', ')
  const sum = answer.isFixed
    ? formatMoney(ownMoney(from), locale)
    : formatMoneyRange(from, to, locale)
  return (
    <>
      {words === '' ? null : <small>{` ${words}`}</small>}
      {` ${sum}`}
      <Net
        text={net === null ? null : m.price_net({ price: formatMoney(ownMoney(net), locale) })}
      />
    </>
  )
}

/** The price without VAT, in small letters. */
function Net({ text }: { text: string | null }) {
  return text === null ? null : <small>{` ${text}`}</small>
}
