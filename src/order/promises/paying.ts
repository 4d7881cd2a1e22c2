import { formatDate } from '~/i18n/format'
import type { Locale } from '~/lib/locale'
import { DAY } from '~/lib/duration'

/** We return money within 14 days (terms, article 6). */
const REFUND_DAYS = 14

/** The last day for our refund of an amount owed since `at`, an ISO instant. */
export function refundDay(at: string, locale: Locale): string {
  return formatDate(Date.parse(at) + REFUND_DAYS * DAY, locale)
}
