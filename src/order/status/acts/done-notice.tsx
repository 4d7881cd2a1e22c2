import type { PlacedView } from '~/order/status/status-view'
import { type Life, ofRequest } from '~/order/life/life'
import type { OpenEvent } from '~/order/life/event-data'
import type { EventBy } from '~/order/acts/acts'
import { moneyText } from '~/order/model/order-money'
import { refundWords } from '~/order/promises/refund'
import { cancelAskedWords } from '~/order/status/words/status-words'
import { wishPromise } from '~/order/promises/wish'
import { formatDateTime } from '~/i18n/format'
import { maskEmail } from '~/lib/fields/mask'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './acts.module.css'

/**
 * What the customer has just done and what follows, from the newest event. Shown only while the address ends with
 * `#said`, as after a form, so that it does not greet every later visit.
 */
export function DoneNotice({ view }: { view: PlacedView }) {
  const done = doneWords(view)
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
/** What a customer may do to an order that was placed. */
type CustomersAct = Exclude<EventBy<'customer'>, 'received'>

/** Null for a guest, and if the newest event is not an act of the customer after the order was placed. */
function doneWords(view: PlacedView): Done | null {
  if (view.scope === 'guest') return null
  const last = view.life.history.at(-1)
  return last?.actor === 'customer' && isDone(last.event) ? DONE[last.event](view) : null
}

function isDone(event: OpenEvent): event is CustomersAct {
  return Object.hasOwn(DONE, event)
}

/** The answer to each act; the compiler names a forgotten one. */
const DONE: Readonly<Record<CustomersAct, (view: PlacedView) => Done>> = {
  correctEmail: ({ life: { correctedEmails } }) => ({
    title: m.status_done_email(),
    text: [
      m.status_done_email_sent({ email: maskEmail(correctedEmails.at(-1) ?? '') }),
      m.status_done_email_links(),
    ],
  }),
  correct: () => ({
    title: m.status_done_place(),
    text: [m.status_done_mail()],
  }),
  requestChange: ({ life }) => ({
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
    text: [m.status_done_mail()],
  }),
  cancel: (view) => ({
    title: view.life.price === null ? m.status_done_cancel_request() : m.status_done_cancel(),
    text: [costWords(view), m.status_done_mail()],
  }),
  requestCancel: (view) => ({
    title: m.status_done_cancel_asked(),
    text: [view.life.cancelAsked && cancelAskedWords(view, view.life.cancelAsked)],
  }),
  acceptChange: ({ life }) => ({
    title: m.status_done_accept_change(),
    text: [pickupWords(life), m.status_done_mail()],
  }),
  declineChange: ({ life }) => ({
    title: m.status_done_decline_change({ of: ofRequest({ life }) }),
    text: [pickupWords(life)],
  }),
}

/** What a cancellation costs, or how the money comes back. */
function costWords({ placed, life }: PlacedView): string {
  const refund = refundWords({ placed, life }).join(' ')
  if (refund !== '') return refund
  const amount = moneyText(placed.order, life.fee ?? 0)
  return life.fee ? m.status_lead_charged({ amount }) : m.promise_pay_nothing()
}

function pickupWords({ pickupAt }: Life): string {
  return m.status_done_pickup({ when: formatDateTime(pickupAt, getLocale()) })
}
