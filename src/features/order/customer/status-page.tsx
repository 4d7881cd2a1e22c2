import statusScript from 'virtual:status-script'
import { appConfig } from '~config'
import { ReturnedNotice } from '~/features/order/customer/acts/returned-notice'
import { OrderPart } from '~/features/order/customer/order-part'
import { StepLine, stepName } from '~/features/order/customer/step-line'
import type { PlacedView, StatusView } from '~/features/order/customer/status-view'
import { guestWords, statusWords } from '~/features/order/customer/status-words'
import type { OrderState } from '~/features/order/life/states'
import { withPrice } from '~/features/order/placed/order-now'
import { Ticket } from '~/features/order/ticket/ticket'
import { WhatNext } from '~/features/order/customer/what-next'
import { formatOrderNumber, formatPhone } from '~/i18n/format'
import { screenPath } from '~/i18n/screens'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './status-page.module.css'

/** States in which the ride is agreed upon. */
const LIT: ReadonlySet<OrderState> = new Set(['confirmed', 'assigned', 'underway', 'done'])

/** What a link to an order leads to. */
export function StatusPage({ view }: { view: StatusView }) {
  return view.state === 'placed' ? (
    <PlacedOrder view={view} />
  ) : (
    <OtherStatus state={view.state} number={view.number} />
  )
}

/** A link that once was right, or an order that we hold but cannot show: its number, and whom to ask. */
function OtherStatus({ state, number }: { state: 'ended' | 'unreadable'; number: string }) {
  const { phone, email } = appConfig.company
  return (
    <>
      <h1>{state === 'ended' ? m.status_ended() : m.status_unreadable()}</h1>
      <p className="lead">
        {state === 'ended'
          ? m.status_ended_text({ days: appConfig.retention.orderDaysAfterRide })
          : m.status_unreadable_text()}
      </p>
      <p>
        {m.status_number()}: <strong>{formatOrderNumber(number)}</strong>
      </p>
      <p>
        {m.status_ask()} <a href={`tel:${phone}`}>{formatPhone(phone)}</a>,{' '}
        <a href={`mailto:${email}`}>{email}</a>
      </p>
    </>
  )
}

/**
 * The order as it is. All of it that may change stands in one element with its ETag, which the page's script
 * (status-script.ts) replaces as a whole.
 */
function PlacedOrder({ view }: { view: PlacedView }) {
  const { heading, lead } = view.scope === 'guest' ? guestWords(view) : statusWords(view)
  const path = screenPath('orderStatus', getLocale(), view.token)
  const { placed, life } = view
  return (
    <>
      <output id="order-news" className="visually-hidden" />
      <div id="order" data-etag={view.etag}>
        <output className={styles['older']} id="order-older" hidden>
          {m.status_older()}{' '}
          <a className="button" href={path} data-renew="">
            {m.status_refresh()}
          </a>
        </output>
        <ReturnedNotice view={view} />
        <header className={styles['top']}>
          <h1>{heading}</h1>
          {lead.map((line) => (
            <p className="lead" key={line}>
              {line}
            </p>
          ))}
        </header>
        <Ticket
          order={withPrice(placed.order, life.offer?.total ?? life.price)}
          stub={<Stub view={view} />}
          hasPrice={view.scope !== 'guest'}
        />
        <div className={styles['next']}>
          <StepLine life={view.life} />
          <WhatNext view={view} />
        </div>
        <OrderPart view={view} />
        <p className={styles['refresh']}>
          <a href={path} data-renew="">
            {m.status_refresh()}
          </a>
        </p>
      </div>
      <script src={statusScript} defer />
    </>
  )
}

function Stub({ view: { life, placed } }: { view: PlacedView }) {
  return (
    <>
      <p>
        <span>{life.price === null ? m.status_number_request() : m.status_number()}</span>{' '}
        <strong>{formatOrderNumber(placed.number)}</strong>
      </p>
      <p data-lamp={LIT.has(life.state) ? 'lit' : 'out'}>{stepName(life)}</p>
    </>
  )
}
