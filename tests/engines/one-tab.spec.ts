import * as fc from 'fast-check'
import { dayAhead } from '../support/order-fields.ts'
import type { SiteProxy } from '../support/engines/site-proxy.ts'
import type { Visitor } from '../support/engines/visitor.ts'
import { holdsField } from '../support/site/function-call.ts'
import { fill, fillAll, look, textOf } from './acts.ts'
import { expect, test } from './test.ts'
import { isWhole } from '../support/length.ts'

// Somebody with one tab comes in by any way, types, waits, reloads, switches the language and goes back, in any order.
// What they read afterwards is what they typed, and nobody tells them of another tab.

/** Walks of an engine in every run, and in the run with every long proof. */
const WALKS = {
  chromium: isWhole ? 200 : 1,
  firefox: isWhole ? 10 : 1,
  webkit: isWhole ? 10 : 1,
}
const SEED = 20_261_124

const WAYS_IN = ['home', 'question', 'link', 'experience'] as const
const TYPED = {
  name: ['Jana Ukázková', 'Jan Novák', 'Ö'],
  email: ['jana@example.com', 'jana@', 'jan.novak@example.com'],
  phone: ['777 123 456', '+44 7700 900123', '12'],
  date: [dayAhead(14), dayAhead(30)],
  time: ['10:30', '21:40'],
  passengers: ['3', '4'],
  luggages: ['2', '0'],
} as const

type Step = { does: 'type'; name: string; text: string } | { does: (typeof MOVES)[number] }
const MOVES = ['wait', 'reload', 'language', 'back'] as const

const typing = fc
  .constantFrom(...Object.entries(TYPED))
  .chain(([name, texts]) =>
    fc.constantFrom(...texts).map((text): Step => ({ does: 'type', name, text })),
  )
const aStep = fc.oneof(
  { weight: 3, arbitrary: typing },
  { weight: 2, arbitrary: fc.constantFrom(...MOVES).map((does): Step => ({ does })) },
)
const aWalk = fc.tuple(
  fc.constantFrom(...WAYS_IN),
  fc.array(aStep, { minLength: 4, maxLength: 7, size: 'max' }),
)

/** Opens the form, as far as it has a field for what is typed. */
async function comeIn(visitor: Visitor, way: (typeof WAYS_IN)[number]): Promise<void> {
  if (way === 'link') {
    return visitor.goto('/objednavka?service=business&pickup=Praha&dropoff=Brno')
  }
  if (way === 'experience') {
    return visitor.goto('/objednavka?kind=experience&experience=dresden&variant=comfort')
  }
  const dropoff = way === 'question' ? 'Hotel Josef' : 'Karlovy Vary'
  await visitor.goto('/')
  await fillAll(visitor, { pickup: 'Letiště Praha', dropoff })
  // The places offered for the last field lie over the button.
  await blur(visitor)
  await visitor.click('main form button[value=price]')
  await untilOnForm(visitor)
  if (way !== 'question') return
  await leaveBy(visitor, () => visitor.click('button[value="place:dropoff:prague"]'))
}

async function blur(visitor: Visitor): Promise<void> {
  await look(visitor, () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
}

function isOnForm(visitor: Visitor): Promise<boolean | null> {
  const seen = () =>
    document.querySelector('#order-form [name=email]') !== null &&
    document.readyState === 'complete' &&
    document.documentElement.dataset['left'] === undefined
  return look(visitor, seen)
}

async function untilOnForm(visitor: Visitor): Promise<void> {
  await expect.poll(() => isOnForm(visitor), 'the form is there').toBe(true)
}

/**
 * Leaves the field; resolves once the last save that the site has answered since the typing holds the text. An earlier
 * save may hold it as well, with another text saved in between.
 */
async function untilSaved(visitor: Visitor, network: SiteProxy, { name, text, since }: LastTyped) {
  await blur(visitor)
  const isSaved = () => {
    const last = savesOf(network).slice(since).at(-1)
    return last !== undefined && holdsField(last, name, text)
  }
  await expect.poll(isSaved, `${name} is saved`).toBe(true)
}

/** Goes to another page by what the visitor does, and waits until the form is there again. */
async function leaveBy(visitor: Visitor, how: () => Promise<unknown>): Promise<void> {
  await look(visitor, () => (document.documentElement.dataset['left'] = ''))
  await how()
  await untilOnForm(visitor)
}

type LastTyped = { name: string; text: string; since: number }

function savesOf(network: SiteProxy): string[] {
  return network.answered(/\/saveDraft$/)
}

async function move(visitor: Visitor, does: (typeof MOVES)[number]): Promise<void> {
  switch (does) {
    case 'wait':
      await new Promise((done) => setTimeout(done, 1_000))
      return
    case 'reload':
      return leaveBy(visitor, () => look(visitor, () => location.reload()))
    case 'language':
      return leaveBy(visitor, () => visitor.click('header a[hreflang][data-switch=bar]'))
    case 'back':
      await visitor.click('header a[href="/"], header a[href="/en"]')
      await expect.poll(() => isOnForm(visitor)).toBe(false)
      await look(visitor, () => history.back())
      // A page that was kept comes back with the mark of its last leaving.
      await expect.poll(() => look(visitor, isFormKept)).toBe(true)
      await look(visitor, () => delete document.documentElement.dataset['left'])
  }
}

function isFormKept(): boolean {
  return (
    document.querySelector('#order-form [name=email]') !== null &&
    document.readyState === 'complete'
  )
}

async function expectAsTyped(visitor: Visitor, typed: Record<string, string>): Promise<void> {
  const read = (names: string[]) => {
    const form = document.querySelector<HTMLFormElement>('#order-form')
    const data = new FormData(form ?? undefined)
    return Object.fromEntries(names.map((name) => [name, data.get(name)]))
  }
  await expect.poll(() => look(visitor, read, Object.keys(typed))).toEqual(typed)
  expect(await textOf(visitor)).not.toMatch(/v jiné kartě|another browser tab/)
}

/** Does the steps one after another; whatever leaves the form or waits is followed by a look at what it holds. */
async function walk(visitor: Visitor, network: SiteProxy, steps: readonly Step[]): Promise<void> {
  const typed: Record<string, string> = {}
  let last: LastTyped | null = null
  for (const step of [...steps, { does: 'reload' } as const]) {
    if (step.does === 'type') {
      const since = savesOf(network).length
      await fill(visitor, step.name, step.text)
      typed[step.name] = step.text
      last = { ...step, since }
    } else {
      // A reload at the very moment of typing is no promise of ours; a link waits for the save by itself.
      if (last && step.does === 'reload') await untilSaved(visitor, network, last)
      await move(visitor, step.does)
      await expectAsTyped(visitor, typed)
    }
  }
}

const most = Math.max(...Object.values(WALKS))
for (const [index, [way, steps]] of fc.sample(aWalk, { numRuns: most, seed: SEED }).entries()) {
  const said = steps.map((step) => (step.does === 'type' ? step.name : step.does))
  test.describe(`one tab ${index + 1}`, () => {
    test.skip(({ engine }) => index >= WALKS[engine], 'enough walks for this engine')
    test(`${way}, ${said.join(', ')}`, async ({ visitor, network }) => {
      await visitor.setWidth(390)
      await comeIn(visitor, way)
      await untilOnForm(visitor)
      await walk(visitor, network, steps)
    })
  })
}
