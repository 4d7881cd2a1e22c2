import { orderGroups, type OrderGroup } from '~/features/order/placed/order-groups'
import type { Order } from '~/features/order/placed/order'
import { screenPath } from '~/i18n/screens'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import { fieldId } from '~/lib/fields/field-id'
import styles from './order-review.module.css'

type OrderReviewProps = {
  order: Order
  /** Before the order is placed: what the address of its form ends with; each group leads back to its fields. */
  editQuery: string | null
  /** Only what whoever rides needs: not who ordered, and to whom it is billed. */
  isForGuest?: boolean
}

const PRIVATE: readonly OrderGroup['field'][] = ['name', 'street']

/** Everything that was entered, in groups. */
export function OrderReview({ order, editQuery, isForGuest = false }: OrderReviewProps) {
  const groups = orderGroups(order).filter(({ field }) => !isForGuest || !PRIVATE.includes(field))
  return groups.map((group) => <Group key={group.title} group={group} editQuery={editQuery} />)
}

function Group({ group, editQuery }: { group: OrderGroup; editQuery: string | null }) {
  const { title, field, rows } = group
  return (
    <section className={styles['group']}>
      <h2>{title}</h2>
      {editQuery === null ? null : (
        <a
          className={styles['change']}
          href={`${screenPath('order', getLocale())}${editQuery}#${fieldId(field)}`}
        >
          {m.review_change()} <span className="visually-hidden">({title})</span>
        </a>
      )}
      <dl>
        {rows.map(({ label, value, at }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{at ? <time dateTime={at}>{value}</time> : value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
