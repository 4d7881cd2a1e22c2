import { createIsomorphicFn } from '@tanstack/react-start'
import { appConfig } from '~config'
import { Served } from '~/ui/island/served'
import { orderLabel } from '~/order/fields'
import type { OrderPage } from '~/order/form/order-page'
import type { DraftEnd } from '~/order/draft/autosave'
import { formatOrderNumber } from '~/i18n/format'
import { keysOf } from '~/lib/keys-of'
import { m } from '~/paraglide/messages'
import styles from './form-notices.module.css'

type OrderNoticesProps = {
  page: OrderPage
  /** True when the visitor reloaded the page, so that the link filled nothing in. */
  isAgain: boolean
  /** Why autosave stopped. */
  end: DraftEnd | null
}

/** Notices that the page arrives with; they do not change. */
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

/** Notices above the form: a link filled something in, the draft was ordered, or the session expired. */
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

/** The draft continues in another tab or was ordered; "continue" submits this form nevertheless. */
function endText(end: DraftEnd): string {
  if (end === 'newer') return m.draft_newer()
  return m.draft_placed({ number: formatOrderNumber(end.number) })
}
