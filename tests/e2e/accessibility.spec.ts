import type { Page } from 'playwright/test'
import { violations } from '../support/browser/axe.ts'
import { pages } from '../support/browser/pages.ts'
import {
  cutTexts,
  ENLARGED,
  greedyBars,
  overlaps,
  sidewaysScroll,
  smallTargets,
  spaceText,
} from '../support/browser/room.ts'
import { states } from '../support/browser/screen-states.ts'
import { expect, test } from '../support/browser/test.ts'
import { treeFaults } from '../support/browser/tree.ts'

const DESKTOP = { width: 1280, height: 720 }
const PHONE = { width: 390, height: 844 }

/** What axe says of the page on a desktop and on a phone. */
async function expectNoViolations(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.setViewportSize(DESKTOP)
  expect(await violations(page), `${colorScheme}, desktop`).toEqual([])
  await page.setViewportSize(PHONE)
  expect(await violations(page), `${colorScheme}, phone`).toEqual([])
}

/** What is heard of the page and said to it, on a desktop and on a phone, and what a finger finds there. */
async function expectSoundTree(page: Page): Promise<void> {
  await page.setViewportSize(DESKTOP)
  expect(await treeFaults(page), 'tree, desktop').toEqual([])
  await page.setViewportSize(PHONE)
  expect(await treeFaults(page), 'tree, phone').toEqual([])
  expect(await smallTargets(page), 'in a hurry').toEqual([])
}

/** The page enlarged, then with the text spacing people may set. */
async function expectRoomToGrow(page: Page): Promise<void> {
  await page.setViewportSize(ENLARGED)
  expect(await sidewaysScroll(page), 'enlarged').toBeLessThanOrEqual(0)
  expect(await greedyBars(page), 'enlarged').toEqual([])
  await spaceText(page)
  expect(await sidewaysScroll(page), 'spaced').toBeLessThanOrEqual(0)
  expect(await cutTexts(page), 'spaced').toEqual([])
  expect(await overlaps(page), 'spaced').toEqual([])
  await page.setViewportSize(DESKTOP)
  expect(await overlaps(page), 'spaced, desktop').toEqual([])
}

/** Goes on by the keyboard until that button has the focus; returns how many stops it took. */
async function tabTo(page: Page, name: string): Promise<number> {
  const button = page.getByRole('button', { name })
  for (let stops = 1; stops < 80; stops += 1) {
    await page.keyboard.press('Tab')
    if (await button.evaluate((element) => element === document.activeElement)) return stops
  }
  throw new Error(`no way to ${name} by the keyboard`)
}

for (const path of pages.flatMap(({ cs, en }) => [cs, en])) {
  test(`${path} can be used by everybody`, async ({ page }) => {
    await page.goto(path)
    await expectNoViolations(page, 'light')
    await expectNoViolations(page, 'dark')
    await expectSoundTree(page)
    await expectRoomToGrow(page)
  })
}

// A state looks the same in both languages, so each theme takes one.
for (const { colorScheme, locale } of [
  { colorScheme: 'light', locale: 'cs' },
  { colorScheme: 'dark', locale: 'en' },
] as const) {
  for (const { name, open } of states) {
    test(`${name} can be used by everybody, ${locale}, ${colorScheme}`, async ({ page }) => {
      await open(page, locale)
      await expectNoViolations(page, colorScheme)
      await expectSoundTree(page)
      await expectRoomToGrow(page)
    })
  }
}

test('the first stop of the keyboard leads past the header', async ({ page }) => {
  await page.goto('/sluzby')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Přejít k obsahu' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('main a').first()).toBeFocused()
})

test('an order is cancelled by the keyboard alone, and the question comes before the rest', async ({
  page,
}) => {
  await states.find(({ name }) => name === 'status-confirmed')?.open(page, 'cs')
  await tabTo(page, 'Zrušit objednávku')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Nic Vás to nestojí.')
  const stops = await tabTo(page, 'Zrušit zdarma')
  expect(stops).toBeLessThan(20)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Objednávka je zrušená')
})

test('no bar covers the field the keyboard is in, not even on a low screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 420 })
  await states.find(({ name }) => name === 'order-price')?.open(page, 'cs')
  await page.locator('[name=kind]').first().focus()
  for (let stops = 0; stops < 20; stops += 1) {
    await page.keyboard.press('Tab')
    const covered = await page.evaluate(() => {
      const focused = document.activeElement
      const box = focused?.getBoundingClientRect()
      if (!focused || !box) return 'nothing has the focus'
      const onTop = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
      const isSeen = onTop !== null && (onTop.contains(focused) || focused.contains(onTop))
      return isSeen ? '' : focused.outerHTML.slice(0, 120)
    })
    expect(covered).toBe('')
  }
})
