import type { DriversView } from '~/desk/drivers/drivers-step.server'
import { Choice, Field } from '~/ui/fields/field'
import { fieldId } from '~/lib/fields/field-id'
import styles from '~/desk/layout/desk-rows.module.css'
import { RosterForm } from '~/desk/layout/roster-form'
import { formatDay, formatPhone, formatUntil } from '~/i18n/format'
import { formatLanguage } from '~/i18n/format-language'
import { formatLanguages } from '~/i18n/format-lists'
import { screenPath } from '~/i18n/screens'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import { LANGUAGES } from '~/roster/languages'

type Refused = NonNullable<DriversView['refused']>
type Shown = { id: string; revision: number; typed: Refused['typed']; refused: Refused | null }

const EMPTY = {
  name: '',
  phone: '',
  email: '',
  languages: [],
  daysOff: [],
  offFrom: '',
  offTo: '',
}

/** The drivers of the carrier: each opens to the form, a new one is added below. */
export function DriversPage({ page: { drivers, refused } }: { page: DriversView }) {
  const ofNew = refused?.id === '' ? refused : null
  return (
    <>
      <h1>{m.desk_nav_drivers()}</h1>
      {refused?.trouble === 'overtaken' ? (
        <p className={styles['notice']} role="alert">
          {m.desk_row_overtaken()}
        </p>
      ) : null}
      <ul className={styles['rows']}>
        {drivers.map((driver) => (
          <DriverRow
            key={driver.id}
            driver={driver}
            refused={refused?.id === driver.id && refused.trouble !== 'overtaken' ? refused : null}
          />
        ))}
      </ul>
      <section>
        <h2>{m.desk_driver_new()}</h2>
        <DriverForm shown={{ id: '', revision: 0, typed: ofNew?.typed ?? EMPTY, refused: ofNew }} />
      </section>
    </>
  )
}

function DriverRow({
  driver,
  refused,
}: {
  driver: DriversView['drivers'][number]
  refused: Refused | null
}) {
  const { id, revision, name, phone, email, languages, isOffToday } = driver
  const daysOff = driver.daysOff.map(({ from, to }) => `${from}/${to}`)
  const typed = refused?.typed ?? { ...EMPTY, name, phone, email, languages, daysOff }
  return (
    <li>
      <details open={refused !== null}>
        <summary>
          <span>
            <strong>{name}</strong>
            <span className={isOffToday ? styles['off'] : styles['quiet']}>
              {isOffToday
                ? m.desk_off_today()
                : languages.length > 0
                  ? formatLanguages(languages, getLocale())
                  : null}
            </span>
          </span>
          <span>{m.desk_change()}</span>
        </summary>
        <DriverForm shown={{ id, revision, typed, refused }} />
        <LinksForm driver={driver} />
      </details>
      <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
    </li>
  )
}

/** Ends the links to rides that the driver was given, as when the telephone was stolen. */
function LinksForm({ driver: { id, linksFrom } }: { driver: DriversView['drivers'][number] }) {
  const locale = getLocale()
  return (
    <form className={styles['form']} method="post" action={screenPath('deskDrivers', locale)}>
      <input type="hidden" name="id" value={id} />
      <p className={styles['quiet']}>{m.desk_driver_links()}</p>
      {linksFrom > 0 ? (
        <p>{m.desk_driver_links_ended({ at: formatUntil(new Date(linksFrom), locale) })}</p>
      ) : null}
      <p className={styles['acts']}>
        <button className="button button-quiet" type="submit" name="intent" value="endLinks">
          {m.desk_driver_links_end()}
        </button>
      </p>
    </form>
  )
}

function DriverForm({ shown: { id, revision, typed, refused } }: { shown: Shown }) {
  const errors = refused?.errors ?? {}
  const form = id === '' ? 'new' : id
  const locale = getLocale()
  return (
    <RosterForm
      action={screenPath('deskDrivers', locale)}
      id={id}
      revision={revision}
      isFull={refused?.trouble === 'full'}
    >
      <Field
        isMarked={false}
        isAlert
        name="name"
        label={m.desk_driver_name()}
        form={form}
        error={refused?.trouble === 'taken' ? m.desk_name_taken() : errors['name']}
      >
        {(control) => (
          <input
            {...control}
            defaultValue={typed.name}
            maxLength={100}
            autoComplete="off"
            required
          />
        )}
      </Field>
      <Field
        isMarked={false}
        isAlert
        name="phone"
        label={m.desk_driver_phone()}
        form={form}
        error={errors['phone']}
      >
        {(control) => (
          <input
            {...control}
            type="tel"
            defaultValue={typed.phone}
            maxLength={40}
            autoComplete="off"
            required
          />
        )}
      </Field>
      <Field
        isMarked={false}
        isAlert
        name="email"
        label={m.desk_driver_email()}
        form={form}
        error={errors['email']}
      >
        {(control) => (
          <input
            {...control}
            type="email"
            defaultValue={typed.email}
            maxLength={254}
            autoComplete="off"
          />
        )}
      </Field>
      <fieldset aria-describedby={errors['languages'] ? `${form}-languages-error` : undefined}>
        <legend>{m.desk_driver_languages()}</legend>
        <div className={styles['checks']}>
          {LANGUAGES.map((code) => (
            <Choice
              key={code}
              type="checkbox"
              id={fieldId(code, form)}
              name="languages"
              value={code}
              isChecked={typed.languages.includes(code)}
            >
              {formatLanguage(code, locale)}
            </Choice>
          ))}
        </div>
        {errors['languages'] ? (
          <p id={`${form}-languages-error`} role="alert">
            {m.field_choice_invalid()}
          </p>
        ) : null}
      </fieldset>
      <DaysOff form={form} typed={typed} errors={errors} />
    </RosterForm>
  )
}

function DaysOff({
  form,
  typed,
  errors,
}: {
  form: string
  typed: Refused['typed']
  errors: Refused['errors']
}) {
  const locale = getLocale()
  const words = (range: string) => {
    const [from = '', to = ''] = range.split('/')
    return from === to
      ? formatDay(from, locale)
      : `${formatDay(from, locale)} – ${formatDay(to, locale)}`
  }
  return (
    <fieldset>
      <legend>{m.desk_days_off()}</legend>
      {typed.daysOff.map((range) => (
        <Choice
          key={range}
          type="checkbox"
          id={fieldId(range.replace('/', '-'), form)}
          name="daysOff"
          value={range}
          isChecked
        >
          {words(range)}
        </Choice>
      ))}
      {typed.daysOff.length > 0 ? (
        <p className={styles['quiet']}>{m.desk_days_off_kept()}</p>
      ) : null}
      <Field
        isMarked={false}
        isAlert
        name="offFrom"
        label={m.desk_off_from()}
        form={form}
        error={errors['offFrom']}
      >
        {(control) => <input {...control} type="date" defaultValue={typed.offFrom} />}
      </Field>
      <Field
        isMarked={false}
        isAlert
        name="offTo"
        label={m.desk_off_to()}
        form={form}
        error={errors['offTo']}
      >
        {(control) => <input {...control} type="date" defaultValue={typed.offTo} />}
      </Field>
    </fieldset>
  )
}
