import type { DoneAct } from '~/desk/rows/done.server'
import styles from '~/desk/rows/list.module.css'
import { orderPath } from '~/desk/rows/ride-words'
import { formatOrderNumber } from '~/i18n/format'
import { screenPath } from '~/i18n/screens'
import { word } from '~/i18n/word'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

/** What was just done, with the button that takes it back. */
export function DoneStrip({ done, back }: { done: DoneAct | null; back: string }) {
  if (!done) return null
  const { number, seq, event } = done
  return (
    <form
      className={styles['done']}
      method="post"
      action={screenPath('deskOrder', getLocale(), number)}
    >
      <input type="hidden" name="seq" value={seq} />
      <input type="hidden" name="back" value={back} />
      <p>
        <a href={orderPath(number, back)}>{formatOrderNumber(number)}</a>:{' '}
        {word(`desk_event_${event}`)}
      </p>
      <button className="button button-quiet" type="submit" name="intent" value="undo">
        {m.desk_act_undo()}
      </button>
    </form>
  )
}
