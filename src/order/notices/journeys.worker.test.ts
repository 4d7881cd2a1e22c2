import { appConfig } from '~config'
import { env } from 'cloudflare:workers'
import { beforeEach, expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { HOUR } from '~/lib/duration'
import { actOnOrder } from '~/order/store/act.server'
import type { Act } from '~/order/life/event-data'
import type { Actor } from '~/order/life/states'
import { readOrderRow } from '~/order/store/order-store.server'
import { NOW } from '../../../tests/support/builders.ts'
import { BILLING } from '../../../tests/support/lives.ts'
import { beforeOwnBackOffice, tellSite } from '../../../tests/support/notices/tell.ts'
import { remoteEnd } from '../../../tests/support/provider/ends.ts'
import { TOLD_ORDERS } from '../../../tests/support/told-lives.ts'
import { drainAt, emptyOutbox } from '../../../tests/support/worker/outbox.ts'
import { aNewOrder, aNewRequest, placeOrder } from '../../../tests/support/worker/placed-orders.ts'

const toldSchema = v.object({ event: v.string() })
const DRIVER = { driver: 'Karel Ukázka', phone: '+420700000001', car: 'Sedan', plate: '1AB 2345' }
const KINDS = [...Object.keys(TOLD_ORDERS), 'request']
const JOURNEYS = (['desk', 'back-office'] as const).flatMap((decidedBy) =>
  KINDS.map((kind) => ({ decidedBy, kind })),
)

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(NOW)
  await emptyOutbox()
  return () => {
    vi.useRealTimers()
    appConfig.ordering.decidedBy = 'desk'
  }
})

function anOrderOf(kind: string) {
  const order = TOLD_ORDERS[kind]?.()
  return order ? aNewOrder({ order }) : aNewRequest()
}

test.each(JOURNEYS)(
  '$kind, decided by the $decidedBy: priced or confirmed, wished otherwise, answered, driven by somebody, cancelled',
  async ({ decidedBy, kind }) => {
    appConfig.ordering.decidedBy = decidedBy
    const end = remoteEnd('journey')
    const order = anOrderOf(kind)
    const isRequest = order.order.price.totalGross === null
    const { number } = await placeOrder(env.DB, order, NOW)
    let seq = 1
    const act = async (by: Actor, doing: Act) => {
      const done = await beforeOwnBackOffice(() =>
        actOnOrder(env.DB, number, { act: doing, actor: by, seq }, NOW),
      )
      if (!done.ok) throw new Error(`${doing.event}: ${done.error}`)
      seq = done.life.seq
    }
    /** What the carrier decides: at the desk, or by a notice. */
    const decides = async (doing: Act, event: string, data: object) => {
      if (decidedBy === 'desk') return act('carrier', doing)
      const told = await tellSite({ number, after: seq, event, data })
      expect([event, told.status]).toEqual([event, 200])
      seq = told.json.seq ?? 0
    }
    if (isRequest) {
      const until = new Date(NOW.getTime() + HOUR).toISOString()
      const offer = { total: 650_000, words: '' }
      await decides({ event: 'offer', ...offer, until: null }, 'offer', { ...offer, until })
      await act('customer', { event: 'accept', billing: BILLING, paymentMethod: 'bankTransfer' })
    } else {
      await decides({ event: 'confirm' }, 'confirm', {})
    }
    await act('customer', { event: 'requestChange', message: 'O hodinu později.' })
    const answer = { isGranted: true, words: 'Ano.' }
    await decides(
      { event: 'answerChange', ...answer, total: null, time: null, until: null },
      'answerChange',
      { ...answer, offer: null },
    )
    await decides({ event: 'assign', ...DRIVER }, 'assign', DRIVER)
    await act('customer', { event: 'cancel', reason: null })
    // What an act has tried to tell at once, of which nobody heard, is due again by then.
    await drainAt(end.connection, new Date(NOW.getTime() + HOUR))
    const life = (await readOrderRow(env.DB, number))?.life
    expect(life).toMatchObject({ state: 'cancelled', fee: 0, end: { by: 'customer' } })
    const told = (await end.received()).events.map(({ body }) => v.parse(toldSchema, body).event)
    const customers = ['requestChange', 'cancel']
    const accepted = isRequest ? ['accept'] : []
    const decided = [isRequest ? 'offer' : 'confirm', 'answerChange', 'assign']
    const all = [...customers, ...accepted, ...(decidedBy === 'desk' ? decided : [])]
    expect(new Set(told)).toEqual(new Set(all))
    expect(told).toHaveLength(all.length)
  },
)
