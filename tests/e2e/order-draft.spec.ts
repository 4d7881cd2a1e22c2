import type { Page } from 'playwright/test'
import { untilLive } from '../support/browser/live-form.ts'
import {
  continueButton,
  draftSaved,
  fillCustomer,
  fillTime,
  openWhole,
  rideFields,
  sendOrder,
  unfold,
} from '../support/browser/order-journey.ts'
import { expect, test } from '../support/browser/test.ts'

test('the price follows what is typed', async ({ page }) => {
  await page.goto('/objednavka')
  const price = page.getByRole('complementary', { name: 'Cena' })
  await expect(price).toContainText('Zadejte cestu a')
  await page.locator('[name=service][value=business]').check()
  await page.locator('[name=pickup]').fill('Praha')
  await page.locator('[name=dropoff]').fill('Brno')
  await expect(price.getByRole('row', { name: /Celkem s\sDPH/ })).toContainText('7 900 Kč')
  await page.locator('[name=service][value=basic]').check()
  await expect(price.getByRole('row', { name: /Celkem s\sDPH/ })).toContainText('5 900 Kč')
  await page.locator('[name=dropoff]').fill('Zlín')
  await expect(price.getByRole('row', { name: 'Celkem' })).toContainText('na dotaz')
})

test('the price of a linked experience shows without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/objednavka?service=business&pickup=Praha&dropoff=Brno')
  await expect(page.locator('#price')).toContainText('7 900 Kč')
  await context.close()
})

test('what is typed survives a reload and the switch of the language', async ({ page }) => {
  await page.goto('/objednavka?service=business&pickup=Praha')
  const saved = draftSaved(page, 'email=jana%40exam')
  await page.locator('[name=pickup]').fill('Plzeň')
  await page.locator('[name=email]').fill('jana@exam')
  await saved
  await page.reload()
  await expect(page).toHaveURL(/objednavka\?service=business&pickup=Praha$/)
  await expect(page.locator('[name=pickup]')).toHaveValue('Plzeň')
  await expect(page.locator('[name=email]')).toHaveValue('jana@exam')
  await expect(page.locator('[name=service][value=business]')).toBeChecked()
  // Nobody types and leaves before a form is live, but scripts do.
  await untilLive(page)
  await page.locator('[name=city]').pressSequentially('Brn')
  await page.locator('a[hreflang=en]').first().click()
  await expect(page).toHaveURL(/\/en\/order$/)
  await expect(page.locator('[name=city]')).toHaveValue('Brn')
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(page.locator('[name=city]')).toHaveValue('')
})

test('a deep link over a draft fills in its own fields and says so', async ({ page }) => {
  await page.goto('/objednavka?service=business')
  const saved = draftSaved(page, 'city=Praha')
  await page.locator('[name=pickup]').fill('Plzeň')
  await page.locator('[name=city]').fill('Praha')
  await saved
  await page.goto('/objednavka?service=basic&pickup=Brno')
  await expect(page.locator('main').getByText('Vyplnili jsme podle odkazu')).toBeVisible()
  await expect(page.locator('[name=pickup]')).toHaveValue('Brno')
  await expect(page.locator('[name=city]')).toHaveValue('Praha')
})

test('a session that ended at the summary leads to the details with a word about it', async ({
  page,
}) => {
  await page.goto('/objednavka?service=business&pickup=Praha&dropoff=Brno')
  await fillTime(page)
  await fillCustomer(page)
  await continueButton(page).click()
  await page.locator('[name=paymentMethod][value=card]').check()
  await page
    .locator('[name=orderKey]')
    .evaluate((input) => input.setAttribute('value', crypto.randomUUID()))
  await page.context().clearCookies()
  await page.locator('form button[type=submit]').last().click()
  await expect(page).toHaveURL(/objednavka\?d=new&expired=1$/)
  await expect(page.locator('main').getByText('nic se neodeslalo')).toBeVisible()
})

