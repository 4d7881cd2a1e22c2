import type { InputHTMLAttributes } from 'react'
import { serviceName, serviceSlugs } from '~/carrier/service-slugs'
import styles from '~/desk/layout/desk-rows.module.css'
import type { RosterName, RosterRow, RosterView } from '~/desk/roster/roster-step.server'
import { formatDay, formatPhone, formatUntil } from '~/i18n/format'
import { formatLanguage } from '~/i18n/format-language'
import { formatLanguages } from '~/i18n/format-lists'
import { screenPath } from '~/i18n/screens'
import { fieldId } from '~/lib/fields/field-id'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import { LANGUAGES } from '~/roster/languages'
import type { RosterText, TypedRow } from '~/roster/read-roster'
import { Choice, Field } from '~/ui/fields/field'

type Refused = NonNullable<RosterView['refused']>
type Shown = {
  roster: RosterName
  id: string
  revision: number
  typed: TypedRow
  refused: Refused | null
}

type Control = Omit<InputHTMLAttributes<HTMLInputElement>, 'name'> & {
  name: RosterText
  label: () => string
}

type Words = {
  screen: 'deskCars' | 'deskDrivers'
  title: () => string
  add: () => string
  taken: () => string
  unique: RosterText
  off: () => string
  offToday: () => string
  controls: readonly Control[]
}

/** What the two lists differ in. */
const ROSTERS: Readonly<Record<RosterName, Words>> = {
  cars: {
    screen: 'deskCars',
    title: m.desk_nav_cars,
    add: m.desk_car_new,
    taken: m.desk_plate_taken,
    unique: 'plate',
    off: m.desk_car_off,
    offToday: m.desk_car_off_today,
    controls: [
      { name: 'name', label: m.desk_car_name, maxLength: 60, required: true },
      {
        name: 'plate',
        label: m.desk_plate,
        maxLength: 15,
        autoCapitalize: 'characters',
        required: true,
      },
      { name: 'category', label: m.desk_car_category },
      {
        name: 'seats',
        label: m.desk_car_seats,
        inputMode: 'numeric',
        maxLength: 2,
        required: true,
      },
    ],
  },
  drivers: {
    screen: 'deskDrivers',
    title: m.desk_nav_drivers,
    add: m.desk_driver_new,
    taken: m.desk_name_taken,
    unique: 'name',
    off: m.desk_days_off,
    offToday: m.desk_off_today,
    controls: [
      { name: 'name', label: m.word_name, maxLength: 100, required: true },
      { name: 'phone', label: m.desk_driver_phone, type: 'tel', maxLength: 40, required: true },
      { name: 'email', label: m.desk_driver_email, type: 'email', maxLength: 254 },
    ],
  },
}

/** The cars or the drivers of the carrier: each opens to its form, a new one is added below. */
export function RosterPage({ page: { roster, rows, empty, refused } }: { page: RosterView }) {
  const { title, add } = ROSTERS[roster]
  const ofNew = refused?.id === '' ? refused : null
  const typed = ofNew?.typed ?? empty
  return (
    <>
      <h1>{title()}</h1>
      {refused?.trouble === 'overtaken' ? (
        <p className={styles['notice']} role="alert">
          {m.desk_row_overtaken()}
        </p>
      ) : null}
      <ul className={styles['rows']}>
        {rows.map((row) => (
          <Row
            key={row.id}
            roster={roster}
            row={row}
            refused={refused?.id === row.id && refused.trouble !== 'overtaken' ? refused : null}
          />
        ))}
      </ul>
      <section>
        <h2>{add()}</h2>
        <RosterForm shown={{ roster, id: '', revision: 0, typed, refused: ofNew }} />
      </section>
    </>
  )
}

type RowProps = { roster: RosterName; row: RosterRow; refused: Refused | null }

function Row({ roster, row, refused }: RowProps) {
  const { id, revision, isOffToday } = row
  const { name, plate, category, seats, phone, languages } = row.typed
  const isDriver = roster === 'drivers'
  const facts = isDriver
    ? formatLanguages(languages, getLocale())
    : `${serviceName(category)}, ${m.desk_seats({ count: Number(seats) })}`
  return (
    <li>
      <details open={refused !== null}>
        <summary>
          <span>
            <strong>{isDriver ? name : plate}</strong> {isDriver ? null : name}
            <span className={isOffToday ? styles['off'] : styles['quiet']}>
              {isOffToday ? ROSTERS[roster].offToday() : facts}
            </span>
          </span>
          <span>{m.desk_change()}</span>
        </summary>
        <RosterForm shown={{ roster, id, revision, typed: refused?.typed ?? row.typed, refused }} />
        {isDriver ? <RidesForm row={row} /> : null}
        {isDriver ? <LinksForm row={row} /> : null}
      </details>
      {isDriver ? <a href={`tel:${phone}`}>{formatPhone(phone)}</a> : null}
    </li>
  )
}

