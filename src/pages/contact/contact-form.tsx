import { revalidateLogic, useSelector } from '@tanstack/react-form'
import { type SubmitEvent, useEffect, useRef } from 'react'
import { appConfig } from '~config'
import { EmailSuggestion } from '~/ui/fields/suggestion'
import { ErrorSummary, summaryItems } from '~/ui/fields/error-summary'
import {
  forgetServed,
  isValidNow,
  servedState,
  useAppForm,
  useSentErrors,
} from '~/ui/fields/app-form'
import { afterPaint } from '~/ui/fields/after-paint'
import { FormNotice } from '~/ui/fields/form-notice'
import { Honeypot } from '~/ui/fields/honeypot'
import { replayTyped } from '~/ui/fields/replay-typed'
import { notify } from '~/ui/notify'
import {
  CONTACT_FIELDS,
  type ContactField,
  type ContactPage,
  contactSchema,
} from '~/pages/contact/contact-schema'
import { screenPath } from '~/i18n/screens'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './contact-form.module.css'

const LABELS: Record<ContactField, () => string> = {
  name: m.word_full_name,
  email: m.word_email,
  phone: m.word_phone,
  subject: m.word_subject,
  message: m.contact_message,
}

/** The contact form; a native POST. With script the browser checks it by the server's own rules. */
export function ContactForm({ page }: { page: ContactPage }) {
  const native = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const form = useAppForm({
    defaultValues: page.values,
    defaultState: servedState(CONTACT_FIELDS, page.errors),
    canSubmitWhenInvalid: true,
    // What was wrong at a field when it was left; a later word does not accuse before it is left again.
    validationLogic: revalidateLogic({ mode: 'blur', modeAfterSubmission: 'change' }),
    validators: { onDynamic: contactSchema },
    onSubmit: () => native.current?.submit(),
    onSubmitInvalid: ({ formApi }) => {
      if (isValidNow(formApi)) return native.current?.submit()
      notify(m.form_check_fields(), 'error')
      requestAnimationFrame(() => summary.current?.focus())
    },
  })
  const email = useSelector(form.store, ({ values }) => values.email)
  const errors = useSentErrors(form, CONTACT_FIELDS) ?? page.errors

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
      forgetServed(form, name)
      if (typeof value === 'string') form.setFieldValue(name, value, { dontValidate: true })
    }
    await form.handleSubmit()
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
        action={screenPath('contact', getLocale())}
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <Honeypot renderedAt={page.renderedAt} />
        <input type="hidden" name="messageKey" value={page.messageKey} />
        {CONTACT_FIELDS.map((name) => (
          <div key={name}>
            <form.AppField name={name}>
              {(field) =>
                name === 'message' ? (
                  <field.TextArea label={LABELS[name]()} rows={6} maxLength={2_000} isRequired />
                ) : (
                  <field.Text label={LABELS[name]()} {...NATIVE[name]} />
                )
              }
            </form.AppField>
            {name === 'email' ? <EmailSuggestion typed={email} /> : null}
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
  name: { type: 'text', autoComplete: 'name', maxLength: 100, isRequired: true },
  email: { type: 'email', autoComplete: 'email', maxLength: 254, isRequired: true },
  phone: { type: 'tel', autoComplete: 'tel', maxLength: 40 },
  subject: { type: 'text', maxLength: 150 },
} as const
