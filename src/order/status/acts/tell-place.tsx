import { ActForm } from '~/order/status/acts/act-form'
import type { PlacedView } from '~/order/status/status-view'
import { mayTell } from '~/order/acts/tell-place'
import { PlainField } from '~/order/plain-field'
import { m } from '~/paraglide/messages'
import styles from './acts.module.css'

/** The street or the hotel that the customer left open when ordering; nothing where both are known. */
export function TellPlace({ view }: { view: PlacedView }) {
  const { returned, placed, life, isOpen, moment } = view
  const ends = placed.order.trip.townAlone ?? []
  if (!isOpen || moment.isOver || !mayTell(life) || ends.length === 0) return null
  const mine = returned?.intent === 'tellPlace' ? returned : null
  return (
    <section className={styles['section']} aria-labelledby="place">
      <h2 id="place">{ends.includes('pickup') ? m.status_place() : m.status_place_goal()}</h2>
      <ActForm view={view} intent="tellPlace" isTyped={mine !== null}>
        <p>{m.status_place_text()}</p>
        {ends.map((end) => {
          const name = `${end}Detail` as const
          return (
            <PlainField
              key={end}
              name={name}
              value={mine?.values[name] ?? ''}
              error={mine?.errors[name]}
              hint={m.status_place_in({ town: placed.order.trip[end] ?? '' })}
              isRequired={ends.length === 1}
              isMarked={false}
            />
          )
        })}
        <button className="button" type="submit">
          {m.status_place_submit()}
        </button>
      </ActForm>
    </section>
  )
}
