import { env } from 'cloudflare:workers'
import { load } from 'cheerio'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startVisit, type Visit } from '~/http/visit'
import { monthFile } from '~/order/commands/month-file.server'
import type { Act } from '~/order/life/event-data'
import { sendOwedMail } from '~/order/mail/send-mail.server'
import { issueDocuments } from '~/order/papers/issue-documents.server'
import { openDocument, openIsdoc } from '~/order/status/document/open-document.server'
import { openStatusPage } from '~/order/status/status-step.server'
import { actOnOrder } from '~/order/store/act.server'
import { linkSecret, mintStatusToken } from '~/order/store/status-token.server'
import { DAY, MINUTE } from '~/lib/duration'
import { NOW } from '../../../../tests/support/builders.ts'
import type { ApiMail } from '../../../../tests/support/worker/eml.ts'
import { emptyOutbox } from '../../../../tests/support/worker/outbox.ts'
import { aNewOrder, placeOrder } from '../../../../tests/support/worker/placed-orders.ts'

const SITE = {
  DB: env.DB,
  SITE_ORIGIN: 'https://www.vozka.example',
  ORDER_LINK_SECRET: env.ORDER_LINK_SECRET ?? '',
  MAIL_API_URL: 'https://mail.example/emails',
  MAIL_API_TOKEN: 'token',
  MAIL_FROM: 'site@vozka.example',
  CARRIER_EMAIL: 'carrier@vozka.example',
}
/** 91 days after the pickup of the order of the builders. */
const OVER = new Date(Date.parse('2026-12-03T07:30:00Z') + 91 * DAY)
const PAID: Act = {
  event: 'paid',
  amount: null,
  day: '2026-11-20',
  way: 'transfer',
  reference: 'B-17',
}

let posted: ApiMail[] = []

beforeEach(async () => {
  await emptyOutbox()
  await env.DB.batch([
    env.DB.prepare('DELETE FROM mail_counts'),
    env.DB.prepare('DELETE FROM documents'),
  ])
  posted = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    posted.push(await new Request(url, init).json())
    return Response.json({ id: '1' })
  })
})

afterEach(() => {
  vi.restoreAllMocks()
})

function visitOf(path: string, now = NOW): Visit {
  const url = new URL(path, SITE.SITE_ORIGIN)
  const asked = { url, requestId: 'test', form: new FormData(), isOverLimit: false }
  return { ...startVisit(new Request(url), env, asked), now }
}

/** When nobody can take back any more what happened at NOW. */
const DUE = new Date(NOW.getTime() + MINUTE)

/** An order that was paid before its ride, with the document for the payment issued. */
async function prepaid(): Promise<{ number: string; token: string }> {
  const { number } = await placeOrder(env.DB, aNewOrder(), NOW)
  for (const act of [{ event: 'confirm' }, PAID] satisfies Act[]) {
    const done = await actOnOrder(env.DB, number, { act, actor: 'carrier', seq: null }, NOW)
    if (!done.ok) throw new Error(done.error)
  }
  await issueDocuments(env.DB, DUE)
  return { number, token: await mintStatusToken(linkSecret(env), number) }
}

/** The documents that the order's page lists. */
async function listed(token: string, now = NOW) {
  const shown = await openStatusPage(visitOf(`/stav-objednavky/${token}`, now), token)
  return shown && 'view' in shown && shown.view.state === 'placed' ? shown.view.documents : null
}

test('the page of a paid order lists its document, and the link opens page and file', async () => {
  const { number, token } = await prepaid()
  const [document, ...more] = (await listed(token)) ?? []
  expect(more).toEqual([])
  expect(document).toMatchObject({ kind: 'advance', number: '2026-Z-0001', total: 790_000 })
  const path = document?.path ?? ''
  const opened = path.slice('/doklad/'.length)
  expect(await openDocument(visitOf(path), opened)).toMatchObject({
    state: 'issued',
    document: { order: number, payments: [{ way: 'transfer', reference: 'B-17' }] },
  })
  const file = await openIsdoc(visitOf(`${path}.isdoc`), opened)
  expect(file?.headers.get('Content-Disposition')).toBe('attachment; filename="2026-Z-0001.isdoc"')
  expect(file?.headers.get('Cache-Control')).toBe('private, no-store')
  const $ = load((await file?.text()) ?? '', { xml: true })
  expect($('DocumentType').text()).toBe('5')
  expect($('SalesOrderID').text()).toBe(number)
})

