import { appConfig } from '~config'
import { orderLabel } from '~/features/order/typed/field-labels'
import type { OrderField } from '~/features/order/typed/typed-order'
import { m } from '~/paraglide/messages'
import styles from './form-notices.module.css'

/** What happened to the form before it was shown: a link filled something in, or a session ended. */
export function OrderNotices({
  linked,
  isExpired,
}: {
  linked: readonly OrderField[]
  isExpired: boolean
}) {
  if (linked.length === 0 && !isExpired) return null
  return (
    <div className={styles['notice']}>
      {isExpired ? <p>{m.order_expired({ hours: appConfig.retention.draftHours })}</p> : null}
      {linked.length > 0 ? (
        <p>{m.order_linked({ fields: linked.map(orderLabel).join(', ') })}</p>
      ) : null}
    </div>
  )
}
