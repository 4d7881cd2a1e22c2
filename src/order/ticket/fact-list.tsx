import styles from './fact-list.module.css'

type FactListProps = {
  facts: readonly { label: string; value: string }[]
  /** True for facts that a wide page and paper show elsewhere. */
  isNarrow?: boolean
}

/** Facts of an order as a compact list, each under its own label. */
export function FactList({ facts, isNarrow = false }: FactListProps) {
  return (
    <dl className={`${styles['facts']} ${isNarrow ? styles['narrow'] : ''}`}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
