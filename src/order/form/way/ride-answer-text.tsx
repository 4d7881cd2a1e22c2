import { confirmWithin } from '~/carrier/phrases/period'
import { useOrderForm } from '~/order/form/form-state'
import type { ChoicePrice, RideAnswer } from '~/order/price/ride-answer'
import { kindsWhere } from '~/order/model/kinds'
import { formatDuration, formatMoneyRange, formatNumber } from '~/i18n/format'
import { fieldId } from '~/lib/fields/field-id'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import type { PlaceChoice, PlaceQuestion } from '~/places/ways'
import styles from './way-section.module.css'

/** The price answer in words: a question about a place, the route and its length, or why there is no price yet. */
export function RideAnswerText() {
  const { answer } = useOrderForm().price
  return (
    <output
      className={styles['answer']}
      id={fieldId('answer')}
      tabIndex={-1}
      data-for={kindsWhere(({ hasWay }) => hasWay)}
    >
      {answer.state === 'asks' ? <Question {...answer} /> : null}
      {answer.state === 'unknown' ? <Unknown ends={answer.ends} /> : null}
      {answer.state === 'known' ? <Known answer={answer} /> : null}
    </output>
  )
}

type Of<TState extends RideAnswer['state']> = Extract<RideAnswer, { state: TState }>

function Known({ answer }: { answer: Of<'known'> }) {
  const { from, to, distanceKm, durationMin, covered, isFixed, prices } = answer
  const locale = getLocale()
  const within = confirmWithin(locale)
  const served = useOrderForm().page.price.answer
  const isHeading =
    served.state === 'known' &&
    served.from[locale] === from[locale] &&
    served.to[locale] === to[locale]
  const length = m.answer_length({
    distance: formatNumber(distanceKm, locale),
    duration: formatDuration(durationMin),
  })
  return (
    <>
      <p>
        {isHeading ? null : <strong>{`${from[locale]}\u00a0– ${to[locale]} `}</strong>}
        <span className="quiet">
          {covered === 'both' ? `${length}, ${m.answer_both()}` : length}
        </span>
      </p>
      {isFixed ? null : (
        <p className="quiet">
          {prices ? m.answer_usual_note({ within }) : m.answer_request({ within })}
        </p>
      )}
    </>
  )
}

function Unknown({ ends }: Pick<Of<'unknown'>, 'ends'>) {
  return (
    <>
      {ends.map(({ end, text }) => (
        <p key={end}>
          {m.answer_unknown({ text })} <a href={`#${fieldId(end)}`}>{m.answer_mend()}</a>
        </p>
      ))}
      <p className="quiet">{m.answer_request({ within: confirmWithin(getLocale()) })}</p>
    </>
  )
}

/** A question about a place. Its buttons post the form even with script, because the answer has its own page. */
export function Question({ question, prices }: Pick<Of<'asks'>, 'question' | 'prices'>) {
  const { field, choices } = question
  const other = asksWhich(question) ? m.place_elsewhere() : m.place_no()
  const buttons = [
    ...choices.map((choice, at) => {
      const price = prices[at]
      return { id: choice.id, label: choiceText(question, choice), price }
    }),
    { id: 'elsewhere', label: other, price: null },
  ]
  return (
    <>
      <p>
        <strong>{questionText(question)}</strong>
      </p>
      <p className={styles['choices']}>
        {buttons.map(({ id, label, price }) => (
          <button
            key={id}
            className="button button-quiet"
            type="submit"
            name="intent"
            value={`place:${field}:${id}`}
            formNoValidate
          >
            {label}
            {price ? <span className="quiet">{` ${choicePriceText(price)}`}</span> : null}
          </button>
        ))}
      </p>
    </>
  )
}

/** "CZK 890–1,490", with what the price of a known ride says beside it. */
function choicePriceText({ from, to, isFixed, covered }: ChoicePrice): string {
  const range = formatMoneyRange(from, to, getLocale())
  const notes = {
    there: '',
    both: m.answer_both(),
    withoutStops: m.answer_without_stops(),
  }
  const sum = isFixed ? range : `${m.answer_usual()} ${range}`
  return [sum, notes[covered]].filter(Boolean).join(', ')
}

/** True for a choice of several places; else the question is answered with yes or no. */
function asksWhich({ about, choices: [first, ...others] }: PlaceQuestion): boolean {
  return !first?.within || others.length > 0 || about === 'which'
}

function questionText(question: PlaceQuestion): string {
  const { about, text, choices } = question
  const locale = getLocale()
  const [first] = choices
  const within = first?.within?.[locale]
  if (!first || !within || asksWhich(question)) return m.place_which({ text })
  if (about === 'meant') return m.place_meant({ text, name: first.name[locale] })
  return about === 'near' ? m.place_near({ text, within }) : m.place_inside({ text, within })
}

function choiceText({ about, choices }: PlaceQuestion, choice: PlaceChoice): string {
  const locale = getLocale()
  const { name, district, within } = choice
  if (district !== '') return m.place_district({ name: name[locale], district })
  const isYes = choices.length === 1 && within !== null && (about === 'inside' || about === 'near')
  return isYes ? m.place_yes({ within: within[locale] }) : name[locale]
}