test('a reload of the summary and of the status loses nothing', async ({ page }) => {
  await page.goto('/objednavka?service=business&pickup=Praha&dropoff=Brno')
  await fillTime(page)
  await fillCustomer(page)
  await continueButton(page).click()
  await page.locator('[name=paymentMethod][value=card]').check()
  const saved = draftSaved(page, 'note=Zvo')
  await page.locator('[name=note]').fill('Zvoňte u Nováků.')
  await page.locator('[name=note]').blur()
  await saved
  await page.reload()
  await expect(page.locator('[name=paymentMethod][value=card]')).toBeChecked()
  await expect(page.locator('[name=note]')).toHaveValue('Zvoňte u Nováků.')
  await page.locator('a[href$="#f-passengers"]').click()
  await page.locator('[name=passengers]').selectOption('3')
  await continueButton(page).click()
  await expect(page.locator('[name=note]')).toHaveValue('Zvoňte u Nováků.')
  await page.locator('form button[type=submit]').last().click()
  await expect(page).toHaveURL(/stav-objednavky/)
  const number = await page.locator('#order strong').first().innerText()
  await page.reload()
  await expect(page.locator('#order strong').first()).toHaveText(number)
  await openWhole(page)
  await expect(page.getByText('Zvoňte u Nováků.')).toBeVisible()
})

for (const status of [429, 500]) {
  test.describe(`helpers of the form that answer ${status}`, () => {
    test.use({ expectedWords: /status of (?:429|500)/ })

    test('stand in nobody’s way', async ({ page }) => {
      await page.route('/_serverFn/**', (route) => route.fulfill({ status, body: 'no' }))
      await page.goto('/objednavka?service=business&pickup=Praha')
      await page.locator('[name=dropoff]').fill('Brno')
      await fillTime(page)
      await fillCustomer(page)
      await page.locator('[name=email]').fill('jana@gmial.com')
      await page.getByRole('button', { name: 'Ano, opravit' }).click()
      await expect(page.locator('[name=email]')).toHaveValue('jana@gmail.com')
      await page.locator('[name=customerCompany]').check()
      await page.locator('[name=customerCompanyID]').fill('25380141')
      await page.getByRole('button', { name: 'Načíst z ARES' }).click()
      await expect(page.getByText('Registr teď neodpovídá')).toBeVisible()
      await page.locator('[name=customerCompany]').uncheck()
      await expect(page.getByRole('alert')).toHaveCount(0)
      await sendOrder(page, 'card')
    })
  })
}

test('a second tab that is typed into does not change what this one orders', async ({ page }) => {
  await page.goto('/objednavka?service=business&pickup=Praha&dropoff=Brno')
  await fillTime(page)
  await fillCustomer(page)
  const second = await page.context().newPage()
  await second.goto('/objednavka')
  // Whether it is kept or refused as the older one, the tab has saved what it holds.
  const saved = draftSaved(second, 'name=Petr')
  await second.locator('[name=name]').fill('Petr Jiný')
  await saved
  await unfold(second)
  await second.locator('[name=dropoff]').fill('Ostrava')
  await continueButton(page).click()
  const summary = page.locator('main')
  await expect(summary).toContainText('Brno')
  await expect(summary).toContainText('Jana Ukázková')
  await expect(summary).not.toContainText('Ostrava')
})

test('two tabs with two rides are two orders, and placing one leaves the other', async ({
  page,
}) => {
  const second = await page.context().newPage()
  for (const [tab, dropoff] of [
    [page, 'Brno'],
    [second, 'Vídeň'],
  ] as const) {
    await tab.goto(`/objednavka?d=new&service=business&pickup=Praha&dropoff=${dropoff}`)
    await fillTime(tab)
    await fillCustomer(tab)
  }
  await continueButton(page).click()
  await continueButton(second).click()
  await expect(second.locator('main')).toContainText('Vídeň')
  await expect(page.locator('main')).toContainText('Brno')
  await placeFrom(page)
  await expect(page.locator('main')).toContainText('Brno')
  await second.reload()
  await placeFrom(second)
  await expect(second.locator('main')).toContainText('Vídeň')
  const numbers = await Promise.all(
    [page, second].map((tab) => tab.locator('#order strong').first().innerText()),
  )
  expect(new Set(numbers).size).toBe(2)
})

