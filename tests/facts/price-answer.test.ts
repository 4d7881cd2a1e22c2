import { expect, test } from 'vitest'
import { aVisitor, billRow, sendOrder, SUMMARY } from '../support/http/order.ts'
import type { HttpVisitor, Page } from '../support/http/visitor.ts'
import { aTime, CUSTOMER, PERSON } from '../support/order-fields.ts'
import { answeredWays } from '../support/answered-ways.ts'

const HOME = {
  cs: { path: '/', button: 'Ukázat cenu' },
  en: { path: '/en', button: 'Show the price' },
}
const PRICE = { button: '[name=intent][value=price]' }
type Way = { from: string; to: string; people?: string; visitor?: HttpVisitor }

/** Asks on the home page, without script, what a ride costs. */
async function ask(
  locale: keyof typeof HOME,
  { from, to, people = '2', visitor = aVisitor() }: Way,
): Promise<{ visitor: HttpVisitor; answer: Page }> {
  const { path, button } = HOME[locale]
  const home = await visitor.open(path)
  const typed = { pickup: from, dropoff: to, passengers: people }
  return { visitor, answer: await visitor.submit(home, typed, { button }) }
}

/** What is written at each car. */
function rows(page: Page): string[] {
  return page.texts('label:has([name=service])')
}

/** Whether the form shows a field for the kind that is chosen; tests/looks/order-form.spec.ts asks that it is seen. */
function isShown(page: Page, name: string): boolean {
  const other = `[data-for]:not([data-for~=${page.value('kind')}])`
  return (
    page.$(`main form [name=${name}]`).closest(`[hidden], details:not([open]), ${other}`).length ===
    0
  )
}

for (const { locale, from, to, heading } of answeredWays) {
  test(`“${from}” to “${to}” is answered (${locale})`, async () => {
    const { answer } = await ask(locale, { from, to })
    expect(answer.address).toMatch(/\?d=[\da-f]{8}$/)
    expect(answer.text('h1')).toBe(heading)
    expect(answer.text('#f-answer')).not.toBe('')
  })
}

test('a binding price of all three cars is answered, and the cheapest ordered', async () => {
  const { visitor, answer } = await ask('en', { from: 'Prague Airport', to: 'Hotel Josef' })
  expect(answer.texts('#f-answer button')[0]).toMatch(/^Yes, in Prague ?CZK 890–1,490$/)
  const priced = await visitor.submit(answer, {}, { button: /^Yes, in Prague/ })
  expect(priced.text('h1')).toBe('Prague Airport – Prague')
  expect(priced.text('title')).toMatch(/^Prague Airport – Prague from CZK 890 \| /)
  expect(rows(priced)).toEqual([
    expect.stringContaining('CZK 1,490'),
    expect.stringContaining('CZK 1,290'),
    expect.stringContaining('CZK 890'),
  ])
  expect(priced.value('service')).toBe('basic')
  expect(priced.text('.quote-panel-bar')).toMatch(/Basic · Total ?CZK 890/)
  const summary = await visitor.submit(priced, { ...aTime(), ...CUSTOMER }, { button: /^Continue/ })
  expect(summary.address).toMatch(SUMMARY)
  expect(summary.text()).toContain('Hotel Josef, Praha')
  expect(billRow(summary, /^Total with VAT/)).toContain('890')
  await sendOrder(visitor, summary, 'card')
})

test('elsewhere has no price, and another text is asked about anew', async () => {
  const { visitor, answer } = await ask('cs', { from: 'Hotel Josef', to: 'Karlovy Vary' })
  const elsewhere = await visitor.submit(answer, {}, { button: 'Ne, jinde' })
  expect(elsewhere.text('#f-answer')).toContain('Místo „Hotel Josef“ neznáme.')
  expect(elsewhere.text()).not.toContain('5 490')
  const anew = await visitor.submit(elsewhere, { pickup: 'Hotel Paříž' }, PRICE)
  expect(anew.texts('#f-answer button')).toEqual([
    expect.stringMatching(/^Ano, v Praze ?4 190–5 490 Kč$/),
    'Ne, jinde',
  ])
})

test('a place that is not clear is asked about before anything is summed up', async () => {
  const visitor = aVisitor()
  const form = await visitor.open(
    '/objednavka?service=business&pickup=Hotel Josef&dropoff=Karlovy Vary',
  )
  const asked = await visitor.submit(form, { ...aTime(), ...PERSON })
  expect(asked.address).toMatch(/^\/objednavka/)
  expect(asked.text('[role=alert]')).toContain('Upřesněte místo')
  const answered = await visitor.submit(asked, {}, { button: /^Ano, v Praze/ })
  expect(rows(answered)[0]).toContain('5 490 Kč')
  expect(answered.value('email')).toBe('jana@example.com')
})

test('an empty question says which ends are missing and nothing else', async () => {
  const { visitor, answer } = await ask('en', { from: '', to: 'Brno' })
  expect(answer.text('#f-pickup-error')).not.toBe('')
  expect(answer.$('[aria-invalid=true]')).toHaveLength(1)
  expect(answer.value('dropoff')).toBe('Brno')
  expect([...visitor.cookies.keys()]).not.toContain('draft')
})

