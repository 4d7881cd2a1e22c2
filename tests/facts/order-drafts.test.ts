import { expect, test } from 'vitest'
import { aVisitor, detail, numberOf, sendOrder, SUMMARY } from '../support/http/order.ts'
import type { HttpVisitor } from '../support/http/visitor.ts'
import { aTime, CUSTOMER, RIDE } from '../support/order-fields.ts'

/** Continues from the order page at a path to the summary of a ride. */
async function toSummary(visitor: HttpVisitor, dropoff = 'Brno', path = '/objednavka') {
  const typed = { ...RIDE, ...aTime(), ...CUSTOMER, dropoff }
  return visitor.submit(await visitor.open(path), typed)
}

test('a deep link over a draft fills in its own fields and says so', async () => {
  const visitor = aVisitor()
  // What was sent is kept, though it is not complete.
  await visitor.submit(await visitor.open('/objednavka'), { pickup: 'Plzeň', city: 'Praha' })
  const linked = await visitor.open('/objednavka?service=basic&pickup=Brno')
  expect(linked.text()).toContain('Vyplnili jsme podle odkazu')
  expect(linked.value('pickup')).toBe('Brno')
  expect(linked.value('city')).toBe('Praha')
})

test('a session that ended at the summary leads to the details with a word about it', async () => {
  const summary = await toSummary(aVisitor())
  const stranger = aVisitor()
  const details = await stranger.submit(summary, {
    paymentMethod: 'card',
    orderKey: crypto.randomUUID(),
  })
  expect(details.address).toBe('/objednavka?d=new&expired=1')
  expect(details.text()).toContain('nic se neodeslalo')
})

test('two tabs with two rides are two orders, and placing one leaves the other', async () => {
  const visitor = aVisitor()
  const first = await toSummary(visitor, 'Brno', '/objednavka?d=new')
  const second = await toSummary(visitor, 'Vídeň', '/objednavka?d=new')
  expect(detail(first, 'Cíl cesty')).toBe('Brno')
  const placed = await sendOrder(visitor, first, 'card')
  expect(detail(placed, 'Cíl cesty')).toBe('Brno')
  const reloaded = await visitor.open(second.address)
  const other = await sendOrder(visitor, reloaded, 'card')
  expect(detail(other, 'Cíl cesty')).toBe('Vídeň')
  expect(numberOf(other)).not.toBe(numberOf(placed))
})

test('two forms sent at the same moment from a new browser lead each to its own summary', async () => {
  const visitor = aVisitor()
  const form = await visitor.open('/objednavka')
  const typed = { ...RIDE, ...aTime(), ...CUSTOMER }
  const sent = await Promise.all(
    ['Brno', 'Ostrava'].map((dropoff) => visitor.submit(form, { ...typed, dropoff })),
  )
  expect(sent.map((summary) => detail(summary, 'Cíl cesty'))).toEqual(['Brno', 'Ostrava'])
})

test('one draft summed up in two tabs is ordered as it was shown, and asks before the second time', async () => {
  const visitor = aVisitor()
  const first = await toSummary(visitor)
  const form = await visitor.open('/objednavka')
  const second = await visitor.submit(form, { passengers: '4' })
  expect(detail(second, 'Počet cestujících')).toBe('4')
  const placed = await sendOrder(visitor, first, 'card')
  expect(detail(placed, 'Počet cestujících')).toBe('1')
  const asked = await visitor.submit(second, { paymentMethod: 'card' })
  expect(asked.text('[role=alert]')).toContain(placed.text('#order strong'))
  const again = await visitor.submit(asked)
  expect(detail(again, 'Počet cestujících')).toBe('4')
  expect(numberOf(again)).not.toBe(numberOf(placed))
})

test('a tab whose ride was ordered elsewhere says so when it is sent, and orders it once more on purpose', async () => {
  const visitor = aVisitor()
  await toSummary(visitor)
  const open = await visitor.open('/objednavka')
  const elsewhere = await visitor.submit(await visitor.open('/objednavka'))
  const placed = await sendOrder(visitor, elsewhere, 'card')
  const told = await visitor.submit(open, { city: 'Olomouc' })
  expect(told.status).toBe(409)
  expect(told.text('main output')).toContain('už odesláno')
  expect(told.text('main output')).toContain(placed.text('#order strong'))
  expect(told.value('city')).toBe('Olomouc')
  const summary = await visitor.submit(told)
  expect(summary.address).toMatch(SUMMARY)
  expect(summary.text('main output')).toContain(placed.text('#order strong'))
  const another = await sendOrder(visitor, summary, 'card')
  expect(numberOf(another)).not.toBe(numberOf(placed))
})

test('a draft begun anew is gone', async () => {
  const visitor = aVisitor()
  await toSummary(visitor)
  const form = await visitor.open('/en/order')
  expect(form.value('city')).toBe('Praha')
  const press = { form: 'form:has([value=startOver])', button: /^Start over/ }
  const empty = await visitor.submit(form, {}, press)
  expect(empty.value('city')).toBe('')
})
