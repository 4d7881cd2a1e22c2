import { languageOf } from '~/desk/order/acts/act-fields'
import { appConfig } from '~config'
import { actWords } from '~/desk/order/act-words'
import { ActForm } from '~/desk/order/acts/act-form'
import { legWords } from '~/desk/order/event-detail'
import { History, Mails, Papers } from '~/desk/order/order-log'
import { Money } from '~/desk/order/order-money'
import { Beside } from '~/desk/order/beside'
import { DriverLinks, Tasks, WaitingNotice } from '~/desk/order/ride-watch'
import { RenewedPart } from '~/desk/rows/renewed-part'
import { ReturnedNotice } from '~/desk/order/returned-notice'
import type { KnownView, OrderView } from '~/desk/order/order-view'
import { stateWords } from '~/desk/layout/state-words'
import {
  formatDateTime,
  formatOrderNumber,
  formatPhone,
  formatTime,
  formatUntil,
} from '~/i18n/format'
import { screenPath } from '~/i18n/screens'
import { orderGroups } from '~/order/ticket/order-groups'
import { ticketFacts } from '~/order/ticket/ticket-facts'
import { word } from '~/i18n/word'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './order-page.module.css'

/**
 * The page of an order at the desk: the ride and its next act first, then all that is known and may be done. On paper it is
 * the confirmation of a customer without e-mail, so what is ours is left out.
 */
export function OrderPage({ page }: { page: OrderView }) {
  if (page.state === 'known') {
    const known = <KnownOrder view={page} />
    return page.etag === null ? known : <RenewedPart etag={page.etag}>{known}</RenewedPart>
  }
  return (
    <>
      <h1>{m.desk_order_unknown()}</h1>
      <p>
        {page.state === 'emptied' ? m.desk_order_emptied() : m.desk_order_unknown_lead()}{' '}
        <a href={screenPath('deskHome', getLocale())}>{m.desk_nav_needs()}</a>
      </p>
    </>
  )
}

function KnownOrder({ view }: { view: KnownView }) {
  const { acts, returned } = view
  // A form that came back is where its notice is.
  const main =
    acts.find(({ intent }) => intent === returned?.intent) ??
    acts.find(({ intent }) => intent === view.main)
  const others = acts.filter((act) => act !== main)
  return (
    <div className={styles['page']}>
      <div className={styles['order']}>
        <div className={styles['head']}>
          <p className={styles['letterhead']}>
            {appConfig.company.legalName}, {formatPhone(appConfig.company.phone)},{' '}
            {appConfig.company.email}
          </p>
          <Ride view={view} />
          <div className={styles['ours']}>
            {returned ? <ReturnedNotice view={view} returned={returned} /> : null}
            {view.isUndoable ? <Undo view={view} /> : null}
            <Tasks view={view} />
            <WaitingNotice view={view} />
            <Notices view={view} />
            {main ? (
              <section aria-label={actWords(main.intent, view.life)}>
                <ActForm act={main} view={view} isMain />
              </section>
            ) : (
              <p>{m.desk_order_nothing_to_do()}</p>
            )}
          </div>
          <People view={view} />
          <Others view={view} acts={others} />
        </div>
        <div className={styles['column']}>
          <Money view={view} />
          <Ordered view={view} />
          <div className={styles['ours']}>
            <DriverLinks view={view} />
            <Papers view={view} />
            <Mails view={view} />
            <History view={view} />
          </div>
        </div>
      </div>
      <Beside home={view.home} number={view.placed.number} />
    </div>
  )
}

/** All further acts, folded. */
function Others({ view, acts }: { view: KnownView; acts: KnownView['acts'] }) {
  if (acts.length === 0) return null
  return (
    <section className={styles['ours']}>
      <h2>{m.desk_order_acts()}</h2>
      {acts.map((act) => (
        <details key={act.intent} className={styles['more']}>
          <summary>{actWords(act.intent, view.life)}</summary>
          <ActForm act={act} view={view} isMain={false} />
        </details>
      ))}
    </section>
  )
}

