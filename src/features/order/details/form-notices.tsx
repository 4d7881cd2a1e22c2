import { createIsomorphicFn } from '@tanstack/react-start'
import { appConfig } from '~config'
import { Served } from '~/components/served'
import { orderLabel } from '~/features/order/typed/field-labels'
import type { OrderPage } from '~/features/order/details/order-page'
import type { DraftEnd } from '~/features/order/typed/autosave'
import { formatOrderNumber } from '~/i18n/format'
import { keysOf } from '~/lib/keys-of'
import { m } from '~/paraglide/messages'
import styles from './form-notices.module.css'

type OrderNoticesProps = {
  page: OrderPage
  /** True when the browser asked for the page again, so that the link filled nothing in. */
  isAgain: boolean
  /** Why what is typed here is saved no more. */
  end: DraftEnd | null
}

/** What a page comes with, and says as long as it stands. */
const renderCome = createIsomorphicFn()
  .server(({ ordered, isExpired }: OrderPage) => (
    <>
      {ordered ? (
        <span>
          {m.order_ordered({ number: formatOrderNumber(ordered.number) })}{' '}
          <a href={ordered.statusPath}>{m.ordered_show()}</a>
        </span>
      ) : null}
      {isExpired ? <span>{m.order_expired({ hours: appConfig.retention.draftHours })}</span> : null}
    </>
  ))
  .client(() => null)

/** What happened to the form before it was shown: a link filled something in, it was ordered, a session ended. */
export function OrderNotices({ page, isAgain, end }: OrderNoticesProps) {
  const { ordered, isExpired } = page
  const linked = isAgain ? [] : keysOf(page.linked)
  if (linked.length === 0 && !isExpired && !ordered && !end) return null
  return (
    <output className={styles['notice']}>
      {end ? <span>{endText(end)}</span> : null}
      <Served id="served-notices" as="span">
        {renderCome(page)}
      </Served>
      {linked.length > 0 ? (
        <span>{m.order_linked({ fields: linked.map(orderLabel).join(', ') })}</span>
      ) : null}
    </output>
  )
}

/** What is typed here goes on in another tab, or is ordered already; "continue" sends this form all the same. */
function endText(end: DraftEnd): string {
  if (end === 'newer') return m.draft_newer()
  return m.draft_placed({ number: formatOrderNumber(end.number) })
}
