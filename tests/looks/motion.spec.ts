import { expect, test } from '../support/browser/test.ts'

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
