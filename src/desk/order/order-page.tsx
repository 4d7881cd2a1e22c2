import { languageOf } from '~/desk/order/acts/act-fields'
import { appConfig } from '~config'
import { actWords, eventWords } from '~/desk/order/act-words'
import { ActForm } from '~/desk/order/acts/act-form'
import { legWords } from '~/desk/order/event-detail'
import { History, Mails, Papers } from '~/desk/order/order-log'
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
  formatShortDay,
  formatDate,
  formatMoney,
  formatUntilDay,
} from '~/i18n/format'
import { screenPath } from '~/i18n/screens'
import { orderGroups } from '~/order/ticket/order-groups'
import { ticketFacts } from '~/order/ticket/ticket-facts'
import { word } from '~/i18n/word'
import { Granted } from '~/order/status/acts/act-form'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './order-page.module.css'
import { NEED_WORDS } from '~/desk/rows/need-words'
import { taskKey, taskLabel } from '~/desk/rows/task-words'
import { orderPath } from '~/desk/rows/ride-words'
import type { HomeView } from '~/desk/home/read-home.server'
import { PAYMENT_METHODS } from '~/carrier/payment-methods'
import { overdueFrom } from '~/order/life/money/paying'
import { isPaymentWish } from '~/order/life/order-now'

/** On a wide screen the list stays beside the order: what needs the desk, and the rides of today. */
function Beside({ home, number }: { home: HomeView; number: string }) {
  const locale = getLocale()
  const back = screenPath('deskHome', locale)
  const needs = home.needs.flatMap((row) => (row.kind === 'order' ? [row] : []))
  const tasks = home.needs.flatMap((row) => (row.kind === 'task' ? [row.task] : []))
  return (
    <nav className={styles['beside']} aria-label={m.desk_nav_needs()}>
      <h2>
        <a href={back}>{m.desk_nav_needs()}</a>
      </h2>
      <ul>
        {tasks.map((task) => (
          <li key={taskKey(task)} data-row={taskKey(task)} data-need="">
            <Row
              to={{ number: task.number, back, isHere: task.number === number }}
              first=""
              name={taskLabel(task)}
              last={'driver' in task.data ? task.data.driver : ''}
            />
          </li>
        ))}
        {needs.map(({ order, need }) => (
          <li key={`${order.number} ${need}`} data-row={`${order.number} ${need}`} data-need="">
            <Row
              to={{ number: order.number, back, isHere: order.number === number }}
              first={`${formatShortDay(order.pickup_at, locale)} ${formatTime(order.pickup_at, locale)}`}
              name={order.name}
              last={NEED_WORDS[need].label()}
            />
          </li>
        ))}
      </ul>
      <h2>{m.word_today()}</h2>
      <ul>
        {home.today.rides.map((ride) => (
          <li key={`${ride.number} ${ride.leg}`}>
            <Row
              to={{ number: ride.number, back, isHere: ride.number === number }}
              first={formatTime(ride.ride_pickup_at, locale)}
              name={ride.name}
              last={ride.driver || m.desk_mark_no_driver()}
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}

type RowProps = {
  to: { number: string; back: string; isHere: boolean }
  first: string
  name: string
  last: string
}

function Row({ to: { number, back, isHere }, first, name, last }: RowProps) {
  return (
    <a href={orderPath(number, back)} aria-current={isHere ? 'page' : undefined}>
      <span>{first}</span> <strong>{name}</strong>{' '}
      <span className="visually-hidden">{formatOrderNumber(number)}</span> <span>{last}</span>
    </a>
  )
}

/** What the order costs, what is due, and the money that moved. */
function Money({ view: { placed, life, currency } }: { view: KnownView }) {
  const locale = getLocale()
  const money = (amount: number) => formatMoney({ amount, currency }, locale)
  const { balance, price, fee, surcharges, ledger } = life
  const total = fee ?? price
  const method = placed.paymentMethod
  const dueAt = overdueFrom(placed, life)
  const by = dueAt === null ? '' : ` ${m.word_due_by({ day: formatUntilDay(dueAt, locale) })}`
  return (
    <section>
      <h2>{m.word_money()}</h2>
      <dl className={styles['rows']}>
        <div>
          <dt>{m.word_price()}</dt>
          <dd>{total === null ? m.desk_order_total_none() : money(total)}</dd>
        </div>
        {surcharges.map(({ amount, reason, at }) => (
          <div key={at}>
            <dt>{m.desk_order_surcharge()}</dt>
            <dd>
              {money(amount)}, {reason}
            </dd>
          </div>
        ))}
        {method ? (
          <div>
            <dt>
              {isPaymentWish(placed, life) ? m.desk_order_would_pay_by() : m.desk_order_pays_by()}
            </dt>
            <dd>{PAYMENT_METHODS[method].name[locale]}</dd>
          </div>
        ) : null}
        {ledger.map((row) => (
          <div key={row.seq}>
            <dt>{eventWords(row, ledger)}</dt>
            <dd>
              {[
                money(row.amount),
                formatDate(row.day, locale),
                row.way ? word(`desk_way_${row.way}`) : '',
                row.reference,
              ]
                .filter(Boolean)
                .join(', ')}
            </dd>
          </div>
        ))}
        {balance.state === 'notDue' ? null : (
          <div className={styles['due']}>
            <dt>{dueLabel(balance.due)}</dt>
            <dd>
              {balance.due === 0 ? null : money(Math.abs(balance.due))}
              {balance.due > 0 ? by : null}
            </dd>
          </div>
        )}
      </dl>
      {placed.note ? (
        <p>
          {m.desk_order_note()}: {placed.note}
        </p>
      ) : null}
      <Granted wishes={life.granted.map(({ words }) => words)} />
    </section>
  )
}

function dueLabel(due: number): string {
  if (due > 0) return m.desk_order_due()
  return due < 0 ? m.desk_order_due_back() : m.desk_order_settled()
}

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
