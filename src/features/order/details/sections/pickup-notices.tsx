import { cancellingText } from '~/features/order/rules/cancelling-text'
import { useOrderHints } from '~/features/order/details/form-state'
import { m } from '~/paraglide/messages'
import styles from './order-hints.module.css'

/** Until when cancelling is free, and what else is worth knowing about the chosen time: the clock shows it twice. */
export function PickupNotices() {
  const { cancelling, isDoubled } = useOrderHints()
  const notices = [cancellingText(cancelling), isDoubled ? m.order_pickup_doubled() : null]
  return <output className={styles['hint']}>{notices.filter(Boolean).join(' ')}</output>
}
