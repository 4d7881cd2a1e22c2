import type { ListedSession, SessionsView } from '~/desk/sessions/sessions-step.server'
import { formatDateTime } from '~/i18n/format'
import { screenPath } from '~/i18n/screens'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './sessions-page.module.css'

const ROLES = { dispatcher: m.desk_role_dispatcher, owner: m.desk_role_owner }

/** The sessions of the desk, each with the button that ends it, and the people who may sign in. */
export function SessionsPage({ page }: { page: SessionsView }) {
  return (
    <>
      <h1>{m.desk_nav_access()}</h1>
      <section>
        <h2>{m.desk_sessions()}</h2>
        <ul className={styles['rows']}>
          {page.sessions.map((session) => (
            <SessionRow key={session.key} session={session} />
          ))}
        </ul>
      </section>
      <section className={styles['people']}>
        <h2>{m.desk_people()}</h2>
        <ul className={styles['rows']}>
          {page.people.map(({ id, name, role }) => (
            <li key={id}>
              {name}, {ROLES[role]()}
            </li>
          ))}
        </ul>
        <p>{m.desk_people_lead()}</p>
      </section>
    </>
  )
}

function SessionRow({ session }: { session: ListedSession }) {
  const { key, name, device, beganAt, usedAt, isThis } = session
  const locale = getLocale()
  const used = formatDateTime(usedAt, locale)
  return (
    <li>
      <p>
        <strong>{name}</strong> {device === '' ? m.desk_device_unknown() : device}
        {isThis ? ` (${m.desk_this_browser()})` : ''}
        <span>{m.desk_session_times({ began: formatDateTime(beganAt, locale), used })}</span>
      </p>
      <form method="post" action={screenPath('deskAccess', locale)}>
        <input type="hidden" name="session" value={key} />
        <button className="button button-quiet" type="submit" name="intent" value="endSession">
          {m.desk_end_session()}
          <span className={styles['whose']}>{` ${name}, ${used}`}</span>
        </button>
      </form>
    </li>
  )
}
