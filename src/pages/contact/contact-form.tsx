import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { appConfig } from '~config'
import { EmailSuggestion } from '~/ui/fields/suggestion'
import { ErrorSummary, summaryItems } from '~/ui/fields/error-summary'
import { Field } from '~/ui/fields/field'
import { formStore, useFormState } from '~/ui/fields/form-store'
import { afterPaint } from '~/ui/fields/after-paint'
import { afterPointer } from '~/ui/fields/after-pointer'
import { FormNotice } from '~/ui/fields/form-notice'
import { Honeypot } from '~/ui/fields/honeypot'
import { replayTyped } from '~/ui/fields/replay-typed'
import { notify } from '~/ui/notify'
import {
  CONTACT_FIELDS,
  type ContactErrors,
  type ContactField,
  type ContactPage,
  contactSchema,
  type ContactValues,
} from '~/pages/contact/contact-schema'
import { screenPath } from '~/i18n/screens'
import { readFields } from '~/lib/fields/read-fields'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './contact-form.module.css'

const LABELS: Record<ContactField, () => string> = {
  name: m.contact_name,
  email: m.contact_email,
  phone: m.contact_phone,
  subject: m.contact_subject,
  message: m.contact_message,
}

function check(values: ContactValues): ContactErrors {
  const errors: ContactErrors = {}
  readFields(contactSchema, values, errors)
  return errors
}

/** The contact form; a native POST. With script the browser checks it by the server's own rules. */
export function ContactForm({ page }: { page: ContactPage }) {
  const [form] = useState(() => formStore(page.values))
  // What was wrong at a field when it was left; a later word does not accuse before it is left again.
  const [found, setFound] = useState<ContactErrors>(page.errors)
  const native = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const values = useFormState(form, (state) => state.values)
  const attempts = useFormState(form, (state) => state.attempts)
  const present = attempts > 0 ? check(values) : null

  useEffect(() => {
    summary.current?.focus()
    if (native.current) replayTyped(native.current)
  }, [])

  function leave(name: ContactField): void {
    const error = check(form.state().values)[name]
    setFound((before) => ({ ...before, [name]: error }))
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const target = event.currentTarget
    await afterPaint()
    const typed = new FormData(target)
    for (const name of CONTACT_FIELDS) {
      const value = typed.get(name)
      if (typeof value === 'string') form.set(name, value)
    }
    form.attempt()
    if (Object.keys(check(form.state().values)).length === 0) return target.submit()
    notify(m.form_check_fields(), 'error')
    requestAnimationFrame(() => summary.current?.focus())
  }

  const items = summaryItems(CONTACT_FIELDS, present ?? page.errors, (name) => LABELS[name]())
  return (
    <>
      <FormNotice notice={page.notice} />
      <ErrorSummary ref={summary} items={items} />
      <form
        ref={native}
        className={styles['form']}
        method="post"
        action={screenPath('contact', getLocale())}
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <Honeypot renderedAt={page.renderedAt} />
        <input type="hidden" name="messageKey" value={page.messageKey} />
        {CONTACT_FIELDS.map((name) => (
          <div key={name}>
            <Field
              name={name}
              label={LABELS[name]()}
              error={(present ?? found)[name]}
              isRequired={name !== 'phone' && name !== 'subject'}
            >
              {(control) => {
                const handlers = {
                  onInput: (event: { currentTarget: { value: string } }) =>
                    form.set(name, event.currentTarget.value),
                  onBlur: () => afterPointer(() => leave(name)),
                  defaultValue: page.values[name],
                }
                return name === 'message' ? (
                  <textarea {...control} {...handlers} rows={6} maxLength={2_000} />
                ) : (
                  <input {...control} {...handlers} {...NATIVE[name]} />
                )
              }}
            </Field>
            {name === 'email' ? <EmailSuggestion typed={values.email} /> : null}
          </div>
        ))}
        <p className="quiet">
          {m.contact_privacy({ days: appConfig.retention.messageDays })}{' '}
          <a href={screenPath('privacy', getLocale())} target="_blank" rel="noopener">
            {m.summary_privacy_link()}
          </a>
        </p>
        <button className="button" type="submit">
          {m.contact_submit()}
        </button>
      </form>
    </>
  )
}

const NATIVE = {
  name: { type: 'text', autoComplete: 'name', maxLength: 100 },
  email: { type: 'email', autoComplete: 'email', maxLength: 254 },
  phone: { type: 'tel', autoComplete: 'tel', maxLength: 40 },
  subject: { type: 'text', maxLength: 150 },
} as const
