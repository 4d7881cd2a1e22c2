import { expect, test } from '../support/browser/test.ts'
import { carrierDoes } from '../support/site/carrier.ts'
import { placeOverHttp } from '../support/site/http-customer.ts'
import { testSite } from '../support/site/test-site.ts'

test('each line of a payment is copied by one press, which says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { number, path } = await placeOverHttp(testSite().address)
  await carrierDoes(testSite(), number, { command: 'confirm' })
  await page.goto(path)
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await page.getByRole('button', { name: 'Kopírovat (IBAN)' }).click()
  await expect(page.getByRole('button', { name: 'Zkopírováno (IBAN)' })).toBeVisible()
  await expect(page.locator('#order-news')).toHaveText('Zkopírováno (IBAN)')
  expect(await copied()).toBe('CZ6508000000192000145399')
  await page.getByRole('button', { name: 'Kopírovat (Variabilní symbol)' }).click()
  expect(await copied()).toBe(number)
  await expect(page.getByText('Zkopírováno')).toHaveCount(2)
})

test('where the browser forbids copying, the value is selected', async ({ page }) => {
  const { number, path } = await placeOverHttp(testSite().address)
  await carrierDoes(testSite(), number, { command: 'confirm' })
  await page.goto(path)
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('forbidden'))
  })
  await page.getByRole('button', { name: 'Kopírovat (Číslo účtu)' }).click()
  const selected = () => page.evaluate(() => getSelection()?.toString())
  await expect.poll(selected).toBe('19-2000145399/0800')
})
