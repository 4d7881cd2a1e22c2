import { serviceSlugs, serviceName } from '~/carrier/service-slugs'
import type { CarsView } from '~/desk/cars/cars-step.server'
import { Field } from '~/ui/fields/field'
import styles from '~/desk/layout/desk-rows.module.css'
import { RosterForm } from '~/desk/layout/roster-form'
import { screenPath } from '~/i18n/screens'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

type Refused = NonNullable<CarsView['refused']>
type Shown = { id: string; revision: number; typed: Refused['typed']; refused: Refused | null }

/** The cars of the carrier: each opens to its form, a new one is added below. */
export function CarsPage({ page: { cars, refused } }: { page: CarsView }) {
  const ofNew = refused?.id === '' ? refused : null
  return (
    <>
      <h1>{m.desk_nav_cars()}</h1>
      {refused?.trouble === 'overtaken' ? (
        <p className={styles['notice']} role="alert">
          {m.desk_row_overtaken()}
        </p>
      ) : null}
      <ul className={styles['rows']}>
        {cars.map(({ id, revision, seats, ...car }) => {
          const ofRow = refused?.id === id && refused.trouble !== 'overtaken' ? refused : null
          const typed = ofRow?.typed ?? { ...car, seats: String(seats) }
          return (
            <li key={id}>
              <details open={ofRow !== null}>
                <summary>
                  <span>
                    <strong>{car.plate}</strong> {car.name}
                    <span className={styles['quiet']}>
                      {serviceName(car.category)}, {m.desk_seats({ count: seats })}
                    </span>
                  </span>
                  <span>{m.desk_change()}</span>
                </summary>
                <CarForm shown={{ id, revision, typed, refused: ofRow }} />
              </details>
            </li>
          )
        })}
      </ul>
      <section>
        <h2>{m.desk_car_new()}</h2>
        <CarForm
          shown={{
            id: '',
            revision: 0,
            typed: ofNew?.typed ?? { name: '', category: '', seats: '', plate: '' },
            refused: ofNew,
          }}
        />
      </section>
    </>
  )
}

function CarForm({ shown: { id, revision, typed, refused } }: { shown: Shown }) {
  const errors = refused?.errors ?? {}
  const form = id === '' ? 'new' : id
  return (
    <RosterForm
      action={screenPath('deskCars', getLocale())}
      id={id}
      revision={revision}
      isFull={refused?.trouble === 'full'}
    >
      <Field
        isMarked={false}
        isAlert
        name="name"
        label={m.desk_car_name()}
        form={form}
        error={errors['name']}
      >
        {(control) => <input {...control} defaultValue={typed.name} maxLength={60} required />}
      </Field>
      <Field
        isMarked={false}
        isAlert
        name="plate"
        label={m.desk_plate()}
        form={form}
        error={refused?.trouble === 'taken' ? m.desk_plate_taken() : errors['plate']}
      >
        {(control) => (
          <input
            {...control}
            defaultValue={typed.plate}
            maxLength={15}
            autoCapitalize="characters"
            autoComplete="off"
            required
          />
        )}
      </Field>
      <Field
        isMarked={false}
        isAlert
        name="category"
        label={m.desk_car_category()}
        form={form}
        error={errors['category']}
      >
        {(control) => (
          <select {...control} defaultValue={typed.category} required>
            {serviceSlugs.map((slug) => (
              <option key={slug} value={slug}>
                {serviceName(slug)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        isMarked={false}
        isAlert
        name="seats"
        label={m.desk_car_seats()}
        form={form}
        error={errors['seats']}
      >
        {(control) => (
          <input
            {...control}
            defaultValue={typed.seats}
            inputMode="numeric"
            maxLength={2}
            required
          />
        )}
      </Field>
    </RosterForm>
  )
}
