import { env } from 'cloudflare:workers'
import type { AtDesk } from '~/desk/guard/at-desk'
import { seeOther } from '~/desk/guard/posts'
import type { DeskShown } from '~/desk/guard/let-in.server'
import { downloaded, FILE_TYPES } from '~/desk/money/month/downloaded.server'
import { dayOf } from '~/desk/rows/days'
import { screenPath } from '~/i18n/screens'
import { logEvent } from '~/lib/log'
import { MONTH_FORMS } from '~/order/commands/desk-command'
import { hasMonthFile, makeMonthFile } from '~/order/commands/month-file.server'
import { documentsOfMonth } from '~/order/papers/document-store.server'
import {
  countPayments,
  type MonthPayment,
  type WaySum,
  waySums,
} from '~/order/papers/month/month-payments'
import {
  type MonthRow,
  type MonthSum,
  monthRows,
  monthSums,
  monthTotal,
} from '~/order/papers/month/month-rows'
import { paymentsOfMonth } from '~/order/papers/month/read-payments.server'

/** Documents (one for each rate) and payments of one page. */
const ROWS = 200

/**
 * A month of documents and payments: `rows` and `payments` are those of the page `at` of `pages`; counts and sums are of
 * the whole month, `total` as monthTotal.
 */
export type MonthView = {
  month: string
  before: string
  after: string
  rows: MonthRow[]
  sums: MonthSum[]
  total: ReturnType<typeof monthTotal>
  count: number
  payments: MonthPayment[]
  moved: WaySum[]
  paymentCount: number
  at: number
  pages: number
}

type Step = (desk: AtDesk) => Promise<DeskShown<MonthView> | Response>

/** The documents of a month (`2026-11`), by day of supply, and its payments. What is no month leads to this one. */
export function openMonth(month: string): Step {
  return async ({ visit }) => {
    const { now, locale, url } = visit
    if (!isMonth(month)) return seeOther(screenPath('deskMonth', locale, dayOf(now).slice(0, 7)))
    const [documents, payments] = await Promise.all([
      documentsOfMonth(env.DB, month),
      paymentsOfMonth(env.DB, month),
    ])
    const rows = monthRows(documents)
    const sums = monthSums(rows)
    const pages = Math.max(1, Math.ceil(Math.max(rows.length, payments.length) / ROWS))
    const asked = Number(url.searchParams.get('page') ?? 1)
    const at = Number.isInteger(asked) ? Math.min(Math.max(1, asked), pages) : 1
    const page = {
      month,
      before: monthAfter(month, -1),
      after: monthAfter(month, 1),
      rows: rows.slice((at - 1) * ROWS, at * ROWS),
      sums,
      total: monthTotal(sums),
      count: documents.length,
      payments: payments.slice((at - 1) * ROWS, at * ROWS),
      moved: waySums(payments),
      paymentCount: countPayments(payments),
      at,
      pages,
    }
    return { page, status: 200 }
  }
}

/** The month as a file in the form of `intent`. */
export function submitMonth(month: string): Step {
  return async (desk) => {
    const { form, requestId } = desk.visit
    const as = MONTH_FORMS.find((one) => one === form.get('intent'))
    if (!isMonth(month) || !as || !hasMonthFile(as)) return openMonth(month)(desk)
    const { name, count, bytes } = await makeMonthFile(env.DB, { month, as })
    logEvent({ event: 'desk', requestId, outcome: `month.${as}`, person: desk.person.id, count })
    return downloaded(name, bytes, FILE_TYPES[as])
  }
}

function isMonth(month: string): boolean {
  return /^20\d{2}-(?:0[1-9]|1[0-2])$/.test(month)
}

/** The month that is `months` after a month. */
function monthAfter(month: string, months: number): string {
  const [year = 0, of = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, of - 1 + months, 1)).toISOString().slice(0, 7)
}