test('a usual price is called usual and leaves the address folded', async () => {
  const { visitor, answer } = await ask('cs', { from: 'Kolín', to: 'Praha' })
  expect(rows(answer)).toHaveLength(3)
  for (const row of rows(answer)) expect(row).toMatch(/obvykle \d ?\d00–\d ?\d00 Kč/)
  expect(isShown(answer, 'street')).toBe(false)
  const summary = await visitor.submit(answer, { ...aTime(), ...PERSON })
  expect(summary.address).toMatch(SUMMARY)
  expect(summary.text()).toMatch(/obvykle \d ?\d00 až \d ?\d00 Kč/)
  expect(summary.texts('button').join()).toContain('nezávaznou poptávku')
})

test('more luggage than may be large is a hint beside the field, and is ordered all the same', async () => {
  const visitor = aVisitor()
  const form = await visitor.open('/en/order?service=business&pickup=Praha&dropoff=Brno')
  expect(rows(form)[0]).toContain('at most 3 of them large suitcases')
  const told = await visitor.submit(form, { luggages: '5' }, PRICE)
  expect(told.text()).toContain('Business: at most 3 large suitcases, the others smaller.')
  expect(told.text()).toContain('More of them fit in: Comfort, Basic.')
  const summary = await visitor.submit(told, { ...aTime(), ...CUSTOMER }, { button: /^Continue/ })
  expect(summary.address).toMatch(SUMMARY)
})

test('too many people get the bigger car', async () => {
  const { answer } = await ask('cs', { from: 'Praha', to: 'Brno', people: '7' })
  expect(rows(answer)[0]).toContain('Business: nejvýše 5 osob')
  expect(answer.$('[name=service][value=business]').attr('disabled')).toBeDefined()
  expect(answer.value('service')).toBe('basic')
  expect(rows(answer)[2]).toContain('5 900 Kč')
})

test('a stop keeps the price without it, the way back changes the sums', async () => {
  const visitor = aVisitor()
  const form = await visitor.open('/objednavka?service=business&pickup=Praha&dropoff=Brno')
  const stopping = await visitor.submit(form, { stops: 'Jihlava' }, PRICE)
  expect(rows(stopping)[0]).toMatch(/bez zastávky ?7 900 Kč/)
  expect(isShown(stopping, 'street')).toBe(false)
  const { date, time } = aTime()
  const back = { stops: '', date, time, returnDate: date, returnTime: '20:00' }
  const returning = await visitor.submit(stopping, back, PRICE)
  expect(rows(returning)[0]).toContain('15 010 Kč')
  expect(returning.text('#f-answer')).toContain('tam i zpět')
})

test('a second question makes a draft of its own and takes the person along', async () => {
  const { visitor, answer } = await ask('cs', { from: 'Praha', to: 'Brno' })
  const summary = await visitor.submit(answer, { ...aTime(), ...CUSTOMER })
  expect(summary.address).toMatch(SUMMARY)
  const second = await ask('cs', { from: 'Praha', to: 'Drážďany', visitor })
  expect(second.answer.text('h1')).toContain('Drážďany')
  expect(second.answer.value('name')).toBe('Jana Ukázková')
  expect(second.answer.value('street')).toBe('Dlouhá 12')
  expect(second.answer.value('date')).toBe('')
  expect((await visitor.open(answer.address)).value('dropoff')).toBe('Brno')
})

test('only a way to or from an airport asks for the flight', async () => {
  const { answer: airport } = await ask('cs', { from: 'Letiště Praha', to: 'Praha' })
  expect(isShown(airport, 'flightNumber')).toBe(true)
  const { answer: town } = await ask('cs', { from: 'Praha', to: 'Brno' })
  expect(isShown(town, 'flightNumber')).toBe(false)
})

test('what is folded away opens when it is filled in', async () => {
  const visitor = aVisitor()
  const form = await visitor.open('/objednavka?pickup=Praha&dropoff=Brno&service=basic')
  const isOpen = (page: Page, name: string) =>
    page.$(`[name=${name}]`).closest('details').attr('open') !== undefined
  expect(isOpen(form, 'nameBoard')).toBe(false)
  const wrong = await visitor.submit(form, { nameBoard: 'Novák', guestPhone: '608 123 456' })
  expect(wrong.text('#f-guestName-error')).not.toBe('')
  expect(isOpen(wrong, 'nameBoard')).toBe(true)
  expect(isOpen(wrong, 'stops')).toBe(false)
})

test('the first price of six people takes few taps and keys', async () => {
  // A tap on each field and on the button, one more on the answer to a question; a key for each letter.
  for (const [from, to, taps, keys] of [
    ['Prague Airport', 'Hotel Josef', 4, 26],
    ['Praha hl. nádraží', 'Křižíkova, Praha', 4, 34],
    ['Praha', 'Karlovy Vary', 3, 18],
    ['Praha', 'Praha', 3, 10],
  ] as const) {
    const { visitor, answer } = await ask('en', { from, to })
    const isAsked = answer.$('#f-answer button').length > 0
    const button = '#f-answer button'
    const priced = isAsked
      ? await visitor.submit(answer, {}, { button: answer.text(button) })
      : answer
    expect(priced.texts('label:has([name=service]) [data-for=ride]').join()).toContain('CZK')
    expect(isAsked ? 4 : 3, from).toBeLessThanOrEqual(taps)
    expect(from.length + to.length).toBeLessThanOrEqual(keys)
  }
})
