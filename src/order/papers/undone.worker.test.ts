import { env } from 'cloudflare:workers'
import { beforeEach, expect, test, vi } from 'vitest'
import { submitMoney } from '~/desk/money/money-step.server'
import { submitOrder } from '~/desk/order/order-step.server'
import { HOUR, SECOND } from '~/lib/duration'
import { noteStatement } from '~/order/bank/note-statement.server'
import type { Statement } from '~/order/bank/statement'
import { answerActs } from '~/order/commands/answer-acts.server'
import type { Act } from '~/order/life/event-data'
import { renderMails } from '~/order/mail/render-mails.server'
import { documentsOf } from '~/order/papers/document-store.server'
import { issueDocuments } from '~/order/papers/issue-documents.server'
import { actOnOrder } from '~/order/store/act.server'
import { readOrderRow } from '~/order/store/order-store.server'
import type { Actor } from '~/order/life/states'
import { NOW } from '../../../tests/support/builders.ts'
import { atDesk } from '../../../tests/support/worker/at-desk.ts'
import { tellSite } from '../../../tests/support/notices/tell.ts'
import { emptyOutbox } from '../../../tests/support/worker/outbox.ts'
import { aNewOrder, placeOrder } from '../../../tests/support/worker/placed-orders.ts'

const TOKEN = 'the token of the terminal, 32 or more'
/** When the act happens. */
const THEN = new Date(NOW.getTime() + HOUR)
const after = (seconds: number) => new Date(THEN.getTime() + seconds * SECOND)

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await emptyOutbox()
  await env.DB.prepare('DELETE FROM bank_lines').run()
  return () => vi.useRealTimers()
})

/** The terminal asks the site; returns the status. */
async function typed(command: object): Promise<number> {
  const request = new Request('https://vozka.example/api/acts', {
    method: 'POST',
    body: JSON.stringify(command),
    headers: { Authorization: `Bearer ${TOKEN}`, 'Content-Type': 'application/json' },
  })
  const persons = {
    exportOf: () => Promise.reject(new Error('not asked')),
    erase: () => Promise.reject(new Error('not asked')),
    eraseAgain: () => Promise.reject(new Error('not asked')),
  }
  return (await answerActs(request, { ...env, ORDERS_TOKEN: TOKEN }, persons)).status
}

const lifeOf = async (number: string) => (await readOrderRow(env.DB, number))?.life

async function pressed(
  number: string,
  fields: Record<string, string>,
  role: 'owner' | 'dispatcher' = 'dispatcher',
): Promise<number> {
  const seq = String((await lifeOf(number))?.seq)
  const path = `/dispecink/objednavka/${number}`
  const answer = await submitOrder(number)(
    atDesk(path, { seq, ...fields }, new Date(), 'dana', role),
  )
  return answer instanceof Response ? 200 : answer.status
}

const lineOf = (number: string) =>
  `Datum;Objem;Měna;VS;Název protiúčtu;ID pohybu\n21.11.2026;7900,00;CZK;${number};Dvorak;A-1`

const paying = { event: 'paid', amount: 790_000, way: 'transfer' } as const
const by = (actor: Actor, number: string, act: Act) =>
  actOnOrder(env.DB, number, { act, actor, seq: null }, new Date())

/** Every door by which the carrier does something that a word of the carrier can take back. */
const DOORS: Record<string, (number: string) => Promise<unknown>> = {
  'done at the terminal': (number) => typed({ command: 'done', number, why: 'Dřívější let' }),
  'paid at the terminal': (number) => typed({ command: 'paid', number, amount: null }),
  'a statement noted at the terminal': (number) =>
    typed({ command: 'statement', text: lineOf(number), isNoted: true }),
  'done at the desk': (number) => pressed(number, { intent: 'done', why: 'Dřívější let' }),
  'paid at the desk': (number) => pressed(number, { intent: 'paid', way: 'cash' }),
  'a statement noted at the desk': (number) =>
    submitMoney(
      atDesk(
        '/dispecink/penize',
        {
          intent: 'statement',
          statement: new File([lineOf(number)], 'vypis.csv'),
        },
        new Date(),
      ),
    ),
  'money that a back office tells of': (number) =>
    tellSite({
      number,
      after: 2,
      event: 'paid',
      data: { amount: 790_000, day: '2026-11-20', way: 'transfer', reference: 'B-1' },
    }),
}
const UNDONE: Record<string, (number: string) => Promise<number>> = {
  terminal: (number) => typed({ command: 'undo', number }),
  desk: (number) => pressed(number, { intent: 'undo' }),
}

