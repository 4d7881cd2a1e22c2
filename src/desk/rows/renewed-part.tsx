import deskScript from 'virtual:desk-script'
import type { ReactNode } from 'react'
import { screenPath } from '~/i18n/screens'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './renewed-part.module.css'

type RenewedPartProps = {
  etag: string
  /** How many rows need the desk; the bell rings when there are more. */
  count?: number
  children: ReactNode
}

/** The part of a list that its script (desk-script.ts) replaces as a whole while the page is visible. */
export function RenewedPart({ etag, count = 0, children }: RenewedPartProps) {
  return (
    <>
      <output id="desk-news" className="visually-hidden" />
      <div
        id="desk"
        data-etag={etag}
        data-build={import.meta.env.BUILD_ID}
        data-count={count}
        data-grown={m.desk_grown()}
        data-search={screenPath('deskSearch', getLocale())}
      >
        {children}
      </div>
      <output
        id="desk-state"
        className={styles['state']}
        data-held={m.desk_state_held()}
        data-moved={m.desk_state_moved()}
        data-failed={m.desk_state_failed()}
      />
      {/* The script shows them: without it they would do nothing. */}
      <p className={styles['extras']} hidden data-extras="">
        <button className="button button-quiet" type="button" aria-pressed="false" data-sound="">
          {m.desk_sound()}
        </button>{' '}
        <button className="button button-quiet" type="button" aria-pressed="true" data-keys="">
          {m.desk_keys()}
        </button>
      </p>
      <script src={deskScript} defer />
    </>
  )
}
