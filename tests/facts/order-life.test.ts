import { mintOrderNumber } from '~/lib/order-number'
import { expect, test } from 'vitest'
import { aVisitor } from '../support/http/order.ts'
import type { HttpVisitor, Page } from '../support/http/visitor.ts'
import { carrierDoes } from '../support/site/carrier.ts'
import { aTime, CUSTOMER, RIDE } from '../support/order-fields.ts'
import { orderByTelephone } from '../support/site/by-telephone.ts'
import { deskVisitor } from '../support/site/desk.ts'
import { aDrivenRide } from '../support/site/driven-ride.ts'
import { placeOverHttp } from '../support/site/http-customer.ts'
import { testSite } from '../support/site/test-site.ts'

const HOUR = 3_600_000
const CONFIRM = { command: 'confirm' }
const QUOTE = { command: 'quote', total: 650_000, until: null, words: '' }
const ASSIGN = {
  command: 'assign',
  driver: 'Karel Vozka',
  phone: '+420777000111',
  car: 'Škoda Superb',
  plate: '1AB 2345',
}
type Command = Parameters<typeof carrierDoes>[2]

/** An order of somebody, who looks at its page after the carrier did this. */
async function anOrder({
  isRequest = false,
  commands = [],
}: {
  isRequest?: boolean
  commands?: Command[]
}) {
  const { number, path, email } = await placeOverHttp(testSite().address, { isRequest })
  await carrierDoes(testSite(), number, ...commands)
  const visitor = aVisitor()
  return { number, email, visitor, page: await visitor.open(path) }
}

/** Presses the button of the form that does something to the order. */
function press(
  visitor: HttpVisitor,
  page: Page,
  [intent, button]: readonly [intent: string, button: string | RegExp],
  typed: Record<string, string> = {},
): Promise<Page> {
  const form = `form:has([name=intent][value=${intent}])`
  return visitor.submit(page, typed, { form, button })
}

test('an order is confirmed, and cancelled free of charge after it was asked for', async () => {
  const { number, visitor, page } = await anOrder({})
  expect(page.text('[aria-current=step]')).toBe('Zadáno')
  await carrierDoes(testSite(), number, CONFIRM)
  const confirmed = await visitor.open(page.address)
  expect(confirmed.text('h1')).toBe('Objednávka je potvrzená')
  expect(confirmed.text()).toContain('Zaplaťte')
  const asked = await press(visitor, confirmed, ['cancel', 'Zrušit objednávku'])
  expect(asked.text()).toContain('Nic Vás to nestojí.')
  const cancelled = await press(visitor, asked, ['cancel', 'Zrušit zdarma'])
  expect(cancelled.text('h1')).toBe('Objednávka je zrušená')
  expect(cancelled.text()).toContain('Zrušeno zdarma.')
  expect(cancelled.texts('main button').join()).not.toContain('Zrušit')
})

test('an ended order offers no change, no calendar and no guest’s copy, and fills a new form', async () => {
  const reject = { command: 'reject', reason: 'Všechny vozy jsou na cestě.' }
  const { visitor, page } = await anOrder({ commands: [reject] })
  expect(page.text('h1')).toBe('Objednávku nemůžeme potvrdit')
  expect(page.text()).toContain('Všechny vozy jsou na cestě.')
  expect(page.$('main a[href^="tel:"]').length).toBeGreaterThan(0)
  for (const gone of ['kalendáře', 'Kopie pro hosta', 'Požádat o změnu', 'Zdarma zrušíte']) {
    expect(page.text('main')).not.toContain(gone)
  }
  const again = await press(visitor, page, ['orderAgain', 'Objednat znovu s těmito údaji'])
  expect(again.address).toMatch(/^\/objednavka\?d=[\da-f]{8}$/)
  for (const [name, value] of [
    ['pickup', 'Praha'],
    ['dropoff', 'Brno'],
    ['name', 'Jana Ukázková'],
  ] as const) {
    expect(again.$(`[name=${name}]`).attr('value'), name).toBe(value)
  }
  expect(again.address).not.toMatch(/Praha|Jana/)
})

