import { CompanyPhone } from '~/ui/company-phone'
import { ErrorSummary, summaryItems } from '~/ui/fields/error-summary'
import { Field } from '~/ui/fields/field'
import { FormNotice } from '~/ui/fields/form-notice'
import { Honeypot } from '~/ui/fields/honeypot'
import { FIND_FIELDS, type FindField, type FindPage } from '~/order/status/find/find-fields'
import { formatOrderNumber } from '~/i18n/format'
import { screenPath } from '~/i18n/screens'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './find-page.module.css'

const LABELS: Record<FindField, () => string> = { number: m.word_order_number, email: m.find_email }
const EXAMPLE = '2647382916'

/**
 * The form for a lost order link, and the notice that a search has started; the notice is the same whether the order
 * exists or not.
 */
export function FindOrderPage({ page }: { page: FindPage }) {
  if (!page.isMailing) return <ByPhone />
  return page.isSent ? <Sent /> : <FindForm page={page} />
}

function FindForm({ page: { values, errors, notice } }: { page: FindPage }) {
  const attributes = {
    number: { type: 'text', inputMode: 'numeric', autoComplete: 'off', maxLength: 40 },
    email: { type: 'email', autoComplete: 'email', maxLength: 254 },
  } as const
  return (
    <>
      <h1>{m.find_title()}</h1>
      <p className="lead">{m.find_lead()}</p>
      <FormNotice notice={notice} />
      <ErrorSummary items={summaryItems(FIND_FIELDS, errors, (name) => LABELS[name]())} />
      <form
        className={styles['form']}
        method="post"
        action={screenPath('findOrder', getLocale())}
        noValidate
      >
        <Honeypot />
        {FIND_FIELDS.map((name) => {
          const error = errors[name]
          return (
            <Field
              key={name}
              name={name}
              label={LABELS[name]()}
              hint={
                name === 'number'
                  ? m.find_number_hint({ example: formatOrderNumber(EXAMPLE) })
                  : undefined
              }
              isRequired
              {...(error === undefined ? {} : { error })}
            >
              {(control) => (
                <input {...control} {...attributes[name]} defaultValue={values[name]} />
              )}
            </Field>
          )
        })}
        <button className="button" type="submit">
          {m.find_submit()}
        </button>
      </form>
    </>
  )
}

function ByPhone() {
  return (
    <>
      <h1>{m.find_title()}</h1>
      <p className="lead">
        {m.find_by_phone()} <CompanyPhone />
      </p>
    </>
  )
}

function Sent() {
  return (
    <>
      <h1>{m.find_sent()}</h1>
      <p className="lead">{m.find_sent_text()}</p>
      <p>
        {m.find_sent_help()} <CompanyPhone />
      </p>
      <p>
        <a href={screenPath('findOrder', getLocale())}>{m.find_again()}</a>
      </p>
    </>
  )
}
