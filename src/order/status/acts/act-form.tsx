import type { ReactNode } from 'react'
import type {
  FORGET_BROWSER,
  Intent,
  ORDER_AGAIN,
  PlacedView,
  SEND_LINK,
} from '~/order/status/status-view'
import { screenPath } from '~/i18n/screens'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './acts.module.css'

type ActFormProps = {
  view: PlacedView
  intent: Intent | typeof ORDER_AGAIN | typeof FORGET_BROWSER | typeof SEND_LINK
  /** True if the page's auto-refresh must not replace this form: it has input, or is a question. */
  isTyped?: boolean
  children: ReactNode
}

/**
 * A form for one act on the order; it posts the order's last event number with it. A browser keeps the fragment of
 * its address through the redirect, so that the answer at `#said` gets the focus, without script, too.
 */
export function ActForm({ view, intent, isTyped = false, children }: ActFormProps) {
  return (
    <form
      className={styles['form']}
      method="post"
      action={`${screenPath('orderStatus', getLocale(), view.token)}#said`}
      noValidate
      data-typed={isTyped || undefined}
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="seq" value={view.life.seq} />
      {children}
    </form>
  )
}

/** What the customer wished in words, as it is granted. */
export function Granted({ wishes }: { wishes: readonly string[] }) {
  return wishes.length === 0 ? null : (
    <>
      <p>{m.order_granted()}:</p>
      {wishes.map((wish) => (
        <blockquote key={wish}>{wish}</blockquote>
      ))}
    </>
  )
}

/** What the carrier wrote to its offer or answer; nothing if it wrote nothing. */
export function OurNote({ words }: { words: string }) {
  return words === '' ? null : (
    <>
      <p>{m.status_our_note()}</p>
      <blockquote>{words}</blockquote>
    </>
  )
}
