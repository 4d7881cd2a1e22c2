import type { ReactNode } from 'react'
import { type Intent, type PlacedView } from '~/features/order/customer/status-view'
import { screenPath } from '~/i18n/screens'
import { getLocale } from '~/paraglide/runtime'
import styles from './acts.module.css'

type ActFormProps = {
  view: PlacedView
  intent: Intent
  /** True where it holds what was typed, or is a question: the script that renews the page lets it stand. */
  isTyped?: boolean
  children: ReactNode
}

/** A form that does one thing to the order that is shown, as it is shown. */
export function ActForm({ view, intent, isTyped = false, children }: ActFormProps) {
  return (
    <form
      className={styles['form']}
      method="post"
      action={screenPath('orderStatus', getLocale(), view.token)}
      noValidate
      data-typed={isTyped || undefined}
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="seq" value={view.life.seq} />
      {children}
    </form>
  )
}
