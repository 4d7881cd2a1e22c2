import { Field } from '~/ui/fields/field'
import { stateWords } from '~/desk/layout/state-words'
import styles from '~/desk/rows/list.module.css'
import type { SearchView } from '~/desk/search/search-step.server'
import { formatDateTime, formatOrderNumber, formatPhone } from '~/i18n/format'
import { screenPath } from '~/i18n/screens'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import form from './search-page.module.css'

/** The search by number, name, telephone, plate or e-mail. */
export function SearchPage({ page: { typed, found, isFull } }: { page: SearchView }) {
  const locale = getLocale()
  return (
    <>
      <h1>{m.desk_nav_search()}</h1>
      <form className={form['search']} method="post" action={screenPath('deskSearch', locale)}>
        <Field isMarked={false} name="q" label={m.desk_search_label()} form="search">
          {(control) => (
            <input
              {...control}
              type="search"
              defaultValue={typed}
              minLength={3}
              maxLength={254}
              autoComplete="off"
              // Whoever opens the search has a caller on the telephone.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus={found === null}
              required
            />
          )}
        </Field>
        <button className="button" type="submit">
          {m.desk_nav_search()}
        </button>
      </form>
      {found === null ? null : (
        <section className={styles['list']}>
          <h2>
            {m.desk_found()} <span>{found.length}</span>
          </h2>
          {found.length === 0 ? <p>{m.desk_found_nothing()}</p> : null}
          {isFull ? <p>{m.desk_found_more()}</p> : null}
          <ul className={styles['rows']}>
            {found.map(({ number, name, phone, state, pickup, dropoff, pickup_at: pickupAt }) => (
              <li key={number}>
                <div className={styles['words']}>
                  <p>
                    <strong>{name}</strong>
                    <span className={styles['end']}>{formatDateTime(pickupAt, locale)}</span>
                  </p>
                  <p>{[pickup, dropoff].filter(Boolean).join(' – ')}</p>
                  <p>
                    <a className={styles['whole']} href={screenPath('deskOrder', locale, number)}>
                      {formatOrderNumber(number)}
                    </a>
                    <span className={styles['quiet']}>{stateWords(state)}</span>
                    {phone === '' ? null : <a href={`tel:${phone}`}>{formatPhone(phone)}</a>}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
