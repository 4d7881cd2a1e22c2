import type { Page } from 'playwright/test'
import { appConfig } from '../../app.config.ts'
import { expect, test } from '../support/browser/test.ts'

test.use({ javaScriptEnabled: false })

const questions = [
  { path: '/', target: '/objednavka', button: 'Ukázat cenu' },
  { path: '/en', target: '/en/order', button: 'Show the price' },
  { path: '/ceny', target: '/objednavka', button: 'Ukázat cenu' },
  { path: '/en/prices', target: '/en/order', button: 'Show the price' },
]

/** Windows, on their side and enlarged too, in which the whole question stands in the first look. */
const WINDOWS = [
  { width: 280, height: 653 },
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 667, height: 375 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1366, height: 657 },
  { width: 1440, height: 900 },
  { width: 1920, height: 937 },
  { width: 2560, height: 900 },
  { width: 3840, height: 2160 },
]
const TOUCH = 48
const READABLE = 16

/** What the page sends when the question is asked. */
async function asked(page: Page, ask: () => Promise<void>) {
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.method() === 'POST'),
    ask(),
  ])
  return {
    path: new URL(request.url()).pathname,
    search: new URL(request.url()).search,
    fields: Object.fromEntries(new URLSearchParams(request.postData() ?? '')),
  }
}

function controls(page: Page) {
  return page.locator('main form :is([name=pickup], [name=dropoff], select, button)')
}

for (const { path, target, button } of questions) {
  test(`the question of ${path} goes to the order without script, by Enter in its first field`, async ({
    page,
  }) => {
    await page.goto(path)
    const form = page.locator('main form')
    await form.getByRole('textbox').nth(1).fill('Karlovy Vary')
    await form.getByRole('combobox').selectOption('4')
    const from = form.getByRole('textbox').first()
    await from.fill('Na Příkopě 1, Praha')
    expect(await asked(page, () => from.press('Enter'))).toEqual({
      path: target,
      search: '',
      fields: {
        kind: 'ride',
        pickup: 'Na Příkopě 1, Praha',
        dropoff: 'Karlovy Vary',
        passengers: '4',
        leaveEmpty: '',
        intent: 'price',
      },
    })
  })

  test(`an empty question of ${path} is sent too, for two people`, async ({ page }) => {
    await page.goto(path)
    const { fields } = await asked(page, () => page.getByRole('button', { name: button }).click())
    expect(fields).toMatchObject({ pickup: '', dropoff: '', passengers: '2', intent: 'price' })
  })
}

test('the question offers as many seats as the largest car has', async ({ page }) => {
  await page.goto('/')
  const most = Math.max(...Object.values(appConfig.services).map((car) => car.maxPassengers))
  const options = await page.locator('main form select option').allInnerTexts()
  expect(options).toEqual(Array.from({ length: most }, (_, index) => `${index + 1}`))
})

test('the keyboard goes through the question in its order and on to the other orders', async ({
  page,
}) => {
  await page.goto('/en')
  await page.getByLabel('From').focus()
  for (const name of ['To', 'How many of you', 'Show the price', 'Hire by the hour']) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    await expect(focused).toHaveAccessibleName(name)
    expect(await focused.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe(
      'solid',
    )
  }
})

test('by the hour, experiences and parcels are one press away', async ({ page }) => {
  const targets = {
    'Hire by the hour': '/en/order?kind=hourly',
    Experiences: '/en/experiences',
    Parcel: '/en/order?kind=parcel',
  }
  await page.goto('/en')
  for (const [name, href] of Object.entries(targets)) {
    const link = page.locator('main section').first().getByRole('link', { name, exact: true })
    await expect(link).toHaveAttribute('href', href)
  }
})

test('the whole question stands in the first look, large enough for a thumb', async ({ page }) => {
  for (const path of ['/', '/en']) {
    await page.goto(path)
    for (const window of WINDOWS) {
      await page.setViewportSize(window)
      const where = `${path} at ${window.width} × ${window.height}`
      await expect(page.locator('h1'), where).toBeInViewport({ ratio: 1 })
      await expect(controls(page), where).toHaveCount(4)
      for (const control of await controls(page).all()) {
        await expect(control, where).toBeInViewport({ ratio: 1 })
        const { height = 0 } = (await control.boundingBox()) ?? {}
        expect(height, where).toBeGreaterThanOrEqual(TOUCH)
        const size = await control.evaluate((element) => getComputedStyle(element).fontSize)
        expect(Number.parseFloat(size), where).toBeGreaterThanOrEqual(READABLE)
      }
    }
  }
})

test('no word or field of the question lies over another', async ({ page }) => {
  await page.goto('/')
  for (const window of WINDOWS) {
    await page.setViewportSize(window)
    const hero = page.locator('main section').first()
    const parts = hero.locator('h1, p, form, ul')
    const boxes = await Promise.all((await parts.all()).map((part) => part.boundingBox()))
    const overlaps = boxes.flatMap((one, index) =>
      boxes.slice(index + 1).filter((other) => {
        if (!one || !other) return true
        const isBeside = one.x + one.width <= other.x || other.x + other.width <= one.x
        return !isBeside && one.y + one.height > other.y && other.y + other.height > one.y
      }),
    )
    expect(overlaps, `${window.width} × ${window.height}`).toEqual([])
  }
})

test('on a phone the first price stands in the upper third of the second screen', async ({
  page,
}) => {
  const window = { width: 390, height: 844 }
  await page.setViewportSize(window)
  for (const path of ['/', '/en']) {
    await page.goto(path)
    // With the widest letters a device may have instead of ours.
    const { y = Infinity } = (await page.locator('main td').first().boundingBox()) ?? {}
    expect(y, path).toBeLessThan(window.height * 1.35)
  }
})

test('paper asks nothing', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  for (const path of ['/', '/ceny']) {
    await page.goto(path)
    await expect(page.locator('main form')).toBeHidden()
    await expect(page.locator('h1')).toBeVisible()
  }
})
