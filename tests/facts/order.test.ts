import { expect, test } from 'vitest'
import { aVisitor, billRow, detail, numberOf, sendOrder, SUMMARY } from '../support/http/order.ts'
import { aTime, CUSTOMER, RIDE } from '../support/order-fields.ts'

test('a customer orders an experience in Czech', async () => {
  const visitor = aVisitor()
  const experience = await visitor.open('/zazitky/nezapomenutelne-zazitky')
  const form = await visitor.follow(experience, 'a[href*="variant="]')
  expect(form.value('kind')).toBe('experience')
  expect(form.value('experience')).not.toBe('')
  expect(form.value('variant')).not.toBe('')
  const summary = await visitor.submit(form, { ...aTime(), ...CUSTOMER, passengers: '2' })
  expect(summary.address).toMatch(SUMMARY)
  expect(summary.text('tfoot')).toContain('Celkem s DPH')
  const status = await visitor.submit(
    summary,
    { paymentMethod: 'card', note: 'Prosíme u hlavního vchodu.' },
    { button: 'Objednávka zavazující k platbě' },
  )
  expect(status.address).toMatch(/^\/stav-objednavky\//)
  expect(status.text()).toContain(
    'Čeká na naše potvrzení. Zatím není závazná: zaváže Vás, až ji potvrdíme.',
  )
  expect(detail(status, 'Způsob platby')).toBe('Kartou online')
  expect(status.text()).toContain('Prosíme u hlavního vchodu.')
})

test('a customer orders a ride at a fixed price in English', async () => {
  const visitor = aVisitor()
  const summary = await visitor.submit(await visitor.open('/en/order?service=business'), {
    pickup: 'Prague Airport',
    dropoff: 'Na Poříčí 15, Praha 1',
    ...aTime(),
    ...CUSTOMER,
    orderOptions: 'prosecco',
  })
  expect(billRow(summary, /^Total/)).toContain('CZK 2,080')
  expect(summary.text('table')).toContain('CZK 1,719')
  expect(summary.texts('dd').join(' ')).toContain('40 min')
  const status = await visitor.submit(
    summary,
    { paymentMethod: 'bankTransfer' },
    { button: 'Order with obligation to pay' },
  )
  expect(status.text('h1')).toBe('We have your order')
  expect(detail(status, 'Payment method')).toBe('Bank transfer')
})

test('the summary leads back to a field and keeps what was typed', async () => {
  const visitor = aVisitor()
  const form = await visitor.open('/objednavka')
  const summary = await visitor.submit(form, { ...RIDE, ...aTime(), ...CUSTOMER })
  const again = await visitor.follow(summary, 'a[href$="#f-passengers"]')
  expect(again.value('dropoff')).toBe('Brno')
  const changed = await visitor.submit(again, { passengers: '4' })
  expect(detail(changed, 'Počet cestujících')).toBe('4')
})

test('going back after sending does not order twice', async () => {
  const visitor = aVisitor()
  const form = await visitor.open('/objednavka')
  const summary = await visitor.submit(form, { ...RIDE, ...aTime(), ...CUSTOMER })
  const status = await sendOrder(visitor, summary, 'card')
  const shown = status.text('#order strong')
  const back = await visitor.open(summary.address)
  expect(back.text()).toContain(shown)
  expect(back.$('[name=paymentMethod]')).toHaveLength(0)
  // A browser that kept the summary sends it once more.
  expect(numberOf(await visitor.submit(summary, { paymentMethod: 'card' }))).toBe(numberOf(status))
  const next = await visitor.open('/objednavka')
  expect(next.text('main output')).toContain(shown)
  expect(next.value('name')).toBe('')
})

test('a reload of the summary and of the status loses nothing', async () => {
  const visitor = aVisitor()
  const form = await visitor.open('/objednavka')
  const summary = await visitor.submit(form, { ...RIDE, ...aTime(), ...CUSTOMER })
  const reloaded = await visitor.open(summary.address)
  expect(reloaded.value('orderKey')).toBe(summary.value('orderKey'))
  const status = await sendOrder(visitor, reloaded, 'card')
  expect(numberOf(await visitor.open(status.address))).toBe(numberOf(status))
})

test('a summary without a draft leads to the details', async () => {
  expect((await aVisitor().open('/en/order-summary')).address).toBe('/en/order')
})

test('a forged status link is a plain 404', async () => {
  expect((await aVisitor().open('/stav-objednavky/2600000000.forged')).status).toBe(404)
})

test('bad values in a deep link are dropped', async () => {
  const form = await aVisitor().open(
    '/objednavka?kind=rocket&service=gold&experience=none&date=x&passengers=0&pickup=Brno',
  )
  expect(form.value('kind')).toBe('ride')
  expect(form.value('service')).toBeNull()
  expect(form.value('passengers')).toBe('1')
  expect(form.value('pickup')).toBe('Brno')
})

test('the price of a linked ride shows, and a place is a field like any other', async () => {
  const form = await aVisitor().open('/objednavka?service=business&pickup=Praha&dropoff=Brno')
  expect(form.text('#price')).toContain('7 900 Kč')
  expect(form.$('[name=pickup]').attr('role')).toBeUndefined()
  expect(form.$('[role=listbox]')).toHaveLength(0)
})

test('a company is filled in by its number and keeps what was typed', async () => {
  const visitor = aVisitor()
  const typed = { city: 'Brno', customerCompany: 'on', customerCompanyID: '25380141' }
  const form = await visitor.open('/objednavka')
  const filled = await visitor.submit(form, typed, { button: 'Načíst z ARES' })
  expect(filled.value('customerCompanyName')).toBe('TRAIVA, s.r.o.')
  expect(filled.value('customerCompanyVATID')).toBe('CZ25380141')
  expect(filled.value('street')).toBe('Pohraniční 2911/13b')
  expect(filled.value('city')).toBe('Brno')
  expect(filled.text()).toContain('Prázdná pole jsme vyplnili')
})

test('a register that does not help is only a hint', async () => {
  const visitor = aVisitor()
  const typed = { customerCompany: 'on', customerCompanyID: '27074358' }
  const form = await visitor.open('/en/order')
  const hinted = await visitor.submit(form, typed, { button: 'Look up in the Czech register' })
  expect(hinted.text()).toContain('The register is not answering at the moment.')
  expect(hinted.$('[role=alert]')).toHaveLength(0)
})
