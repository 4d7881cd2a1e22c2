import type { Page } from 'playwright/test'
import jsQR from 'jsqr'
import { violations } from '../support/browser/axe.ts'
import {
  fillCustomer,
  fillKind,
  fillPerson,
  fillTime,
  openWhole,
  sendOrder,
} from '../support/browser/order-journey.ts'
import { expect, test } from '../support/browser/test.ts'
import { carrierDoes } from '../support/site/carrier.ts'

const STATE = '.wrangler/test-state'
const HOUR = 3_600_000
const CONFIRM = { command: 'confirm' }
const QUOTE = { command: 'quote', total: 650_000, until: null, words: '' }
const ASSIGN = {
  ...{ command: 'assign', driver: 'Karel Vozka', phone: '+420777000111' },
  ...{ car: 'Škoda Superb', plate: '1AB 2345' },
}
type Commands = Parameters<typeof carrierDoes>[2][]

/** A placed ride from Prague to Brno; its number without spaces. */
async function placeRide(page: Page, days = 14): Promise<string> {
  await page.goto('/objednavka')
  await fillKind.ride(page)
  await fillTime(page, days)
  await fillCustomer(page)
  return (await sendOrder(page, 'bankTransfer')).replace(/\s/g, '')
}

/** A ride whose price is asked for. */
async function placeRequest(page: Page): Promise<string> {
  await page.goto('/objednavka?service=comfort&pickup=Praha&dropoff=T%C3%A1bor')
  await fillTime(page)
  await fillPerson(page)
  return (await sendOrder(page, null)).replace(/\s/g, '')
}

/** The carrier acts while the page is open. */
async function meanwhile(page: Page, number: string, ...commands: Commands): Promise<void> {
  await carrierDoes({ address: new URL(page.url()).origin, state: STATE }, number, ...commands)
}

/** The carrier acts, and the customer looks again. */
async function afterCarrier(page: Page, number: string, ...commands: Commands): Promise<void> {
  await meanwhile(page, number, ...commands)
  await page.goto(page.url())
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('an order is confirmed, and cancelled free of charge after it was asked for', async ({
    page,
  }) => {
    const number = await placeRide(page)
    await expect(page.locator('[aria-current=step]')).toHaveText('Dorazila')
    await afterCarrier(page, number, CONFIRM)
    await expect(heading(page)).toHaveText('Objednávka je potvrzená')
    await expect(page.getByText('Zaplaťte')).not.toHaveCount(0)
    await press(page, 'Zrušit objednávku')
    await expect(page.getByText('Nic Vás to nestojí.')).toBeVisible()
    await press(page, 'Zrušit zdarma')
    await expect(heading(page)).toHaveText('Objednávka je zrušená')
    await expect(page.getByText('Zrušeno zdarma.')).toBeVisible()
    await expect(page.getByRole('button', { name: /Zrušit/ })).toHaveCount(0)
  })

  test('a late cancelling says what it costs on its button and is then to be paid', async ({
    page,
  }) => {
    const number = await placeRide(page)
    const time = new Date(Date.now() + 20 * HOUR)
      .toLocaleString('sv-SE', { timeZone: 'Europe/Prague' })
      .slice(0, 16)
      .replace(' ', 'T')
    const answer = { command: 'answer', isGranted: true, words: '', total: null, until: null, time }
    await afterCarrier(page, number, CONFIRM, answer)
    await press(page, 'Přijmout změnu')
    await press(page, 'Zrušit objednávku')
    await press(page, /^Zrušit za 7.900/)
    await expect(page.getByText(/Zrušeno\. Účtujeme 7.900/)).toBeVisible()
    await expect(page.getByRole('heading', { name: /Zaplaťte 7.900/ })).toBeVisible()
  })

  test('a request is offered and accepted; errors keep what was typed', async ({ page }) => {
    const number = await placeRequest(page)
    await afterCarrier(page, number, QUOTE)
    await expect(heading(page)).toHaveText(/Cena je tu: 6.500/)
    await page.locator('[name=street]').fill('Dlouhá 12')
    await page.locator('[name=city]').fill('Praha')
    await page.locator('[name=zip]').fill('1')
    await press(page, 'Objednávka zavazující k platbě')
    await expect(page.getByRole('alert')).toContainText('PSČ není platné')
    await expect(page.locator('[name=street]')).toHaveValue('Dlouhá 12')
    await page.locator('[name=zip]').fill('110 00')
    await page.locator('[name=paymentMethod][value=bankTransfer]').check()
    await press(page, 'Objednávka zavazující k platbě')
    await expect(heading(page)).toHaveText('Objednávka je potvrzená')
    await openWhole(page)
    await expect(page.getByText('Dlouhá 12')).toBeVisible()
  })

  test('who presses on a page that is older is told what changed, and nothing happens', async ({
    page,
  }) => {
    const number = await placeRequest(page)
    await afterCarrier(page, number, QUOTE)
    await meanwhile(page, number, { ...QUOTE, total: 700_000 })
    await press(page, 'Nabídku odmítnout')
    await expect(page.getByRole('alert')).toContainText('poslali jsme Vám cenu')
    await press(page, 'Nabídku odmítnout')
    await expect(heading(page)).toHaveText('Nabídku jste odmítli')
  })

  test('the guest’s copy holds no price and no contact and nothing to press', async ({ page }) => {
    const number = await placeRide(page)
    await afterCarrier(page, number, CONFIRM, ASSIGN)
    await page.getByRole('link', { name: 'Kopie pro hosta' }).click()
    await expect(heading(page)).toHaveText('Přijede Karel Vozka')
    await expect(page.getByRole('link', { name: '+420 777 000 111' })).toBeVisible()
    const shown = page.locator('#order')
    await expect(shown).not.toContainText(/Kč|example\.com|Dlouhá/)
    await expect(shown.locator('form')).toHaveCount(0)
  })
})

