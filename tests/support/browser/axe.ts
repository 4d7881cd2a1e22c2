import axe from 'axe-core'
import type { Page } from 'playwright/test'

/** What axe finds on a page: all its rules, best practices too, and the target size of WCAG 2.2. */
export async function violations(page: Page): Promise<string[]> {
  // Injected by DevTools, so the page's own Content-Security-Policy stays as it is.
  await page.evaluate(axe.source)
  const results = await page.evaluate<axe.AxeResults>(
    'axe.run(document, { rules: { "target-size": { enabled: true } } })',
  )
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  )
}
