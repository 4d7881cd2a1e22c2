import {
  fillCustomer,
  fillKind,
  fillPerson,
  fillTime,
  sendOrder,
} from '../support/browser/order-journey.ts'
import { expect, test } from '../support/browser/test.ts'
import { keysOf } from '~/lib/keys-of'

const guests = {
  // An order's page may be seen by others: it shows the end of a number alone.
  cs: { path: '/objednavka', phone: '+421 901 234 567', shown: /^\+\d*\D+567$/ },
  en: { path: '/en/order', phone: '+44 (0)20 7946 0958', shown: /^\+\d*\D+958$/ },
} as const

// Every kind in both languages, one of them with and the other without JavaScript.
for (const [index, kind] of keysOf(fillKind).entries()) {
  for (const locale of ['cs', 'en'] as const) {
    const javaScriptEnabled = (locale === 'cs') === (index % 2 === 0)
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled })

      test(`a guest from abroad orders (${kind}, ${locale})`, async ({ page }) => {
        const { path, phone, shown } = guests[locale]
        await page.goto(`${path}?kind=${kind}`)
        await fillKind[kind](page)
        await fillTime(page)
        const isRequest = kind === 'parcel'
        await (isRequest ? fillPerson(page) : fillCustomer(page))
        await page.locator('[name=phone]').fill(phone)
        const payment = index % 2 === 0 ? 'card' : 'bankTransfer'
        await sendOrder(page, isRequest ? null : payment)
        await expect(page.locator('main').getByText(shown)).toBeVisible()
      })
    })
  }
}

test('a parcel of 90 kg is sent, and one that is too big or too heavy is not', async ({ page }) => {
  await page.goto('/objednavka?kind=parcel')
  await fillKind.parcel(page)
  // Only the three sides together are too big, so the last one that is left tells it.
  await page.locator('[name=parcelWidth]').fill('80')
  await page.locator('[name=parcelHeight]').fill('30')
  await page.locator('[name=parcelHeight]').press('Tab')
  await expect(page.locator('#f-parcelLength-error')).toContainText('2,3 × 0,3 m')
  await page.locator('[name=parcelWidth]').fill('30')
  await expect(page.locator('#f-parcelLength-error')).toHaveCount(0)
  await fillTime(page)
  await fillPerson(page)
  await page.locator('[name=parcelWeight]').fill('101')
  await page.locator('[name=parcelWeight]').blur()
  await expect(page.locator('#f-parcelWeight-error')).toContainText('100 kg')
  await page.locator('[name=parcelWeight]').fill('90')
  await expect(page.locator('#f-parcelWeight-error')).toHaveCount(0)
  await sendOrder(page, null)
  await expect(page.getByText('230 × 30 × 30 cm')).toBeVisible()
  await expect(page.getByText('608 123 456')).toBeVisible()
})

test('a return trip has its discount and can only be later than the way there', async ({
  page,
}) => {
  await page.goto('/en/order?service=business&pickup=Praha&dropoff=Brno')
  await fillTime(page)
  await fillCustomer(page)
  await page.getByText('Add a return journey').click()
  const day = await page.locator('[name=date]').inputValue()
  await page.locator('[name=returnDate]').fill(day)
  await page.locator('[name=returnTime]').fill('10:00')
  await page.locator('form button[type=submit]').first().click()
  await expect(page.locator('#f-returnDate-error')).toContainText('later than')
  await page.locator('[name=returnTime]').fill('18:00')
  await page.locator('form button[type=submit]').first().click()
  const bill = page.getByRole('table')
  await expect(bill.getByRole('row', { name: 'at a discount' })).toContainText('7,110')
  await expect(bill.getByRole('row', { name: /^Total/ })).toContainText('15,010')
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a bigger car is offered and taken with one click, and nothing typed is lost', async ({
      page,
    }) => {
      await page.goto('/objednavka')
      await fillKind.ride(page)
      await fillTime(page)
      await fillCustomer(page)
      await page.locator('[name=passengers]').selectOption('7')
      await page.locator('form button[type=submit]').first().click()
      await expect(page.locator('#f-passengers-error')).toContainText('dost místa má Comfort')
      await page.getByRole('button', { name: /^Vybrat Comfort/ }).click()
      await expect(page.locator('[name=service][value=comfort]')).toBeChecked()
      await expect(page.locator('#f-passengers-error')).toHaveCount(0)
      await expect(page.locator('[name=dropoff]')).toHaveValue('Brno')
      await expect(page.locator('[name=zip]')).toHaveValue('110 00')
      await sendOrder(page, 'card')
      await expect(page.locator('main dl').getByText('Comfort', { exact: true })).toBeVisible()
    })
  })
}