test('two forms sent at the same moment from a new browser lead each to its own summary', async ({
  request,
}) => {
  const customer = {
    ...{ name: 'Jana Ukázková', email: 'jana@example.com', phone: '777 123 456' },
    ...{ street: 'Dlouhá 12', city: 'Praha', zip: '110 00', chooseCountry: 'CZ' },
  }
  const sent = await Promise.all(
    ['Brno', 'Ostrava'].map(async (dropoff) => {
      const form = { ...rideFields(), ...customer, dropoff }
      const answer = await request.post('/objednavka', { form, maxRedirects: 0 })
      return { dropoff, summary: answer.headers()['location'] ?? '' }
    }),
  )
  for (const { dropoff, summary } of sent) {
    expect(await (await request.get(summary)).text()).toContain(`<dd>${dropoff}</dd>`)
  }
})

test('one draft summed up in two tabs is ordered as it was shown, and asks before the second time', async ({
  page,
}) => {
  await page.goto('/objednavka?service=business&pickup=Praha&dropoff=Brno')
  await fillTime(page)
  await fillCustomer(page)
  await continueButton(page).click()
  await expect(page.locator('[name=paymentMethod]').first()).toBeVisible()
  const second = await page.context().newPage()
  await second.goto('/objednavka')
  await unfold(second)
  await second.locator('[name=passengers]').selectOption('4')
  await continueButton(second).click()
  await expect(second.locator('dd', { hasText: /^4$/ })).toBeVisible()
  await placeFrom(page)
  await openWhole(page)
  await expect(page.locator('dd', { hasText: /^1$/ })).toBeVisible()
  const number = await page.locator('#order strong').first().innerText()
  await second.locator('[name=paymentMethod][value=card]').check()
  await second.locator('form button[type=submit]').last().click()
  const alert = second.getByRole('alert')
  await expect(alert).toBeFocused()
  await expect(alert).toContainText(number)
  await second.locator('form button[type=submit]').last().click()
  await expect(second).toHaveURL(/stav-objednavky/)
  await openWhole(second)
  await expect(second.locator('dd', { hasText: /^4$/ })).toBeVisible()
})

test('a tab whose ride was ordered elsewhere says so when it is typed into, and orders it once more on purpose', async ({
  page,
}) => {
  test.slow()
  await page.goto('/objednavka?service=business&pickup=Praha&dropoff=Brno')
  await fillTime(page)
  await fillCustomer(page)
  const saved = draftSaved(page, 'city=Praha')
  await page.locator('[name=city]').fill('Praha')
  await page.locator('[name=city]').blur()
  await saved
  const second = await page.context().newPage()
  await second.goto('/objednavka')
  await continueButton(second).click()
  await placeFrom(second)
  const number = await second.locator('#order strong').first().innerText()
  await page.locator('[name=city]').fill('Brno')
  await page.locator('[name=city]').blur()
  await expect(page.locator('main output').first()).toContainText(number)
  await continueButton(page).click()
  await expect(page.locator('main output').first()).toContainText('už odesláno')
  await expect(page.locator('[name=city]')).toHaveValue('Brno')
  await continueButton(page).click()
  await expect(page.locator('main output').first()).toContainText(number)
  await placeFrom(page)
  expect(await page.locator('#order strong').first().innerText()).not.toBe(number)
})

async function placeFrom(tab: Page): Promise<void> {
  await tab.locator('[name=paymentMethod][value=card]').check()
  await tab.locator('form button[type=submit]').last().click()
  await expect(tab).toHaveURL(/stav-objednavky/)
}
