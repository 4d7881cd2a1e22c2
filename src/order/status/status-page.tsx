import statusScript from 'virtual:status-script'
import { appConfig } from '~config'
import { DoneNotice } from '~/order/status/acts/done-notice'
import { ReturnedNotice } from '~/order/status/acts/returned-notice'
import { OrderPart } from '~/order/status/order-part'
import { StepLine, stepName } from '~/order/status/step-line'
import type { PlacedView, StatusView } from '~/order/status/status-view'
import { statusWords } from '~/order/status/status-words'
import { STATES } from '~/order/life/states'
import { withPrice } from '~/order/life/order-now'
import { Ticket } from '~/order/ticket/ticket'
import { WhatNext } from '~/order/status/what-next'
import { formatOrderNumber, formatPhone } from '~/i18n/format'
import { screenPath } from '~/i18n/screens'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './status-page.module.css'

/** The page of an order link. */
export function StatusPage({ view }: { view: StatusView }) {
  return view.state === 'placed' ? (
    <PlacedOrder view={view} />
  ) : (
    <OtherStatus state={view.state} number={view.number} />
  )
}

/** For an expired link, or an order that we store but cannot read: its number and our telephone. */
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
 * The order page. Everything that may change is in one element with its ETag, which the page's script
 * (status-script.ts) replaces as a whole.
 */
function PlacedOrder({ view }: { view: PlacedView }) {
  const { heading, lead } = statusWords(view)
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
        {/* Each form leads here, by the fragment of its address: the answer is in view and has the focus. */}
        <div className={styles['said']} id="said" tabIndex={-1}>
          {view.returned ? <ReturnedNotice view={view} /> : <DoneNotice view={view} />}
        </div>
        <header className={styles['top']}>
          <h1>{heading}</h1>
          {lead.map((line) => (
            <p className="lead" key={line}>
              {line}
            </p>
          ))}
        </header>
        <MailNotice view={view} />
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

/** That the customer got no mail about the order, and what helps; a guest needs none. */
function MailNotice({ view: { mail, scope } }: { view: PlacedView }) {
  if (mail === null || scope === 'guest') return null
  const { phone } = appConfig.company
  return (
    <p>
      {mail === 'capped' ? m.status_mail_capped() : m.status_mail_refused()}
      {mail === 'refused' ? (
        <>
          {' '}
          <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
        </>
      ) : null}
    </p>
  )
}

function Stub({ view: { life, placed } }: { view: PlacedView }) {
  return (
    <>
      <p>
        <span>{life.price === null ? m.status_number_request() : m.status_number()}</span>{' '}
        <strong>{formatOrderNumber(placed.number)}</strong>
      </p>
      <p data-lamp={STATES[life.state].isRide ? 'lit' : 'out'}>{stepName(life)}</p>
    </>
  )
}
