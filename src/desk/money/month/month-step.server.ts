import { env } from 'cloudflare:workers'
import type { AtDesk } from '~/desk/guard/at-desk'
import { seeOther } from '~/desk/guard/posts'
import type { DeskShown } from '~/desk/guard/with-person.server'
import { dayOf } from '~/desk/rows/days'
import { screenPath } from '~/i18n/screens'
import { logEvent } from '~/lib/log'
import { hasMonthFile, makeMonthFile } from '~/order/commands/month-file.server'
import { documentsOfMonth } from '~/order/papers/document-store.server'
import { type MonthRow, type MonthSum, monthRows, monthSums } from '~/order/papers/month/month-rows'

/** Rows of one page: a document has one for each rate. */
const ROWS = 200

/** A month of documents: `rows` are those of the page `at` of `pages`, `sums` and `count` are of the whole month. */
export type MonthView = {
  month: string
  before: string
  after: string
  rows: MonthRow[]
  sums: MonthSum[]
  count: number
  at: number
  pages: number
}

type Step = (desk: AtDesk) => Promise<DeskShown<MonthView> | Response>

/** The documents of a month (`2026-11`), by day of supply. What is no month leads to this one. */
export function openMonth(month: string): Step {
  return async ({ visit }) => {
    const { now, locale, url } = visit
    if (!isMonth(month)) return seeOther(screenPath('deskMonth', locale, dayOf(now).slice(0, 7)))
    const documents = await documentsOfMonth(env.DB, month)
    const rows = monthRows(documents)
    const pages = Math.max(1, Math.ceil(rows.length / ROWS))
    const asked = Number(url.searchParams.get('page') ?? 1)
    const at = Number.isInteger(asked) ? Math.min(Math.max(1, asked), pages) : 1
    const page = {
      month,
      before: monthAfter(month, -1),
      after: monthAfter(month, 1),
      rows: rows.slice((at - 1) * ROWS, at * ROWS),
      sums: monthSums(rows),
      count: documents.length,
      at,
      pages,
    }
    return { page, status: 200 }
  }
}

/** The month as a file: a table (`intent=csv`), or a zip of ISDOC files (`isdoc`). */
export function submitMonth(month: string): Step {
  return async (desk) => {
    const { form, requestId } = desk.visit
    const as = form.get('intent')
    if (!isMonth(month) || (as !== 'csv' && as !== 'isdoc') || !hasMonthFile(as))
      return openMonth(month)(desk)
    const { name, count, bytes } = await makeMonthFile(env.DB, { month, as })
    logEvent({ event: 'desk', requestId, outcome: `month.${as}`, person: desk.person.id, count })
    return new Response(bytes, {
      headers: {
        'Content-Type': as === 'csv' ? 'text/csv; charset=utf-8' : 'application/zip',
        'Content-Disposition': `attachment; filename="${name}"`,
        'Cache-Control': 'private, no-store',
        'Referrer-Policy': 'no-referrer',
        'X-Robots-Tag': 'noindex',
      },
    })
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
