import { cancellingText } from '~/order/rules/cancelling-text'
import { useOrderForm, useOrderHints } from '~/order/form/form-state'
import { m } from '~/paraglide/messages'
import styles from './order-hints.module.css'

/** Notices about the chosen time: the end of free cancellation, and whether the clock shows that time twice. */
export function PickupNotices() {
  const { cancelling, isDoubled } = useOrderHints()
  const { isRequest } = useOrderForm().price
  const notices = [
    cancellingText(cancelling, isRequest),
    isDoubled ? m.order_pickup_doubled() : null,
  ]
  return <output className={styles['hint']}>{notices.filter(Boolean).join(' ')}</output>
}
