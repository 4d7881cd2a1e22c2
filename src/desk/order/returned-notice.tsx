import { actWords, eventWords, refusalWords } from '~/desk/order/act-words'
import { fieldId } from '~/lib/fields/field-id'
import { languageOf } from '~/desk/order/acts/act-fields'
import { whoOf } from '~/desk/order/event-detail'
import type { KnownView, Returned } from '~/desk/order/order-view'
import { formatTime } from '~/i18n/format'
import { keysOf } from '~/lib/keys-of'
import { orderLabel } from '~/order/fields'
import { errorText } from '~/ui/fields/error-text'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './order-page.module.css'

/** Why an act was not done: the words that were asked for, what happened meanwhile, or what has to be mended. */
export function ReturnedNotice({ view, returned }: { view: KnownView; returned: Returned }) {
  const { isPreview, words, refused, errors, since, intent } = returned
  if (isPreview) {
    return (
      <section className={styles['preview']} aria-live="polite">
        <h2>{m.desk_words_shown()}</h2>
        <p>
          {actWords(intent, view.life)}. {m.desk_words_not_yet()}
        </p>
        {words ? (
          <>
            <p>
              {m.desk_words_customer_reads({ language: languageOf(view) })}: {words.to}
            </p>
            <p>
              <strong lang={words.locale}>{words.subject}</strong>
            </p>
            {/* It scrolls, so the keyboard has to reach it. */}
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
            <pre lang={words.locale} tabIndex={0}>
              {words.text}
            </pre>
          </>
        ) : (
          <p>{m.desk_words_none()}</p>
        )}
      </section>
    )
  }
  if (returned.asks.length > 0) {
    return (
      <section className={styles['notice']} role="alert">
        <h2>{m.desk_notice_sure()}</h2>
        {returned.asks.map((said) => (
          <p key={said}>{said}</p>
        ))}
        <p>{m.desk_words_not_yet()}</p>
      </section>
    )
  }
  const ofAct = keysOf(returned.values).flatMap((word) => {
    const error = errors[word]
    return error ? [{ id: fieldId(word, intent), text: errorText(error) }] : []
  })
  const wrong = [...ofAct, ...wrongFields(returned)]
  return (
    <section className={styles['notice']} role="alert">
      <h2>{refused ? refusalWords(refused) : m.desk_notice_wrong()}</h2>
      {since.length > 0 ? (
        <ul>
          {since.map((happened) => (
            <li key={happened.event.seq}>
              {m.desk_notice_since({
                at: formatTime(happened.event.at, getLocale()),
                what: eventWords(happened.event, view.life.ledger),
                who: whoOf(happened),
              })}
            </li>
          ))}
        </ul>
      ) : null}
      {wrong.map(({ id, text }) => (
        <p key={id}>
          <a href={`#${id}`}>{text}</a>
        </p>
      ))}
      {refused === 'overtaken' ? <KeptValues returned={returned} view={view} /> : null}
    </section>
  )
}

function wrongFields({ correction }: Returned): { id: string; text: string }[] {
  const errors = correction?.errors ?? {}
  return keysOf(errors).flatMap((name) => {
    const error = errors[name]
    const text = error ? `${orderLabel(name)}: ${errorText(error)}` : ''
    return error ? [{ id: `correct-${name}`, text }] : []
  })
}

/** What was typed into a form that is not offered any more: nothing typed is lost. */
function KeptValues({
  view,
  returned: { intent, values },
}: {
  view: KnownView
  returned: Returned
}) {
  const typed = Object.values(values).filter((text) => text !== '')
  const isOffered = view.acts.some((act) => act.intent === intent)
  if (isOffered || typed.length === 0) return null
  return (
    <p>
      {m.desk_notice_kept()}: {typed.join(', ')}
    </p>
  )
}
