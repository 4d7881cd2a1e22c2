import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { openNew, submitNew } from '~/desk/new/new-step.server'
import { readOrderRow } from '~/order/store/order-store.server'
import { someValues } from '../../../tests/support/builders.ts'
import { seedDatabase } from '../../../tests/support/provider/ends.ts'
import { atDesk } from '../../../tests/support/worker/at-desk.ts'

/** The form of the telephone, sent by a person of the desk. */
const sent = (typed: Record<string, string>) => atDesk('/dispecink/nova', typed)

async function countOrders(): Promise<unknown> {
  return env.DB.prepare('SELECT COUNT(*) FROM orders').first('COUNT(*)')
}

/** The page that comes back; an answer that leads on fails. */
async function returned(typed: Record<string, string>) {
  const answer = await submitNew(sent(typed))
  if (answer instanceof Response) throw new Error(`it leads to ${answer.headers.get('Location')}`)
  return answer
}

test('a form of the telephone sent twice is one order, and with other data it says whose it was', async () => {
  await seedDatabase()
  const { orderKey } = openNew(sent({})).page
  const values = Object.entries(someValues()).flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value] as const] : [],
  )
  const first = { ...Object.fromEntries(values), orderKey, total: '6500', language: 'cs' }
  const led = await submitNew(sent(first))
  const number = led instanceof Response ? led.headers.get('Location')?.split('/').at(-1) : ''
  expect(await submitNew(sent(first))).toMatchObject({ status: 303 })
  expect(await countOrders()).toBe(1)

  const changes: Record<string, string>[] = [
    { name: 'Karel Druhý' },
    { total: '7000' },
    { language: 'en' },
    { time: '16:45' },
  ]
  for (const change of changes) {
    const { status, page } = await returned({ ...first, ...change })
    expect(status).toBe(409)
    expect(page.entered).toBe(number)
    const { total, language, values: typed } = page
    expect({ ...typed, total, language }).toMatchObject({ ...change })
    // It was no mistake: the same form once more is another order.
    expect(page.orderKey).not.toBe(orderKey)
  }
  expect(await countOrders()).toBe(1)
  const { page } = await returned({ ...first, name: 'Karel Druhý' })
  const second = await submitNew(sent({ ...first, name: 'Karel Druhý', orderKey: page.orderKey }))
  const other = second instanceof Response ? second.headers.get('Location')?.split('/').at(-1) : ''
  expect((await readOrderRow(env.DB, other ?? ''))?.stored).toContain('Karel Druhý')
  expect(await countOrders()).toBe(2)
})

test('a way of paying that cannot be agreed is refused at its field, and no order is entered', async () => {
  await seedDatabase()
  const before = await countOrders()
  const values = Object.entries(someValues()).flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value] as const] : [],
  )
  const typed: Record<string, string> = { ...Object.fromEntries(values), language: 'cs' }
  const { status, page } = await returned({ ...typed, paymentMethod: 'cheque' })
  expect(status).toBe(422)
  expect(page).toMatchObject({ paymentError: { code: 'choiceInvalid' }, paymentMethod: '' })
  expect(page.values.name).toBe(typed['name'])
  expect(await countOrders()).toBe(before)
})
