import type { Page } from 'playwright/test'
import { expect, test } from '../support/browser/test.ts'

/** Another build: the page hears of it when `deploy` is called; `loads` counts how often it has loaded. */
async function anotherBuild(page: Page) {
  let count = 0
  page.on('domcontentloaded', () => (count += 1))
  let tell = (): void => undefined
  const deployed = new Promise<void>((resolve) => {
    tell = resolve
  })
  await page.route('/builds/latest.json', async (route) => {
    await deployed
    await route.fulfill({ json: { id: 'another' } })
  })
  const deploy = async () => {
    const heard = page.waitForResponse('/builds/latest.json')
    tell()
    await heard
  }
  return { loads: () => count, deploy }
}

test('the site says which build is the latest one, the one its pages are of', async ({
  page,
  request,
}) => {
  const answer = await request.get('/builds/latest.json')
  expect(answer.headers()['cache-control']).toBe('no-cache')
  const { id } = await answer.json()
  await page.goto('/')
  expect(await page.locator('html').getAttribute('data-build')).toBe(id)
})

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

test('an order half filled in waits for a calm moment and comes back whole', async ({ page }) => {
  const { loads, deploy } = await anotherBuild(page)
  await page.goto('/objednavka')
  await page.locator('[name=service][value=business]').check()
  await page.locator('[name=city]').pressSequentially('Brno')
  await deploy()
  expect(loads()).toBe(1)
  await page.locator('[name=city]').blur()
  await expect.poll(loads).toBe(2)
  await expect(page.locator('[name=city]')).toHaveValue('Brno')
  await expect(page.locator('[name=service][value=business]')).toBeChecked()
})

test('a message half written is left alone', async ({ page }) => {
  const { loads, deploy } = await anotherBuild(page)
  await page.goto('/kontakt')
  await page.locator('[name=message]').fill('Dobrý den')
  await deploy()
  await page.locator('[name=message]').blur()
  await page.locator('[name=message]').press('End')
  expect(loads()).toBe(1)
  await expect(page.locator('[name=message]')).toHaveValue('Dobrý den')
})

test('a script of the form that is gone loses nothing that was typed', async ({ page }) => {
  let loads = 0
  page.on('domcontentloaded', () => (loads += 1))
  await page.route(/\/assets\/check-order/, (route) => route.fulfill({ status: 404 }))
  await page.goto('/objednavka')
  await page.locator('[name=city]').pressSequentially('Brno')
  await page.locator('[name=city]').blur()
  await expect.poll(() => loads).toBe(2)
  await expect(page.locator('[name=city]')).toHaveValue('Brno')
})