async function aConfirmedOrder() {
  vi.setSystemTime(NOW)
  const order = aNewOrder()
  const { number } = await placeOrder(env.DB, order, NOW)
  await by('carrier', number, { event: 'confirm' })
  vi.setSystemTime(THEN)
  return { number, orderKey: order.orderKey }
}

/** Issues what is due; the kinds and sums of the documents of an order. */
async function issuedAt(orderKey: string, now: Date) {
  vi.setSystemTime(now)
  await issueDocuments(env.DB, now)
  return (await documentsOf(env.DB, orderKey)).map(({ document: { kind, total } }) => [kind, total])
}

/** When the mails to the customer about an event leave, in seconds after the act. */
async function mailsOf(orderKey: string, seq: number): Promise<number[]> {
  const { results } = await env.DB.prepare(
    "SELECT next_at FROM outbox WHERE kind = 'mail' AND item = ?",
  )
    .bind(`customer:event:${orderKey}:${seq}`)
    .all<{ next_at: number }>()
  return results.map(({ next_at: at }) => (at - THEN.getTime()) / SECOND)
}

const EACH = Object.keys(DOORS).flatMap((door) =>
  Object.keys(UNDONE).map((undoneAt) => ({ door, undoneAt })),
)

test.each(EACH)(
  '$door: undone at the $undoneAt in the last second nothing has left, a second later all has',
  async ({ door, undoneAt }) => {
    const { number, orderKey } = await aConfirmedOrder()
    await DOORS[door]?.(number)
    expect((await lifeOf(number))?.seq).toBe(3)
    expect(await issuedAt(orderKey, after(59))).toEqual([])
    expect(await UNDONE[undoneAt]?.(number)).toBe(200)
    expect(await mailsOf(orderKey, 3)).toEqual([])
    expect(await issuedAt(orderKey, after(120))).toEqual([])

    const kept = await aConfirmedOrder()
    await DOORS[door]?.(kept.number)
    const isDone = door.startsWith('done')
    expect(await mailsOf(kept.orderKey, 3)).toEqual(isDone ? [60] : [])
    expect(await issuedAt(kept.orderKey, after(59))).toEqual([])
    const kind = isDone ? 'invoice' : 'advance'
    expect(await issuedAt(kept.orderKey, after(60))).toEqual([[kind, 790_000]])
    expect(await UNDONE[undoneAt]?.(kept.number)).toBe(409)
  },
)

test('what nobody can take back leaves at once: money that gateway or bank tell of, and the press of a driver', async () => {
  const byGateway = await aConfirmedOrder()
  await by('site', byGateway.number, { ...paying, way: 'card', reference: 'pi_1' })
  expect(await issuedAt(byGateway.orderKey, THEN)).toEqual([['advance', 790_000]])
  const byBank = await aConfirmedOrder()
  const line = {
    bankId: 'A-2',
    weakId: '',
    day: '2026-11-21',
    amount: 790_000,
    currency: 'CZK',
    symbol: byBank.number,
    name: '',
    account: '',
    message: '',
  }
  const statement: Statement = { form: 'fio', lines: [line], out: 0, waiting: 0, faults: [] }
  await noteStatement(env.DB, statement, { actor: 'site', now: THEN })
  expect(await issuedAt(byBank.orderKey, THEN)).toEqual([['advance', 790_000]])
  const byDriver = await aConfirmedOrder()
  await by('driver', byDriver.number, { event: 'finish', why: 'Dřívější let' })
  expect(await mailsOf(byDriver.orderKey, 3)).toEqual([0])
  expect(await issuedAt(byDriver.orderKey, THEN)).toEqual([['invoice', 790_000]])
})

