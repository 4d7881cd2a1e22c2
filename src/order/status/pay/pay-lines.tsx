import { m } from '~/paraglide/messages'
import styles from './pay-section.module.css'

/** A line of a payment; `copied` is the value as a bank's form takes it. */
export type PayLine = { label: string; value: string; copied?: string }

/** Each line that a bank asks for has a button that copies it; the page's script does it. */
export function PayLines({ lines }: { lines: PayLine[] }) {
  return (
    <dl className={styles['lines']} data-copy={m.pay_copy()} data-copied={m.pay_copied()}>
      {lines.map(({ label, value, copied }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {copied === undefined ? null : (
            <dd className={styles['copy']}>
              <button type="button" data-value={copied}>
                {m.pay_copy()}
                <span className="visually-hidden">{` (${label})`}</span>
              </button>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
