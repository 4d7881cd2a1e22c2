import { cancellingText } from '~/order/promises/cancelling-text'
import { useOrderHints } from '~/order/form/form-state'
import { m } from '~/paraglide/messages'
import styles from './order-hints.module.css'

/** Notices about the chosen time: the end of free cancellation, and whether the clock shows that time twice. */
export function PickupNotices() {
  const { cancelling, isDoubled } = useOrderHints()
  const notices = [cancellingText(cancelling), isDoubled ? m.order_pickup_doubled() : null]
  return <output className={styles['hint']}>{notices.filter(Boolean).join(' ')}</output>
}
