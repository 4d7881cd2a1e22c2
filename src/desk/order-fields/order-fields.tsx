import { serviceSlugs, serviceName } from '~/carrier/service-slugs'
import { driverLanguages } from '~/carrier/driver-languages'
import { type DeskGroup, factsOf, orderLabel, type TextField, textFields } from '~/order/fields'
import { isOffered } from '~/carrier/offered-kinds'
import { KINDS, type OrderKind } from '~/carrier/order-kinds'
import { KIND_RULES } from '~/order/model/kinds'
import type { OrderErrors, OrderValues } from '~/order/model/typed-order'
import { formatLanguage } from '~/i18n/format-language'
import { Choice } from '~/ui/fields/field'
import { fieldId } from '~/lib/fields/field-id'
import { keysOf } from '~/lib/keys-of'
import { PlainField } from '~/order/plain-field'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './order-fields.module.css'

/** The groups of fields, in the order of a call. */
const GROUPS: Record<DeskGroup, { title: () => string; isFolded: boolean; needs?: OrderKind }> = {
  ride: { title: m.word_ride, isFolded: false },
  customer: { title: m.desk_fields_customer, isFolded: false },
  further: { title: m.desk_fields_further, isFolded: true },
  parcel: { title: m.word_parcel, isFolded: true, needs: 'parcel' },
  billing: { title: m.desk_fields_billing, isFolded: true },
}

/** The fields that a form of the desk shows; every other one stays as it is. */
export const DESK_FIELDS = textFields.filter((name) => factsOf(name).desk)

type FieldsProps = {
  values: OrderValues
  errors: OrderErrors
  form: string
  /** Ids of lists of texts to choose from, by field. */
  lists?: Partial<Record<TextField, string>>
}

/** The order form as the desk types it: the same names and rules, everything on one page. */
export function OrderFields({ values, errors, form, lists }: FieldsProps) {
  return keysOf(GROUPS).map((group) => {
    const { title, isFolded, needs } = GROUPS[group]
    if (needs && needs !== values.kind && !isOffered(needs)) return null
    const fields = DESK_FIELDS.filter((name) => factsOf(name).desk === group)
    const shown = (
      <div className={styles['fields']}>
        {fields
          .filter((name) => isShown(name, values.kind))
          .map((name) => (
            <DeskOrderField key={name} {...{ name, values, errors, form, lists }} />
          ))}
      </div>
    )
    const isOpen = fields.some((name) => errors[name])
    return isFolded ? (
      <details key={group} className={styles['fold']} open={isOpen}>
        <summary>{title()}</summary>
        {shown}
      </details>
    ) : (
      <fieldset key={group} className={styles['group']}>
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

function DeskOrderField({ name, values, errors, form, lists }: FieldsProps & { name: TextField }) {
  const { control } = factsOf(name)
  const common = { name, form, value: values[name], error: errors[name], hint: undefined }
  if (control === 'checkbox') {
    return (
      <Choice
        type="checkbox"
        name={name}
        value="on"
        id={fieldId(name, form)}
        isChecked={values[name] === 'on'}
      >
        {orderLabel(name)}
      </Choice>
    )
  }
  return (
    <PlainField
      {...common}
      list={lists?.[name]}
      // A number is typed, and what is none comes back with a sentence.
      type={control === 'number' ? 'text' : undefined}
      autoComplete="off"
      options={choicesOf(name, values[name])?.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
      isRequired={false}
      isMarked={false}
    />
  )
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