function Ride({ view: { placed, life } }: { view: KnownView }) {
  const { order, number } = placed
  const { kind, stops, facts } = ticketFacts(order)
  return (
    <header className={styles['ride']}>
      <h1>{m.word_order_of({ number: formatOrderNumber(number) })}</h1>
      <p className={styles['state']}>{stateWords(life.state)}</p>
      <p className={styles['when']}>
        <time dateTime={life.pickupAt}>{formatDateTime(life.pickupAt, getLocale())}</time>
      </p>
      <p className={styles['way']}>{stops.join(' – ')}</p>
      <p className={styles['facts']}>{[kind, ...facts].join(', ')}</p>
      {life.landedAt === null ? null : (
        <p className={styles['facts']}>
          {m.desk_landing({ time: formatTime(life.landedAt, getLocale()) })}
        </p>
      )}
    </header>
  )
}

/** What was just done, as long as it can be taken back. */
function Undo({ view: { life, placed, back } }: { view: KnownView }) {
  return (
    <form
      className={styles['undo']}
      method="post"
      action={screenPath('deskOrder', getLocale(), placed.number)}
    >
      <input type="hidden" name="seq" value={life.seq} />
      {back === null ? null : <input type="hidden" name="back" value={back} />}
      <p>{m.desk_undo_lead({ what: word(`desk_event_${life.last.event}`) })}</p>
      <button className="button button-quiet" type="submit" name="intent" value="undo">
        {m.desk_act_undo()}
      </button>
    </form>
  )
}

function Notices({ view: { life, isHeld, isDecidedHere } }: { view: KnownView }) {
  const until = life.offer?.until ?? life.changeOffer?.until ?? null
  return (
    <>
      {isDecidedHere ? null : <p>{m.desk_order_elsewhere()}</p>}
      {isHeld ? <p>{m.desk_order_held()}</p> : null}
      {until === null ? null : (
        <p>{m.desk_order_waits_customer({ until: formatUntil(until, getLocale()) })}</p>
      )}
      {life.asked ? (
        <div className={styles['wish']}>
          <h2>{m.desk_order_wish()}</h2>
          <p>{life.asked.message}</p>
        </div>
      ) : null}
    </>
  )
}

function People({ view: { placed, life } }: { view: KnownView }) {
  const { order } = placed
  const { guest, parcel } = order
  const recipient = parcel?.recipient
  const people = [
    { who: m.desk_order_who_customer(), name: order.name, phone: order.phone },
    ...(guest ? [{ who: m.desk_order_who_guest(), ...guest }] : []),
    ...(recipient ? [{ who: m.desk_order_who_recipient(), ...recipient }] : []),
    ...life.rides.flatMap(({ leg, driver }) =>
      driver
        ? [
            {
              who: [m.word_driver(), legWords(leg)].filter(Boolean).join(', '),
              name: `${driver.driver}, ${driver.car}, ${driver.plate}`,
              phone: driver.phone,
            },
          ]
        : [],
    ),
  ]
  return (
    <section>
      <h2>{m.desk_order_people()}</h2>
      <ul className={styles['people']}>
        {people.map(({ who, name, phone }) => (
          <li key={who}>
            <span>{who}</span> <span>{name}</span>
            {phone ? <a href={`tel:${phone}`}>{formatPhone(phone)}</a> : null}
          </li>
        ))}
        {order.email ? (
          <li>
            <span>
              {m.desk_order_language()} {languageOf({ placed })}
            </span>{' '}
            <a href={`mailto:${order.email}`}>{order.email}</a>
          </li>
        ) : null}
      </ul>
    </section>
  )
}

function Ordered({ view: { placed } }: { view: KnownView }) {
  return orderGroups(placed.order).map(({ title, rows }) =>
    rows.length === 0 ? null : (
      <section key={title}>
        <h2>{title}</h2>
        <dl className={styles['rows']}>
          {rows.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    ),
  )
}
