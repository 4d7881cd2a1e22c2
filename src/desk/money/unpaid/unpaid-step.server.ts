import { env } from 'cloudflare:workers'
import { appConfig } from '~config'
import type { AtDesk } from '~/desk/guard/at-desk'
import type { DeskShown } from '~/desk/guard/let-in.server'
import { downloaded, FILE_TYPES } from '~/desk/money/month/downloaded.server'
import { readUnpaid } from '~/desk/money/unpaid/read-unpaid.server'
import { byAge, type AgeGroup, sumsOf, unpaidTable } from '~/desk/money/unpaid/unpaid'
import { dayOf } from '~/desk/rows/days'
import { logEvent } from '~/lib/log'
import type { Money } from '~/lib/money'
import { csvTable } from '~/order/papers/month/csv'
import { toXlsx } from '~/order/papers/month/xlsx'

/** Pages of orders that the page of the desk shows: 300. */
const SHOWN = 2

/** What is unpaid on a day; `hasMore` where the page shows, and adds up, only the longest overdue. */
export type UnpaidView = {
  today: string
  groups: AgeGroup[]
  sums: Money[]
  hasMore: boolean
}

/** What is unpaid, by whom and how long. */
export async function openUnpaid({ visit: { now } }: AtDesk): Promise<DeskShown<UnpaidView>> {
  const { rows, hasMore } = await readUnpaid(env.DB, now, SHOWN)
  const page = { today: dayOf(now), groups: byAge(rows), sums: sumsOf(rows), hasMore }
  return { page, status: 200 }
}

/** The same as a file, all of it: a workbook (`intent=xlsx`) or a table for programs (`csv`). */
export async function submitUnpaid(desk: AtDesk): Promise<DeskShown<UnpaidView> | Response> {
  const { form, now, requestId } = desk.visit
  const as = (['xlsx', 'csv'] as const).find((one) => one === form.get('intent'))
  if (!as) return openUnpaid(desk)
  const { rows } = await readUnpaid(env.DB, now, Infinity)
  const { id } = desk.person
  logEvent({ event: 'desk', requestId, outcome: `unpaid.${as}`, person: id, count: rows.length })
  const table = unpaidTable(rows)
  const bytes = as === 'csv' ? new TextEncoder().encode(csvTable(table.rows)) : toXlsx([table])
  const { file } = appConfig.market.documents.table.unpaid
  return downloaded(`${file}-${dayOf(now)}.${as}`, bytes, FILE_TYPES[as])
}
