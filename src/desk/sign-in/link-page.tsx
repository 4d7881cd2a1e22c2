import type { LinkView } from '~/desk/sign-in/link-step.server'
import { CodeFields } from '~/desk/sign-in/sign-in-form'
import { screenPath } from '~/i18n/screens'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './sign-in-form.module.css'

/** The page of a link from a mail: one button, the field for the code, or the way to a new link. */
export function LinkPage({ page, token }: { page: LinkView; token: string }) {
  const { state, notice } = page
  const action = screenPath('deskLink', getLocale(), token)
  switch (state) {
    case 'ready':
      return (
        <div className={styles['sign-in']}>
          <h1>{m.desk_sign_in()}</h1>
          <form method="post" action={action}>
            <button className="button" type="submit">
              {m.desk_enter()}
            </button>
          </form>
        </div>
      )
    case 'elsewhere':
      return (
        <div className={styles['sign-in']}>
          <h1>{m.desk_link_elsewhere()}</h1>
          <p>{m.desk_link_elsewhere_lead()}</p>
          <CodeFields action={action} notice={notice} />
        </div>
      )
    case 'over':
      return <NewLink title={m.desk_link_over()} lead={m.desk_link_over_lead()} />
    case 'unknown':
      return <NewLink title={m.desk_link_unknown()} lead={m.desk_link_unknown_lead()} />
  }
}

function NewLink({ title, lead }: { title: string; lead: string }) {
  return (
    <div className={styles['sign-in']}>
      <h1>{title}</h1>
      <p>{lead}</p>
      <p>
        <a className="button" href={screenPath('deskHome', getLocale())}>
          {m.desk_link_new()}
        </a>
      </p>
    </div>
  )
}
