import { env, withEnv } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { loadOrderCatalogue } from '~/back-office/catalogue/catalogue.server'
import { startVisit } from '~/http/visit'
import { checkOrder, hashOrder } from '~/order/rules/to-order'
import { submitSummaryPage } from '~/order/summary/summary-step.server'
import { keepSummary } from '~/order/store/summary-store.server'
import { makeDraft, typedText } from '~/order/store/draft-store.server'
import { DAY } from '~/lib/duration'
import { toLocalTime } from '~/lib/local-time'
import { someValues } from '../../../tests/support/builders.ts'
import { slowDatabase } from '../../../tests/support/tabs/interleaving.ts'
import { readWay } from '~/places/ways'

test('a press whose draft was ordered and whose summary went meanwhile is answered, not a fault', async () => {
  const now = new Date()
  const date = toLocalTime(new Date(now.getTime() + 10 * DAY)).slice(0, 10)
  const values = someValues({ date, time: '12:00' })
  const typed = typedText(values) ?? ''
  const draft = await makeDraft(env.DB, typed, now)
  const checked = checkOrder(values, await loadOrderCatalogue(), readWay(values, []), now)
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors))
  const { order } = checked
  const summary = { draftId: draft.id, typed, order, hash: await hashOrder(order) }
  const orderKey = await keepSummary(env.DB, summary, now)
  const url = new URL('https://vozka.example/souhrn-objednavky')
  const form = new FormData()
  form.append('orderKey', orderKey)
  form.append('paymentMethod', 'card')

  let calls = 0
  const DB = slowDatabase(env.DB, async () => {
    calls += 1
    // After the summary is read, before the order is stored.
    if (calls !== 3) return
    await env.DB.batch([
      env.DB.prepare("UPDATE drafts SET typed = '', payment = '', placed_number = '2600000018'"),
      env.DB.prepare('DELETE FROM summaries'),
    ])
  })
  const visit = startVisit(
    new Request(url),
    {},
    { url, requestId: 'test', form, isOverLimit: false },
  )
  const answer = await withEnv({ ...env, DB }, () => submitSummaryPage(visit))
  expect(answer).toMatchObject({ status: 303 })
  expect(await env.DB.prepare('SELECT COUNT(*) AS n FROM orders').first()).toEqual({ n: 0 })
})
