import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'

const script = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** The rules that a theme can break: it changes only colours. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block']
const EVERYTHING = { rules: { 'target-size': { enabled: true } } }
const COLOURS = { runOnly: RULES_OF_COLOUR }

/**
 * The violations that axe finds on a page: by all its rules, including best practices and the target size of WCAG
 * 2.2, or only by the colour rules.
 */
export async function violations(
  page: Page,
  asked: 'everything' | 'colours' = 'everything',
): Promise<string[]> {
  if (!(await page.evaluate<boolean>('"axe" in globalThis'))) await inject(page)
  const options = JSON.stringify(asked === 'everything' ? EVERYTHING : COLOURS)
  // Passed rules are not reported.
  return page.evaluate<string[]>(`
    axe.run(document, { resultTypes: ['violations'], ...${options} }).then(({ violations }) =>
      violations.map(({ id, nodes }) =>
        id + ': ' + nodes.map(({ html }) => html.slice(0, 160)).join(' | ')))`)
}

/** Through DevTools, so that the page's own Content-Security-Policy is unchanged. */
async function inject(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  // Chromium compiles the same script once for all pages; Playwright would evaluate it again on each.
  await session.send('Runtime.evaluate', { expression: script })
  await session.detach()
}
