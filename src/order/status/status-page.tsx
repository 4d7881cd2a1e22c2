import statusScript from 'virtual:status-script'
import { appConfig } from '~config'
import { CompanyPhone } from '~/ui/company-phone'
import { CorrectEmail, mayCorrectEmail } from '~/order/status/acts/correct-email'
import { BrowserNotice } from '~/order/status/acts/this-browser'
import { DoneNotice } from '~/order/status/acts/done-notice'
import { ReturnedNotice } from '~/order/status/acts/returned-notice'
import { BackFromGateway } from '~/order/status/pay/back-from-gateway'
import { OrderedFacts } from '~/order/status/price-section'
import { OrderPart } from '~/order/status/order-part'
import { StepLine, stepState } from '~/order/status/step-line'
import type { PlacedView, StatusView } from '~/order/status/status-view'
import { hasPayButton } from '~/order/status/pay/payment'
import { statusWords } from '~/order/status/words/status-words'
import { STATES } from '~/order/life/states'
import { withPrice } from '~/order/life/order-now'
import { Ticket } from '~/order/ticket/ticket'
import { WhatNext } from '~/order/status/what-next'
import { formatOrderNumber } from '~/i18n/format'
import { screenPath } from '~/i18n/screens'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './status-page.module.css'

/** The page of an order link. */
export function StatusPage({ view }: { view: StatusView }) {
  if (view.state === 'placed') return <PlacedOrder view={view} />
  if (view.state === 'back') return <BackFromGateway {...view} />
  return <OtherStatus state={view.state} number={view.number} />
}

/** For how long after the order was placed its stub tears off when the page is drawn. */
const TEARS_FOR = 10_000

/** Why a link shows no order. */
const OTHER = {
  ended: {
    heading: m.status_ended,
    text: () => m.status_ended_text({ days: appConfig.retention.orderDaysAfterRide }),
  },
  replaced: { heading: m.status_replaced, text: m.status_replaced_text },
  unreadable: { heading: m.status_unreadable, text: m.status_unreadable_text },
}

/** For a link that has ended, or an order that we store but cannot read: its number and our telephone. */
function OtherStatus({ state, number }: Exclude<StatusView, { state: 'placed' | 'back' }>) {
  const { email } = appConfig.company
  const { heading, text } = OTHER[state]
  return (
    <>
      <h1>{heading()}</h1>
      <p className="lead">{text()}</p>
      <p>
        {m.word_order_number()}: <strong>{formatOrderNumber(number)}</strong>
      </p>
      <p>
        {m.status_ask()} <CompanyPhone />, <a href={`mailto:${email}`}>{email}</a>
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
      <div
        id="order"
        data-etag={view.etag}
        data-build={import.meta.env.BUILD_ID}
        data-pays={hasPayButton(view) || undefined}
      >
        <output className={styles['older']}>
          {m.status_older()}{' '}
          <a className="button" href={path} data-renew="">
            {m.status_refresh()}
          </a>
        </output>
        {/* Each form leads here, by the fragment of its address: the answer is in view and has the focus. */}
        <div className={styles['said']} id="said" tabIndex={-1}>
          {view.returned ? <ReturnedNotice view={view} /> : <Said view={view} />}
        </div>
        <header className={styles['top']}>
          <h1>{heading}</h1>
        </header>
        <MailNotice view={view} />
        <Ticket
          order={withPrice(placed.order, life.offer?.total ?? life.price)}
          stub={<Stub view={view} />}
          hasPrice={view.scope !== 'guest'}
          isTorn={view.now.getTime() - Date.parse(placed.placedAt) < TEARS_FOR}
        />
        {/* Below the ticket: a guest at the kerb finds hour, place and name board at the top. */}
        {lead.map((line) => (
          <p className="lead" key={line}>
            {line}
          </p>
        ))}
        {view.scope === 'guest' ? null : <OrderedFacts view={view} />}
        <div className={styles['next']}>
          <StepLine life={view.life} now={view.now} />
          <WhatNext view={view} />
          <CorrectEmail view={view} />
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

/** What was just done: to this browser, else to the order. */
function Said({ view }: { view: PlacedView }) {
  return view.browser.done === null ? <DoneNotice view={view} /> : <BrowserNotice view={view} />
}

/** That the customer got no mail about the order, and what helps; a guest needs none. */
function MailNotice({ view }: { view: PlacedView }) {
  const { mail, scope } = view
  if (mail === null || scope === 'guest') return null
  const refused = mayCorrectEmail(view) ? m.status_mail_refused_mend() : m.status_mail_refused()
  return (
    <p>
      {mail === 'capped' ? m.status_mail_capped() : refused}
      {mail === 'refused' ? (
        <>
          {' '}
          <CompanyPhone />
        </>
      ) : null}
    </p>
  )
}

function Stub({ view: { life, placed } }: { view: PlacedView }) {
  return (
    <>
      <p>
        <span>{life.price === null ? m.status_number_request() : m.word_order_number()}</span>{' '}
        <strong>{formatOrderNumber(placed.number)}</strong>
      </p>
      <p data-lamp={STATES[life.state].isRide ? 'lit' : 'out'}>{stepState(life)}</p>
    </>
  )
}
