import type { Page } from 'playwright/test'
import { askPrice } from '../support/browser/front-door.ts'
import {
  continueButton,
  fillCustomer,
  fillPerson,
  fillTime,
} from '../support/browser/order-journey.ts'
import { untilLive } from '../support/browser/live-form.ts'
import { expect, test } from '../support/browser/test.ts'

const RIDE = { from: 'Letiště Praha', to: 'Karlovy Vary' }
const bar = (page: Page) => page.locator('.quote-panel-bar').getByRole('button')
const wrong = (page: Page) => page.locator('main [aria-invalid=true]')

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('Continue leads from one empty section to the next, and sends when none is left', async ({
    page,
  }) => {
    await askPrice(page, 'cs', RIDE)
    await untilLive(page)
    for (const [label, field] of [
      ['Pokračovat: kdy?', 'date'],
      ['Pokračovat: kdo?', 'name'],
    ] as const) {
      await expect(bar(page)).toHaveText(label)
      await bar(page).click()
      await expect(page.locator(`[name=${field}]`)).toBeFocused()
      await expect(wrong(page)).toHaveCount(0)
    }
    await expect(bar(page)).toHaveText(/^Pokračovat k\ssouhrnu$/)
    await bar(page).click()
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(wrong(page)).toHaveCount(5)
    // One message for one fault: no toast besides.
    await expect(page.locator('body > div')).toHaveCount(0)
  })

  test('Continue leads through a parcel in three steps', async ({ page }) => {
    await page.goto('/objednavka?kind=parcel&service=basic&pickup=Brno&dropoff=Praha')
    await untilLive(page)
    for (const [label, field] of [
      ['Pokračovat: co vezeme?', 'parcelLength'],
      ['Pokračovat: kdy?', 'date'],
      ['Pokračovat: kdo?', 'name'],
    ] as const) {
      await expect(bar(page)).toHaveText(label)
      await bar(page).click()
      await expect(page.locator(`[name=${field}]`)).toBeFocused()
    }
  })

  test('what is done closes to a line, opens by its button, keeps what was typed and is sent', async ({
    page,
  }) => {
    await askPrice(page, 'en', { from: 'Prague Airport', to: 'Karlovy Vary' })
    await untilLive(page)
    const section = (name: string) => page.locator(`[data-section=${name}]`)
    const change = (title: string) => page.getByRole('button', { name: `Change (${title})` })
    await bar(page).press('Enter')
    await expect(section('way')).toContainText('Prague Airport – Karlovy Vary · Basic · 2 people')
    await expect(page.locator('[name=service]').first()).toBeHidden()
    await fillTime(page)
    await page.locator('[name=flightNumber]').fill('BA 852')
    // Nothing closes under the fingers.
    await page.locator('[name=name]').fill('Jana Ukázková')
    await expect(page.locator('[name=date]')).toBeVisible()
    await bar(page).press('Enter')
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(section('when')).toContainText('10:30 · BA 852')
    await expect(page.locator('[name=date]')).toBeHidden()
    // What is missing stays open.
    await expect(page.locator('[name=email]')).toBeVisible()

    await expect(change('When')).toHaveAttribute('aria-expanded', 'false')
    await change('When').press('Enter')
    await expect(page.locator('[name=date]')).toBeFocused()
    await expect(page.locator('[name=flightNumber]')).toHaveValue('BA 852')
    await fillPerson(page)
    await bar(page).press('Enter')
    await expect(page).toHaveURL(/order-summary/)
    await expect(page.locator('main')).toContainText('BA 852')
  })

  test('a closed section opens when something in it becomes wrong', async ({ page }) => {
    await askPrice(page, 'en', { from: 'Prague Airport', to: 'Karlovy Vary' })
    await untilLive(page)
    await bar(page).click()
    await fillTime(page)
    await bar(page).click()
    await expect(page.locator('[name=date]')).toBeHidden()
    // As a browser that fills in a form by itself.
    await page.locator('[name=date]').evaluate((date: HTMLInputElement) => {
      date.value = ''
      date.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await expect(page.locator('[name=date]')).toBeVisible()
    await fillPerson(page)
    await bar(page).click()
    await page.getByRole('alert').getByRole('link').click()
    await expect(page.locator('[name=date]')).toBeFocused()
  })

  test('the day after today is chosen in one press and its weekday is said', async ({ page }) => {
    await askPrice(page, 'en', { from: 'Prague Airport', to: 'Karlovy Vary' })
    await page.getByRole('button', { name: 'Tomorrow' }).click()
    await page.locator('[name=time]').fill('21:40')
    const day = await page.locator('[name=date]').inputValue()
    const said = new Intl.DateTimeFormat('en-GB', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    })
    // Some versions of Intl put a comma after the weekday.
    const weekday = said.format(new Date(day)).replace(',', '')
    await expect(page.locator('output[for=f-date]')).toHaveText(weekday)
    await expect(page.getByRole('button', { name: 'Tomorrow' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await fillCustomer(page)
    await expect(bar(page)).toHaveText('Continue to the summary')
    await bar(page).click()
    await expect(page).toHaveURL(/order-summary/)
  })
})

for (const [locale, from, to] of [
  ['cs', 'Letiště Praha', 'Dlouhá 5, Praha'],
  ['en', 'Prague Airport', 'Dlouhá 5, Prague'],
] as const) {
  test(`from the price to the last button is three screens of a phone, with the child seats in view (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await askPrice(page, locale, { from, to })
    await untilLive(page)
    const top = await page.getByRole('heading', { level: 1 }).boundingBox()
    const last = await continueButton(page).boundingBox()
    const length = (last?.y ?? 0) + (last?.height ?? 0) - (top?.y ?? 0)
    // The price without VAT and the large suitcases take a line of each category.
    expect(length).toBeLessThanOrEqual(3 * 844 + 80)
    // No press opens them; the size is asked with the number.
    await expect(page.locator('[name=childSeatSizes]').first()).toBeHidden()
    await page.locator('[name=childSeats]').selectOption('2')
    await expect(page.locator('[name=childSeatSizes]:visible')).toHaveCount(2)
  })
}

test('who walks past empty fields sees no mistake, at the last button they are told', async ({
  page,
}) => {
  await askPrice(page, 'cs', RIDE)
  await expect(page).toHaveTitle(/^Letiště Praha\s– Karlovy\sVary od\s3\s990\sKč \| /)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  for (let stop = 0; stop < 30; stop += 1) await page.keyboard.press('Tab')
  await page.locator('[name=email]').fill('jana@')
  await page.locator('[name=phone]').focus()
  await expect(page.locator('#f-email-error')).toBeVisible()
  await expect(wrong(page)).toHaveCount(1)
  await continueButton(page).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.locator('#f-name-error')).toBeVisible()
})

test('a question about a place has the focus when it is the answer', async ({ page }) => {
  await askPrice(page, 'en', { from: 'Hotel Josef', to: 'Karlovy Vary' })
  await expect(page.locator('#f-answer')).toBeFocused()
})

test('beside the form the ticket fills as it is typed and stays in view', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await askPrice(page, 'en', { from: 'Prague Airport', to: 'Karlovy Vary' })
  await untilLive(page)
  const ticket = page.getByRole('region', { name: 'At a glance' })
  for (const words of ['Prague Airport', 'Karlovy Vary', '2 people', /CZK\s3,990/]) {
    await expect(ticket).toContainText(words)
  }
  await page.getByRole('button', { name: 'Tomorrow' }).click()
  await page.locator('[name=time]').fill('21:40')
  await expect(ticket).toContainText('21:40')
  await page.locator('[name=name]').fill('Jana Example')
  await expect(ticket).toContainText(/Name on the board\s*Jana Example/)
  await page.locator('[name=service][value=business]').check()
  await expect(ticket).toContainText(/CZK\s5,290/)
  await continueButton(page).scrollIntoViewIfNeeded()
  await expect(ticket).toBeInViewport({ ratio: 1 })
})
