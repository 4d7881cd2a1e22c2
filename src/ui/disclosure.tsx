import type { ReactNode } from 'react'
import styles from './disclosure.module.css'

/** A question that opens to its answer, without script; page search and printing include the answer. */
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
