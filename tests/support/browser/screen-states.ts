import { expect, type Page } from 'playwright/test'
import { type TestSite, testSite } from '../site/test-site.ts'
import { lifeStates, type State } from './life-states.ts'
import { dayAhead, unfold } from './order-journey.ts'
import { untilIslandIsLive } from './settle.ts'
import { draftOverHttp } from './summary-over-http.ts'

type Locale = 'cs' | 'en'

const HOME = { cs: '/', en: '/en' }
const ORDER = { cs: '/objednavka', en: '/en/order' }
const CONTACT = { cs: '/kontakt', en: '/en/contact' }
const FLEET = { cs: '/vozovy-park', en: '/en/cars-park' }
const FAQ = { cs: '/caste-dotazy', en: '/en/frequently-asked-questions' }
const CONTINUE = 'main form button.button[type=submit]:not([name])'

/** Order forms with their own address. */
const FORMS = {
  'order-hourly': 'kind=hourly',
  'order-experience': 'kind=experience',
  'order-parcel': 'kind=parcel',
  'order-fixed': 'pickup=PRG&dropoff=Praha&passengers=6',
  'order-asks': 'pickup=Hotel Josef&dropoff=Praha',
  'order-usual': 'pickup=Kolín&dropoff=Praha',
  'order-price': `service=business&pickup=Praha&dropoff=Karlovy Vary&passengers=2&date=${dayAhead(14)}&time=10:30`,
}

/** States without a page of their own: errors, opened parts, the steps of an order. */
export const states: readonly State[] = [
  { name: 'not-found', open: openNotFound },
  { name: 'menu', open: openMenu },
  { name: 'fleet-filtered', open: filterFleet },
  { name: 'faq-answer', open: openAnswer },
  { name: 'contact-errors', open: openContactErrors },
  { name: 'contact-sent', open: openContactSent },
  ...Object.entries(FORMS).map(([name, query]) => ({
    name,
    open: (page: Page, locale: Locale) => visit(page, `${ORDER[locale]}?${query}`),
  })),
  { name: 'order-errors', open: openOrderErrors },
  { name: 'order-company', open: openCompany },
  { name: 'summary', open: openSummary },
  { name: 'summary-errors', open: openSummaryErrors },
  { name: 'status', open: openStatus },
  ...lifeStates,
]

/** The summary of a ride with a fixed price. */
async function openSummary(page: Page, locale: Locale, site: TestSite = testSite()): Promise<void> {
  await visit(page, site.address + (await draftOverHttp(page, locale, site.address)))
}

/** The status page of a new order, price fixed, card. */
async function openStatus(page: Page, locale: Locale, site?: TestSite): Promise<void> {
  await openSummary(page, locale, site)
  await page.locator('[name=paymentMethod][value=card]').check()
  await page.locator(CONTINUE).first().click()
  await expect(page.locator('#order strong').first()).toBeVisible()
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilIslandIsLive(page)
}

async function openNotFound(page: Page, locale: Locale): Promise<void> {
  await visit(page, { cs: '/nikde', en: '/en/nowhere' }[locale])
}

/** In a window too wide for the menu the page is unchanged. */
async function openMenu(page: Page, locale: Locale): Promise<void> {
  await visit(page, HOME[locale])
  const button = page.getByRole('button', { name: 'Menu' })
  if (await button.isVisible()) await button.click()
}

async function filterFleet(page: Page, locale: Locale): Promise<void> {
  await visit(page, FLEET[locale])
  await page.locator('[name=passengers]').last().check()
}

async function openAnswer(page: Page, locale: Locale): Promise<void> {
  await visit(page, FAQ[locale])
  await page.locator('summary').first().click()
}

async function openContactErrors(page: Page, locale: Locale): Promise<void> {
  await visit(page, CONTACT[locale])
  await page.locator('[name=email]').fill('jana@gmial.com')
  await page.locator(CONTINUE).first().click()
  await expect(page.getByRole('alert').first()).toBeFocused()
  await removeToast(page)
}

async function openContactSent(page: Page, locale: Locale): Promise<void> {
  await visit(page, `${CONTACT[locale]}?sent=1`)
  await removeToast(page)
}

async function openOrderErrors(page: Page, locale: Locale): Promise<void> {
  await visit(page, `${ORDER[locale]}?service=business`)
  await page.locator(CONTINUE).first().click()
  await expect(page.getByRole('alert').first()).toBeFocused()
}

async function openCompany(page: Page, locale: Locale): Promise<void> {
  await visit(page, ORDER[locale])
  await page.locator('[name=customerCompany]').check()
  await unfold(page)
  await page.locator('[name=customerIsOtherAddress]').check()
}

async function openSummaryErrors(page: Page, locale: Locale, site?: TestSite): Promise<void> {
  await openSummary(page, locale, site)
  await page.locator(CONTINUE).first().click()
  await expect(page.getByRole('alert').first()).toBeFocused()
}

/** The toast appears shortly after the errors and disappears by itself; this state is about the page. */
async function removeToast(page: Page): Promise<void> {
  await expect(page.locator('.toaster .toast')).toBeVisible()
  await page.locator('.toaster').evaluate((element) => element.remove())
}
