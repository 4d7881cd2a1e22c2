import { legWords } from '~/desk/order/event-detail'
import type { RideText } from '~/desk/order/order-view'
import { m } from '~/paraglide/messages'
import styles from './order-page.module.css'

/** The words that a driver gets by another way than our mail, with the page behind their link. */
export function RideTexts({ texts }: { texts: readonly RideText[] }) {
  return texts.map(({ leg, phone, text, path }) => (
    <section key={leg}>
      <h2>{[m.desk_order_for_driver(), legWords(leg)].filter(Boolean).join(', ')}</h2>
      <p className={styles['text']} lang="cs">
        {text}
      </p>
      <ul className={styles['list']}>
        <li>
          <a href={`sms:${phone}?&body=${encodeURIComponent(text)}`}>
            {m.desk_order_driver_text()}
          </a>
        </li>
        <li>
          <a href={path}>{m.desk_order_driver_page()}</a>
        </li>
      </ul>
    </section>
  ))
}
