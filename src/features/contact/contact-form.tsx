import { Field as FormField, FormApi, revalidateLogic, useStore } from '@tanstack/react-form'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { appConfig } from '~config'
import { EmailSuggestion } from '~/components/form/email-suggestion'
import { ErrorSummary, summaryItems } from '~/components/form/error-summary'
import { Field } from '~/components/form/field'
import { afterPaint } from '~/components/form/after-paint'
import { afterPointer } from '~/components/form/after-pointer'
import { FormNotice } from '~/components/form/form-notice'
import { Honeypot } from '~/components/form/honeypot'
import { replayTyped } from '~/components/form/replay-typed'
import { notify } from '~/components/notify'
import type { ContactPage } from '~/features/contact/contact-step'
import {
  CONTACT_FIELDS,
  type ContactErrors,
  type ContactField,
  contactSchema,
  type ContactValues,
} from '~/features/contact/contact-schema'
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

/** The contact form; a native post that the browser checks by the server's own rules when it can. */
export function ContactForm({ page }: { page: ContactPage }) {
  // Not by the library's useForm, which brings its wizards along.
  const [form] = useState(
    () =>
      new FormApi({
        defaultValues: page.values,
        // A submit always checks anew: what the last left field found may be out of date.
        canSubmitWhenInvalid: true,
        validationLogic: revalidateLogic({ mode: 'blur', modeAfterSubmission: 'change' }),
      }),
  )
  useEffect(() => form.mount(), [form])
  const native = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const values = useStore(form.store, (state) => state.values)
  const attempts = useStore(form.store, (state) => state.submissionAttempts)
  const errors = attempts > 0 ? check(values) : page.errors

  useEffect(() => {
    summary.current?.focus()
    if (native.current) replayTyped(native.current)
  }, [])

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const target = event.currentTarget
    await afterPaint()
    const typed = new FormData(target)
    for (const name of CONTACT_FIELDS) {
      const value = typed.get(name)
      if (typeof value === 'string') form.setFieldValue(name, value, { dontUpdateMeta: true })
    }
    await form.handleSubmit()
    if (Object.keys(check(form.state.values)).length === 0) return target.submit()
    notify(m.form_check_fields(), 'error')
    requestAnimationFrame(() => summary.current?.focus())
  }

  const items = summaryItems(CONTACT_FIELDS, errors, (name) => LABELS[name]())
  return (
    <>
      <FormNotice notice={page.notice} />
      <ErrorSummary ref={summary} items={items} />
      <form
        ref={native}
        className={styles['form']}
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <Honeypot renderedAt={page.renderedAt} />
        <input type="hidden" name="messageKey" value={page.messageKey} />
        {CONTACT_FIELDS.map((name) => (
          <FormField
            key={name}
            form={form}
            name={name}
            validators={{ onDynamic: ({ fieldApi }) => check(fieldApi.form.state.values)[name] }}
          >
            {(field) => {
              const isChecked = field.state.meta.isBlurred || attempts > 0
              const error = isChecked ? field.state.meta.errors[0] : page.errors[name]
              const handlers = {
                onInput: (event: { currentTarget: { value: string } }) =>
                  field.handleChange(event.currentTarget.value),
                onBlur: () => afterPointer(field.handleBlur),
                defaultValue: page.values[name],
              }
              return (
                <div>
                  <Field
                    name={name}
                    label={LABELS[name]()}
                    error={error}
                    isRequired={name !== 'phone' && name !== 'subject'}
                  >
                    {(control) =>
                      name === 'message' ? (
                        <textarea {...control} {...handlers} rows={6} maxLength={2_000} />
                      ) : (
                        <input {...control} {...handlers} {...NATIVE[name]} />
                      )
                    }
                  </Field>
                  {name === 'email' ? <EmailSuggestion typed={values.email} /> : null}
                </div>
              )
            }}
          </FormField>
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
