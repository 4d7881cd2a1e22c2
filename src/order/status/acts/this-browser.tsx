import { ActForm } from '~/order/status/acts/act-form'
import { FORGET_BROWSER, type PlacedView, SEND_LINK } from '~/order/status/status-view'
import { m } from '~/paraglide/messages'
import styles from './acts.module.css'

/** What a press did that concerns this browser alone; nothing without one. */
export function BrowserNotice({ view: { browser } }: { view: PlacedView }) {
  switch (browser.done) {
    case null:
      return null
    case FORGET_BROWSER:
      return <Done title={m.status_forgotten()} text={m.status_forgotten_text()} />
    case SEND_LINK:
      return <Done title={m.status_link_sent()} text={m.status_link_sent_text()} />
  }
}

function Done({ title, text }: { title: string; text: string }) {
  return (
    <section className={`${styles['notice'] ?? ''} ${styles['done'] ?? ''}`}>
      <h2>{title}</h2>
      <p>{text}</p>
    </section>
  )
}

/** The way back to the page that acts, by the mailbox; and the button after which this browser knows nothing more. */
export function ThisBrowserWays({ view }: { view: PlacedView }) {
  const { remembers, maySendLink } = view.browser
  return (
    <>
      {maySendLink ? (
        <ActForm view={view} intent={SEND_LINK}>
          <p className="quiet">{m.status_send_link_hint()}</p>
          <button className="button" type="submit">
            {m.status_send_link()}
          </button>
        </ActForm>
      ) : null}
      {remembers ? (
        <ActForm view={view} intent={FORGET_BROWSER}>
          <button className="button button-quiet" type="submit">
            {m.status_forget()}
          </button>
          <p className="quiet">{m.status_forget_hint()}</p>
        </ActForm>
      ) : null}
    </>
  )
}
