import { agreedWays } from '~/carrier/offered-ways'
import { PAYMENT_METHODS } from '~/carrier/payment-methods'
import type { NewOrderView } from '~/desk/new/new-step.server'
import { IN_LANGUAGE } from '~/desk/order-fields/in-language'
import { OrderFields } from '~/desk/order-fields/order-fields'
import { orderLabel } from '~/order/fields'
import { keysOf } from '~/lib/keys-of'
import { locales } from '~/lib/locale'
import { formatOrderNumber } from '~/i18n/format'
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
        <input type="hidden" name="orderKey" value={orderKey} />
        <OrderFields values={values} errors={errors} form="new" />
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
