import { type ReactNode, useState } from 'react'
import { useOrderErrors, useOrderForm } from '~/order/form/form-state'
import type { OrderField } from '~/order/fields'
import { emptyOrderValues } from '~/order/model/typed-order'
import styles from './fold.module.css'

type FoldProps = {
  title: string
  /** The fields inside: the fold opens if one of them has a value or an error. */
  fields: readonly OrderField[]
  isFor?: string
  /** Opens the fold, because its fields are required now. */
  isNeeded?: boolean
  children: ReactNode
}

const untouched = emptyOrderValues()

/** A fold for fields that most orders leave empty; its title says what they are for. */
export function Fold({ title, fields, isFor, isNeeded = false, children }: FoldProps) {
  const context = useOrderForm()
  const errors = useOrderErrors(context)
  const { values } = context.page
  const isOpen =
    isNeeded ||
    fields.some(
      (name) => errors[name] !== undefined || String(values[name]) !== String(untouched[name]),
    )
  // A fold that was opened stays open: what was typed into it must not disappear.
  const [isOpened, setOpened] = useState(isOpen)
  if (isOpen && !isOpened) setOpened(true)
  return (
    <details className={styles['fold']} data-for={isFor} open={isOpened || undefined}>
      <summary>{title}</summary>
      <div className={styles['fields']}>{children}</div>
    </details>
  )
}
