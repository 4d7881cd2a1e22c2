import { appConfig } from '~config'
import { CompanyPhone } from '~/ui/company-phone'
import { ActForm, Granted, OurNote } from '~/order/status/acts/act-form'
import { wishBegun, wishText } from '~/order/status/acts/wish'
import { Address } from '~/order/status/acts/offer-section'
import { type PlacedView, UNTOUCHED } from '~/order/status/status-view'
import { type Life, ofRequest } from '~/order/life/life'
import { balance } from '~/order/life/money/balance'
import { actFacts } from '~/order/acts/acts'
import { isEnded } from '~/order/life/states'
import { lacksAddress } from '~/order/model/address-need'
import { orderLabel } from '~/order/fields'
import { moneyText } from '~/order/model/order-money'
import type { Order } from '~/order/model/order'
import { wishPromise } from '~/order/promises/wish'
import { formatDateTime, formatMoney, formatUntil } from '~/i18n/format'
import { HOUR } from '~/lib/duration'
import { ownMoney } from '~/lib/money'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './acts.module.css'
import { PlainField } from '~/order/plain-field'
import { KIND_RULES } from '~/order/model/kinds'

/** The form for a wish: time and flight as agreed, to be changed, and a message for anything else. */
function AskForChange({ view }: { view: PlacedView }) {
  const { returned, placed, life } = view
  const mine = returned?.intent === 'requestChange' ? returned : null
  const errors = mine?.errors ?? {}
  const typed = mine?.values ?? wishBegun(placed.order, life.asked)
  const { freeCancellationHours: hours } = appConfig.ordering
  const isLate = view.now.getTime() > Date.parse(life.pickupAt) - hours * HOUR
  const rule = isLate ? m.status_change_hint_late() : m.status_change_hint({ hours })
  return (
    <details className={styles['fold']} open={mine !== null}>
      <summary>{m.status_change_ask()}</summary>
      <ActForm view={view} intent="requestChange" isTyped={mine !== null}>
        <p>{life.asked ? `${m.status_change_replaces()} ${rule}` : rule}</p>
        <div className={styles['pair']}>
          <PlainField name="date" value={typed.date} error={errors.date} />
          <PlainField name="time" value={typed.time} error={errors.time} hint={undefined} />
        </div>
        {KIND_RULES[placed.order.kind].hasFlight ? (
          <PlainField
            name="flightNumber"
            value={typed.flightNumber}
            error={errors.flightNumber}
            hint={undefined}
          />
        ) : null}
        <PlainField
          name="message"
          label={m.status_change_message()}
          value={typed.message}
          error={errors.message}
          hint={undefined}
        />
        <button className="button" type="submit">
          {m.status_change_send()}
        </button>
      </ActForm>
    </details>
  )
}

/** The status of the customer's request for a change, the change we offer, and the form for a new request. */
export function ChangeSection({ view }: { view: PlacedView }) {
  const { life, isOpen, moment } = view
  // Once the time of pickup has passed, only a call helps.
  const mayAsk = isOpen && !moment.isOver && actFacts('requestChange').from.includes(life.state)
  const unsent = mayAsk ? '' : unsentMessage(view)
  if (isEnded(life.state) || (!mayAsk && !life.asked && !life.answer && unsent === '')) return null
  return (
    <section className={styles['section']} aria-labelledby="change">
      <h2 id="change">{m.status_change()}</h2>
      {unsent === '' ? null : (
        <>
          <p>{m.status_change_unsent()}</p>
          <blockquote>{unsent}</blockquote>
        </>
      )}
      <Answer view={view} />
      {life.changeOffer && isOpen ? <ChangeOffer view={view} /> : null}
      {mayAsk ? <AskForChange view={view} /> : null}
    </section>
  )
}

/** What the customer typed before the order stopped taking messages; it must not be lost. */
function unsentMessage({ returned, placed }: PlacedView): string {
  if (returned?.intent !== 'requestChange') return ''
  return wishText(returned.values, placed.order, {}) ?? returned.values.message
}