test('an undo that comes while the document leaves credits it, at once', async () => {
  const undone = async (act: Act) => {
    const { number, orderKey } = await aConfirmedOrder()
    await by('carrier', number, act)
    // The cron had the minute over already when the undo was judged.
    await issueDocuments(env.DB, after(60))
    vi.setSystemTime(after(59))
    expect(await UNDONE['terminal']?.(number)).toBe(200)
    await issueDocuments(env.DB, after(60))
    return (await documentsOf(env.DB, orderKey)).map(({ document }) => document)
  }
  const day = '2026-10-15'
  const [receipt, back] = await undone({ ...paying, day })
  expect(receipt).toMatchObject({ kind: 'advance', supplyOn: day })
  expect(back).toMatchObject({
    kind: 'credit',
    total: -790_000,
    // The month of the mistake comes to nothing, and no money was given back.
    supplyOn: day,
    paid: 0,
    payments: [],
    corrects: { number: receipt?.number, reason: 'Chybný záznam' },
  })
  const [invoice, credit, ...more] = await undone({ event: 'finish', why: 'Dřívější let' })
  expect(credit).toMatchObject({
    kind: 'credit',
    total: -790_000,
    supplyOn: invoice?.supplyOn,
    corrects: { number: invoice?.number, reason: 'Chybný záznam' },
  })
  expect(more).toEqual([])
})

test('a document that could not be issued is struck by the undo, too', async () => {
  const { number, orderKey } = await aConfirmedOrder()
  await typed({ command: 'paid', number, amount: null })
  await env.DB.prepare("UPDATE outbox SET state = 'needs_review' WHERE kind = 'document'").run()
  expect(await UNDONE['terminal']?.(number)).toBe(200)
  expect(await issuedAt(orderKey, after(120))).toEqual([])
  const left = await env.DB.prepare("SELECT item FROM outbox WHERE kind = 'document'").all()
  expect(left.results).toEqual([])
})

test('of two acts within the minute the last is undone, and the paper of the first leaves in its time', async () => {
  const { number, orderKey } = await aConfirmedOrder()
  await typed({ command: 'done', number, why: 'Dřívější let' })
  vi.setSystemTime(after(30))
  await typed({ command: 'surcharge', number, amount: 50_000, reason: 'Čekání' })
  vi.setSystemTime(after(40))
  expect(await UNDONE['desk']?.(number)).toBe(200)
  expect(await issuedAt(orderKey, after(59))).toEqual([])
  expect(await issuedAt(orderKey, after(60))).toEqual([['invoice', 790_000]])
  expect(await issuedAt(orderKey, after(120))).toEqual([['invoice', 790_000]])
})

/** What is written in a mail to the customer. */
async function mailOf(subject: Parameters<typeof renderMails>[1][number]['subject']) {
  const mail = {
    item: '',
    attempts: 0,
    owed_since: 0,
    replayed_at: null,
    lease_until: 0,
    role: 'customer',
    subject,
    message: null,
    isMessageHeld: false,
    isRepeated: false,
  } as const
  return JSON.stringify(await renderMails(env.DB, [mail], 'https://vozka.example', after(700)))
}

