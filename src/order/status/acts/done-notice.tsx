import type { PlacedView } from '~/order/status/status-view'
import type { Life } from '~/order/life/life'
import type { EventName } from '~/order/life/states'
import { refundWords } from '~/order/promises/refund'
import { wishPromise } from '~/order/promises/wish'
import { formatDateTime, formatMoney } from '~/i18n/format'
import { maskEmail } from '~/lib/fields/mask'
import { czk } from '~/lib/money'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './acts.module.css'

/**
 * What the customer has just done and what follows, from the newest event. Shown only while the address ends with
 * `#said`, as after a form, so that it does not greet every later visit.
 */
export function DoneNotice({ view: { life } }: { view: PlacedView }) {
  const done = doneWords(life)
  if (done === null) return null
  return (
    <section className={`${styles['notice'] ?? ''} ${styles['done'] ?? ''}`}>
      <h2>{done.title}</h2>
      <p>{done.text.filter((one) => one !== null).join(' ')}</p>
      {done.wish === undefined ? null : <blockquote>{done.wish}</blockquote>}
    </section>
  )
}

type Done = { title: string; text: (string | null)[]; wish?: string | undefined }

/** Null if the newest event is not an act of the customer after the order was placed. */
function doneWords(life: Life): Done | null {
  const last = life.history.at(-1)
  return last?.actor === 'customer' ? (DONE[last.event]?.(life) ?? null) : null
}

const DONE: Partial<Record<EventName, (life: Life) => Done>> = {
  correctEmail: ({ correctedEmails }) => ({
    title: m.status_done_email(),
    text: [
      m.status_done_email_sent({ email: maskEmail(correctedEmails.at(-1) ?? '') }),
      m.status_done_email_links(),
    ],
  }),
  requestChange: (life) => ({
    title: m.status_done_wish(),
    text: [wishPromise(life), m.status_done_wish_until()],
    wish: life.asked?.message,
  }),
  accept: () => ({
    title: m.status_done_accept(),
    text: [m.status_done_binding(), m.status_done_mail()],
  }),
  decline: () => ({
    title: m.status_done_decline(),
    text: [m.promise_pay_nothing(), m.status_done_mail()],
  }),
  cancel: (life) => ({
    title: life.price === null ? m.status_done_cancel_request() : m.status_done_cancel(),
    text: [costWords(life), m.status_done_mail()],
  }),
  acceptChange: (life) => ({
    title: m.status_done_accept_change(),
    text: [pickupWords(life), m.status_done_mail()],
  }),
  declineChange: (life) => ({ title: m.status_done_decline_change(), text: [pickupWords(life)] }),
}

/** What a cancellation costs, or how the money comes back. */
function costWords(life: Life): string {
  const refund = refundWords({ life }).join(' ')
  if (refund !== '') return refund
  const amount = formatMoney(czk(life.fee ?? 0), getLocale())
  return life.fee ? m.status_lead_charged({ amount }) : m.promise_pay_nothing()
}

function pickupWords({ pickupAt }: Life): string {
  return m.status_done_pickup({ when: formatDateTime(pickupAt, getLocale()) })
}
