import { cancellingWarning } from '~/features/order/rules/cancelling-text'
import { useOrderHints } from '~/features/order/details/form-state'
import { m } from '~/paraglide/messages'
import styles from './order-hints.module.css'

/** What is allowed but worth knowing about the chosen time: it is near, or the clock shows it twice. */
export function PickupNotices() {
  const { cancelling, isDoubled } = useOrderHints()
  const notices = [
    cancelling && cancellingWarning(cancelling),
    isDoubled ? m.order_pickup_doubled() : null,
  ]
  return <output className={styles['hint']}>{notices.filter(Boolean).join(' ')}</output>
}
