import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { openNew, submitNew } from '~/desk/new/new-step.server'
import { readOrderRow } from '~/order/store/order-store.server'
import { DAY } from '~/lib/duration'
import { NOW, someValues } from '../../../tests/support/builders.ts'
import { seedDatabase } from '../../../tests/support/provider/ends.ts'
import { atDesk } from '../../../tests/support/worker/at-desk.ts'

/** The form of the telephone, sent by a person of the desk who was asked for the street in a town before. */
const sent = (typed: Record<string, string>) =>
  atDesk('/dispecink/nova', { placesAsked: 'on', ...typed })

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
  expect(page).toMatchObject({ paymentError: { code: 'choiceInvalid' } })
  expect(page.values.name).toBe(typed['name'])
  expect(await countOrders()).toBe(before)
})

/** What the form sends for an order of the builders. */
function typedOrder(changes: Record<string, string> = {}): Record<string, string> {
  const values = Object.entries(someValues()).flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value] as const] : [],
  )
  return { ...Object.fromEntries(values), language: 'cs', ...changes }
}

test.each(['Václavské náměstí 5', 'Hotel Josef', 'Náměstí Míru'])(
  'on the telephone „%s“ is asked about, answered by a press, and entered with its price',
  async (pickup) => {
    await seedDatabase()
    const asked = await returned(typedOrder({ pickup }))
    expect(asked.status).toBe(422)
    expect(asked.page.price.answer).toMatchObject({
      state: 'asks',
      question: { field: 'pickup', choices: [{ id: 'prague' }] },
    })
    const intent = 'place:pickup:prague'
    const { status, page } = await returned(typedOrder({ pickup, intent }))
    expect(status).toBe(200)
    expect(page.price.quote).toMatchObject({ price: { status: 'fixed' } })
    const { pickupPlace } = page.values
    const led = await submitNew(sent(typedOrder({ pickup, pickupPlace })))
    const number = led instanceof Response ? led.headers.get('Location')?.split('/').at(-1) : ''
    expect((await readOrderRow(env.DB, number ?? ''))?.stored).toContain(`${pickup}, Praha`)
  },
)

test('the price is shown before the order is entered, and places are offered by what is typed', async () => {
  await seedDatabase()
  const before = await countOrders()
  const { status, page } = await returned(typedOrder({ intent: 'price', pickup: 'Praha' }))
  expect(status).toBe(200)
  expect(page.errors).toEqual({})
  expect(page.price.quote).toMatchObject({ price: { totalGross: { amount: 790_000 } } })
  expect(page.offered.pickup).toEqual(expect.arrayContaining(['Praha', 'Letiště Praha']))
  expect(await countOrders()).toBe(before)
})

test('a town alone is asked for its street once, also on the telephone', async () => {
  await seedDatabase()
  const { page, status } = await returned(typedOrder({ placesAsked: '', pickup: 'Letiště Praha' }))
  expect(status).toBe(422)
  expect(page).toMatchObject({
    errors: { dropoffDetail: { code: 'placeAlone' } },
    arePlacesAsked: true,
  })
})

test('a known number fills in the empty fields of its last customer, another one nothing', async () => {
  await seedDatabase()
  const phone = '777 222 333'
  await submitNew(sent(typedOrder({ phone, email: 'jana@example.com' })))
  const earlier = { phone, name: 'Karel Dřívější', email: '' }
  await submitNew(
    atDesk('/', typedOrder({ ...earlier, placesAsked: 'on' }), new Date(NOW.getTime() - DAY)),
  )
  const asked = { intent: 'known', phone, name: 'Jana K.' }
  const known = await returned(asked)
  expect(known.page).toMatchObject({
    isKnown: true,
    values: { name: 'Jana K.', email: 'jana@example.com', street: 'Dlouhá 12', zip: '11000' },
  })
  const other = await returned({ ...asked, street: 'Krátká 1', name: '' })
  expect(other.page.values).toMatchObject({ name: 'Jana Ukázková', street: 'Krátká 1', zip: '' })
  const stranger = await returned({ ...asked, phone: '777 123 457' })
  expect(stranger.page).toMatchObject({ isKnown: false, values: { email: '', street: '' } })
})

test('a card without an e-mail address is neither preselected nor taken', async () => {
  await seedDatabase()
  expect(openNew(sent({})).page.paymentMethod).not.toBe('card')
  const before = await countOrders()
  const { page, status } = await returned(typedOrder({ email: '', paymentMethod: 'card' }))
  expect(status).toBe(422)
  expect(page).toMatchObject({ paymentError: { code: 'cardNeedsEmail' }, paymentMethod: 'card' })
  expect(await countOrders()).toBe(before)
})
