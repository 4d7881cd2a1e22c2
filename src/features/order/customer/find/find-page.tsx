import { appConfig } from '~config'
import { ErrorSummary, summaryItems } from '~/components/form/error-summary'
import { Field } from '~/components/form/field'
import { FormNotice } from '~/components/form/form-notice'
import { Honeypot } from '~/components/form/honeypot'
import {
  FIND_FIELDS,
  type FindField,
  type FindPage,
} from '~/features/order/customer/find/find-fields'
import { formatOrderNumber, formatPhone } from '~/i18n/format'
import { screenPath } from '~/i18n/screens'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './find-page.module.css'

const LABELS: Record<FindField, () => string> = { number: m.find_number, email: m.find_email }
const EXAMPLE = '2647382916'

/** Asks for the link of an order again, or says that we look for it; the same words whether there is one or not. */
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
  const { phone } = appConfig.company
  return (
    <>
      <h1>{m.find_title()}</h1>
      <p className="lead">
        {m.find_by_phone()} <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
      </p>
    </>
  )
}

function Sent() {
  const { phone } = appConfig.company
  return (
    <>
      <h1>{m.find_sent()}</h1>
      <p className="lead">{m.find_sent_text()}</p>
      <p>
        {m.find_sent_help()} <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
      </p>
    </>
  )
}
