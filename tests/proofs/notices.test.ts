import { appConfig } from '~config'
import { env } from 'cloudflare:workers'
import * as fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { eventBodySchema } from '~/back-office/events/contract-event'
import { HOUR } from '~/lib/duration'
import type { Act } from '~/order/life/event-data'
import { actOnOrder } from '~/order/store/act.server'
import { readOrderRow } from '~/order/store/order-store.server'
import { NOW } from '../support/builders.ts'
import { fuzzed } from '../support/hostile/hostile-text.ts'
import { beforeOwnBackOffice, tellSite } from '../support/notices/tell.ts'
import { remoteEnd } from '../support/provider/ends.ts'
import { drainAt, emptyOutbox } from '../support/worker/outbox.ts'
import { aNewOrder, aNewRequest, placeOrder } from '../support/worker/placed-orders.ts'

// Lives of orders before a back office that decides, over a wire that drops, doubles and reorders its notices.

const RUNS = Math.ceil(env.FUZZ_RUNS / 8)
const TIMEOUT = 60_000 + RUNS * 3_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(NOW)
  appConfig.ordering.decidedBy = 'back-office'
  return () => {
    vi.useRealTimers()
    appConfig.ordering.decidedBy = 'desk'
  }
})

const until = new Date(NOW.getTime() + 5 * HOUR).toISOString()
const DRIVER = { driver: 'Karel Ukázka', phone: '+420700000001', car: 'Sedan', plate: '1AB 2345' }
const NOTICES = [
  { event: 'confirm', data: {} },
  { event: 'offer', data: { total: 650_000, until, words: '' } },
  { event: 'assign', data: DRIVER },
  { event: 'progress', data: { step: 'onTheWay' } },
  { event: 'finish', data: { reason: 'Vyjelo se dřív.' } },
  { event: 'cancel', data: { reason: 'Porucha.', fee: 0 } },
  { event: 'reject', data: { reason: 'Plno.' } },
  { event: 'reopen', data: { reason: 'Omyl.' } },
  { event: 'answerChange', data: { isGranted: true, words: 'Ano.', offer: null } },
  { event: 'paid', data: { amount: 1_000 } },
  { event: 'price', data: { total: 600_000, reason: 'Sleva.' } },
] as const
const CUSTOMERS: readonly Act[] = [
  { event: 'cancel', reason: null },
  { event: 'requestChange', message: 'Později.' },
  { event: 'decline' },
  { event: 'declineChange' },
]

/** `lost`: the notice arrives, its answer does not, so that it is sent again under its id. */
const aStep = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      notice: fc.constantFrom(...NOTICES),
      fate: fc.constantFrom('arrives', 'arrives', 'dropped', 'doubled', 'lost', 'late'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ customer: fc.constantFrom(...CUSTOMERS) }) },
  { weight: 2, arbitrary: fc.record({ isDrain: fc.constant(true) }) },
)

type Sent = { id: string; notice: object }

test(
  'whatever becomes of its notices on the way, each happens once, and site and back office know the same in the end',
  { timeout: TIMEOUT },
  async () => {
    const steps = fc.array(aStep, { minLength: 3, maxLength: 14, size: 'max' })
    await fc.assert(
      fc.asyncProperty(fc.boolean(), steps, async (isRequest, done) => {
        await emptyOutbox()
        const end = remoteEnd('notices')
        const { number } = await placeOrder(env.DB, isRequest ? aNewRequest() : aNewOrder(), NOW)
        /** What the back office knows: the numbers of its own notices, and of the events that it was told. */
        const mine = new Map<string, number>()
        const late: Sent[] = []
        const toldOf = async () =>
          (await end.received()).events.map(({ body }) => {
            const { number: of, ...event } = v.parse(v.looseObject({ number: v.string() }), body)
            expect(of).toBe(number)
            return v.parse(eventBodySchema, event)
          })
        const known = async () =>
          Math.max(1, ...mine.values(), ...(await toldOf()).map(({ seq }) => seq))
        const send = async ({ id, notice }: Sent) => {
          const { status, json } = await tellSite(notice, { id })
          expect([200, 409, 422]).toContain(status)
          if (status === 200) {
            // The same id, the same answer.
            expect(mine.get(id) ?? json.seq).toBe(json.seq)
            mine.set(id, json.seq ?? 0)
          }
          return status
        }
        for (const step of done) {
          if ('isDrain' in step) {
            await drainAt(end.connection, NOW)
          } else if ('customer' in step) {
            const doing = { act: step.customer, actor: 'customer', seq: null } as const
            await beforeOwnBackOffice(() => actOnOrder(env.DB, number, doing, NOW))
          } else {
            const notice = { number, after: await known(), ...step.notice }
            const sent = { id: crypto.randomUUID(), notice }
            if (step.fate === 'late') late.push(sent)
            if (step.fate === 'dropped' || step.fate === 'late') continue
            const first = await send(sent)
            if (step.fate !== 'arrives') expect(await send(sent)).toBe(first)
          }
        }
        for (const sent of late.toReversed()) await send(sent)
        // What an act has tried to tell at once, of which nobody heard, is due again by then.
        await drainAt(end.connection, new Date(NOW.getTime() + HOUR))
        const row = await readOrderRow(env.DB, number, NOW)
        const told = (await toldOf()).map(({ seq }) => seq)
        expect(told).toEqual(told.toSorted((one, other) => one - other))
        const both = [...mine.values(), ...told].toSorted((one, other) => one - other)
        expect(both).toEqual(row?.log.map(({ seq }) => seq).slice(1))
      }),
      fuzzed(RUNS, env.FUZZ_SEED),
    )
  },
)
