import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Act } from '~/order/life/event-data'
import { at } from '~/markets/at'

// A carrier of Austria: what is stored, noted, issued and exported counts in euros.

async function loadSite() {
  return {
    ...(await import('../../../tests/support/builders.ts')),
    ...(await import('../../../tests/support/worker/placed-orders.ts')),
    ...(await import('~/http/visit')),
    ...(await import('~/lib/duration')),
    ...(await import('~/order/commands/answer-statement.server')),
    ...(await import('~/order/commands/month-file.server')),
    ...(await import('~/order/papers/document-store.server')),
    ...(await import('~/order/papers/issue-documents.server')),
    ...(await import('~/order/store/act.server')),
    ...(await import('~/order/store/order-store.server')),
    ...(await import('~/desk/money/month/month-step.server')),
    ...(await import('~/desk/money/read-money.server')),
  }
}
let site: Awaited<ReturnType<typeof loadSite>>

beforeAll(async () => {
  const { appConfig } = await import('~config')
  const parts = [
    { shareBp: 3_333, vatRateBp: 1000 },
    { shareBp: 6_667, vatRateBp: 0 },
  ]
  const price = { business: 29_000, comfort: 35_000, basic: 25_000 }
  const fixedRoutes = appConfig.fixedRoutes.map((route) => ({
    ...route,
    vatRateBp: 1000,
    ...(route.between.includes('vienna') ? { vatParts: parts } : {}),
    price,
  }))
  const orderOptions = appConfig.orderOptions.map((option) => ({
    ...option,
    price: 2_400,
    vatRateBp: 2000,
  }))
  const ordering = { ...appConfig.ordering, vatRateBp: 1000, addressAbove: 40_000 }
  vi.resetModules()
  vi.doMock('~config', () => ({
    appConfig: { ...appConfig, market: at, fixedRoutes, orderOptions, ordering },
  }))
  site = await loadSite()
}, 120_000)
afterAll(() => {
  vi.doUnmock('~config')
  vi.resetModules()
})

beforeEach(async () => {
  for (const table of ['bank_lines', 'documents', 'order_keys', 'order_events', 'outbox', 'orders'])
    await env.DB.prepare(`DELETE FROM ${table}`).run()
})

const PHONE = '+43 664 1234567'

function act(number: string, doing: Act, now: Date) {
  const by = { act: doing, actor: 'carrier' as const, seq: null }
  return site.actOnOrder(env.DB, number, by, now)
}

test('an order in Vienna is placed, confirmed, paid by a statement, documented and exported in euros', async () => {
  const { anOrder, aNewOrder, placeOrder, NOW, DAY, MINUTE } = site
  const order = anOrder({
    dropoff: 'Vídeň',
    phone: PHONE,
    chooseCountry: 'CZ',
    orderOptions: ['prosecco'],
  })
  expect(order.price.totalGross).toEqual({ amount: 31_400, currency: 'EUR' })
  const placed = aNewOrder({ order, payment: { paymentMethod: 'bankTransfer', note: null } })
  const { number } = await placeOrder(env.DB, placed, NOW)
  await act(number, { event: 'confirm' }, NOW)

  const due = await site.readMoney(env.DB, NOW)
  expect([...due.due.totals, ...due.overdue.totals]).toEqual([{ amount: 31_400, currency: 'EUR' }])
  // Without a column of the currency it is the account's; the number stands in the text of the transfer.
  const statement = `Buchungsdatum;Partnername;Partner IBAN;Betrag;Verwendungszweck
21.11.2026;Jana Ukázková;AT611904300234573201;314,00;Fahrt ${number.slice(0, 2)} ${number.slice(2, 6)} ${number.slice(6)}
21.11.2026;Strom;AT611904300234573201;-80,00;Rechnung
`
  const noted = await site.noteText(env.DB, statement, {
    actor: 'carrier',
    now: NOW,
    requestId: undefined,
  })
  expect(noted.lines.map(({ match }) => match)).toEqual([{ is: 'noted', number }])

  const end = new Date(Date.parse(order.trip.pickupAt) + DAY / 4)
  await act(number, { event: 'finish' }, end)
  await site.issueDocuments(env.DB, new Date(end.getTime() + MINUTE))
  const documents = (await site.documentsOf(env.DB, placed.orderKey)).map((one) => one.document)
  expect(documents.map(({ kind, currency, total }) => [kind, currency, total])).toEqual([
    ['advance', 'EUR', 31_400],
    ['invoice', 'EUR', 31_400],
  ])
  expect(documents.map(({ exchange }) => exchange)).toEqual([null, null])

  const row = await env.DB.prepare('SELECT currency, total, due FROM orders WHERE number = ?')
    .bind(number)
    .first()
  expect(row).toEqual({ currency: 'EUR', total: 31_400, due: 0 })
  // The desk names a currency only where it is another one.
  expect((await site.readOrderRow(env.DB, number, end))?.currency).toBeUndefined()

  const { bytes, name } = await site.makeMonthFile(env.DB, { month: '2026-11', as: 'csv' })
  expect(name).toBe('belege-2026-11.csv')
  const rows = new TextDecoder().decode(bytes).split('\r\n')
  expect(rows[0]).toBe(
    '"Beleg";"Art";"Bestellung";"Ausstellungsdatum";"Leistungsdatum";"Kunde";"Firmennummer";"UID-Nummer";"Satz";"Netto";"USt.";"Gesamt";"Währung";"Kurs";"Netto in Euro";"USt. in Euro";"Gesamt in Euro";"bezahlt am";"Zahlungsart";"Referenz"',
  )
  const cellsOf = (line: string) => line.replaceAll('"', '').split(';').slice(8, 19).join(' ')
  expect(rows.slice(1, 4).map(cellsOf)).toEqual([
    '10 % 87,87 8,79 96,66 EUR  87,87 8,79 96,66 2026-11-21 Überweisung',
    'nicht steuerbar 193,34 0,00 193,34 EUR  193,34 0,00 193,34 2026-11-21 Überweisung',
    '20 % 20,00 4,00 24,00 EUR  20,00 4,00 24,00 2026-11-21 Überweisung',
  ])
  expect(rows[4]).toBe(';"Summe";;;;;;;;301,21;12,79;314,00;"EUR";;301,21;12,79;314,00;;;')
  const money = await site.makeMonthFile(env.DB, { month: '2026-11', as: 'payments' })
  expect(money.name).toBe('zahlungen-2026-11.csv')
  expect(new TextDecoder().decode(money.bytes)).toContain(
    '"eingegangen";"Überweisung";314,00;"EUR"',
  )
})

test('rows that were stored without a currency are in that of the market', async () => {
  const { anOrder, aNewOrder, placeOrder, NOW } = site
  const order = anOrder({ dropoff: 'Brno', phone: PHONE, chooseCountry: 'CZ' })
  const { number } = await placeOrder(env.DB, aNewOrder({ order }), NOW)
  await env.DB.prepare('UPDATE orders SET currency = NULL WHERE number = ?').bind(number).run()
  await act(number, { event: 'confirm' }, NOW)
  const row = await env.DB.prepare('SELECT currency FROM orders WHERE number = ?')
    .bind(number)
    .first()
  expect(row).toEqual({ currency: 'EUR' })
})

test('a month in Austria has no ISDOC: not at the desk, not for the terminal', async () => {
  expect(await site.monthFile({ command: 'month', month: '2026-11', as: 'isdoc' }, env.DB)).toEqual(
    {
      ok: false,
      error: 'invalid',
      field: 'as',
    },
  )
  expect(site.hasMonthFile('csv')).toBe(true)
})
