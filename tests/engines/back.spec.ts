import type { Visitor } from '../support/engines/visitor.ts'
import { addressOf, expectAddress, fill, look } from './acts.ts'
import { expect, test } from './test.ts'
import { isWhole } from '../support/length.ts'

test.skip(({ engine }) => engine === 'chromium', 'its headless shell keeps no page that was left')

/** A page that still waits for an answer of the network is not kept, and each asks for its build and the latest one. */
async function untilLookedUp(visitor: Visitor): Promise<void> {
  const answered = () =>
    performance
      .getEntriesByType('resource')
      .filter(
        (entry) =>
          entry instanceof PerformanceResourceTiming &&
          entry.name.includes('/builds/') &&
          entry.responseEnd > 0,
      ).length
  await expect.poll(() => look(visitor, answered)).toBe(2)
}

/** Leaves the page for another one, goes back and finds it as the browser kept it. */
async function expectKept(visitor: Visitor): Promise<void> {
  const path = await addressOf(visitor)
  await untilLookedUp(visitor)
  await visitor.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['kept'] = String(persisted)
    })
  })
  await look(visitor, () => location.assign('/mapa-stranek'))
  await expectAddress(visitor, /^\/mapa-stranek$/)
  await look(visitor, () => history.back())
  await expect.poll(() => addressOf(visitor)).toBe(path)
  const kept = () => document.documentElement.dataset['kept']
  await expect.poll(() => look(visitor, kept), `${path} is kept`).toBe('true')
}

/** Documents are alike for who goes back; the others are asked with the long proofs. */
const DOCUMENTS = isWhole ? ['/', '/caste-dotazy', '/zazitky/nezapomenutelne-zazitky'] : ['/']

for (const path of DOCUMENTS) {
  test(`who goes back to ${path} has it at once`, async ({ visitor }) => {
    await visitor.goto(path)
    await expectKept(visitor)
  })
}

for (const path of ['/kontakt', '/en/order']) {
  test(`who goes back to ${path} finds what was typed`, async ({ visitor, engine }) => {
    test.skip(engine === 'firefox', 'it keeps no page that is answered with no-store')
    await visitor.goto(path)
    await fill(visitor, 'name', 'Jan Novák')
    await expectKept(visitor)
    const typed = () => document.querySelector<HTMLInputElement>('main form [name=name]')?.value
    expect(await visitor.evaluate(typed)).toBe('Jan Novák')
  })
}
