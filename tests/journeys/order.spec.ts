import { openHome, openRide } from '../support/browser/front-door.ts'
import {
  continueButton,
  dayAhead,
  draftSaved,
  fillCustomer,
  fillKind,
  fillPerson,
  fillTime,
  openWhole,
  sendOrder,
  unfold,
} from '../support/browser/order-journey.ts'
import { expect, test } from '../support/browser/test.ts'

const SUMMARY = /souhrn-objednavky\?d=[0-9a-f]{8}$/

test('an experience is changed for another one, summed up, paid and not ordered twice', async ({
  page,
}) => {
  await openHome(page, 'cs')
  await page.locator('main a[href^="/zazitky"]').last().click()
  await page.locator('main a[href*="drazdany"]').first().click()
  await page.locator('main a[href$="variant=comfort"]').click()
  await expect(page.locator('[name=kind][value=experience]')).toBeChecked()
  await expect(page.locator('[name=experience]')).toHaveValue('dresden')
  await expect(page.locator('[name=variant]')).toHaveValue('comfort')
  const guide = page.locator('[name=orderOptions][value=guide]')
  await expect(page.locator('#price')).toContainText(/11\s500\sKč/)
  await unfold(page)
  await guide.check()
  // 11 500 and nine hours at 790.
  await expect(page.locator('#price')).toContainText(/18\s610\sKč/)

  await page.locator('[name=experience]').selectOption('karlovy-vary')
  await expect(page.locator('[name=variant] optgroup')).toHaveAttribute('label', /Karlovy Vary/)
  await expect(page.locator('[name=variant]')).toHaveValue('')
  await expect(guide).not.toBeChecked()
  await page.locator('[name=variant]').selectOption('basic')
  await expect(page.locator('#price')).toContainText(/8\s900\sKč/)
  await guide.check()
  await expect(page.locator('#price')).toContainText(/15\s110\sKč/)
  // The first one again, which is here already.
  await page.locator('[name=experience]').selectOption('dresden')
  await expect(page.locator('[name=variant]')).toHaveValue('')
  await expect(guide).not.toBeChecked()
  await page.locator('[name=experience]').selectOption('karlovy-vary')
  await expect(guide).not.toBeChecked()
  await page.locator('[name=variant]').selectOption('basic')

  await fillTime(page)
  await fillCustomer(page)
  const sending = page.waitForRequest((one) => one.isNavigationRequest() && one.method() === 'POST')
  await continueButton(page).click()
  const sent = new URLSearchParams((await sending).postData() ?? '')
  expect(sent.get('experience')).toBe('karlovy-vary')
  expect(sent.get('variant')).toBe('basic')
  expect(sent.getAll('orderOptions')).toEqual([])
  await expect(page).toHaveURL(SUMMARY)
  await expect(page.getByRole('row', { name: /^Celkem/ })).toContainText(/8\s900\sKč/)
  await expect(page.locator('main')).not.toContainText('Drážďany')

  await page.locator('[name=paymentMethod][value=card]').check()
  const saved = draftSaved(page, 'note=Zvo')
  await page.locator('[name=note]').fill('Zvoňte u Nováků.')
  await page.locator('[name=note]').blur()
  await saved
  await page.reload()
  await expect(page.locator('[name=paymentMethod][value=card]')).toBeChecked()
  await expect(page.locator('[name=note]')).toHaveValue('Zvoňte u Nováků.')
  await page.getByRole('button', { name: 'Objednávka zavazující k platbě' }).click()
  await expect(page).toHaveURL(/stav-objednavky/)
  const number = await page.locator('#order strong').first().innerText()
  await page.reload()
  await expect(page.locator('#order strong').first()).toHaveText(number)
  await openWhole(page)
  await expect(page.getByText('Zvoňte u Nováků.')).toBeVisible()

  await page.goBack()
  await expect(page.locator('main')).toContainText(number)
  await expect(page.locator('[name=paymentMethod]')).toHaveCount(0)
  await page.goto('/objednavka')
  await expect(page.locator('main output').first()).toContainText(number)
  await expect(page.locator('[name=name]')).toHaveValue('')
})