test('a late cancelling says what it costs on its button and is then to be paid', async () => {
  const time = new Date(Date.now() + 20 * HOUR)
    .toLocaleString('sv-SE', { timeZone: 'Europe/Prague' })
    .slice(0, 16)
    .replace(' ', 'T')
  const answer = { command: 'answer', isGranted: true, words: '', total: null, until: null, time }
  const { visitor, page } = await anOrder({ commands: [CONFIRM, answer] })
  const accepted = await press(visitor, page, ['acceptChange', 'Přijmout změnu'])
  const asked = await press(visitor, accepted, ['cancel', 'Zrušit objednávku'])
  const cancelled = await press(visitor, asked, ['cancel', /^Zrušit za 7 900/])
  expect(cancelled.text()).toMatch(/Zrušeno\. Účtujeme 7 900/)
  expect(cancelled.texts('main h2').join()).toMatch(/Zaplaťte 7 900/)
})

test('a request is offered and accepted; errors keep what was typed', async () => {
  const { visitor, page } = await anOrder({ isRequest: true, commands: [QUOTE] })
  expect(page.text('h1')).toMatch(/^Cena je tu: 6 500/)
  const accept = ['accept', 'Objednávka zavazující k platbě'] as const
  const address = { street: 'Dlouhá 12', city: 'Praha' }
  const wrong = await press(visitor, page, accept, { ...address, zip: '1' })
  expect(wrong.text('[role=alert]')).toContain('PSČ není platné')
  expect(wrong.value('street')).toBe('Dlouhá 12')
  const right = { zip: '110 00', paymentMethod: 'bankTransfer' }
  const accepted = await press(visitor, wrong, accept, right)
  expect(accepted.text('h1')).toBe('Objednávka je potvrzená')
  expect(accepted.text()).toContain('Dlouhá 12')
})

test('cash is agreed at the telephone, goes to the driver, and is paid once the carrier notes it', async () => {
  const desk = await (await deskVisitor('dana')).open('/dispecink/nova')
  const ways = desk.$('[name=paymentMethod] option').toArray()
  expect(ways.map((one) => desk.$(one).attr('value'))).toEqual([
    'card',
    'bankTransfer',
    'cash',
    'invoice',
  ])
  const { number, path } = await orderByTelephone(testSite(), { paymentMethod: 'cash' })
  await carrierDoes(testSite(), number, CONFIRM)
  const visitor = aVisitor()
  const page = await visitor.open(path)
  expect(page.text('section[aria-labelledby=pay]')).toMatch(
    /^Zaplaťte 7 900 Kč\s*Zaplatíte v hotovosti přímo řidiči\.$/,
  )
  await carrierDoes(testSite(), number, { command: 'paid', amount: null })
  const paid = await visitor.open(page.address)
  expect(paid.text('section[aria-labelledby=pay]')).toContain('Zaplaceno.')
})

test('the page of a driver posts the cash that it showed, whatever was paid since it was opened', async () => {
  const { number, path, customerPath } = await aDrivenRide({ paymentMethod: 'cash' })
  const driver = aVisitor()
  const page = await driver.open(path)
  expect(page.text('[data-press=cash]')).toContain('Zaplaceno hotově')
  await carrierDoes(testSite(), number, { command: 'paid', amount: 100_000, way: 'transfer' })
  expect(await driver.submit(page, {}, { form: '[data-press=cash]' })).toMatchObject({
    status: 200,
  })
  const shown = await aVisitor().open(customerPath)
  expect(shown.text()).toContain('Vrátíme Vám 1 000 Kč')
})

test('an order offers a card and a transfer, and takes no other way that somebody sends', async () => {
  const offered = (page: Page) => {
    const fields = page.$('[name=paymentMethod]').toArray()
    return fields.map((field) => page.$(field).attr('value'))
  }
  const { page } = await anOrder({ isRequest: true, commands: [QUOTE] })
  expect(offered(page)).toEqual(['card', 'bankTransfer'])
  const customer = aVisitor()
  const form = await customer.open('/objednavka')
  const summary = await customer.submit(form, { ...RIDE, ...aTime(), ...CUSTOMER })
  expect(offered(summary)).toEqual(['card', 'bankTransfer'])
  const sent = placeOverHttp(testSite().address, { paymentMethod: 'cash' })
  await expect(sent).rejects.toThrow('answered 422')
})

test('who presses on a page that is older is told what changed, and nothing happens', async () => {
  const { number, visitor, page } = await anOrder({ isRequest: true, commands: [QUOTE] })
  await carrierDoes(testSite(), number, { ...QUOTE, total: 700_000 })
  const told = await press(visitor, page, ['decline', 'Nabídku odmítnout'])
  expect(told.text('[role=alert]')).toContain('poslali jsme Vám cenu')
  expect(told.text('h1')).toMatch(/^Cena je tu: 7 000/)
  const declined = await press(visitor, told, ['decline', 'Nabídku odmítnout'])
  expect(declined.text('h1')).toBe('Nabídku jste odmítli')
})

