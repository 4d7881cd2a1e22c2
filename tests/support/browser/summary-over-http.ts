import type { Page } from 'playwright/test'
import { httpVisitor } from '../http/visitor.ts'
import { aRide } from '../site/http-customer.ts'
import { testSite } from '../site/test-site.ts'

const FORMS = { cs: '/objednavka', en: '/en/order' }

/**
 * Fills in the details of a ride over HTTP, gives the browser the draft's cookie and returns the address of its
 * summary.
 */
export async function draftOverHttp(
  page: Page,
  locale: 'cs' | 'en' = 'cs',
  address = testSite().address,
): Promise<string> {
  const visitor = httpVisitor(address)
  const form = await visitor.open(FORMS[locale])
  // Without the time of its rendering no form counts as sent too fast.
  const summary = await visitor.submit(form, { ...aRide(), renderedAt: null })
  const cookies = Array.from(visitor.cookies, ([name, value]) => ({ name, value, url: address }))
  await page.context().addCookies(cookies)
  return summary.address
}