test('a guest sees no documents', async () => {
  const { number } = await prepaid()
  const guest = await mintStatusToken(linkSecret(env), number, 'guest')
  expect(await listed(guest)).toEqual([])
})

test('a forged link is unknown; that of an order past its time has ended, with its file', async () => {
  const { token } = await prepaid()
  const path = (await listed(token))?.[0]?.path ?? ''
  const opened = path.slice('/doklad/'.length)
  for (const forged of ['', 'a2026-1', `${opened}x`, opened.replace('a2026-1', 'a2026-2')]) {
    expect(await openDocument(visitOf('/'), forged), forged).toBeNull()
    expect(await openIsdoc(visitOf('/'), forged), forged).toBeNull()
  }
  expect(await openDocument(visitOf(path, OVER), opened)).toEqual({ state: 'ended' })
  expect(await openIsdoc(visitOf(path, OVER), opened)).toBeNull()
})

test('its mail leads to the page and brings the same file', async () => {
  const { token } = await prepaid()
  await sendOwedMail(SITE, DUE)
  const mail = posted.find(({ subject }) => subject.includes('2026-Z-0001'))
  const path = (await listed(token))?.[0]?.path ?? ''
  expect(mail?.subject).toBe('Doklad o\u00a0přijaté platbě 2026-Z-0001')
  expect(mail?.text).toContain(SITE.SITE_ORIGIN + path)
  const [attached] = mail?.attachments ?? []
  expect(attached).toMatchObject({ filename: '2026-Z-0001.isdoc' })
  const bytes = Uint8Array.from(atob(attached?.content ?? ''), (sign) => sign.charCodeAt(0))
  const file = await openIsdoc(visitOf(path), path.slice('/doklad/'.length))
  expect(new TextDecoder().decode(bytes)).toBe(await file?.text())
})

test('the invoice of a cash ride asks for cash to the driver, in its mail and in its file', async () => {
  const payment = { paymentMethod: 'cash', note: null } as const
  const { number } = await placeOrder(env.DB, aNewOrder({ payment }), NOW)
  const by = async (actor: 'carrier' | 'driver', act: Act, now: Date) =>
    expect(await actOnOrder(env.DB, number, { act, actor, seq: null }, now)).toMatchObject({
      ok: true,
    })
  await by('carrier', { event: 'confirm' }, NOW)
  const end = new Date('2026-12-03T09:30:00Z')
  await by('driver', { event: 'finish' }, end)
  await sendOwedMail(SITE, end)
  const mail = posted.find(({ subject }) => subject.includes('2026-F-0001'))
  expect(mail?.text).toContain('v\u00a0hotovosti přímo řidiči')
  expect(mail?.text).not.toMatch(/IBAN|Splatnost/)
  const [path] = (await listed(await mintStatusToken(linkSecret(env), number), end)) ?? []
  const file = await openIsdoc(visitOf('/', end), (path?.path ?? '').slice('/doklad/'.length))
  const $ = load((await file?.text()) ?? '', { xml: true })
  expect($('PaymentMeansCode').text()).toBe('10')
  expect($('PaymentMeans').text()).not.toContain('IBAN')
  expect($('PayableAmount').text()).toBe('7900.00')
})

test('the month of the terminal has the document by its day of supply', async () => {
  await prepaid()
  const november = await monthFile({ command: 'month', month: '2026-11', as: 'csv' }, env.DB)
  expect(november).toMatchObject({ ok: true, kind: 'file', name: 'doklady-2026-11.csv', count: 1 })
  const december = await monthFile({ command: 'month', month: '2026-12', as: 'isdoc' }, env.DB)
  expect(december).toMatchObject({ kind: 'file', name: 'doklady-2026-12.zip', count: 0 })
})
