import type { ReactNode } from 'react'
import styles from '~/desk/layout/desk-rows.module.css'
import { m } from '~/paraglide/messages'

/** The form of a car or a driver: of a row of the list, or of a new one, whose `id` is empty. */
export function RosterForm({
  action,
  id,
  revision,
  isFull,
  children,
}: {
  action: string
  id: string
  revision: number
  /** The list takes no more rows. */
  isFull: boolean
  children: ReactNode
}) {
  return (
    <form className={styles['form']} method="post" action={action} noValidate>
      {isFull ? (
        <p className={styles['notice']} role="alert">
          {m.desk_roster_full()}
        </p>
      ) : null}
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="revision" value={revision} />
      {children}
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
