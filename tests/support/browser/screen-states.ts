import { expect, type Page } from 'playwright/test'
import { type LifeState, lifeStates } from './life-states.ts'
import { fillCustomer, fillTime, unfold } from './order-journey.ts'

type Locale = 'cs' | 'en'

/** A screen as it looks after something happened on it; `open` leads a page there. */
type State = LifeState

const ORDER = { cs: '/objednavka', en: '/en/order' }
const CONTACT = { cs: '/kontakt', en: '/en/contact' }
const FLEET = { cs: '/vozovy-park', en: '/en/cars-park' }
const FAQ = { cs: '/caste-dotazy', en: '/en/frequently-asked-questions' }

/** What is not a page of its own but is seen by people as well: errors, opened parts, the way of an order. */
export const states: readonly State[] = [
  {
    name: 'not-found',
    open: (page, locale) => visit(page, { cs: '/nikde', en: '/en/nowhere' }[locale]),
  },
  { name: 'menu', open: openMenu },
  { name: 'fleet-filtered', open: filterFleet },
  { name: 'faq-answer', open: openAnswer },
  { name: 'contact-errors', open: openContactErrors },
  { name: 'contact-sent', open: (page, locale) => visit(page, `${CONTACT[locale]}?sent=1`) },
  ...(['hourly', 'experience', 'parcel'] as const).map((kind) => ({
    name: `order-${kind}`,
    open: (page: Page, locale: Locale) => visit(page, `${ORDER[locale]}?kind=${kind}`),
  })),
  ...[
    { name: 'order-fixed', way: 'pickup=PRG&dropoff=Praha&passengers=6' },
    { name: 'order-asks', way: 'pickup=Hotel Josef&dropoff=Praha' },
    { name: 'order-usual', way: 'pickup=Kolín&dropoff=Praha' },
  ].map(({ name, way }) => ({
    name,
    open: (page: Page, locale: Locale) => visit(page, `${ORDER[locale]}?${way}`),
  })),
  { name: 'order-errors', open: openOrderErrors },
  { name: 'order-company', open: openCompany },
  { name: 'order-price', open: openPrice },
  { name: 'summary', open: openSummary },
  { name: 'summary-errors', open: openSummaryErrors },
  { name: 'status', open: openStatus },
  ...lifeStates,
]

/** The status page of a new order, price fixed, card. */
export async function openStatus(page: Page, locale: Locale): Promise<void> {
  await openSummary(page, locale)
  await page.locator('[name=paymentMethod]').first().check()
  await submit(page)
  await expect(page.locator('#order strong').first()).toBeVisible()
}

/** The summary of a ride with a fixed price. */
export async function openSummary(page: Page, locale: Locale): Promise<void> {
  await fillRide(page, locale)
  await fillTime(page)
  await fillCustomer(page)
  await submit(page)
  await expect(page.locator('[name=paymentMethod]').first()).toBeVisible()
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
}

async function submit(page: Page): Promise<void> {
  await page.locator('main form button.button[type=submit]:not([name])').first().click()
}

async function openMenu(page: Page, locale: Locale): Promise<void> {
  await visit(page, `/${locale === 'en' ? 'en' : ''}`)
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
  await submit(page)
  await expect(page.getByRole('alert').first()).toBeFocused()
  await withoutToast(page)
}

async function openOrderErrors(page: Page, locale: Locale): Promise<void> {
  await visit(page, `${ORDER[locale]}?service=business`)
  await submit(page)
  await expect(page.getByRole('alert').first()).toBeFocused()
  await withoutToast(page)
}

async function openCompany(page: Page, locale: Locale): Promise<void> {
  await visit(page, ORDER[locale])
  await page.locator('[name=customerCompany]').check()
  await unfold(page)
  await page.locator('[name=customerIsOtherAddress]').check()
}

async function openPrice(page: Page, locale: Locale): Promise<void> {
  await fillRide(page, locale)
  await fillTime(page)
  await expect(page.locator('#price table')).toBeVisible()
}

async function openSummaryErrors(page: Page, locale: Locale): Promise<void> {
  await openSummary(page, locale)
  await submit(page)
  await expect(page.getByRole('alert').first()).toBeFocused()
}

async function fillRide(page: Page, locale: Locale): Promise<void> {
  const places = { cs: ['Praha', 'Karlovy Vary'], en: ['Prague', 'Karlovy Vary'] }[locale]
  await visit(page, `${ORDER[locale]}?d=new&service=business`)
  await page.locator('[name=pickup]').fill(places[0] ?? '')
  await page.locator('[name=dropoff]').fill(places[1] ?? '')
  await page.locator('[name=passengers]').selectOption('2')
}

/** The toast comes a moment after the errors and goes by itself; what is meant here is the page. */
async function withoutToast(page: Page): Promise<void> {
  await expect(page.locator('body > div')).not.toHaveCount(0)
  await expect(page.locator('body > div [role=status]')).toHaveCount(0)
}
