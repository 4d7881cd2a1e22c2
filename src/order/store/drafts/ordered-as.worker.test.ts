import { env, withEnv } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { startVisit, type Visit } from '~/http/visit'
import { openOrderPage } from '~/order/form/steps/details-step.server'
import { openStatusPage, submitStatusPage } from '~/order/status/status-step.server'
import { makeDraft, typedText } from '~/order/store/draft-store.server'
import { orderedAs } from '~/order/store/drafts/ordered-as.server'
import { linkSecret, mintStatusToken, readStatusToken } from '~/order/store/status-token.server'
import { openSummaryPage } from '~/order/summary/summary-step.server'
import { seedStatements } from '~/back-office/embedded/seed/sql'
import { HOUR } from '~/lib/duration'
import { NOW, someValues } from '../../../../tests/support/builders.ts'
import { aNewOrder, placeOrder } from '../../../../tests/support/worker/placed-orders.ts'

const MAILING = { MAIL_API_URL: 'https://mail.example/emails', MAIL_API_TOKEN: 'x'.repeat(32) }
const AN_HOUR_LATER = new Date(NOW.getTime() + HOUR)

beforeEach(async () => {
  await env.PROVIDER_DB.batch(seedStatements().map((sql) => env.PROVIDER_DB.prepare(sql)))
})

/** An order, its draft, and whether the mail of it has left. */
async function ordered({ isMailed = true, at = NOW } = {}) {
  const draft = await makeDraft(env.DB, typedText(someValues()) ?? '', at)
  const order = aNewOrder({ draftId: draft.id })
  const { number } = await placeOrder(env.DB, order, at)
  if (isMailed) {
    await env.DB.prepare("UPDATE outbox SET state = 'delivered' WHERE item = ?")
      .bind(`customer:event:${order.orderKey}:1`)
      .run()
  }
  return { number, draft: draft.id, orderKey: order.orderKey }
}

async function scopeOf(path: string) {
  return (await readStatusToken(linkSecret(env), path.split('/').at(-1) ?? ''))?.scope
}

function aVisit(path: string, cookie: string, fields: Record<string, string> = {}): Visit {
  const url = new URL(path, 'https://vozka.example')
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const request = new Request(url, { headers: { Cookie: `__Host-draft=${cookie}` } })
  return startVisit(request, env, { url, requestId: 'test', form, isOverLimit: false })
}

test('for an hour the browser that ordered acts, later it is a guest', async () => {
  await withEnv({ ...env, ...MAILING }, async () => {
    const { number } = await ordered()
    const leadsTo = async (ms: number) =>
      scopeOf((await orderedAs('cs', number, new Date(NOW.getTime() + ms))).statusPath)
    expect(await leadsTo(0)).toBe('act')
    expect(await leadsTo(HOUR - 1)).toBe('act')
    expect(await leadsTo(HOUR)).toBe('guest')
  })
})

test('while no mail has left, or none can, the browser goes on acting', async () => {
  const { number } = await ordered()
  expect(await scopeOf((await orderedAs('cs', number, AN_HOUR_LATER)).statusPath)).toBe('act')
  await withEnv({ ...env, ...MAILING }, async () => {
    const waiting = await ordered({ isMailed: false })
    const path = (await orderedAs('cs', waiting.number, AN_HOUR_LATER)).statusPath
    expect(await scopeOf(path)).toBe('act')
  })
})

test('form and summary of a browser that ordered two hours ago hold no link that acts', async () => {
  await withEnv({ ...env, ...MAILING }, async () => {
    const { draft } = await ordered({ at: new Date(Date.now() - 2 * HOUR) })
    const { page } = await openOrderPage(aVisit('/objednavka', draft))
    expect(await scopeOf(page.ordered?.statusPath ?? '')).toBe('guest')
    const shown = await openSummaryPage(aVisit('/en/order-summary', draft))
    if (shown instanceof Response || shown.view.state !== 'placed') throw new Error('not placed')
    expect(await scopeOf(shown.view.statusPath)).toBe('guest')
    expect(shown.view.statusPath).toContain('/en/')
  })
})

test('a browser that ordered has the link sent to the mailbox, another browser has not', async () => {
  await withEnv({ ...env, ...MAILING }, async () => {
    const { number, draft, orderKey } = await ordered({ at: new Date(Date.now() - 2 * HOUR) })
    const token = await mintStatusToken(linkSecret(env), number, 'guest')
    const path = `/stav-objednavky/${token}`
    const press = (cookie: string) =>
      submitStatusPage(aVisit(path, cookie, { intent: 'sendLink' }), token)
    expect(await press(crypto.randomUUID())).toBeNull()
    const answer = await press(draft)
    expect(answer).toBeInstanceOf(Response)
    await expect
      .poll(async () => {
        const { results } = await env.DB.prepare('SELECT item FROM outbox WHERE instr(item, ?) = 1')
          .bind(`customer:link:${orderKey}:`)
          .all()
        return results.length
      })
      .toBe(1)
    const shown = await openStatusPage(aVisit(`${path}?done=sendLink`, draft), token)
    expect(shown).toMatchObject({
      view: { scope: 'guest', browser: { maySendLink: true, done: 'sendLink' } },
    })
  })
})

test('a browser forgets its orders at a press, on the page that acts and on that of a guest', async () => {
  const { number, draft } = await ordered()
  for (const scope of ['act', 'guest'] as const) {
    const token = await mintStatusToken(linkSecret(env), number, scope)
    const path = `/en/order-status/${token}`
    const before = await openStatusPage(aVisit(path, draft), token)
    expect(before).toMatchObject({ view: { browser: { remembers: true } } })
    const answer = await submitStatusPage(aVisit(path, draft, { intent: 'forgetBrowser' }), token)
    if (!(answer instanceof Response)) throw new Error('no redirect')
    expect(answer.headers.get('Location')).toBe(`${path}?done=forgetBrowser`)
    expect(answer.headers.getSetCookie()[0]).toMatch(/^__Host-draft=; .*Max-Age=0; Secure$/)
    const after = await openStatusPage(aVisit(`${path}?done=forgetBrowser`, ''), token)
    expect(after).toMatchObject({ view: { browser: { remembers: false, done: 'forgetBrowser' } } })
  }
})

test('nothing else can be done with the link of a guest', async () => {
  const { number, draft } = await ordered()
  const token = await mintStatusToken(linkSecret(env), number, 'guest')
  const visit = aVisit(`/stav-objednavky/${token}`, draft, { intent: 'cancel', confirm: '1' })
  expect(await submitStatusPage(visit, token)).toBeNull()
})
