import type { Life } from '~/order/model/life'
import { formatDate, formatUntil } from '~/i18n/format'
import type { Locale } from '~/lib/locale'
import { DAY } from '~/lib/duration'

/** We return money within 14 days (terms, article 6). */
const REFUND_DAYS = 14

/** The last day for our refund of an amount owed since `at`, an ISO instant. */
export function refundDay(at: string, locale: Locale): string {
  return formatDate(Date.parse(at) + REFUND_DAYS * DAY, locale)
}

/**
 * The due date as it follows „do“ and "by": the day, or the time of the pickup if payment is due by then. Null if
 * nothing is due.
 */
export function dueText({ dueAt, pickupAt }: Life, locale: Locale): string | null {
  if (dueAt === null) return null
  return dueAt === pickupAt ? formatUntil(dueAt, locale) : formatDate(dueAt, locale)
}
