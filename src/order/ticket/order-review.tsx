import { orderGroups, type OrderGroup } from '~/order/ticket/order-groups'
import type { Order } from '~/order/model/order'
import { screenPath } from '~/i18n/screens'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import { fieldId } from '~/lib/fields/field-id'
import styles from './order-review.module.css'

type OrderReviewProps = {
  order: Order
  /** Query of the form's address, before the order is placed: each group then links back to its fields. Else null. */
  editQuery: string | null
  /** True to show only the data that the passenger needs, without the customer and the billing. */
  isForGuest?: boolean
}

const PRIVATE: readonly OrderGroup['field'][] = ['name', 'street']

/** All input of an order, in groups. */
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
