import type { ReactNode, RefObject } from 'react'
import { m } from '~/paraglide/messages'
import styles from './form-section.module.css'

/** A section that is done and closed: its one line, and what opens it. */
export type FoldedSection = { line: string; onChange: () => void }

type FormSectionProps = {
  /** Words of CSS: the kinds of order the section is for; without it, for all. */
  isFor?: string | undefined
  title: string
  /** Its name, for a section that can close. */
  name?: string
  folded?: FoldedSection | null
  /** The part that closes. */
  body?: RefObject<HTMLDivElement | null>
  children: ReactNode
}

/**
 * A numbered group of a form; CSS counts the number. A closed one keeps its fields in the page, so that what they hold
 * is still posted and saved.
 */
export function FormSection({
  isFor,
  title,
  name,
  folded = null,
  body,
  children,
}: FormSectionProps) {
  const id = name && `section-${name}`
  return (
    <section
      className={styles['section']}
      data-for={isFor}
      data-section={name}
      data-folded={folded ? '' : undefined}
    >
      <h2>
        <span className={folded ? 'visually-hidden' : undefined}>{title}</span>
      </h2>
      {folded ? (
        <>
          <p className={styles['line']} id={`${id}-line`}>
            {folded.line}
          </p>
          <button
            className={styles['change']}
            type="button"
            aria-expanded={false}
            aria-controls={id}
            aria-describedby={`${id}-line`}
            onClick={folded.onChange}
          >
            {m.review_change()} <span className="visually-hidden">({title})</span>
          </button>
        </>
      ) : null}
      <div className={styles['fields']} id={id} ref={body} hidden={folded !== null}>
        {children}
      </div>
    </section>
  )
}
