import './quote-panel.css'
import { createIsomorphicFn } from '@tanstack/react-start'
import { confirmWithin } from '~/carrier/phrases/period'
import { PriceBill } from '~/order/price/price-bill'
import { useSelector } from '@tanstack/react-form'
import { shortMoment, ticketLines } from '~/order/form/quote/ticket-lines'
import { rulesOfKind } from '~/order/model/kinds'
import { usualText } from '~/order/price/bill-rows'
import { Served } from '~/ui/island/served'
import { ORDER_FORM, useNextSection, useOrderForm, useOrderValue } from '~/order/form/form-state'
import type { SectionName } from '~/order/fields'
import type { Quote } from '~/order/price/price-ride'
import type { NoRoom, TypedQuote } from '~/order/price/price-typed'
import { CompanyPhone } from '~/ui/company-phone'
import { formatDuration, formatMoney, formatMoneyRange } from '~/i18n/format'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import { fieldId } from '~/lib/fields/field-id'
import { isServiceSlug, serviceName } from '~/carrier/service-slugs'
import { type ReactNode, useState } from 'react'
import '~/order/ticket/ticket-way.css'
import './growing-ticket.css'

/** A price that moves into view when it changes, but not when the page opens. */
function Changing({ children }: { children: string }) {
  const [first] = useState(children)
  return (
    <span key={children} className="changing" data-changed={children !== first || undefined}>
      {children}
    </span>
  )
}

/** The order as a ticket that fills while it is typed; what is not known yet is a drawn line. */
function GrowingTicket({ label, total }: { label: string; total: string }) {
  const { form, price, catalogue } = useOrderForm()
  const values = useSelector(form.store, (state) => state.values)
  const { kind, way, isLong, when, facts, person } = ticketLines(values, { price, catalogue })
  return (
    <section className="growing-ticket" aria-label={m.ticket()}>
      <div className="growing-ticket-ride">
        <p className="overline">{kind}</p>
        <ol className="ticket-way" data-long={isLong || undefined}>
          {way.map((stop, index) => (
            <li key={`${String(index)} ${stop}`}>
              <Line>{stop}</Line>
            </li>
          ))}
        </ol>
        <p className="growing-ticket-when">
          <Line>{when}</Line>
        </p>
        <p className="quiet">
          <Line>{facts}</Line>
        </p>
        {person ? (
          <p>
            <span className="quiet">{person.label}</span> <Line>{person.name}</Line>
          </p>
        ) : null}
      </div>
      <div className="growing-ticket-stub">
        <p>
          <span>{label}</span>{' '}
          <strong>{total === '' ? <Line>{total}</Line> : <Changing>{total}</Changing>}</strong>
        </p>
      </div>
    </section>
  )
}

function Line({ children }: { children: ReactNode }) {
  return children === '' ? <i className="growing-ticket-blank" /> : children
}

// What the ticket and the bar of a phone say of a price.

/** True for a price that the carrier names and that has a usual one. */
function isUsual(quote: TypedQuote | null): boolean {
  return quote !== null && !('tooSmall' in quote) && quote.usual !== null
}

/** What the sum on the ticket and in the bar is. */
function totalLabel(quote: TypedQuote | null): string {
  return isUsual(quote) ? m.answer_usual() : m.word_total()
}

/** The total; for a ride that the carrier prices, the usual price. */
function totalText({ price, usual }: Quote): string {
  const locale = getLocale()
  if (price.status === 'fixed') return formatMoney(price.totalGross, locale)
  if (!usual) return m.bar_request()
  return formatMoneyRange(usual.from, usual.to, locale)
}

type QuotePanelProps = {
  quote: TypedQuote | null
  /** The last request failed; the price may be out of date. */
  isFailed?: boolean
}

/** The price beside the form; on a phone, also a bar with the total at the bottom of the screen. */
export function QuotePanel({ quote, isFailed = false }: QuotePanelProps) {
  const { isRequest } = useOrderForm().price
  const service = useOrderValue('service')
  const name = isServiceSlug(service) ? serviceName(service) : ''
  return (
    <>
      <aside
        className="quote-panel"
        id="price"
        aria-label={m.word_price()}
        data-request={isRequest || undefined}
      >
        <GrowingTicket
          label={totalLabel(quote)}
          total={quote && !('tooSmall' in quote) ? totalText(quote) : ''}
        />
        <div className="quote-panel-bill">
          <Answer quote={quote} />
          {isFailed ? <p className="quiet">{m.quote_failed()}</p> : null}
          <output className="visually-hidden">{quote ? spoken(quote) : ''}</output>
          <Served id="served-next" as="div" className="quote-panel-next">
            {renderNext()}
          </Served>
        </div>
      </aside>
      {quote ? <Bar quote={quote} name={name} /> : null}
    </>
  )
}

