import { appConfig } from '~config'
import { useOrderHints } from '~/features/orders/order-form-context'
import { m } from '~/paraglide/messages'
import styles from './order-hints.module.css'

const TEXTS = {
  close: () => m.order_pickup_close({ limit: appConfig.ordering.freeCancellationHours }),
  doubled: m.order_pickup_doubled,
}

/** What is allowed but worth knowing about the chosen time: it is close, or the clock shows it twice. */
export function PickupNotices() {
  const { pickup } = useOrderHints()
  return (
    <output className={styles['hint']}>{pickup.map((notice) => TEXTS[notice]()).join(' ')}</output>
  )
}