test('what is to be paid stands in a code that banks read', async ({ page }) => {
  const number = await placeRide(page)
  await afterCarrier(page, number, CONFIRM)
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
  const read = jsQR(Uint8ClampedArray.from(pixels.data), pixels.width, pixels.height)
  const [kind, version, ...fields] = (read?.data ?? '').split('*')
  expect([kind, version]).toEqual(['SPD', '1.0'])
  const spayd = Object.fromEntries(fields.map((field) => field.split(':')))
  expect(spayd).toMatchObject({
    ...{ ACC: 'CZ6508000000192000145399', AM: '7900.00', CC: 'CZK', 'X-VS': number },
    DT: expect.stringMatching(/^\d{8}$/),
  })
  await expect(page.locator('#order dd', { hasText: new RegExp(`^${number}$`) })).toBeVisible()
})

test('an open page keeps up with its order, but takes nothing from who types', async ({ page }) => {
  await page.clock.install()
  const number = await placeRide(page)
  await meanwhile(page, number, CONFIRM)
  await page.clock.runFor(31_000)
  await expect(heading(page)).toHaveText('Objednávka je potvrzená')
  await expect(page.locator('[aria-current=step]')).toHaveText('Potvrzeno')

  await page.getByText('Požádat o změnu').click()
  await page.locator('[name=message]').fill('O hodinu později')
  await meanwhile(page, number, ASSIGN)
  await page.clock.runFor(31_000)
  await expect(page.getByText('tato stránka je starší')).toBeVisible()
  await expect(page.locator('[name=message]')).toHaveValue('O hodinu později')
  await page.getByRole('link', { name: 'Obnovit' }).first().click()
  await expect(heading(page)).toHaveText('Přijede Karel Vozka')
})

test('a lost link is answered alike, whether there is such an order or not', async ({ page }) => {
  const number = await placeRide(page)
  const shown: string[] = []
  for (const [typed, email] of [
    [number, 'jana@example.com'],
    [number, 'nobody@example.com'],
    ['2600000000', 'jana@example.com'],
  ] as const) {
    await page.goto('/najit-objednavku')
    await page.locator('[name=number]').fill(typed)
    await page.locator('[name=email]').fill(email)
    await press(page, 'Poslat odkaz')
    await expect(page).toHaveURL(/\/najit-objednavku\?sent=1$/)
    shown.push(await page.locator('main').innerText())
  }
  expect(new Set(shown).size).toBe(1)
  expect(shown[0]).not.toMatch(/\d{10}|jana/)
  await page.goto('/en/find-order')
  await page.locator('[name=number]').fill('abc')
  await press(page, 'Send the link')
  await expect(page.getByRole('alert')).toContainText('An order number has ten digits')
  await expect(page.locator('[name=number]')).toHaveValue('abc')
})

const STATES: Record<string, Commands> = {
  offered: [QUOTE],
  confirmed: [CONFIRM],
  assigned: [CONFIRM, ASSIGN],
  cancelled: [{ command: 'cancel', reason: 'Porucha' }],
}
for (const [name, commands] of Object.entries(STATES)) {
  test(`axe finds nothing on an order that is ${name}, in both themes`, async ({ page }) => {
    const number = name === 'offered' ? await placeRequest(page) : await placeRide(page)
    await afterCarrier(page, number, ...commands)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await violations(page)).toEqual([])
    }
    if (name !== 'confirmed') return
    await press(page, 'Zrušit objednávku')
    await expect(page.getByText('Nic Vás to nestojí.')).toBeVisible()
    expect(await violations(page)).toEqual([])
  })
}