test('money that was noted by mistake is taken back after its minute: the order owes it again, and its document is credited', async () => {
  for (const door of Object.keys(UNDONE)) {
    const { number, orderKey } = await aConfirmedOrder()
    await by('carrier', number, { ...paying, reference: 'omylem' })
    expect(await issuedAt(orderKey, after(60))).toEqual([['advance', 790_000]])
    // Something else has happened since.
    await by('carrier', number, { event: 'note', text: 'Volal' })
    vi.setSystemTime(after(600))
    const done =
      door === 'desk'
        ? await pressed(number, { intent: 'mistake', entry: '3' }, 'owner')
        : await typed({ command: 'mistake', number })
    expect(done).toBe(200)
    expect(await lifeOf(number)).toMatchObject({ ledger: [], balance: { due: 790_000, paid: 0 } })
    expect(await issuedAt(orderKey, after(700))).toEqual([
      ['advance', 790_000],
      ['credit', -790_000],
    ])
    expect(await typed({ command: 'mistake', number })).toBe(409)
    // Its mail brings the credit.
    const credit = (await documentsOf(env.DB, orderKey)).at(-1)
    expect(await mailOf({ about: 'document', orderKey, seq: 5, nth: credit?.nth ?? -1 })).toContain(
      credit?.document.number,
    )
  }
})

test('money noted by mistake that is taken back after the ride: the papers that leave ask for it, of whichever month it was', async () => {
  const { number, orderKey } = await aConfirmedOrder()
  await by('carrier', number, { ...paying, day: '2026-10-30' })
  expect(await issuedAt(orderKey, after(60))).toEqual([['advance', 790_000]])
  await by('carrier', number, { event: 'finish', why: 'Dřívější let' })
  expect(await issuedAt(orderKey, after(120))).toHaveLength(2)
  vi.setSystemTime(after(600))
  expect(await typed({ command: 'mistake', number })).toBe(200)
  expect(await lifeOf(number)).toMatchObject({ balance: { due: 790_000, paid: 0 } })
  expect((await issuedAt(orderKey, after(700))).slice(2)).toEqual([
    ['credit', -790_000],
    ['credit', -790_000],
    ['invoice', 790_000],
  ])
  const papers = await documentsOf(env.DB, orderKey)
  const asking = papers.at(-1)
  expect(asking?.document).toMatchObject({ due: 790_000, paid: 0, deducted: [] })
  expect(papers.map(({ document }) => document.supplyOn.slice(0, 7))).toEqual([
    '2026-10',
    '2026-11',
    '2026-10',
    '2026-11',
    '2026-11',
  ])
  const mail = await mailOf({ about: 'document', orderKey, seq: 5, nth: asking?.nth ?? -1 })
  expect(mail).toContain(asking?.document.number)
  expect(mail.replaceAll('\u00a0', ' ')).toContain('7 900 Kč')
  expect(await issuedAt(orderKey, after(800))).toHaveLength(5)
})

test('what a gateway moved is no mistake, and only an owner says that money never moved', async () => {
  const { number } = await aConfirmedOrder()
  await by('site', number, { ...paying, way: 'card', reference: 'pi_1' })
  vi.setSystemTime(after(600))
  expect(await typed({ command: 'mistake', number })).toBe(409)
  const noted = await aConfirmedOrder()
  await by('carrier', noted.number, paying)
  const act = { event: 'undo', money: 'entry' } as const
  const person = { id: 'dana', role: 'dispatcher' } as const
  const asked = { act, actor: 'carrier', seq: null, person } as const
  expect(await actOnOrder(env.DB, noted.number, asked, after(600))).toMatchObject({
    error: 'ownerOnly',
  })
})

test('what is taken back behind something else that was taken back issues nothing, whatever both owed', async () => {
  for (const acts of [
    [
      { event: 'finish', why: 'Dřívější let' },
      { event: 'note', text: 'abc' },
    ],
    [
      { event: 'paid', amount: 300_000 },
      { event: 'paid', amount: 300_000 },
    ],
    [
      { event: 'finish', why: 'Dřívější let' },
      { event: 'surcharge', amount: 50_000, reason: 'Čekání' },
    ],
  ] satisfies Act[][]) {
    const { number, orderKey } = await aConfirmedOrder()
    for (const act of acts) await by('carrier', number, act)
    for (const _ of acts) expect(await UNDONE['terminal']?.(number)).toBe(200)
    await issueDocuments(env.DB, after(120))
    expect(await documentsOf(env.DB, orderKey)).toEqual([])
    vi.setSystemTime(THEN)
  }
})
