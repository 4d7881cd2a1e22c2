import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright/test'

const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The rules that a theme can break: it changes colours and nothing else. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block']
const EVERYTHING = { rules: { 'target-size': { enabled: true } } }
const COLOURS = { runOnly: RULES_OF_COLOUR }

/**
 * What axe finds on a page: by all its rules, best practices and the target size of WCAG 2.2 too, or only by those
 * about colours.
 */
export async function violations(
  page: Page,
  asked: 'everything' | 'colours' = 'everything',
): Promise<string[]> {
  // Injected by DevTools, so the page's own Content-Security-Policy stays as it is.
  if (!(await page.evaluate<boolean>('"axe" in globalThis'))) await page.evaluate(script)
  const options = JSON.stringify(asked === 'everything' ? EVERYTHING : COLOURS)
  // What passed is neither described nor sent.
  return page.evaluate<string[]>(`
    axe.run(document, { resultTypes: ['violations'], ...${options} }).then(({ violations }) =>
      violations.map(({ id, nodes }) =>
        id + ': ' + nodes.map(({ html }) => html.slice(0, 160)).join(' | ')))`)
}
