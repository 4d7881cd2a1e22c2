import type { ReactNode } from 'react'
import { useOrderErrors, useOrderForm } from '~/features/order/details/form-state'
import { emptyOrderValues, type OrderField } from '~/features/order/typed/typed-order'
import styles from './fold.module.css'

type FoldProps = {
  title: string
  /** The fields inside: the fold is open when one of them came filled in or is wrong. */
  fields: readonly OrderField[]
  isFor?: string
  children: ReactNode
}

const untouched = emptyOrderValues()

/** Fields that most orders do without, behind a line that says what they are for. */
export function Fold({ title, fields, isFor, children }: FoldProps) {
  const context = useOrderForm()
  const errors = useOrderErrors(context)
  const { values } = context.page
  const isOpen = fields.some(
    (name) => errors[name] !== undefined || String(values[name]) !== String(untouched[name]),
  )
  return (
    <details className={styles['fold']} data-for={isFor} open={isOpen || undefined}>
      <summary>{title}</summary>
      <div className={styles['fields']}>{children}</div>
    </details>
  )
}
