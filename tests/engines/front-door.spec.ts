import { dayAhead } from '../support/browser/order-journey.ts'
import type { SiteProxy } from '../support/engines/site-proxy.ts'
import type { Visitor } from '../support/engines/visitor.ts'
import { addressOf, choose, expectAddress, fill, fillCustomer, sendForm, textOf } from './acts.ts'
import { expect, test } from './test.ts'

// People come by the home page and stay in one tab; what they type has to be there whatever they do in it.

const ANSWER = /^\/objednavka\?d=[\da-f]{8}$/

/** What the form of the page holds. */
function formOf(visitor: Visitor) {
  return visitor.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('[data-island] form')
    const typed = new FormData(form ?? undefined)
    const names = ['service', 'pickup', 'dropoff', 'date', 'time', 'name', 'email', 'street', 'zip']
    return Object.fromEntries(names.map((name) => [name, typed.get(name)]))
  })
}

/** What the form says of another tab; nobody but this visitor has touched the draft. */
async function noticeOf(visitor: Visitor): Promise<string | undefined> {
  return /[^.]*v jiné kartě[^.]*/.exec(await textOf(visitor))?.[0]
}

/** Leaves the field and waits until every save was answered; the last one begins 800 ms after the last key. */
async function untilSaved(visitor: Visitor, network: SiteProxy): Promise<void> {
  await visitor.evaluate(async () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    await new Promise((done) => setTimeout(done, 900))
  })
  const answered = () =>
    visitor.evaluate(
      () =>
        performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/saveDraft'))
          .length,
    )
  const asked = network.asked().filter((line) => line.endsWith('/saveDraft')).length
  await expect.poll(answered).toBe(asked)
}

async function reload(visitor: Visitor): Promise<void> {
  await visitor.evaluate(() => {
    document.documentElement.dataset['old'] = ''
    location.reload()
  })
  const isNew = () => document.documentElement.dataset['old'] === undefined
  await expect.poll(() => visitor.evaluate(isNew).catch(() => false)).toBe(true)
  await expect.poll(() => addressOf(visitor)).toMatch(ANSWER)
}

test('who comes by the home page finds all that was typed after a reload, and is told nothing false', async ({
  visitor,
  network,
}) => {
  await visitor.goto('/')
  await fill(visitor, 'pickup', 'Praha')
  await fill(visitor, 'dropoff', 'Karlovy Vary')
  await visitor.click('main form button[value=price]')
  await expectAddress(visitor, ANSWER)
  await choose(visitor, 'service', 'comfort')
  await fill(visitor, 'date', dayAhead(14))
  await fill(visitor, 'time', '10:30')
  await fillCustomer(visitor)
  await untilSaved(visitor, network)
  expect(await noticeOf(visitor)).toBeUndefined()
  const typed = await formOf(visitor)
  expect(typed).toMatchObject({
    ...{ service: 'comfort', pickup: 'Praha', dropoff: 'Karlovy Vary', date: dayAhead(14) },
    ...{ time: '10:30', name: 'Jana Ukázková', street: 'Dlouhá 12', zip: '110 00' },
  })

  await reload(visitor)
  expect(await formOf(visitor)).toEqual(typed)
  await fill(visitor, 'name', 'Jan Novák')
  await untilSaved(visitor, network)
  expect(await noticeOf(visitor)).toBeUndefined()

  await sendForm(visitor, /^\/souhrn-objednavky/)
  await visitor.evaluate(() => history.back()).catch(() => null)
  await expectAddress(visitor, ANSWER)
  await fill(visitor, 'street', 'Krátká 7')
  await untilSaved(visitor, network)
  expect(await noticeOf(visitor)).toBeUndefined()
  await sendForm(visitor, /^\/souhrn-objednavky/)
  const summary = await textOf(visitor)
  for (const text of ['Karlovy Vary', '10:30', 'Jan Novák', 'Krátká 7']) {
    expect(summary).toContain(text)
  }
})