test('a ride in place of an experience: what only that had holds nothing up, a bigger car is taken by one press', async ({
  page,
}) => {
  await openHome(page, 'cs')
  await page.locator('main a[href^="/zazitky"]').last().click()
  await page.locator('main a[href*="drazdany"]').first().click()
  await page.locator('main a[href$="variant=comfort"]').click()
  await unfold(page)
  await page.locator('[name=orderOptions][value=guide]').check()
  await page.locator('[name=kind][value=ride]').check()
  await fillKind.ride(page)
  await fillTime(page)
  await fillCustomer(page)
  await continueButton(page).click()
  await expect(page).toHaveURL(SUMMARY)
  await expect(page.getByRole('row', { name: /^Celkem/ })).toContainText(/7\s900\sKč/)

  await page.locator('a[href$="#f-passengers"]').click()
  await expect(page.locator('[name=dropoff]')).toHaveValue('Brno')
  await page.locator('[name=passengers]').selectOption('7')
  await continueButton(page).click()
  await expect(page.locator('#f-passengers-error')).toContainText('dost místa má Comfort')
  await page.getByRole('button', { name: /^Vybrat Comfort/ }).click()
  await expect(page.locator('[name=service][value=comfort]')).toBeChecked()
  await expect(page.locator('#f-passengers-error')).toHaveCount(0)
  await expect(page.locator('[name=dropoff]')).toHaveValue('Brno')
  await expect(page.locator('[name=zip]')).toHaveValue('110 00')
  await sendOrder(page, 'card')
  await expect(page.locator('main dl').getByText('Comfort', { exact: true })).toBeVisible()
})

test('a company from abroad hires a car by the hour, the register fills in the empty fields', async ({
  page,
}) => {
  await openHome(page, 'en')
  await page.getByRole('link', { name: 'Hire by the hour' }).first().click()
  await fillKind.hourly(page)
  await expect(page.locator('#price')).toContainText(/CZK\s3,960/)
  await fillTime(page)
  await fillPerson(page)
  await page.locator('[name=phone]').fill('+44 (0)20 7946 0958')
  await page.locator('[name=customerCompany]').check()
  await page.locator('[name=city]').fill('Brno')
  await page.locator('[name=zip]').fill('602 00')
  const look = page.getByRole('button', { name: 'Look up in the Czech register' })
  await page.locator('[name=customerCompanyID]').fill('27074358')
  await look.click()
  await expect(page.getByText('The register is not answering at the moment.')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.locator('[name=customerCompanyID]').fill('25380141')
  await look.click()
  await expect(page.locator('[name=customerCompanyName]')).toHaveValue('TRAIVA, s.r.o.')
  await expect(page.locator('[name=customerCompanyVATID]')).toHaveValue('CZ25380141')
  await expect(page.locator('[name=street]')).toHaveValue('Pohraniční 2911/13b')
  await expect(page.locator('[name=city]')).toHaveValue('Brno')
  await expect(page.getByText('We filled in the empty fields')).toBeVisible()
  await sendOrder(page, 'bankTransfer')
  await expect(page.locator('main').getByText(/^\+\d*\D+958$/)).toBeVisible()
  await expect(page.locator('main').getByText('TRAIVA, s.r.o.').first()).toBeVisible()
})

test('a parcel that is too big or too heavy is named at once, one of 90 kg is sent', async ({
  page,
}) => {
  await openHome(page, 'cs')
  await page.locator('main a[href$="kind=parcel"]').first().click()
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
  await expect(page.getByText(/•••\s•••\s456/).first()).toBeVisible()
})

test('a way back has its discount and can only be later than the way there', async ({ page }) => {
  await openRide(page)
  await expect(page.locator('p', { hasText: 'Dřív?' })).toHaveText(
    /^Nejdříve (?:dnes|zítra) ve?\s\d{1,2}:\d\d\. Dřív\? Zavolejte 700/,
  )
  await unfold(page)
  for (const name of ['passengers', 'luggages', 'childSeats']) {
    const field = page.locator(`[name=${name}]`)
    await field.focus()
    await page.keyboard.type('2')
    await expect(field).toHaveValue('2')
  }
  await page.locator('[name=orderOptions][value=prosecco]').first().check()
  await fillTime(page)
  await fillCustomer(page)
  await page.locator('[name=returnDate]').fill(dayAhead(14))
  await page.locator('[name=returnTime]').fill('10:00')
  await continueButton(page).click()
  await expect(page.locator('#f-returnDate-error')).toContainText('až po jízdě tam')
  // The press may wait for a price: what is mended before it ends goes with it.
  await expect(page.getByRole('alert')).toBeFocused()
  await page.locator('[name=returnTime]').fill('18:00')
  await continueButton(page).click()
  const bill = page.getByRole('table')
  await expect(bill.getByRole('row', { name: 'se slevou' })).toContainText(/7\s110/)
  // Both ways and a bottle for 590 Kč.
  await expect(bill.getByRole('row', { name: /^Celkem/ })).toContainText(/15\s600/)
})
