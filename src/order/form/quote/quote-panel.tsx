import './quote-panel.css'
import { createIsomorphicFn } from '@tanstack/react-start'
import { appConfig } from '~config'
import { PriceBill } from '~/order/price/price-bill'
import { useSelector } from '@tanstack/react-form'
import { Changing } from '~/order/form/quote/changing'
import { GrowingTicket } from '~/order/form/quote/growing-ticket'
import { shortMoment } from '~/order/form/quote/ticket-lines'
import { rulesOfKind } from '~/order/model/kinds'
import { usualText } from '~/order/price/bill-rows'
import { Served } from '~/ui/island/served'
import { ORDER_FORM, useNextSection, useOrderForm, useOrderValue } from '~/order/form/form-state'
import type { SectionName } from '~/order/fields'
import type { Quote } from '~/order/price/price-ride'
import type { NoRoom, TypedQuote } from '~/order/price/price-typed'
import { isUsual, totalLabel, totalText } from '~/order/price/total-words'
import { CompanyPhone } from '~/ui/company-phone'
import { formatDuration } from '~/i18n/format'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import { fieldId } from '~/lib/fields/field-id'
import { isServiceSlug, serviceName } from '~/carrier/service-slugs'

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

const { ordering } = appConfig

/** What follows this form, and how to order by telephone. CSS shows the words for an order or for a request. */
const renderNext = createIsomorphicFn()
  .server(() => {
    const hours = ordering.confirmWithinHours
    return (
      <>
        <h2>{m.status_next()}</h2>
        <ol className="quote-panel-order">
          <li>{m.order_next_summary()}</li>
          <li>{m.status_next_confirm({ hours })}</li>
        </ol>
        <ol className="quote-panel-request">
          <li>{m.order_next_summary_request()}</li>
          <li>{m.status_next_offer({ hours })}</li>
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
