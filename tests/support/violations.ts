import axe from 'axe-core'
import type { Page } from 'playwright/test'

/**
 * What axe finds wrong with a page. It is injected by DevTools, so the page's own Content-Security-Policy
 * stays as it is.
 */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const results = await page.evaluate<axe.AxeResults>('axe.run(document)')
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  )
}
