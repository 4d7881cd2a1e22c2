import type { Page } from 'playwright/test'
import { untilIslandIsLive } from '../support/browser/settle.ts'
import { expect, test } from '../support/browser/test.ts'
import { readTree } from '../support/browser/tree.ts'

const PHONE = { width: 390, height: 844 }

/** What live regions say from now on, each time what they hold becomes another text. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const regions = 'output, [role=status], [role=alert], [aria-live]'
    const wordsOf = (region: Element) =>
      region instanceof HTMLElement ? region.innerText.replace(/\s+/g, ' ').trim() : ''
    const last = new Map(
      [...document.querySelectorAll(regions)].map((region) => [region, wordsOf(region)]),
    )
    const heard: string[] = []
    Object.assign(globalThis, { heard })
    new MutationObserver(() => {
      for (const region of document.querySelectorAll(regions)) {
        const words = wordsOf(region)
        if (words !== '' && words !== (last.get(region) ?? '')) heard.push(words)
        last.set(region, words)
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  return () => page.evaluate<string[]>('globalThis.heard')
}

/** What the keyboard stops at, one Tab after another. */
async function stops(page: Page, count: number): Promise<string[]> {
  const found: string[] = []
  for (let stop = 0; stop < count; stop += 1) {
    await page.keyboard.press('Tab')
    found.push(
      await page.evaluate(() =>
        document.activeElement instanceof HTMLElement ? document.activeElement.innerText : '',
      ),
    )
  }
  return found.map((words) => words.replace(/\s+/g, ' ').toLowerCase())
}

test('an empty order is heard in the order of its errors, and each group says that it is required', async ({
  page,
}) => {
  await page.goto('/objednavka')
  await untilIslandIsLive(page)
  const untouched = await readTree(page)
  expect(untouched.filter(({ states }) => states.get('invalid') === 'true')).toEqual([])
  await page.locator('main form button.button[type=submit]:not([name])').first().click()
  await expect(page.getByRole('alert')).toBeFocused()

  const nodes = await readTree(page)
  const listed = nodes
    .filter(({ role, name }) => role === 'link' && name.endsWith(': Pole je povinné'))
    .map(({ name }) => name.replace(': Pole je povinné', ''))
  const wrong = nodes.filter(
    ({ states, control, role }) =>
      states.get('invalid') === 'true' && (control !== null || role === 'radiogroup'),
  )
  expect(wrong.map(({ name }) => name)).toEqual(listed)
  expect(listed).toContain('Kategorie vozu')
  expect(wrong.filter(({ description }) => !description.includes('Pole je povinné'))).toEqual([])

  const groups = nodes.filter(({ role }) => role === 'radiogroup')
  expect(groups.map(({ name }) => name)).toEqual(['Druh objednávky', 'Kategorie vozu'])
  expect(groups.filter(({ states }) => states.get('required') !== 'true')).toEqual([])
})

test('the price is said once, when it comes and when it changes', async ({ page }) => {
  await page.goto('/objednavka?d=new&service=business')
  await untilIslandIsLive(page)
  const heard = await listen(page)
  const says = async (price: RegExp) => (await heard()).filter((words) => price.test(words))
  await page.locator('[name=pickup]').fill('Praha')
  await page.locator('[name=dropoff]').fill('Karlovy Vary')
  await page.locator('[name=passengers]').selectOption('2')
  await expect(page.locator('#price table')).toBeVisible()
  await expect.poll(() => says(/5 490/)).toEqual(['Cena celkem: 5 490 Kč'])

  await page.locator('[name=service][value=comfort]').check()
  await expect.poll(() => says(/4 890/)).toEqual(['Cena celkem: 4 890 Kč'])
  expect(await says(/5 490/)).toHaveLength(1)
})

test('on a phone the header is heard and walked as it is seen, the menu after its button', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/')
  const seen = ['vozka', 'english', 'objednat jízdu', 'menu']
  const nodes = await readTree(page)
  const banner = nodes.findIndex(({ role }) => role === 'banner')
  const main = nodes.findIndex(({ role }) => role === 'main')
  const heard = nodes.slice(banner, main).filter(({ control }) => control !== null)
  expect(heard.map(({ name }) => name.toLowerCase())).toEqual(seen)
  expect((await stops(page, 5)).slice(1)).toEqual(seen)

  await page.keyboard.press('Enter')
  await expect(page.locator('#menu')).toBeVisible()
  const open = await readTree(page)
  expect(open.find(({ name }) => name === 'Menu')?.states.get('expanded')).toBe('true')
  expect(await stops(page, 2)).toEqual(['zavřít', 'úvod'])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
})
