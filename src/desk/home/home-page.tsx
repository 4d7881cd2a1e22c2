import type { HomeView, ListedOrder } from '~/desk/home/read-home.server'
import { stateWords } from '~/desk/layout/state-words'
import { formatDateTime, formatOrderNumber } from '~/i18n/format'
import { screenPath } from '~/i18n/screens'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './home-page.module.css'

/** The home of the desk: what waits for an answer, today, tomorrow. */
export function HomePage({ page }: { page: HomeView }) {
  return (
    <>
      <h1>{m.desk_nav_needs()}</h1>
      <Orders title={m.desk_waiting()} orders={page.waiting} />
      <Orders title={m.desk_today()} orders={page.today} />
      <Orders title={m.desk_tomorrow()} orders={page.tomorrow} />
    </>
  )
}

function Orders({ title, orders }: { title: string; orders: ListedOrder[] }) {
  const locale = getLocale()
  return (
    <section className={styles['orders']}>
      <h2>
        {title} <span>{orders.length}</span>
      </h2>
      {orders.length === 0 ? <p>{m.desk_nothing()}</p> : null}
      <ul className={styles['rows']}>
        {orders.map(({ number, pickupAt, state, name, way }) => (
          <li key={number}>
            <a href={screenPath('deskOrder', locale, number)}>{formatOrderNumber(number)}</a>
            <span>{formatDateTime(pickupAt, locale)}</span>
            <span>{name}</span>
            <span>{way}</span>
            <span>{stateWords(state)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
