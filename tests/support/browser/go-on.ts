import type { Page } from 'playwright/test'
import type { HttpVisitor } from '../http/visitor.ts'
import { testSite } from '../site/test-site.ts'

/** Opens a page of the site in the browser with the session of a visitor over HTTP. */
export async function goOn(page: Page, visitor: HttpVisitor, path: string): Promise<void> {
  const { address: url } = testSite()
  await page
    .context()
    .addCookies(Array.from(visitor.cookies, ([name, value]) => ({ name, value, url })))
  await page.goto(path)
}
