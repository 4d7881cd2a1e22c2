import { fillCustomer, fillTime } from '../support/browser/order-journey.ts'
import { ENLARGED, greedyBars, sidewaysScroll } from '../support/browser/room.ts'
import { expect, test } from '../support/browser/test.ts'

test('a ride is ordered in a window enlarged to 400 %', async ({ page }) => {
  await page.setViewportSize(ENLARGED)
  await page.goto('/')
  await page.locator('[name=pickup]').fill('Dlouhá 5, Praha')
  await page.locator('[name=dropoff]').fill('Moskevská 5, Karlovy Vary')
  await page.getByRole('button', { name: 'Ukázat cenu' }).click()
  await page.locator('[name=service][value=comfort]').check()
  await fillTime(page)
  await fillCustomer(page)
  expect(await sidewaysScroll(page)).toEqual([])
  expect(await greedyBars(page)).toEqual([])
  await page.getByRole('button', { name: 'Pokračovat k souhrnu' }).click()
  await page.locator('[name=paymentMethod]').last().check()
  await page.getByRole('button', { name: 'Objednávka zavazující k platbě' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Objednávka k nám dorazila')
  expect(await sidewaysScroll(page)).toEqual([])
})
