import deskScript from 'virtual:desk-script'
import type { ReactNode } from 'react'
import { screenPath } from '~/i18n/screens'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './renewed-part.module.css'

type RenewedPartProps = { etag: string; children: ReactNode }

/**
 * The part of a list that its script (desk-script.ts) replaces as a whole while the page is visible; the bell rings when a
 * row with `data-need` comes.
 */
export function RenewedPart({ etag, children }: RenewedPartProps) {
  return (
    <>
      <output id="desk-news" className="visually-hidden" />
      <div
        id="desk"
        data-etag={etag}
        data-build={import.meta.env.BUILD_ID}
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
