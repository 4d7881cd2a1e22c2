import { dayAhead, WHOLE } from '../support/browser/order-journey.ts'
import type { SiteProxy } from '../support/engines/site-proxy.ts'
import type { Visitor } from '../support/engines/visitor.ts'
import { holdsField } from '../support/site/function-call.ts'
import {
  choose,
  expectAddress,
  fill,
  fillAll,
  fillCustomer,
  look,
  openFolds,
  sendForm,
  textOf,
} from './acts.ts'
import { expectStyled } from './styled.ts'
import { expect, test } from './test.ts'

// People come by the home page and stay in one tab; what they type has to be there whatever they do in it.

const ANSWER = /^\/objednavka\?d=[\da-f]{8}(?:#f-answer|#order-heading)?$/
const SUMMARY = /^\/souhrn-objednavky/

/** What the form of the page holds. */
function formOf(visitor: Visitor) {
  return look(visitor, () => {
    const form = document.querySelector<HTMLFormElement>('[data-island] form')
    const typed = new FormData(form ?? undefined)
    const names = ['service', 'pickup', 'dropoff', 'date', 'time', 'name', 'email', 'street', 'zip']
    return Object.fromEntries(names.map((name) => [name, typed.get(name)]))
  })
}

/** Leaves the field and waits until the site has answered a save that holds what was typed into it. */
async function untilSaved(visitor: Visitor, network: SiteProxy, name: string, text: string) {
  await visitor.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  const isSaved = () =>
    network.answered(/\/saveDraft$/).some((posted) => holdsField(posted, name, text))
  await expect.poll(isSaved, `${name} is saved`).toBe(true)
  expect(await noticeOf(visitor)).toBeUndefined()
}

/** What the form says of another tab; nobody but this visitor has touched the draft. */
async function noticeOf(visitor: Visitor): Promise<string | undefined> {
  return /[^.]*v jiné kartě[^.]*/.exec(await textOf(visitor))?.[0]
}

async function reload(visitor: Visitor): Promise<void> {
  await visitor.evaluate(() => (document.documentElement.dataset['old'] = ''))
  await look(visitor, () => location.reload())
  const isNew = () => document.documentElement.dataset['old'] === undefined
  await expect.poll(() => look(visitor, isNew)).toBe(true)
  await expectAddress(visitor, ANSWER)
}

test.skip(({ engine }) => engine === 'chromium', 'the journeys ask it')

test('who comes by the home page has one question and three prices, keeps what was typed, and orders', async ({
  visitor,
  network,
}) => {
  await visitor.setWidth(390)
  await visitor.goto('/')
  await fillAll(visitor, { pickup: 'Letiště Praha', dropoff: 'Hotel Josef' })
  await visitor.click('main form button[value=price]')
  await expectAddress(visitor, ANSWER)
  await expect.poll(() => textOf(visitor)).toContain('Hotel Josef: je to v Praze?')
  await visitor.click('button[value="place:dropoff:prague"]')
  // The question already says the span of the prices; the middle one comes with the answer.
  await expect.poll(() => textOf(visitor)).toContain('1 290 Kč')
  const answer = await textOf(visitor)
  for (const price of ['1 490 Kč', '890 Kč']) expect(answer).toContain(price)
  await expectStyled(visitor)

  await choose(visitor, 'service', 'comfort')
  await fillAll(visitor, { passengers: '3', date: dayAhead(14), time: '10:30' })
  await fillCustomer(visitor)
  await untilSaved(visitor, network, 'zip', '110 00')
  const typed = await formOf(visitor)
  expect(typed).toMatchObject({
    service: 'comfort',
    pickup: 'Letiště Praha',
    dropoff: 'Hotel Josef',
    date: dayAhead(14),
    time: '10:30',
    name: 'Jana Ukázková',
    street: 'Dlouhá 12',
    zip: '110 00',
  })

  await reload(visitor)
  expect(await formOf(visitor)).toEqual(typed)
  await fill(visitor, 'name', 'Jan Novák')
  await untilSaved(visitor, network, 'name', 'Jan Novák')
  await sendForm(visitor, SUMMARY)
  await look(visitor, () => history.back())
  await expectAddress(visitor, ANSWER)
  await fill(visitor, 'street', 'Krátká 7')
  await untilSaved(visitor, network, 'street', 'Krátká 7')
  await sendForm(visitor, SUMMARY)
  await openFolds(visitor)
  const summary = await textOf(visitor)
  for (const text of ['Hotel Josef, Praha', '10:30', 'Jan Novák', 'Krátká 7', '1 290 Kč']) {
    expect(summary).toContain(text)
  }
  await expectStyled(visitor)

  await choose(visitor, 'paymentMethod', 'bankTransfer')
  await sendForm(visitor, /^\/stav-objednavky\/\w+/)
  await visitor.click(WHOLE)
  const status = await textOf(visitor)
  for (const text of ['Objednávka k nám dorazila', 'Letiště Praha', 'Jan Novák', 'Krátká 7']) {
    expect(status).toContain(text)
  }
  await expectStyled(visitor)
})
