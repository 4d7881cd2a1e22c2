import { actWords } from '~/desk/order/act-words'
import { ActFieldControl, languageOf, StepButtons } from '~/desk/order/acts/act-fields'
import { OrderFields } from '~/desk/order-fields/order-fields'
import type { ActValues } from '~/desk/order/acts/read-act-form'
import type { ToldWords } from '~/desk/order/acts/told-words.server'
import type { KnownView, OfferedAct } from '~/desk/order/order-view'
import { screenPath } from '~/i18n/screens'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './act-form.module.css'

/** The form of an act. `isMain`: it is the usual next one. */
export function ActForm({
  act,
  view,
  isMain,
}: {
  act: OfferedAct
  view: KnownView
  isMain: boolean
}) {
  const { intent, fields, isTold, words } = act
  const needs = fields.filter(({ isNeeded }) => isNeeded)
  const may = fields.filter(({ isNeeded }) => !isNeeded)
  const returned = view.returned?.intent === intent ? view.returned : null
  const { values = firstValues(intent, view), errors = {} } = returned ?? {}
  const common = { intent, values, errors, view }
  const shown = returned?.words ?? words
  const further = may.map(({ word, kind }) => (
    <ActFieldControl key={word} {...common} name={word} kind={kind} isRequired={false} />
  ))
  const correctable = view.correctable && { values: view.correctable, errors: {} }
  const correction = intent === 'correct' ? (returned?.correction ?? correctable) : null
  const isChosen = intent === 'correct' || intent === 'mistake'
  const isOpen = returned !== null || isChosen || needs.length > 0
  return (
    <form
      className={styles['act']}
      method="post"
      action={screenPath('deskOrder', getLocale(), view.placed.number)}
      noValidate
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="seq" value={view.life.seq} />
      {view.back === null ? null : <input type="hidden" name="back" value={view.back} />}
      {returned && returned.asks.length > 0 ? (
        <input type="hidden" name="confirm" value="1" />
      ) : null}
      {correction ? <OrderFields {...correction} form="correct" /> : null}
      {needs.map(({ word, kind }) => (
        <ActFieldControl key={word} {...common} name={word} kind={kind} isRequired />
      ))}
      {isOpen ? further : null}
      <p className={styles['buttons']}>
        {intent === 'progress' ? (
          <StepButtons view={view} />
        ) : (
          <button className={isMain ? 'button' : 'button button-quiet'} type="submit">
            {returned && returned.asks.length > 0
              ? m.desk_notice_sure_button({ act: actWords(intent, view.life) })
              : actWords(intent, view.life)}
          </button>
        )}
        {isTold ? (
          <button
            className={styles['preview']}
            type="submit"
            name="preview"
            value="1"
            aria-label={m.desk_words_preview_of({ act: actWords(intent, view.life) })}
          >
            {m.desk_words_preview()}
          </button>
        ) : null}
      </p>
      {may.length === 0 || isOpen ? null : (
        <details className={styles['further']}>
          <summary>{m.desk_act_further()}</summary>
          {further}
        </details>
      )}
      {returned?.isPreview ? null : <SampleWords view={view} isTold={isTold} words={shown} />}
    </form>
  )
}

/** What a form holds at first: the answer to a wish has the time that was asked for. */
function firstValues(intent: OfferedAct['intent'], { life }: KnownView): ActValues {
  return intent === 'answer' && life.asked?.pickup ? { time: life.asked.pickup.local } : {}
}

/** The words that a customer would read, in short: with … for what the form asks for. */
function SampleWords({
  view,
  isTold,
  words,
}: {
  view: KnownView
  isTold: boolean
  words: ToldWords | null
}) {
  if (!isTold) return <p className={styles['quiet']}>{m.desk_words_none()}</p>
  const language = languageOf(view)
  if (!words) {
    return <p className={styles['quiet']}>{m.desk_words_customer_reads({ language })}.</p>
  }
  return (
    <details className={styles['words']}>
      <summary>{m.desk_words_customer_reads({ language })}</summary>
      <div lang={words.locale}>
        <p>
          <strong>{words.subject}</strong>
        </p>
        {words.lead.map((said) => (
          <p key={said}>{said}</p>
        ))}
      </div>
    </details>
  )
}
