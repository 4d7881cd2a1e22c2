import { expect, test } from '../support/browser/test.ts'
import { carrierDoes } from '../support/site/carrier.ts'
import { placeOverHttp } from '../support/site/http-customer.ts'
import { testSite } from '../support/site/test-site.ts'

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  const moves = reducedMotion === 'no-preference'
  test(`what is hovered and pressed ${moves ? 'may move' : 'stands still for who asked for it'}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    const running = () => page.evaluate(() => document.getAnimations().length)
    let seen = 0
    for (const [path, targets] of [
      ['/', ['.site-header-order', 'main form .button:visible', 'main ul a:has(img)']],
      ['/objednavka', ['main form .button:visible', '[name=name]', 'label:has([name=service])']],
    ] as const) {
      await page.goto(path)
      if (!moves) seen += await running()
      for (const target of targets) {
        await page.locator(target).first().hover()
        seen += await running()
      }
    }
    // A button that waits for its answer.
    const button = page.locator('main form .button:visible').first()
    await button.evaluate((element) => element.setAttribute('aria-busy', 'true'))
    seen += await running()
    if (moves) expect(seen).toBeGreaterThan(0)
    else expect(seen).toBe(0)
  })
}

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  const moves = reducedMotion === 'no-preference'
  test(`the stub tears when placed and the dot ${moves ? 'moves' : 'stays for who asked for it'}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    const lengths = (selector: string, pseudo: string | null) =>
      page
        .locator(selector)
        .first()
        .evaluate((one, of) => getComputedStyle(one, of).animationDuration, pseudo)
    const { number, path } = await placeOverHttp(testSite().address)
    await page.goto(path)
    expect(await lengths('[data-torn]', null)).toBe(moves ? '0.2s' : '0s')
    await carrierDoes(testSite(), number, { command: 'confirm' })
    await page.goto(path)
    expect(await lengths('[data-moved]', '::after')).toBe(moves ? '0.2s' : '0s')
  })

  test(`a price that changes ${moves ? 'moves into view' : 'stands at once'}, and none at the start`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/objednavka?pickup=Praha&dropoff=Brno')
    await page.locator('[name=service][value=business]').check()
    const price = page.locator('[data-changed]').first()
    await expect(price).toBeAttached()
    const length = await price.evaluate((one) => getComputedStyle(one).animationDuration)
    expect(length).toBe(moves ? '0.2s' : '0s')
    await page.reload()
    await expect(page.locator('.changing').first()).toBeAttached()
    await expect(page.locator('[data-changed]')).toHaveCount(0)
  })
}
