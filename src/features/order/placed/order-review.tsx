import type { ReactNode } from 'react'
import { kindLabel, orderLabel } from '~/features/order/typed/field-labels'
import type { OrderField } from '~/features/order/typed/typed-order'
import type { Summary } from '~/features/order/placed/order'
import { serviceNames } from '~/tariff/service-slugs'
import {
  formatDateTime,
  formatDuration,
  formatMoney,
  formatNumber,
  formatPhone,
  formatPostalCode,
} from '~/i18n/format'
import { screenPath } from '~/i18n/screens'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import { fieldId } from '~/lib/fields/field-id'
import styles from './order-review.module.css'

type OrderReviewProps = {
  summary: Summary
  /** True before the order is placed: each group leads back to its fields. */
  isEditable: boolean
}

type Row = { label: string; value: ReactNode }

/** Everything that was entered, in groups; rows without a value are left out. */
export function OrderReview({ summary, isEditable }: OrderReviewProps) {
  const change = (field: OrderField) => (isEditable ? field : null)
  return (
    <>
      <Group title={m.review_ride()} change={change('kind')} rows={rideRows(summary)} />
      <Group title={m.review_when()} change={change('date')} rows={timeRows(summary)} />
      {summary.parcel ? (
        <Group
          title={m.review_parcel()}
          change={change('parcelLength')}
          rows={parcelRows(summary)}
        />
      ) : (
        <Group title={m.review_people()} change={change('passengers')} rows={peopleRows(summary)} />
      )}
      {summary.kind === 'parcel' ? null : (
        <Group
          title={m.order_section_extras()}
          change={change('orderOptions')}
          rows={[{ label: orderLabel('orderOptions'), value: optionsText(summary) }]}
        />
      )}
      <Group title={m.review_customer()} change={change('name')} rows={customerRows(summary)} />
      <Group
        title={m.order_section_billing()}
        change={change('street')}
        rows={billingRows(summary)}
      />
    </>
  )
}

function Group({ title, change, rows }: { title: string; change: OrderField | null; rows: Row[] }) {
  return (
    <section className={styles['group']}>
      <h2>{title}</h2>
      {change ? (
        <a
          className={styles['change']}
          href={`${screenPath('order', getLocale())}#${fieldId(change)}`}
        >
          {m.review_change()} <span className="visually-hidden">({title})</span>
        </a>
      ) : null}
      <dl>
        {rows
          .filter(({ value }) => value !== null && value !== '')
          .map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}

function rideRows({ kind, service, experienceTitle, variantName }: Summary): Row[] {
  const locale = getLocale()
  return [
    { label: orderLabel('kind'), value: kindLabel(kind) },
    { label: orderLabel('experience'), value: experienceTitle?.[locale] ?? null },
    { label: orderLabel('variant'), value: variantName?.[locale] ?? null },
    { label: m.review_vehicle(), value: serviceNames[service] },
  ]
}

function timeRows(summary: Summary): Row[] {
  const { trip, pickupAt, returnAt, isPickupDoubled, isReturnDoubled, durationMin } = summary
  const locale = getLocale()
  return [
    {
      label: m.review_pickup_at(),
      value: <Moment at={pickupAt} isDoubled={isPickupDoubled} />,
    },
    { label: orderLabel('pickup'), value: trip.pickup || m.review_pickup_open() },
    { label: orderLabel('stops'), value: trip.stops.join(', ') },
    { label: orderLabel('dropoff'), value: trip.dropoff },
    { label: orderLabel('hours'), value: trip.hours && formatNumber(trip.hours, locale) },
    {
      label: m.review_return_at(),
      value: returnAt && <Moment at={returnAt} isDoubled={isReturnDoubled} />,
    },
    { label: orderLabel('flightNumber'), value: trip.flightNumber },
    {
      label: m.review_duration(),
      value: durationMin === null ? m.review_duration_confirmed() : formatDuration(durationMin),
    },
  ]
}

/** A time in Prague; of two such ones in the night when the clocks go back it is the first. */
function Moment({ at, isDoubled }: { at: string; isDoubled: boolean }) {
  return (
    <>
      <time dateTime={at}>{formatDateTime(at, getLocale())}</time>
      {isDoubled ? ` (${m.review_doubled()})` : ''}
    </>
  )
}

function peopleRows({ passengers, luggages, childSeats, nameBoard }: Summary): Row[] {
  const locale = getLocale()
  return [
    { label: orderLabel('passengers'), value: formatNumber(passengers ?? 0, locale) },
    { label: orderLabel('luggages'), value: formatNumber(luggages ?? 0, locale) },
    {
      label: orderLabel('childSeats'),
      value: childSeats > 0 ? formatNumber(childSeats, locale) : null,
    },
    { label: orderLabel('nameBoard'), value: nameBoard },
  ]
}

function parcelRows({ parcel }: Summary): Row[] {
  if (!parcel) return []
  const locale = getLocale()
  const { lengthCm, widthCm, heightCm, weightKg, insuredValue } = parcel
  return [
    {
      label: m.review_parcel_size(),
      value: `${lengthCm}\u00a0×\u00a0${widthCm}\u00a0×\u00a0${heightCm}\u00a0cm`,
    },
    { label: orderLabel('parcelWeight'), value: formatNumber(weightKg, locale) },
    {
      label: orderLabel('parcelValue'),
      value: insuredValue.amount > 0 ? formatMoney(insuredValue, locale) : null,
    },
  ]
}

function optionsText({ options }: Summary): string {
  const locale = getLocale()
  const names = options.map(({ name, qty }) =>
    qty > 1 ? `${qty}\u00a0×\u00a0${name[locale]}` : name[locale],
  )
  return names.join(', ') || m.review_no_options()
}

function customerRows({ name, email, phone, subject, message }: Summary): Row[] {
  return [
    { label: orderLabel('name'), value: name },
    { label: orderLabel('email'), value: email },
    { label: orderLabel('phone'), value: formatPhone(phone) },
    { label: orderLabel('subject'), value: subject },
    { label: orderLabel('message'), value: message },
  ]
}

function billingRows(summary: Summary): Row[] {
  const locale = getLocale()
  const { street, city, zip, countryName, deliveryAddress, deliveryCountryName } = summary
  const address = (line: string, code: string, town: string, country: string, name: string) =>
    `${line}, ${formatPostalCode(code, country)} ${town}, ${name}`
  return [
    {
      label: m.review_address(),
      value: address(street, zip, city, summary.chooseCountry, countryName[locale]),
    },
    { label: orderLabel('customerCompanyName'), value: summary.customerCompanyName },
    { label: orderLabel('customerCompanyID'), value: summary.customerCompanyID },
    { label: orderLabel('customerCompanyVATID'), value: summary.customerCompanyVATID },
    {
      label: m.review_delivery_address(),
      value:
        deliveryAddress &&
        address(
          deliveryAddress.street,
          deliveryAddress.zip,
          deliveryAddress.city,
          deliveryAddress.country,
          deliveryCountryName?.[locale] ?? deliveryAddress.country,
        ),
    },
  ]
}
