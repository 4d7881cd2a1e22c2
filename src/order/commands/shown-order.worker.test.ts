import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { runCommand } from '~/order/commands/run-command.server'
import type { Act } from '~/order/life/event-data'
import { issueDocuments } from '~/order/papers/issue-documents.server'
import { actOnOrder } from '~/order/store/act.server'
import { HOUR, MINUTE } from '~/lib/duration'
import { NOW } from '../../../tests/support/builders.ts'
import { emptyOutbox } from '../../../tests/support/worker/outbox.ts'
import { aNewOrder, placeOrder } from '../../../tests/support/worker/placed-orders.ts'
import { showText } from '../../../terminal/print/show.ts'

const nobody = () => Promise.reject(new Error('not asked'))
const persons = { exportOf: nobody, erase: nobody, eraseAgain: nobody }
const LATER = new Date(NOW.getTime() + HOUR)

beforeEach(emptyOutbox)

/** What `npm run orders -- show NUMBER` prints. */
async function shown(number: string): Promise<string> {
  const answer = await runCommand({ command: 'show', number }, { env, persons, now: LATER })
  if (!answer.ok || answer.kind !== 'order') throw new Error('not shown')
  return showText(answer.row, answer.sections)
}

async function act(number: string, doing: Act): Promise<void> {
  const done = await actOnOrder(env.DB, number, { act: doing, actor: 'carrier', seq: null }, NOW)
  expect(done).toMatchObject({ ok: true })
}

test('show lists the tax documents of an order, those that are owed too, and says what cannot be read', async () => {
  const { number } = await placeOrder(env.DB, aNewOrder(), NOW)
  await act(number, { event: 'confirm' })
  expect(await shown(number)).not.toContain('Tax documents')
  await act(number, { event: 'paid', amount: null })
  expect(await shown(number)).toMatch(/^Tax documents\n +after event 3 +not issued yet$/m)
  await issueDocuments(env.DB, LATER)
  const issued = /^Tax documents\n +2026-Z-0001 +receipt for an advance +2026-11-21 +CZK.7,900$/m
  expect(await shown(number)).toMatch(issued)
  await act(number, { event: 'finish', why: 'An earlier flight.' })
  await env.DB.prepare(
    `UPDATE orders SET content = json_set(content, '$.trip.pickupAt', '13.12.2026 09:20') WHERE number = ?`,
  )
    .bind(number)
    .run()
  await issueDocuments(env.DB, new Date(LATER.getTime() + 5 * MINUTE))
  const text = await shown(number)
  expect(text).toMatch(/^ +after event 4 +could not be issued +unreadable$/m)
  expect(text).toMatch(/^ +Cannot be read +\{"kind":"ride"/m)
  expect(text).toMatch(/^ +Wrong at +trip\.pickupAt$/m)
  expect(text).toMatch(/^ +Version +(\d+); this release writes \1$/m)
  await env.DB.prepare('UPDATE orders SET content = ? WHERE number = ?')
    .bind('{"kind":"ri', number)
    .run()
  expect(await shown(number)).toMatch(/^ +Cannot be read +\{"kind":"ri\n +Wrong at +its JSON$/m)
})
