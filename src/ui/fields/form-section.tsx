import type { ReactNode } from 'react'
import styles from './form-section.module.css'

type FormSectionProps = {
  /** Words of CSS: the kinds of order the section is for; without it, for all. */
  isFor?: string
  title: string
  children: ReactNode
}

/** A numbered group of a form; CSS counts the number. */
export function FormSection({ isFor, title, children }: FormSectionProps) {
  return (
    <section className={styles['section']} data-for={isFor}>
      <h2>{title}</h2>
      <div className={styles['fields']}>{children}</div>
    </section>
  )
}
