import type { SignInNotice, SignInView } from '~/desk/sign-in/sign-in-view'
import { screenPath } from '~/i18n/screens'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './sign-in-form.module.css'

const NOTICES: Record<SignInNotice, () => string> = {
  wrongEmail: m.desk_wrong_email,
  wrongCode: m.desk_wrong_code,
  tooMany: m.form_too_many,
  signedOut: m.desk_signed_out,
}

/** The sign-in of the desk: one field for the e-mail, then one for the code. */
export function SignInForm({ view }: { view: SignInView }) {
  return view.kind === 'email' ? <EmailForm view={view} /> : <CodeForm view={view} />
}

function EmailForm({ view }: { view: Extract<SignInView, { kind: 'email' }> }) {
  const { email, next, notice } = view
  return (
    <div className={styles['sign-in']}>
      <h1>{m.desk_sign_in()}</h1>
      <p>{m.desk_sign_in_lead()}</p>
      <form method="post" action={screenPath('deskHome', getLocale())} noValidate>
        <input type="hidden" name="next" value={next} />
        <label htmlFor="email">{m.desk_email()}</label>
        <input
          id="email"
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
          defaultValue={email}
          {...saidBy(notice)}
        />
        <Notice notice={notice} />
        <button className="button" type="submit">
          {m.find_submit()}
        </button>
      </form>
    </div>
  )
}

function CodeForm({ view }: { view: Extract<SignInView, { kind: 'code' }> }) {
  const { action, fields, isFresh, notice } = view
  return (
    <div className={styles['sign-in']}>
      <h1>{isFresh ? m.desk_fresh() : m.desk_check_mail()}</h1>
      <p>{isFresh ? m.desk_fresh_lead() : m.desk_check_mail_lead()}</p>
      <CodeFields action={action} fields={fields} notice={notice} />
      {isFresh ? null : (
        <p>
          <a href={screenPath('deskHome', getLocale())}>{m.desk_other_email()}</a>
        </p>
      )}
    </div>
  )
}

type CodeFieldsProps = {
  action: string
  fields?: [name: string, value: string][]
  notice: SignInNotice | null
}

/** The form for the six digits. */
export function CodeFields({ action, fields, notice }: CodeFieldsProps) {
  return (
    <form className={styles['code']} method="post" action={action} noValidate>
      {fields?.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="code">{m.desk_code()}</label>
      <input
        id="code"
        name="code"
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        required
        {...saidBy(notice)}
      />
      <Notice notice={notice} />
      <button className="button" type="submit">
        {m.desk_enter()}
      </button>
    </form>
  )
}

function saidBy(notice: SignInNotice | null) {
  return notice === null || notice === 'signedOut'
    ? {}
    : { 'aria-invalid': true, 'aria-describedby': 'sign-in-notice' }
}

function Notice({ notice }: { notice: SignInNotice | null }) {
  if (!notice) return null
  return (
    <p className={styles['notice']} id="sign-in-notice" role="alert">
      {NOTICES[notice]()}
    </p>
  )
}
