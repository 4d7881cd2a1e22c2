import type { ReactNode } from 'react'
import styles from './disclosure.module.css'

/** A question that opens to its answer, without script; what it holds is found on the page and printed. */
export function Disclosure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles['disclosure']}>
      <summary>
        <h3>{title}</h3>
      </summary>
      {children}
    </details>
  )
}
