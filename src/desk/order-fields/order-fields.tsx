import { serviceSlugs, serviceName } from '~/carrier/service-slugs'
import { driverLanguages } from '~/carrier/driver-languages'
import { orderLabel } from '~/order/model/field-labels'
import { KIND_RULES, KINDS } from '~/order/model/kinds'
import type { OrderErrors, OrderValues, TextField } from '~/order/model/typed-order'
import { formatLanguage } from '~/i18n/format-language'
import { FieldErrorText } from '~/ui/fields/field'
import field from '~/ui/fields/field.module.css'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './order-fields.module.css'

/** The fields of the order form that the desk types, group by group: what a call begins with comes first. */
const GROUPS: readonly { title: () => string; fields: readonly TextField[]; isFolded: boolean }[] =
  [
    {
      title: m.desk_fields_ride,
      fields: ['pickup', 'dropoff', 'date', 'time', 'passengers', 'luggages', 'service'],
      isFolded: false,
    },
    {
      title: m.desk_fields_customer,
      fields: ['name', 'phone', 'email', 'message'],
      isFolded: false,
    },
    {
      title: m.desk_fields_further,
      fields: [
        'kind',
        'hours',
        'stops',
        'returnDate',
        'returnTime',
        'flightNumber',
        'nameBoard',
        'guestName',
        'guestPhone',
        'driverLanguage',
        'childSeats',
        'childSeatSizes',
        'subject',
      ],
      isFolded: true,
    },
    {
      title: m.desk_fields_parcel,
      fields: [
        'parcelLength',
        'parcelWidth',
        'parcelHeight',
        'parcelWeight',
        'parcelValue',
        'recipientName',
        'recipientPhone',
      ],
      isFolded: true,
    },
    {
      title: m.desk_fields_billing,
      fields: [
        'customerCompany',
        'customerCompanyName',
        'customerCompanyID',
        'customerCompanyVATID',
        'street',
        'city',
        'zip',
        'chooseCountry',
      ],
      isFolded: true,
    },
  ]

/** The fields that a form of the desk shows; every other one stays as it is. */
export const DESK_FIELDS: readonly TextField[] = GROUPS.flatMap(({ fields }) => fields)

type FieldsProps = { values: OrderValues; errors: OrderErrors; idPrefix: string }

/** The order form as the desk types it: the same names and rules, everything on one page. */
export function OrderFields(props: FieldsProps) {
  return GROUPS.map(({ title, fields, isFolded }) => {
    const shown = (
      <div className={styles['fields']}>
        {fields.map((name) => (
          <OrderControl key={name} name={name} {...props} />
        ))}
      </div>
    )
    const isOpen = fields.some((name) => props.errors[name])
    return isFolded ? (
      <details key={title()} className={styles['fold']} open={isOpen}>
        <summary>{title()}</summary>
        {shown}
      </details>
    ) : (
      <fieldset key={title()} className={styles['group']}>
        <legend>{title()}</legend>
        {shown}
      </fieldset>
    )
  })
}

function OrderControl({ name, values, errors, idPrefix }: FieldsProps & { name: TextField }) {
  const id = `${idPrefix}-${name}`
  const error = errors[name]
  const control = {
    id,
    name,
    'aria-invalid': error !== undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  }
  return (
    <div
      className={field['field']}
      data-invalid={error ? '' : undefined}
      data-wide={isWide(name) ? '' : undefined}
    >
      <label htmlFor={id}>{orderLabel(name)}</label>
      {controlOf(name, { ...control, defaultValue: values[name] })}
      <FieldErrorText id={`${id}-error`} error={error} />
    </div>
  )
}

type Control = {
  id: string
  name: string
  defaultValue: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

function isWide(name: TextField): boolean {
  return ['pickup', 'dropoff', 'stops', 'email', 'message', 'subject'].includes(name)
}

function controlOf(name: TextField, control: Control) {
  const choices = choicesOf(name)
  if (choices) {
    return (
      <select {...control}>
        {choices.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    )
  }
  if (name === 'stops' || name === 'message') return <textarea {...control} rows={2} />
  if (name === 'customerCompany') {
    const { defaultValue, ...checkbox } = control
    return (
      <input
        {...checkbox}
        type="checkbox"
        className={styles['checkbox']}
        defaultChecked={defaultValue === 'on'}
      />
    )
  }
  return <input {...control} type={typeOf(name)} autoComplete="off" maxLength={500} />
}

function typeOf(name: TextField): string {
  if (name === 'date' || name === 'returnDate') return 'date'
  if (name === 'time' || name === 'returnTime') return 'time'
  if (name === 'email') return 'email'
  return name.toLowerCase().includes('phone') ? 'tel' : 'text'
}

function choicesOf(name: TextField): { value: string; text: string }[] | null {
  if (name === 'kind') {
    return KINDS.filter((kind) => kind !== 'experience').map((kind) => ({
      value: kind,
      text: KIND_RULES[kind].label(),
    }))
  }
  if (name === 'service') {
    return serviceSlugs.map((slug) => ({ value: slug, text: serviceName(slug) }))
  }
  if (name === 'driverLanguage') {
    const languages = driverLanguages.map((code) => ({
      value: code,
      text: formatLanguage(code, getLocale()),
    }))
    return [{ value: '', text: m.desk_fields_any_language() }, ...languages]
  }
  return null
}
