import type { Page } from 'playwright/test'
import { expect, test } from '../support/browser/test.ts'

/**
 * Another build: the page hears of it when `deploy` is called, which resolves when the page has decided what to do;
 * `loads` counts how often it has loaded.
 */
async function anotherBuild(page: Page) {
  let count = 0
  page.on('domcontentloaded', () => (count += 1))
  let told = 0
  await page.exposeFunction('tell', () => (told += 1))
  await page.addInitScript(() => {
    const tell: unknown = Reflect.get(window, 'tell')
    document.addEventListener('newbuild', () => typeof tell === 'function' && tell())
  })
  let tell = (): void => undefined
  const deployed = new Promise<void>((resolve) => {
    tell = resolve
  })
  await page.route('/builds/latest.json', async (route) => {
    await deployed
    await route.fulfill({ json: { id: 'another' } })
  })
  const deploy = async () => {
    tell()
    await expect.poll(() => told).toBeGreaterThan(0)
  }
  return { loads: () => count, deploy }
}

/** Whether the page has begun to reload, which it notes before it does. */
function isReloading(page: Page): Promise<boolean> {
  return page.evaluate(() => sessionStorage.getItem('reloaded') !== null)
}

test('a document reloads once for a new build', async ({ page }) => {
  const { loads, deploy } = await anotherBuild(page)
  const lookUps: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/latest.json')) lookUps.push(request.url())
  })
  await page.goto('/sluzby')
  await deploy()
  await expect.poll(loads).toBe(2)
  await expect.poll(() => lookUps.length).toBe(2)
  await page.goto('/kontakt')
  await expect.poll(() => lookUps.length).toBe(3)
  expect(loads()).toBe(3)
})

test('a page asks for the manifest of its build once, a second after it has loaded, and for the latest build on and on', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/builds/')) asked.push(pathname)
  })
  await page.clock.install({ time: '2026-11-27T12:00:00Z' })
  await page.clock.pauseAt('2026-11-27T12:00:10Z')
  await page.goto('/sluzby')
  await page.waitForLoadState('load')
  const manifest = `/builds/meta/${await page.locator('html').getAttribute('data-build')}.json`
  await page.clock.runFor(900)
  expect(asked).toEqual([])
  await page.clock.runFor(100)
  await expect.poll(() => asked.toSorted()).toEqual(['/builds/latest.json', manifest])
  await page.clock.runFor(300_000)
  await expect
    .poll(() => asked.toSorted())
    .toEqual(['/builds/latest.json', '/builds/latest.json', manifest])
})

test('a page whose manifest is gone still hears of a new build', async ({ page }) => {
  await page.route('/builds/meta/*', (route) => route.fulfill({ status: 404 }))
  const { loads, deploy } = await anotherBuild(page)
  await page.goto('/sluzby')
  await deploy()
  await expect.poll(loads).toBe(2)
})

test('an order half filled in waits for a calm moment and comes back whole', async ({ page }) => {
  const { loads, deploy } = await anotherBuild(page)
  await page.goto('/objednavka')
  await page.locator('[name=service][value=business]').check()
  await page.locator('[name=name]').pressSequentially('Brno')
  await deploy()
  expect(await isReloading(page)).toBe(false)
  await page.locator('[name=name]').blur()
  await expect.poll(loads).toBe(2)
  await expect(page.locator('[name=name]')).toHaveValue('Brno')
  await expect(page.locator('[name=service][value=business]')).toBeChecked()
})

test('a message half written is left alone', async ({ page }) => {
  const { loads, deploy } = await anotherBuild(page)
  await page.goto('/kontakt')
  await page.locator('[name=message]').fill('Dobrý den')
  await deploy()
  await page.locator('[name=message]').blur()
  await page.locator('[name=message]').press('End')
  expect(await isReloading(page)).toBe(false)
  expect(loads()).toBe(1)
  await expect(page.locator('[name=message]')).toHaveValue('Dobrý den')
})

test('scripts of the form that are gone lose nothing that was typed', async ({ page }) => {
  let loads = 0
  page.on('domcontentloaded', () => (loads += 1))
  const isGone = page.waitForResponse(/\/assets\/order-touched/)
  await page.route(/\/assets\/order-touched/, (route) => route.fulfill({ status: 404 }))
  await page.goto('/objednavka')
  const name = page.locator('[name=name]')
  await name.pressSequentially('Brno')
  await name.blur()
  await isGone
  await expect(name).toHaveValue('Brno')
  expect(loads).toBe(1)
  // What would save it is gone as well, so the page stays; the form is sent as any form is.
  await page.getByRole('button', { name: 'Pokračovat' }).click()
  await expect.poll(() => loads).toBe(2)
  await expect(name).toHaveValue('Brno')
  await expect(page.getByRole('alert')).toBeVisible()
})
