import {
  fillCustomer,
  fillTime,
  openWhole,
  sendOrder,
  unfold,
} from '../support/browser/order-journey.ts'
import { expect, test } from '../support/browser/test.ts'

for (const javaScriptEnabled of [true, false]) {
  const way = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript'
  test.describe(way, () => {
    test.use({ javaScriptEnabled })

    test('a customer orders an experience in Czech', async ({ page }) => {
      await page.goto('/zazitky/nezapomenutelne-zazitky')
      await page.locator('main a[href*="variant="]').first().click()
      await expect(page.locator('[name=kind][value=experience]')).toBeChecked()
      await expect(page.locator('[name=experience]')).not.toHaveValue('')
      await expect(page.locator('[name=variant]')).not.toHaveValue('')
      await fillTime(page)
      await page.locator('[name=passengers]').selectOption('2')
      await fillCustomer(page)
      await page.locator('form button[type=submit]').first().click()
      await expect(page).toHaveURL(/\/souhrn-objednavky\?d=[0-9a-f]{8}$/)
      await expect(page.getByRole('rowheader', { name: 'Celkem s DPH' })).toBeVisible()
      await expect(
        page.getByRole('button', { name: 'Objednávka zavazující k platbě' }),
      ).toBeVisible()
      await page.locator('[name=paymentMethod][value=card]').check()
      await page.locator('[name=note]').fill('Prosíme u hlavního vchodu.')
      await page.getByRole('button', { name: 'Objednávka zavazující k platbě' }).click()
      await expect(page).toHaveURL(/\/stav-objednavky\//)
      await expect(page.getByText('Čeká na naše potvrzení. Zatím není závazná.')).toBeVisible()
      await expect(page.getByText('Kartou online', { exact: true })).toBeVisible()
      await openWhole(page)
      await expect(page.getByText('Prosíme u hlavního vchodu.')).toBeVisible()
    })

    test('a customer orders a ride at a fixed price in English', async ({ page }) => {
      await page.goto('/en/order?service=business')
      await page.locator('[name=pickup]').fill('Prague Airport')
      await page.locator('[name=dropoff]').fill('Na Poříčí 15, Praha 1')
      await fillTime(page)
      await fillCustomer(page)
      await unfold(page)
      await page.locator('[name=orderOptions][value=prosecco]').first().check()
      await page.locator('form button[type=submit]').first().click()
      await expect(page.locator('[name=paymentMethod]').first()).toBeVisible()
      await expect(page.getByRole('cell', { name: 'CZK 2,080' })).toBeVisible()
      await expect(page.getByText('CZK 1,719')).toBeVisible()
      await expect(page.locator('main dd').getByText('40 min')).toBeVisible()
      await page.locator('[name=paymentMethod][value=bankTransfer]').check()
      await page.getByRole('button', { name: 'Order with obligation to pay' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your order')
      await expect(page.getByText('Bank transfer', { exact: true })).toBeVisible()
    })

    test('the summary leads back to a field and keeps what was typed', async ({ page }) => {
      await page.goto('/objednavka?service=business')
      await page.locator('[name=pickup]').fill('Praha')
      await page.locator('[name=dropoff]').fill('Brno')
      await fillTime(page)
      await fillCustomer(page)
      await page.locator('form button[type=submit]').first().click()
      await page.locator('a[href$="#f-passengers"]').click()
      await expect(page.locator('[name=dropoff]')).toHaveValue('Brno')
      await page.locator('[name=passengers]').selectOption('4')
      await page.locator('form button[type=submit]').first().click()
      await expect(page.locator('dd', { hasText: /^4$/ })).toBeVisible()
    })

    test('going back after sending does not order twice', async ({ page }) => {
      test.setTimeout(60_000)
      await page.goto('/objednavka?service=business')
      await page.locator('[name=pickup]').fill('Praha')
      await page.locator('[name=dropoff]').fill('Brno')
      await fillTime(page)
      await fillCustomer(page)
      const first = await sendOrder(page, 'card')
      await page.goBack()
      await expect(page.locator('main')).toContainText(first)
      await expect(page.locator('[name=paymentMethod]')).toHaveCount(0)
      await page.goto('/objednavka')
      await expect(page.locator('main output').first()).toContainText(first)
      await expect(page.locator('[name=name]')).toHaveValue('')
    })
  })
}

test('a summary without a draft leads to the details', async ({ page }) => {
  await page.goto('/en/order-summary')
  await expect(page).toHaveURL(/\/en\/order$/)
})

test('a forged status link is a plain 404', async ({ page }) => {
  const response = await page.goto('/stav-objednavky/2600000000.forged')
  expect(response?.status()).toBe(404)
})

test('bad values in a deep link are dropped', async ({ page }) => {
  await page.goto(
    '/objednavka?kind=rocket&service=gold&experience=none&date=x&passengers=0&pickup=Brno',
  )
  await expect(page.locator('[name=kind][value=ride]')).toBeChecked()
  await expect(page.locator('[name=service]:checked')).toHaveCount(0)
  await expect(page.locator('[name=passengers]')).toHaveValue('1')
  await expect(page.locator('[name=pickup]')).toHaveValue('Brno')
})
