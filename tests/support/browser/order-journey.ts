import { expect, type Page } from 'playwright/test'
import { dayAhead } from '../order-fields.ts'
import { holdsField } from '../site/function-call.ts'

export { dayAhead } from '../order-fields.ts'

/** A ride as the details form posts it, without the customer. */
export function rideFields(): Record<string, string> {
  return {
    kind: 'ride',
    service: 'business',
    pickup: 'Praha',
    dropoff: 'Brno',
    placesAsked: 'on',
    date: dayAhead(14),
    time: '10:30',
    passengers: '2',
    luggages: '0',
    childSeats: '0',
  }
}

/** Fills in the customer with made-up data: all required fields of a request. */
export async function fillPerson(page: Page): Promise<void> {
  await page.locator('[name=name]').fill('Jana Ukázková')
  await page.locator('[name=email]').fill('jana@example.com')
  await page.locator('[name=phone]').fill('777 123 456')
  await leavePlacesOpen(page)
}

/** As if the form had asked for the street in a town before, and the visitor had left it open. */
export async function leavePlacesOpen(page: Page): Promise<void> {
  await page.locator('input[name=placesAsked]').evaluateAll((inputs) => {
    for (const input of inputs) {
      // Without script; with it the form may render the input anew.
      input.setAttribute('value', 'on')
      input
        .closest('form')
        ?.addEventListener('formdata', ({ formData }) => formData.set('placesAsked', 'on'))
    }
  })
}

/** Unfolds the address on the invoice, which a private person may leave out. */
export async function openAddress(page: Page): Promise<void> {
  const street = page.locator('[name=street]')
  // The fold opens by itself once the price needs an address, maybe just before the press, which then closes it.
  await expect(async () => {
    if (!(await street.isVisible())) {
      await page.locator('details:has([name=street]) summary').click()
    }
    await expect(street).toBeVisible({ timeout: 1_000 })
  }).toPass()
}

/** Fills in the customer and the billing address with made-up data. */
export async function fillCustomer(page: Page): Promise<void> {
  await fillPerson(page)
  await openAddress(page)
  await page.locator('[name=street]').fill('Dlouhá 12')
  await page.locator('[name=city]').fill('Praha')
  await page.locator('[name=zip]').fill('110 00')
}

/** Fills in the time of the ride. */
export async function fillTime(page: Page, days = 14): Promise<void> {
  await page.locator('[name=date]').fill(dayAhead(days))
  await page.locator('[name=time]').fill('10:30')
}

/** Fills in the ride by kind of order; the form is open for that kind. */
export const fillKind = {
  ride: async (page: Page) => {
    await page.locator('[name=service][value=business]').check()
    await page.locator('[name=pickup]').fill('Praha')
    await page.locator('[name=dropoff]').fill('Brno')
  },
  hourly: async (page: Page) => {
    await page.locator('[name=service][value=basic]').check()
    await page.locator('[name=pickup]').fill('Brno')
    await page.locator('[name=hours]').selectOption('4')
  },
  experience: async (page: Page) => {
    await page.locator('[name=experience]').selectOption({ index: 1 })
    // Without script a button loads the variants.
    const question = page.locator('button[name=intent][value=experience]')
    if (await question.isVisible()) await question.click()
    await page.locator('[name=variant]').selectOption({ index: 1 })
    await page.locator('[name=passengers]').selectOption('2')
  },
  parcel: async (page: Page) => {
    await page.locator('[name=service][value=basic]').check()
    await page.locator('[name=pickup]').fill('Brno')
    await page.locator('[name=dropoff]').fill('Praha')
    await page.locator('[name=parcelLength]').fill('230')
    await page.locator('[name=parcelWidth]').fill('30')
    await page.locator('[name=parcelHeight]').fill('30')
    await page.locator('[name=parcelWeight]').fill('90')
    await page.locator('[name=parcelValue]').fill('1000000')
    await page.locator('[name=recipientName]').fill('Jan Příjemce')
    await page.locator('[name=recipientPhone]').fill('608 123 456')
  },
}

/** Opens the folded parts of the form, as a person does. */
export async function unfold(page: Page): Promise<void> {
  // The page may still be loading.
  await page.locator('[name=kind]').first().waitFor({ state: 'attached' })
  const closed = page.locator('main form details:not([open]) > summary:visible')
  while ((await closed.count()) > 0) await closed.first().click()
}

/** The main button of the details step. */
export function continueButton(page: Page) {
  return page.locator('form:has([name=kind]) button[type=submit]').last()
}

/** Resolves when the form has sent the server a field that begins so: `city=Pra`, the text encoded as in a link. */
export function draftSaved(page: Page, field: string) {
  const [[name, start] = ['', '']] = [...new URLSearchParams(field)]
  return page.waitForResponse(
    (response) =>
      response.url().endsWith('/_serverFn/saveDraft') &&
      holdsField(response.request().postData(), name, start),
  )
}

/** From the filled details over the summary to the status page; returns the number. A request has no payment. */
export async function sendOrder(
  page: Page,
  payment: 'card' | 'bankTransfer' | null,
): Promise<string> {
  await leavePlacesOpen(page)
  await page.locator('form button[type=submit]').first().click()
  await expect(page).toHaveURL(/souhrn-objednavky|order-summary/)
  if (payment) await page.locator(`[name=paymentMethod][value=${payment}]`).check()
  await page.locator('form button[type=submit]').last().click()
  await expect(page).toHaveURL(/stav-objednavky|order-status/)
  const number = await page.locator('#order strong').first().innerText()
  expect(number.replace(/\s/g, '')).toMatch(/^\d{10}$/)
  await openWhole(page)
  return number
}

/** The closed part of an order's page: all entered data. */
export const WHOLE = '#order details:has(dl) > summary'

/** Opens it. */
export async function openWhole(page: Page): Promise<void> {
  await page.locator(WHOLE).click()
}

/** Scripts fill forms faster than people: the site requires one more click, and this function makes it. */
export async function clickAgainWhenTooFast(page: Page): Promise<void> {
  await page.addLocatorHandler(page.locator('[data-notice=tooFast]'), () =>
    page.locator('main form button.button[type=submit]:not([name])').first().click(),
  )
}
