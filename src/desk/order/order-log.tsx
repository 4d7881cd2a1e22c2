import { eventWords } from '~/desk/order/act-words'
import { eventDetail, whoOf } from '~/desk/order/event-detail'
import { happenedAt, isLate } from '~/order/life/standing-events'
import type { Happened, KnownView, OrderMail } from '~/desk/order/order-view'
import { formatDate, formatTime } from '~/i18n/format'
import { insistedWords } from '~/desk/rows/objection-words'
import { word } from '~/i18n/word'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './order-page.module.css'

/** The tax documents of the order. */
export function Papers({ view: { papers } }: { view: KnownView }) {
  if (papers.length === 0) return null
  return (
    <section>
      <h2>{m.word_documents()}</h2>
      <ul className={styles['list']}>
        {papers.map(({ number, path }) => (
          <li key={number}>
            <a href={path}>{number}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The mails about the order, sent and failed. */
export function Mails({ view: { mails, history } }: { view: KnownView }) {
  if (mails.length === 0) return null
  const about = ({ seq }: OrderMail) => {
    const found = history.find(({ event }) => event.seq === seq)
    return found ? word(`desk_event_${found.event.event}`) : m.desk_order_mail_other()
  }
  return (
    <section>
      <h2>{m.desk_order_mails()}</h2>
      <ul className={styles['list']}>
        {mails.map((mail, index) => (
          // A list that never changes its order.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} data-failed={isFailed(mail) ? '' : undefined}>
            {about(mail)}, {MAIL_TO[mail.to]()}: <strong>{MAIL_STATES[mail.state]()}</strong>
          </li>
        ))}
      </ul>
    </section>
  )
}

function isFailed({ state }: OrderMail): boolean {
  return state === 'needs_review' || state === 'dead'
}

const MAIL_TO: Readonly<Record<OrderMail['to'], () => string>> = {
  customer: m.desk_order_mail_customer,
  carrier: m.desk_order_mail_carrier,
  driver: m.desk_order_mail_driver,
}

const MAIL_STATES: Readonly<Record<OrderMail['state'], () => string>> = {
  pending: m.desk_order_mail_pending,
  delivered: m.desk_order_mail_delivered,
  held: m.desk_order_mail_held,
  capped: m.desk_order_mail_held,
  settled: m.desk_order_mail_settled,
  needless: m.desk_order_mail_needless,
  needs_review: m.desk_order_mail_failed,
  dead: m.desk_order_mail_failed,
}

/** What happened to the order, when and by whom, the newest first. */
export function History({ view }: { view: KnownView }) {
  const locale = getLocale()
  return (
    <section>
      <h2>{m.desk_order_history()}</h2>
      <ol className={styles['history']} reversed>
        {view.history.toReversed().map((happened) => {
          const { seq } = happened.event
          const at = happenedAt(happened.event)
          const detail = eventDetail(happened.event, view.currency)
          const insisted = insistedWords(happened.event)
          return (
            <li key={seq} data-undone={happened.isUndone ? '' : undefined}>
              <time dateTime={at}>
                {formatDate(at, locale)}, {formatTime(at, locale)}
              </time>
              <span>
                <strong>{eventWords(happened.event, view.life.ledger)}</strong> ({whoOf(happened)})
                {insisted === null ? null : `, ${insisted}`}
                {phoneWords(happened)}
                {happened.isUndone ? ` – ${m.desk_event_undone()}` : null}
              </span>
              {detail ? <span>{detail}</span> : null}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** Of a press on a driver's phone: when it arrived, if much later, and what a wrong clock showed. */
function phoneWords({ event, phoneClock }: Happened): string {
  const locale = getLocale()
  return [
    isLate(event) ? `, ${m.desk_event_arrived({ at: formatTime(event.at, locale) })}` : '',
    phoneClock === null ? '' : `, ${m.desk_event_clock({ at: formatTime(phoneClock, locale) })}`,
  ].join('')
}
