import { agreedWays } from '~/carrier/offered-ways'
import { PAYMENT_METHODS } from '~/carrier/payment-methods'
import type { NewOrderView } from '~/desk/new/new-step.server'
import { IN_LANGUAGE } from '~/desk/order-fields/in-language'
import { OrderFields } from '~/desk/order-fields/order-fields'
import { orderLabel } from '~/order/fields'
import { Question } from '~/order/form/way/ride-answer-text'
import { PlainField } from '~/order/plain-field'
import { usualText } from '~/order/price/bill-rows'
import { keysOf } from '~/lib/keys-of'
import { locales } from '~/lib/locale'
import { formatMoney, formatOrderNumber } from '~/i18n/format'
import { screenPath } from '~/i18n/screens'
import { errorText } from '~/ui/fields/error-text'
import { Field } from '~/ui/fields/field'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './new-page.module.css'

/** The order form for a customer on the telephone. */
export function NewOrderPage({ page }: { page: NewOrderView }) {
  const { values, errors, orderKey, total, totalError, paymentError } = page
  const locale = getLocale()
  const common = { form: 'new', isMarked: false }
  return (
    <>
      <h1>{m.desk_new_title()}</h1>
      <Wrong page={page} />
      <form
        className={styles['form']}
        method="post"
        action={screenPath('deskNew', locale)}
        noValidate
      >
        {/* Enter presses the first submit button of a form. */}
        <button className="visually-hidden" type="submit" tabIndex={-1} aria-hidden="true" />
        <input type="hidden" name="orderKey" value={orderKey} />
        <input type="hidden" name="pickupPlace" value={values.pickupPlace} />
        <input type="hidden" name="dropoffPlace" value={values.dropoffPlace} />
        <OrderFields values={values} errors={errors} form="new" lists={LISTS} />
        <NewPrice page={page} />
        <Details page={page} />
        <div className={styles['terms']}>
          <Field
            {...common}
            name="total"
            label={m.desk_new_total()}
            hint={totalError ? undefined : m.desk_new_total_hint()}
            error={totalError ?? undefined}
          >
            {(control) => (
              <input
                {...control}
                inputMode="decimal"
                autoComplete="off"
                maxLength={20}
                defaultValue={total}
              />
            )}
          </Field>
          <Field
            {...common}
            name="paymentMethod"
            label={m.desk_order_pays_by()}
            error={paymentError ?? undefined}
          >
            {(control) => (
              <select {...control} defaultValue={page.paymentMethod}>
                {agreedWays().map((method) => (
                  <option key={method} value={method}>
                    {PAYMENT_METHODS[method].name[locale]}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field {...common} name="language" label={m.desk_new_language()}>
            {(control) => (
              <select {...control} defaultValue={page.language}>
                {locales.map((language) => (
                  <option key={language} value={language}>
                    {IN_LANGUAGE[language]()}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
        <p className={styles['quiet']}>{m.desk_new_no_mail()}</p>
        <p>
          <button className="button" type="submit">
            {m.desk_new_enter()}
          </button>
        </p>
      </form>
    </>
  )
}

const LISTS = { pickup: 'new-pickup-places', dropoff: 'new-dropoff-places' } as const

/** The price of what is typed, or a question about a place; the script renews it while somebody types. */
function NewPrice({ page: { price, offered, isKnown } }: { page: NewOrderView }) {
  const { answer } = price
  return (
    <div id="new-answer" className={styles['answer']}>
      {keysOf(LISTS).map((end) => (
        <datalist key={end} id={LISTS[end]}>
          {offered[end].map((text) => (
            <option key={text}>{text}</option>
          ))}
        </datalist>
      ))}
      <output>
        {answer.state === 'asks' ? <Question {...answer} /> : <p>{priceWords(price)}</p>}
        {isKnown === null ? null : (
          <p>{isKnown ? m.desk_new_known_found() : m.desk_new_known_none()}</p>
        )}
      </output>
      <p className={styles['helpers']}>
        <button className="button button-quiet" type="submit" name="intent" value="price">
          {m.word_show_price()}
        </button>
        <button className="button button-quiet" type="submit" name="intent" value="known">
          {m.desk_new_known()}
        </button>
      </p>
    </div>
  )
}

function priceWords({ quote }: NewOrderView['price']): string {
  const locale = getLocale()
  if (quote && 'tooSmall' in quote) return m.desk_new_price_small()
  const total = quote?.price.totalGross
  if (total) return m.desk_new_price({ total: formatMoney(total, locale) })
  return quote?.usual
    ? m.desk_new_price_usual({ price: usualText(quote.usual, locale) })
    : m.desk_new_price_none()
}

/** The street or the hotel in a town that was named alone. */
function Details({ page: { values, errors, arePlacesAsked } }: { page: NewOrderView }) {
  return (
    <>
      <input type="hidden" name="placesAsked" value={arePlacesAsked ? 'on' : ''} />
      {DETAILS.map((name) =>
        errors[name] || values[name] ? (
          <PlainField
            key={name}
            name={name}
            form="new"
            value={values[name]}
            error={errors[name]}
            hint={undefined}
            isMarked={false}
          />
        ) : null,
      )}
    </>
  )
}

const DETAILS = ['pickupDetail', 'dropoffDetail'] as const

/** What has to be mended, with a link to each field. */
function Wrong({ page: { errors, totalError, paymentError, entered } }: { page: NewOrderView }) {
  if (entered !== null) {
    return (
      <section className={styles['wrong']} role="alert">
        <h2>{m.desk_new_entered_title()}</h2>
        <p>{m.desk_new_entered()}</p>
        <p>
          <a href={screenPath('deskOrder', getLocale(), entered)}>
            {m.desk_new_entered_link({ number: formatOrderNumber(entered) })}
          </a>
        </p>
      </section>
    )
  }
  const wrong = keysOf(errors).flatMap((name) => {
    const error = errors[name]
    return error ? [{ id: `new-${name}`, label: orderLabel(name), text: errorText(error) }] : []
  })
  const price = totalError
    ? [{ id: 'new-total', label: m.desk_new_total(), text: errorText(totalError) }]
    : []
  const payment = paymentError
    ? [{ id: 'new-paymentMethod', label: m.desk_order_pays_by(), text: errorText(paymentError) }]
    : []
  const all = [...wrong, ...price, ...payment]
  if (all.length === 0) return null
  return (
    <section className={styles['wrong']} role="alert">
      <h2>{m.desk_notice_wrong()}</h2>
      <ul>
        {all.map(({ id, label, text }) => (
          <li key={id}>
            <a href={`#${id}`}>
              {label}: {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
