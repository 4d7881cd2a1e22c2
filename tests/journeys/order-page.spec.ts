import type { Page } from 'playwright/test'
import jsQR from 'jsqr'
import { openOrder } from '../support/browser/front-door.ts'
import {
  continueButton,
  fillCustomer,
  fillKind,
  fillTime,
} from '../support/browser/order-journey.ts'
import { expect, test } from '../support/browser/test.ts'
import { carrierDoes } from '../support/site/carrier.ts'
import { testSite } from '../support/site/test-site.ts'

const ASSIGN = {
  command: 'assign',
  driver: 'Karel Vozka',
  phone: '+420777000111',
  car: 'Škoda Superb',
  plate: '1AB 2345',
}

/** What a bank reads in the picture of the payment. */
async function codeOf(page: Page): Promise<string> {
  const code = page.getByRole('figure').locator('svg')
  await code.scrollIntoViewIfNeeded()
  const png = (await code.screenshot()).toString('base64')
  const pixels = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
    context?.drawImage(image, 0, 0)
    const data = context?.getImageData(0, 0, image.width, image.height).data ?? []
    return { data: [...data], width: image.width, height: image.height }
  }, png)
  return jsQR(Uint8ClampedArray.from(pixels.data), pixels.width, pixels.height)?.data ?? ''
}

test('an open page keeps up with its order, shows a code that banks read, and takes nothing from who types', async ({
  page,
}) => {
  await openOrder(page)
  await fillKind.ride(page)
  await fillTime(page)
  await fillCustomer(page)
  await continueButton(page).click()
  await expect(page).toHaveURL(/souhrn-objednavky/)
  // The page of the order looks every half a minute.
  await page.clock.install()
  const number = (await sendSummary(page)).replace(/\s/g, '')
  const heading = page.getByRole('heading', { level: 1 })
  await carrierDoes(testSite(), number, { command: 'confirm' })
  await page.clock.runFor(31_000)
  await expect(heading).toHaveText('Objednávka je potvrzená')
  await expect(page.locator('[aria-current=step]')).toHaveText('Potvrzeno')

  const [kind, version, ...fields] = (await codeOf(page)).split('*')
  expect([kind, version]).toEqual(['SPD', '1.0'])
  expect(Object.fromEntries(fields.map((field) => field.split(':')))).toEqual({
    ACC: 'CZ6508000000192000145399',
    AM: '7900.00',
    CC: 'CZK',
    'X-VS': number,
    MSG: `OBJEDNAVKA ${number}`,
  })
  await expect(page.locator('#order dd', { hasText: new RegExp(`^${number}$`) })).toBeVisible()

  await page.getByText('Požádat o změnu').click()
  await page.locator('[name=message]').fill('O hodinu později')
  await carrierDoes(testSite(), number, ASSIGN)
  await page.clock.runFor(31_000)
  await expect(page.getByText('tato stránka už není aktuální')).toBeVisible()
  await expect(page.locator('[name=message]')).toHaveValue('O hodinu později')
  await page.getByRole('link', { name: 'Obnovit' }).first().click()
  await expect(heading).toHaveText('Přijede Karel Vozka')
})

async function sendSummary(page: Page): Promise<string> {
  await page.locator('[name=paymentMethod][value=bankTransfer]').check()
  await page.locator('form button[type=submit]').last().click()
  await expect(page).toHaveURL(/stav-objednavky/)
  return page.locator('#order strong').first().innerText()
}