test('a wish that meets a driver who is on the way is not lost: it is shown, and the page says to call', async () => {
  const { number, visitor, page } = await anOrder({ commands: [CONFIRM, ASSIGN] })
  await carrierDoes(testSite(), number, { command: 'progress', step: 'onTheWay' })
  const wish = { message: 'Prosím o hodinu později' }
  const told = await press(visitor, page, ['requestChange', 'Odeslat přání'], wish)
  expect(told.text('#order')).toContain(
    'Zavolejte nám, prosím; napsali jste: Prosím o hodinu později',
  )
  expect(told.text('#order')).not.toContain('Požádat o změnu')
})

test('a wish for another hour is answered on top of the page, with its words and by when', async () => {
  const { visitor, page } = await anOrder({ commands: [CONFIRM] })
  const wish = ['requestChange', 'Odeslat přání'] as const
  const empty = await press(visitor, page, wish)
  expect(empty.text('#said')).toContain('Zatím jste nic nezměnili')
  const wrong = await press(visitor, empty, wish, { time: '25:00', message: 'Děkuji.' })
  expect(wrong.text('#said')).toContain('Zadejte čas, například 8:30.')
  expect(wrong.$('[name=message]').text()).toBe('Děkuji.')
  const sent = await press(visitor, wrong, wish, { time: '22:40' })
  expect(sent.text('#said')).toMatch(
    /^Vaše přání k nám dorazilo Odpovíme do .+, \d+:\d\d, tady i e-mailem\. Do té doby se nic nemění\. Nový čas vyzvednutí: .+ ve 22:40\. Děkuji\.$/,
  )
})

test('the code of a payment is saved as a picture, by nobody but the customer, while it is due', async () => {
  const { number, visitor, page } = await anOrder({ commands: [CONFIRM] })
  const link = page.$('a[download]')
  expect(link.attr('download')).toBe(`platba-${number}.png`)
  const path = link.attr('href') ?? ''
  const saved = await fetch(new URL(path, testSite().address))
  expect(saved.status).toBe(200)
  expect(saved.headers.get('Content-Type')).toBe('image/png')
  expect(saved.headers.get('Content-Disposition')).toContain(`platba-${number}.png`)
  expect(saved.headers.get('Cache-Control')).toBe('private, no-store')
  expect([...new Uint8Array(await saved.arrayBuffer()).slice(1, 4)]).toEqual([80, 78, 71])
  const copy = await visitor.follow(page, 'Kopie pro hosta')
  expect((await visitor.open(`${copy.address}/payment.png`)).status).toBe(404)
  await carrierDoes(testSite(), number, { command: 'paid', amount: null })
  expect((await visitor.open(path)).status).toBe(404)
})

test('the guest’s copy holds no price and no contact and nothing to press', async () => {
  const { visitor, page } = await anOrder({ commands: [CONFIRM, ASSIGN] })
  const copy = await visitor.follow(page, 'Kopie pro hosta')
  expect(copy.text('h1')).toBe('Přijede Karel Vozka')
  expect(copy.text('#order a[href^=tel]')).toBe('+420 777 000 111')
  expect(copy.text('#order')).not.toMatch(/Kč|example\.com|Dlouhá/)
  expect(copy.$('#order form')).toHaveLength(0)
})

test('a lost link is answered alike, whether there is such an order or not', async () => {
  const { number, email, visitor } = await anOrder({})
  const shown: string[] = []
  for (const [typed, address] of [
    [number, email],
    [number, 'nobody@example.com'],
    [mintOrderNumber(new Date('2026-01-01'), 0), email],
  ] as const) {
    const form = await visitor.open('/najit-objednavku')
    const answer = { number: typed, email: address }
    const sent = await visitor.submit(form, answer, { button: 'Poslat odkaz' })
    expect(sent.address).toBe('/najit-objednavku?sent=1')
    shown.push(sent.text())
  }
  expect(new Set(shown).size).toBe(1)
  expect(shown[0]).not.toMatch(/\d{10}|jana/)
  const english = await visitor.open('/en/find-order')
  const wrong = await visitor.submit(english, { number: 'abc' }, { button: 'Send the link' })
  expect(wrong.text('[role=alert]')).toContain('it has ten digits')
  expect(wrong.value('number')).toBe('abc')
})