function Answer({ view: { life, moment, placed } }: { view: PlacedView }) {
  const { asked, answer } = life
  const locale = getLocale()
  if (asked) {
    const { message, at, replaces } = asked
    const said = [
      m.status_change_asked({ at: formatDateTime(at, locale) }),
      replaces === null ? null : m.status_change_replaced({ at: formatDateTime(replaces, locale) }),
      moment.isWishLate ? m.status_next_late() : wishPromise(life),
    ]
    return (
      <>
        <p>
          {said.filter((one) => one !== null).join(' ')}
          {moment.isWishLate ? (
            <>
              {' '}
              <CompanyPhone />
            </>
          ) : null}
        </p>
        <blockquote>{message}</blockquote>
      </>
    )
  }
  if (!answer) return null
  const said = answerWords(placed.order, life, answer)
  return (
    <>
      {said === null ? null : <p>{said}</p>}
      <Granted wishes={life.changeOffer?.wish ? [life.changeOffer.wish] : []} />
      <OurNote words={answer.words} />
    </>
  )
}

/** Our answer to a request for a change; null while the customer decides about the change that we offer. */
function answerWords(
  order: Order,
  life: Life,
  { outcome, at }: NonNullable<Life['answer']>,
): string | null {
  const locale = getLocale()
  const { pickupAt, price } = life
  const on = { of: ofRequest({ life }), at: formatDateTime(at, locale) }
  switch (outcome) {
    case 'noted': {
      const stays = m.status_change_noted({ ...on, when: formatDateTime(pickupAt, locale) })
      if (price === null) return stays
      return `${stays} ${m.status_change_price_stays({ total: moneyText(order, price) })}`
    }
    case 'refused':
      return m.status_change_refused(on)
    case 'accepted':
      return m.status_change_accepted(on)
    case 'declined':
      return m.status_change_declined(on)
    case 'offered':
      return null
  }
}

function ChangeOffer({ view }: { view: PlacedView }) {
  const locale = getLocale()
  const { changeOffer } = view.life
  if (!changeOffer) return null
  const { total, pickup, until, flightNumber } = changeOffer
  const facts = [
    ...(total === null
      ? []
      : [{ label: m.status_change_total(), value: moneyText(view.placed.order, total) }]),
    ...(pickup === null
      ? []
      : [{ label: m.status_change_pickup(), value: formatDateTime(pickup.at, locale) }]),
    ...(flightNumber === undefined
      ? []
      : [{ label: orderLabel('flightNumber'), value: flightNumber }]),
  ]
  const isOver = view.moment.isChangeOver
  const typed = view.returned?.intent === 'acceptChange' ? view.returned : null
  const due = total === null ? 0 : balance({ ...view.life, price: total }).due
  const { addressAbove } = appConfig.ordering
  const { changed: cancelling } = view.promises
  const by = { of: ofRequest(view), until: formatUntil(until, locale) }
  const offered = view.life.answer?.isAsked ? m.status_change_offered : m.status_change_proposed
  return (
    <>
      <p>{isOver ? m.status_lead_offer_over(by) : offered(by)}</p>
      {isOver || cancelling === null ? null : <p>{cancelling}</p>}
      <dl className={styles['facts']}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {isOver ? null : (
        <ActForm view={view} intent="acceptChange" isTyped={typed !== null}>
          {lacksAddress(view.placed.order, total) ? (
            <>
              <p>
                {m.status_change_address({ limit: formatMoney(ownMoney(addressAbove), locale) })}
              </p>
              <Address
                typed={typed ?? { values: UNTOUCHED, errors: {} }}
                countries={view.countries}
              />
            </>
          ) : null}
          {due < 0 ? (
            <p>{m.status_change_back({ amount: moneyText(view.placed.order, -due) })}</p>
          ) : null}
          <button className="button" type="submit">
            {due <= 0 ? m.status_change_accept() : m.summary_submit_binding()}
          </button>
        </ActForm>
      )}
      <ActForm view={view} intent="declineChange">
        <button className="button button-quiet" type="submit">
          {m.status_change_decline()}
        </button>
      </ActForm>
    </>
  )
}
