import './quote-panel.css'
import { appConfig } from '~config'
import { PriceBill } from '~/features/order/price/price-bill'
import { usualText } from '~/features/order/price/usual-text'
import { cancellingText } from '~/features/order/rules/cancelling-text'
import { ORDER_FORM, useOrderHints, useOrderValue } from '~/features/order/details/form-state'
import type { Quote } from '~/features/order/price/price'
import type { NoRoom, TypedQuote } from '~/features/order/price/quote-typed'
import { capacityText } from '~/components/catalogue/capacity-text'
import { formatDuration, formatMoney, formatMoneyRange, formatPhone } from '~/i18n/format'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import { fieldId } from '~/lib/fields/field-id'
import { isServiceSlug, serviceNames } from '~/tariff/service-slugs'

type QuotePanelProps = {
  quote: TypedQuote | null
  /** The server did not answer; what is shown may be out of date. */
  isFailed?: boolean
}

/** The price beside the form, and on a phone its total within reach at the bottom of the screen. */
export function QuotePanel({ quote, isFailed = false }: QuotePanelProps) {
  const service = useOrderValue('service')
  const name = isServiceSlug(service) ? serviceNames[service] : ''
  return (
    <>
      <aside className="quote-panel" id="price" aria-label={m.price_title()}>
        <Answer quote={quote} />
        {isFailed ? <p className="quiet">{m.quote_failed()}</p> : null}
        <output className="visually-hidden">{quote ? spoken(quote) : ''}</output>
        <Next isRequest={isOnRequest(quote)} />
      </aside>
      {quote ? <Bar quote={quote} name={name} /> : null}
    </>
  )
}

function Answer({ quote }: { quote: TypedQuote | null }) {
  if (!quote) return <Unquoted />
  return 'tooSmall' in quote ? <TooSmallCar noRoom={quote} /> : <Quoted quote={quote} />
}

/** What it costs within reach on a phone, and the way on; or what the chosen car holds and what the one that fits costs. */
function Bar({ quote, name }: { quote: TypedQuote; name: string }) {
  return (
    <div className="quote-panel-bar">
      {'tooSmall' in quote ? (
        <p>
          <a href={`#${fieldId('passengers')}`}>{limitText(quote)}</a>
          <span>{fittingText(quote)}</span>
        </p>
      ) : (
        <p>
          <span>{[name || m.price_total(), usualWord(quote)].filter(Boolean).join(', ')}</span>
          <strong>{totalOf(quote)}</strong>
        </p>
      )}
      <button className="button" type="submit" form={ORDER_FORM}>
        {m.bar_continue()}
      </button>
    </div>
  )
}

/** No price for a car that cannot take them: its limit, and the bill of the car that can. */
function TooSmallCar({ noRoom }: { noRoom: NoRoom }) {
  const { bigger } = noRoom.tooSmall
  const { phone } = appConfig.company
  return (
    <>
      <h2>{limitText(noRoom)}</h2>
      {bigger ? (
        <p>
          {m.quote_fits({
            name: bigger.name[getLocale()],
            capacity: capacityText(bigger.maxPassengers, bigger.maxLuggage),
          })}{' '}
          <a href={`#${fieldId('passengers')}`}>{m.quote_choose()}</a>
        </p>
      ) : (
        <p>
          {m.quote_nowhere()} <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
        </p>
      )}
      {noRoom.fitting ? <PriceBill quote={noRoom.fitting} /> : null}
    </>
  )
}

/** "Business: nejvýše 5 osob", of the limit that is passed. */
function limitText({ tooSmall: { name, over, limit } }: NoRoom): string {
  const said = { name: name[getLocale()], count: limit }
  return over === 'passengers' ? m.quote_too_many_people(said) : m.quote_too_much_luggage(said)
}

/** "Comfort: 6 900 Kč", empty when no car fits. */
function fittingText({ tooSmall: { bigger }, fitting }: NoRoom): string {
  return bigger && fitting ? `${bigger.name[getLocale()]}: ${totalOf(fitting)}` : ''
}

/** What a screen reader hears when the price changes. */
function spoken(quote: TypedQuote): string {
  if (!('tooSmall' in quote))
    return m.quote_now({
      total: quote.usual ? usualText(quote.usual, getLocale()) : totalOf(quote),
    })
  return [limitText(quote), fittingText(quote)].filter(Boolean).join('. ')
}

function isOnRequest(quote: TypedQuote | null): boolean {
  const priced = quote && 'tooSmall' in quote ? quote.fitting : quote
  return priced?.price.status === 'onRequest'
}

function Quoted({ quote }: { quote: Quote }) {
  const { price, durationMin, usual } = quote
  return (
    <>
      <PriceBill quote={quote} />
      {usual ? <p>{usualText(usual, getLocale())}</p> : null}
      <p className="quiet">
        {m.review_duration()}:{' '}
        {durationMin === null ? m.review_duration_confirmed() : formatDuration(durationMin)}
      </p>
      <p className="quiet">
        {price.status === 'fixed' ? m.quote_fixed_note() : m.quote_request_note()}
      </p>
    </>
  )
}

/** What comes after this form, and the way to order without it. */
function Next({ isRequest }: { isRequest: boolean }) {
  const { company, ordering } = appConfig
  const { cancelling } = useOrderHints()
  const hours = ordering.confirmWithinHours
  return (
    <div className="quote-panel-next">
      <h2>{m.status_next()}</h2>
      <ol>
        <li>{m.order_next_summary()}</li>
        <li>{isRequest ? m.status_next_offer({ hours }) : m.status_next_confirm({ hours })}</li>
        <li>{cancellingText(cancelling)}</li>
      </ol>
      <p>
        {m.order_next_phone()} <a href={`tel:${company.phone}`}>{formatPhone(company.phone)}</a>
      </p>
    </div>
  )
}

function Unquoted() {
  return (
    <>
      <h2>{m.price_title()}</h2>
      <p className="quiet">{m.quote_none()}</p>
    </>
  )
}

/** The sum; of a ride that the carrier prices what it usually costs, beside usualWord. */
function totalOf({ price, usual }: Quote): string {
  const locale = getLocale()
  if (price.status === 'fixed') return formatMoney(price.totalGross, locale)
  if (!usual) return m.bar_request()
  return formatMoneyRange(usual.from, usual.to, locale)
}

function usualWord({ usual }: Quote): string {
  return usual ? m.answer_usual() : ''
}
