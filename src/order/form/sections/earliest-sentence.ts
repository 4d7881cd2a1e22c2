import type { OrderPage } from '~/order/form/order-page'
import { formatSoon } from '~/i18n/format'
import type { Locale } from '~/lib/locale'
import { fromLocalTime } from '~/lib/local-time'
import { m } from '~/paraglide/messages'

/** The earliest pickup as a sentence; null in the hour that the clock shows twice. */
export function earliestSentence(
  { openedAt, earliest }: Pick<OrderPage, 'openedAt' | 'earliest'>,
  locale: Locale,
): string | null {
  const pickup = fromLocalTime(earliest)
  if (!('instant' in pickup)) return null
  const moment = formatSoon(pickup.instant, new Date(openedAt), locale)
  return m.order_earliest({ moment }, { locale })
}
