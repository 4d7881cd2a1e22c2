import { serviceSlugs, serviceName } from '~/carrier/service-slugs'
import { driverLanguages } from '~/carrier/driver-languages'
import { orderLabel } from '~/order/model/field-labels'
import { isOffered } from '~/carrier/offered-kinds'
import { KINDS, type OrderKind } from '~/carrier/order-kinds'
import { KIND_RULES } from '~/order/model/kinds'
import type { OrderErrors, OrderValues, TextField } from '~/order/model/typed-order'
import { formatLanguage } from '~/i18n/format-language'
import { FieldErrorText } from '~/ui/fields/field'
import field from '~/ui/fields/field.module.css'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './order-fields.module.css'

/** The fields of the order form that the desk types, group by group: what a call begins with comes first. */
const GROUPS: readonly {
  title: () => string
  fields: readonly TextField[]
  isFolded: boolean
  needs?: OrderKind
}[] = [
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
    needs: 'parcel',
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
  const groups = GROUPS.filter(
    ({ needs }) => !needs || needs === props.values.kind || isOffered(needs),
  )
  return groups.map(({ title, fields, isFolded }) => {
    const shown = (
      <div className={styles['fields']}>
        {fields
          .filter((name) => isShown(name, props.values.kind))
          .map((name) => (
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

/** No choice of a kind where there is one alone, and no hours where nothing is hired by the hour. */
function isShown(name: TextField, kind: string): boolean {
  if (name === 'hours') return kind === 'hourly' || isOffered('hourly')
  return name !== 'kind' || KINDS.some((one) => one !== 'ride' && (one === kind || isTyped(one)))
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
  const choices = choicesOf(name, control.defaultValue)
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

/** True for a kind that the desk takes; an experience is chosen on the site. */
function isTyped(kind: OrderKind): boolean {
  return kind !== 'experience' && isOffered(kind)
}

function choicesOf(name: TextField, chosen: string): { value: string; text: string }[] | null {
  if (name === 'kind') {
    return KINDS.filter((kind) => kind === chosen || isTyped(kind)).map((kind) => ({
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
