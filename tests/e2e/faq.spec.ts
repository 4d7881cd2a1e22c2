import type { Page } from 'playwright/test'
import { expect, test } from '../support/browser/test.ts'

const PAGE = '/caste-dotazy'

/** The address of the last answer, which is far below the first screen. */
async function lastAnchor(page: Page): Promise<string> {
  await page.goto(PAGE)
  return `#${await page.locator('main details > [id]').last().getAttribute('id')}`
}

async function expectOpen(page: Page): Promise<void> {
  const last = page.locator('main details').last()
  await expect(last).toHaveAttribute('open')
  await expect(last.locator('summary')).toBeInViewport()
}

for (const javaScriptEnabled of [true, false]) {
  test(`a link to an answer opens it, ${javaScriptEnabled ? 'with' : 'without'} script`, async ({
    browser,
  }) => {
    const page = await (await browser.newContext({ javaScriptEnabled })).newPage()
    const anchor = await lastAnchor(page)
    // From another page, so that it is no move within the same one.
    await page.goto('/mapa-stranek')
    await page.goto(PAGE + anchor)
    await expectOpen(page)
    await page.context().close()
  })
}

test('an answer opens by a link inside the page, and again after somebody closed it', async ({
  page,
}) => {
  const anchor = await lastAnchor(page)
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'the answer' })
    document.querySelector('h1')?.insertAdjacentElement('afterend', link)
  }, anchor)
  await page.getByRole('link', { name: 'the answer' }).click()
  await expectOpen(page)
  await page.locator('main summary').last().click()
  await page.getByRole('link', { name: 'the answer' }).click()
  await expectOpen(page)
})
