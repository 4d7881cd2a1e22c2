import { ActForm } from '~/order/status/acts/act-form'
import { cancelAskedWords, feeWords } from '~/order/status/words/status-words'
import type { PlacedView } from '~/order/status/status-view'
import { actFacts } from '~/order/acts/acts'
import { moneyText } from '~/order/model/order-money'
import { formatOrderNumber } from '~/i18n/format'
import { screenPath } from '~/i18n/screens'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './acts.module.css'

/** End of free cancellation, the current fee, and the button that leads to the confirmation. */
export function CancelSection({ view }: { view: PlacedView }) {
  const { life, isOpen, promises } = view
  if (!actFacts('cancel').from.includes(life.state)) return null
  // An offer is declined where it is shown, and nothing is cancelled twice.
  if (isOpen && life.state === 'offered') return null
  if (life.cancelAsked) return <CancelAsked view={view} asked={life.cancelAsked} />
  const { cancelling } = promises
  const lines = [
    // The rest says what cancelling costs once an offer is accepted.
    ...(life.price === null && isOpen ? [m.status_cancel_free_now()] : []),
    ...(cancelling === null ? [] : [cancelling]),
    // What is free at any time needs no current fee.
    ...(life.bindingAt === null || life.isCancellingFree ? [] : [feeWords(view)]),
  ]
  return (
    <section className={styles['section']} aria-labelledby="cancel">
      <h2 id="cancel">{m.word_cancellation()}</h2>
      {lines.length > 0 ? <p>{lines.join(' ')}</p> : null}
      {isOpen ? (
        <ActForm view={view} intent="cancel">
          <button className="button button-quiet" type="submit">
            {life.price === null ? m.status_cancel_request() : m.status_cancel()}
          </button>
        </ActForm>
      ) : null}
    </section>
  )
}

type Asked = NonNullable<PlacedView['life']['cancelAsked']>

/** The wish to cancel that waits for an answer, and what follows without one. */
function CancelAsked({ view, asked }: { view: PlacedView; asked: Asked }) {
  return (
    <section className={styles['section']} aria-labelledby="cancel">
      <h2 id="cancel">{m.word_cancellation()}</h2>
      <p>{cancelAskedWords(view, asked)}</p>
    </section>
  )
}

/** The confirmation of a cancellation, with the current fee. */
export function CancelQuestion({ view }: { view: PlacedView }) {
  const { fee } = view.moment
  const total = moneyText(view.placed.order, fee)
  const number = formatOrderNumber(view.placed.number)
  const isRequest = view.life.price === null
  return (
    <section className={styles['notice']} role="alert" aria-labelledby="cancel-question">
      <h2 id="cancel-question">
        {isRequest ? m.status_cancel_ask_request({ number }) : m.status_cancel_ask({ number })}
      </h2>
      <p>{fee > 0 ? m.status_cancel_ask_charged({ total }) : m.status_cancel_ask_free()}</p>
      <ActForm view={view} intent="cancel" isTyped>
        <input type="hidden" name="confirm" value="1" />
        <input type="hidden" name="fee" value={fee} />
        <div className={styles['buttons']}>
          <button className="button" type="submit">
            {fee > 0 ? m.status_cancel_yes_charged({ total }) : m.status_cancel_yes_free()}
          </button>
          <a
            className="button button-quiet"
            href={screenPath('orderStatus', getLocale(), view.token)}
            data-renew=""
          >
            {m.status_cancel_no()}
          </a>
        </div>
      </ActForm>
    </section>
  )
}
