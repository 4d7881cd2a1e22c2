import type { Visitor } from '../support/engines/visitor.ts'
import { addressOf, expectAddress, fill } from './acts.ts'
import { expect, test } from './test.ts'

test.skip(({ engine }) => engine === 'chromium', 'its headless shell keeps no page that was left')

/** Leaves the page for another one and goes back. */
async function leaveAndComeBack(visitor: Visitor): Promise<void> {
  const path = await addressOf(visitor)
  await visitor.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['kept'] = String(persisted)
    })
  })
  await visitor.evaluate(() => location.assign('/mapa-stranek')).catch(() => null)
  await expectAddress(visitor, /^\/mapa-stranek$/)
  await visitor.evaluate(() => history.back()).catch(() => null)
  await expect.poll(() => addressOf(visitor).catch(() => null)).toBe(path)
}

/** Whether the browser kept the page that is open again now. */
async function isKept(visitor: Visitor): Promise<boolean | null> {
  const kept = () => document.documentElement.dataset['kept'] === 'true'
  return visitor.evaluate(kept).catch(() => null)
}

for (const path of ['/', '/caste-dotazy', '/zazitky/nezapomenutelne-zazitky']) {
  test(`who goes back to ${path} has it at once`, async ({ visitor }) => {
    await visitor.goto(path)
    await leaveAndComeBack(visitor)
    await expect.poll(() => isKept(visitor)).toBe(true)
  })
}

for (const path of ['/kontakt', '/en/order']) {
  test(`who goes back to ${path} finds what was typed`, async ({ visitor, engine }) => {
    test.skip(engine === 'firefox', 'it keeps no page that is answered with no-store')
    await visitor.goto(path)
    await fill(visitor, 'name', 'Jan Novák')
    await leaveAndComeBack(visitor)
    await expect.poll(() => isKept(visitor)).toBe(true)
    const typed = () => document.querySelector<HTMLInputElement>('main form [name=name]')?.value
    expect(await visitor.evaluate(typed)).toBe('Jan Novák')
  })
}