function Answer({ quote }: { quote: TypedQuote | null }) {
  if (!quote) return <Unquoted />
  return 'tooSmall' in quote ? <TooSmallCar noRoom={quote} /> : <Quoted quote={quote} />
}

/**
 * The bar on a phone: total and continue button; for a car that is too small, its limit and the price of a car
 * that fits.
 */
function Bar({ quote, name }: { quote: TypedQuote; name: string }) {
  const moment = useSelector(useOrderForm().form.store, ({ values }) => shortMoment(values))
  // There is room for the hour or for the car, as on the stub of the ticket.
  const about =
    moment === '' ? [name, totalLabel(quote)] : [moment, isUsual(quote) ? m.answer_usual() : '']
  return (
    <div className="quote-panel-bar">
      {'tooSmall' in quote ? (
        <p>
          <a href={`#${fieldId('passengers')}`}>{limitText(quote)}</a>{' '}
          <span>{fittingText(quote)}</span>
        </p>
      ) : (
        <p>
          <span>{about.filter(Boolean).join(' · ')}</span>{' '}
          <strong>
            <Changing>{totalText(quote)}</Changing>
          </strong>
        </p>
      )}
      <button className="button" type="submit" form={ORDER_FORM} data-leads>
        <LeadingOn />
      </button>
    </div>
  )
}

const ASKS: Record<SectionName, () => string> = {
  way: m.bar_asks_way,
  parcel: m.bar_asks_parcel,
  when: m.bar_asks_when,
  who: m.bar_asks_who,
  billing: m.bar_asks_billing,
}

/** What "Continue" leads to. CSS hides the question without script, when the button submits the form. */
function LeadingOn() {
  const next = useNextSection()
  if (next === null) return m.order_continue()
  return (
    <>
      {m.bar_continue()}
      <span className="quote-panel-asks">{`: ${ASKS[next]()}`}</span>
    </>
  )
}

/** Instead of a price for a car that is too small: its limit, and the bill of a car that fits. */
function TooSmallCar({ noRoom }: { noRoom: NoRoom }) {
  return (
    <>
      <h2>{limitText(noRoom)}</h2>
      {noRoom.fitting ? (
        <PriceBill quote={noRoom.fitting} />
      ) : (
        <p>
          {m.quote_nowhere()} <CompanyPhone />
        </p>
      )}
    </>
  )
}

/** The exceeded limit: „Business: nejvýše 5 osob“. */
function limitText({ tooSmall: { name, over, limit } }: NoRoom): string {
  const said = { name: name[getLocale()], count: limit }
  return over === 'passengers' ? m.quote_too_many_people(said) : m.quote_too_much_luggage(said)
}

/** Car that fits and its price: „Comfort: 6 900 Kč“; empty if no car fits. */
function fittingText({ tooSmall: { bigger }, fitting }: NoRoom): string {
  return bigger && fitting ? `${bigger.name[getLocale()]}: ${totalText(fitting)}` : ''
}

/** Text for screen readers when the price changes. */
function spoken(quote: TypedQuote): string {
  if (!('tooSmall' in quote))
    return m.quote_now({
      total: quote.usual ? usualText(quote.usual, getLocale()) : totalText(quote),
    })
  return [limitText(quote), fittingText(quote)].filter(Boolean).join('. ')
}

function Quoted({ quote }: { quote: Quote }) {
  const { price, durationMin, usual } = quote
  // The bill already says the hours of an hourly hire.
  const hasHours = rulesOfKind(useOrderValue('kind'))?.hasHours === true
  return (
    <>
      <PriceBill quote={quote} />
      {usual ? <p>{usualText(usual, getLocale())}</p> : null}
      {hasHours ? null : (
        <p className="quiet">
          {m.review_duration()}:{' '}
          {durationMin === null ? m.review_duration_unknown() : formatDuration(durationMin)}
        </p>
      )}
      <p className="quiet">
        {price.status === 'fixed' ? m.quote_fixed_note() : m.quote_request_note()}
      </p>
    </>
  )
}

/** What follows this form, and how to order by telephone. CSS shows the words for an order or for a request. */
const renderNext = createIsomorphicFn()
  .server(() => {
    const within = confirmWithin(getLocale())
    return (
      <>
        <h2>{m.status_next()}</h2>
        <ol className="quote-panel-order">
          <li>{m.order_next_summary()}</li>
          <li>{m.status_next_confirm({ within })}</li>
        </ol>
        <ol className="quote-panel-request">
          <li>{m.order_next_summary_request()}</li>
          <li>{m.status_next_offer({ within })}</li>
        </ol>
        <p>
          {m.order_next_phone()} <CompanyPhone />
        </p>
      </>
    )
  })
  .client(() => null)

function Unquoted() {
  return (
    <>
      <h2>{m.word_price()}</h2>
      <p className="quiet">{m.quote_none()}</p>
    </>
  )
}
