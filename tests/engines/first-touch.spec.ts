import { dayAhead } from '../support/browser/order-journey.ts'
import type { Visitor } from '../support/engines/visitor.ts'
import { choose, fill, fillCustomer, openFolds, sendForm, textOf } from './acts.ts'
import { expect, test } from './test.ts'

// The script of the form is on its way while somebody is at the form already, and comes in the middle of it.
const FORM_FILE = /^\/assets\/order-[\w-]{8}\.js$/

/** More keys than anybody presses while a form comes alive. */
const KEYS = 'bcdfghjklmnpqrstvwxz'.repeat(8)

/** A lock on the form's file, and its key. */
function hold() {
  let release = (): void => undefined
  const until = new Promise<void>((resolve) => (release = resolve))
  return { held: { way: 'held', until } as const, release: () => release() }
}

function isLive(visitor: Visitor): Promise<boolean> {
  return visitor.evaluate(() => {
    const form = document.querySelector('[data-island] form')
    return form !== null && Object.keys(form).some((key) => key.startsWith('__react'))
  })
}

/** What the form holds, and where the next key would go. */
function formOf(visitor: Visitor) {
  return visitor.evaluate(() => {
    const active = document.activeElement
    const form = document.querySelector<HTMLFormElement>('[data-island] form')
    const typed = new FormData(form ?? undefined)
    return {
      pickup: typed.get('pickup'),
      service: typed.get('service'),
      passengers: typed.get('passengers'),
      caret: active instanceof HTMLInputElement ? [active.name, active.selectionStart] : null,
    }
  })
}

test('no key, caret or choice is lost while the form comes alive', async ({ network, visitor }) => {
  const { held, release } = hold()
  network.meddle(FORM_FILE, held)
  await visitor.open('/objednavka')
  await choose(visitor, 'service', 'comfort')
  await fill(visitor, 'passengers', '3')
  await fill(visitor, 'pickup', 'Oluc')
  await visitor.evaluate(() => {
    const active = document.activeElement
    if (active instanceof HTMLInputElement) active.setSelectionRange(2, 2)
  })
  await visitor.type('omo')
  expect(await isLive(visitor)).toBe(false)

  release()
  let typed = 'omo'
  for (const key of KEYS) {
    await visitor.type(key)
    typed += key
    if (await isLive(visitor)) break
  }
  await expect.poll(() => isLive(visitor)).toBe(true)
  await visitor.type('a')
  expect(await formOf(visitor)).toEqual({
    pickup: `Ol${typed}auc`,
    service: 'comfort',
    passengers: '3',
    caret: ['pickup', 2 + typed.length + 1],
  })
})

// In the other language, whose file the browser cannot know yet.
test('a press while the form comes alive sends all that was typed before', async ({
  network,
  visitor,
}) => {
  const { held, release } = hold()
  network.meddle(FORM_FILE, held)
  await visitor.open('/en/order')
  await choose(visitor, 'service', 'business')
  await fill(visitor, 'date', dayAhead(14))
  await fill(visitor, 'time', '10:30')
  await fill(visitor, 'pickup', 'Dlouhá 5, Praha')
  await fill(visitor, 'dropoff', 'Masarykova 3, Brno')
  await fillCustomer(visitor)
  expect(await isLive(visitor)).toBe(false)

  release()
  await sendForm(visitor, /^\/en\/order-summary/)
  await openFolds(visitor)
  const summary = await textOf(visitor)
  for (const text of [
    'Dlouhá 5, Praha',
    'Masarykova 3, Brno',
    '10:30',
    'Jana Ukázková',
    'Dlouhá 12',
  ]) {
    expect(summary).toContain(text)
  }
})
