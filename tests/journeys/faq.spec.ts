import type { Page } from 'playwright/test'
import { openHome } from '../support/browser/front-door.ts'
import { expect, test } from '../support/browser/test.ts'

const PAGE = '/caste-dotazy'

async function expectOpen(page: Page): Promise<void> {
  const last = page.locator('main details').last()
  await expect(last).toHaveAttribute('open')
  await expect(last.locator('summary')).toBeInViewport()
}

/** Comes to the page from another one by a link to its last answer, which is far below the first screen. */
async function openLastAnswer(page: Page): Promise<string> {
  await openHome(page, 'cs')
  await page.getByRole('link', { name: 'Další časté dotazy' }).click()
  await expect(page).toHaveURL(PAGE)
  const anchor = `#${await page.locator('main details > [id]').last().getAttribute('id')}`
  await page.goto('/mapa-stranek')
  await page.goto(PAGE + anchor)
  await expectOpen(page)
  return anchor
}

test('a link to an answer opens it, and again after somebody closed it', async ({ page }) => {
  const anchor = await openLastAnswer(page)
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'the answer' })
    document.querySelector('h1')?.insertAdjacentElement('afterend', link)
  }, anchor)
  for (const _ of ['once', 'twice']) {
    await page.locator('main summary').last().click()
    await expect(page.locator('main details').last()).not.toHaveAttribute('open')
    await page.getByRole('link', { name: 'the answer' }).click()
    await expectOpen(page)
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a link to an answer opens it without script', async ({ page }) => {
    await openLastAnswer(page)
  })
})