/** Finds the rides of a driver; a name stands in no address. */
function RidesForm({ row }: { row: RosterRow }) {
  return (
    <form className={styles['form']} method="post" action={screenPath('deskSearch', getLocale())}>
      <input type="hidden" name="q" value={row.typed.name} />
      <p className={styles['acts']}>
        <button className="button button-quiet" type="submit">
          {m.desk_driver_rides()}
        </button>
      </p>
    </form>
  )
}

/** Ends the links to rides that the driver was given, as when the telephone was stolen. */
function LinksForm({ row: { id, linksFrom } }: { row: RosterRow }) {
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

/** The form of a row of the list, or of a new one, whose `id` is empty. */
function RosterForm({ shown }: { shown: Shown }) {
  const { roster, id, revision, refused } = shown
  const { screen, controls } = ROSTERS[roster]
  return (
    <form
      className={styles['form']}
      method="post"
      action={screenPath(screen, getLocale())}
      noValidate
    >
      {refused?.trouble === 'full' ? (
        <p className={styles['notice']} role="alert">
          {m.desk_roster_full()}
        </p>
      ) : null}
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="revision" value={revision} />
      {controls.map((control) => (
        <RosterField key={control.name} control={control} shown={shown} />
      ))}
      {roster === 'drivers' ? <Languages shown={shown} /> : null}
      <DaysOff shown={shown} />
      <p className={styles['acts']}>
        <button className="button" type="submit" name="intent" value="save">
          {id === '' ? m.desk_add() : m.desk_save()}
        </button>{' '}
        {id === '' ? null : (
          <button className="button button-quiet" type="submit" name="intent" value="remove">
            {m.desk_remove()}
          </button>
        )}
      </p>
    </form>
  )
}

function formOf({ id }: Shown): string {
  return id === '' ? 'new' : id
}

function RosterField({
  control: { name, label, ...native },
  shown,
}: {
  control: Control
  shown: Shown
}) {
  const { roster, typed, refused } = shown
  const { unique, taken } = ROSTERS[roster]
  const isTaken = refused?.trouble === 'taken' && name === unique
  return (
    <Field
      isMarked={false}
      isAlert
      name={name}
      label={label()}
      form={formOf(shown)}
      error={isTaken ? taken() : refused?.errors[name]}
    >
      {(control) =>
        name === 'category' ? (
          <select {...control} defaultValue={typed.category} required>
            {serviceSlugs.map((slug) => (
              <option key={slug} value={slug}>
                {serviceName(slug)}
              </option>
            ))}
          </select>
        ) : (
          <input {...control} {...native} defaultValue={typed[name]} autoComplete="off" />
        )
      }
    </Field>
  )
}

function Languages({ shown }: { shown: Shown }) {
  const form = formOf(shown)
  const error = shown.refused?.errors['languages']
  return (
    <fieldset aria-describedby={error ? `${form}-languages-error` : undefined}>
      <legend>{m.desk_driver_languages()}</legend>
      <div className={styles['checks']}>
        {LANGUAGES.map((code) => (
          <Choice
            key={code}
            type="checkbox"
            id={fieldId(code, form)}
            name="languages"
            value={code}
            isChecked={shown.typed.languages.includes(code)}
          >
            {formatLanguage(code, getLocale())}
          </Choice>
        ))}
      </div>
      {error ? (
        <p id={`${form}-languages-error`} role="alert">
          {m.field_choice_invalid()}
        </p>
      ) : null}
    </fieldset>
  )
}

function DaysOff({ shown }: { shown: Shown }) {
  const { roster, typed } = shown
  const locale = getLocale()
  const words = (range: string) => {
    const [from = '', to = ''] = range.split('/')
    return from === to
      ? formatDay(from, locale)
      : `${formatDay(from, locale)} – ${formatDay(to, locale)}`
  }
  return (
    <fieldset>
      <legend>{ROSTERS[roster].off()}</legend>
      {typed.daysOff.map((range) => (
        <Choice
          key={range}
          type="checkbox"
          id={fieldId(range.replace('/', '-'), formOf(shown))}
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
      {OFF_CONTROLS.map((control) => (
        <RosterField key={control.name} control={control} shown={shown} />
      ))}
    </fieldset>
  )
}

const OFF_CONTROLS: readonly Control[] = [
  { name: 'offFrom', label: m.desk_off_from, type: 'date' },
  { name: 'offTo', label: m.desk_off_to, type: 'date' },
]
