import { refusalWords } from '~/desk/order/act-words'
import list from '~/desk/rows/list.module.css'
import { formatDateTime, formatOrderNumber } from '~/i18n/format'
import { screenPath } from '~/i18n/screens'
import type { Reading } from '~/order/bank/reading-store.server'
import type { TakenBack } from '~/order/bank/take-back.server'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './money-page.module.css'

/** The last statements, each with the press that takes it back. */
export function Readings({ readings }: { readings: readonly Reading[] }) {
  const locale = getLocale()
  if (readings.length === 0) return null
  return (
    <section className={list['list']}>
      <h2>{m.desk_readings()}</h2>
      <p className={list['quiet']}>{m.desk_readings_lead()}</p>
      <ul className={list['rows']}>
        {readings.map(({ id, form, read_at: at, noted, open }) => {
          const time = formatDateTime(new Date(at).toISOString(), locale)
          return (
            <li key={id} data-row={id}>
              <p className={list['words']}>
                <strong>{time}</strong>
                <span>{form.toUpperCase()}</span>
                <span className={list['quiet']}>
                  {m.desk_statement_noted({ count: noted })},{' '}
                  {m.desk_statement_open({ count: open })}
                </span>
              </p>
              <form method="post" action={screenPath('deskMoney', locale)}>
                <input type="hidden" name="reading" value={id} />
                <button
                  className="button button-quiet"
                  type="submit"
                  name="intent"
                  value="takeBack"
                >
                  {m.desk_reading_take_back()}
                  <span className="visually-hidden">{` ${time}`}</span>
                </button>
              </form>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** What became of a statement that was taken back; payments that stay are named with their reason. */
export function TakenBackNotice({ takenBack }: { takenBack: TakenBack }) {
  const { taken, forgotten, kept, isLeft } = takenBack
  const locale = getLocale()
  return (
    <section className={styles['noted']} aria-labelledby="taken-back" aria-live="polite">
      <h2 id="taken-back">{m.desk_reading_taken_back()}</h2>
      <p>{m.desk_reading_came({ taken, forgotten, kept: kept.length })}</p>
      {isLeft ? <p className={list['warns']}>{m.desk_reading_left()}</p> : null}
      <ul className={styles['lines']}>
        {kept.map(({ number, why }) => (
          <li key={number}>
            <a href={screenPath('deskOrder', locale, number)}>{formatOrderNumber(number)}</a>{' '}
            <span className={list['warns']}>
              {why === 'gone' ? m.desk_reading_gone() : refusalWords(why)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
