import type { Page } from 'playwright/test'
import { prepareLocalDatabases } from '../../scripts/tools/local-database.ts'
import { fillPerson, fillTime } from '../support/browser/order-journey.ts'
import { expect, test } from '../support/browser/test.ts'
import { startRemoteProvider } from '../support/provider/remote-provider.ts'
import { freshState } from '../support/site/clocked-site.ts'
import { freePort } from '../support/site/free-port.ts'
import { startSite } from '../support/site/killed-site.ts'

test.use({ javaScriptEnabled: false })

const words = {
  cs: {
    path: '/objednavka',
    summary: 'Souhrn poptávky',
    submit: 'Odeslat nezávaznou poptávku',
    received: 'Poptávka k\u00a0nám dorazila',
    next: 'tu najdete cenu, nebo se Vám ozveme',
    order: /objednávk[uay]/i,
  },
  en: {
    path: '/en/order',
    summary: 'Summary of your request',
    submit: 'Send a non-binding request',
    received: 'We have your request',
    next: 'you will find the price here, or we contact you.',
    order: /\b(?:your|the) order\b/i,
  },
} as const

/** Fills in a ride that has no fixed price, with name, e-mail and phone and nothing else of a person. */
async function openSummary(page: Page, path: string): Promise<void> {
  await page.goto(`${path}?service=comfort`)
  await page.locator('[name=pickup]').fill('Olomouc, Horní náměstí')
  await page.locator('[name=dropoff]').fill('Zlín')
  await fillTime(page)
  await fillPerson(page)
  await page.locator('main form button[type=submit]').first().click()
  await expect(page).toHaveURL(/souhrn-objednavky|order-summary/)
}

for (const locale of ['cs', 'en'] as const) {
  test(`a price is asked for with a name, an e-mail and a phone (${locale})`, async ({ page }) => {
    const { path, summary, submit, received, next, order } = words[locale]
    await openSummary(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(summary)
    await expect(page.locator('[name=paymentMethod]')).toHaveCount(0)
    await expect(page.locator('main')).not.toContainText(order)
    await page.locator('[name=note]').fill('Zadní vchod')
    await page.getByRole('button', { name: submit }).click()
    await expect(page).toHaveURL(/stav-objednavky|order-status/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(received)
    const shown = page.locator('main')
    await expect(shown).toContainText(next)
    await expect(shown).toContainText('Zadní vchod')
    await expect(shown).not.toContainText(/platbu kartou|Kartou online|Online card|Bank transfer/)
    const groups = await shown.getByRole('heading', { level: 2 }).allInnerTexts()
    expect(groups.join()).not.toMatch(/Fakturační|Billing/)
  })
}

test('going back after sending a request sends it once, whatever payment comes along', async ({
  page,
  request,
}) => {
  await openSummary(page, '/objednavka')
  const summary = page.url()
  const orderKey = await page.locator('[name=orderKey]').inputValue()
  const press = (fields: Record<string, string>) =>
    request.post(summary, { form: { orderKey, ...fields }, maxRedirects: 0 })
  const first = await press({})
  expect(first.status()).toBe(303)
  for (const paymentMethod of ['card', 'bankTransfer', 'nonsense']) {
    const again = await press({ paymentMethod })
    expect(again.status()).toBe(303)
    expect(again.headers()['location']).toBe(first.headers()['location'])
  }
  expect((await press({ note: 'Jiná' })).status()).toBe(409)
})

test('the back office receives a request without an address and a payment', async ({ page }) => {
  test.setTimeout(90_000)
  const provider = await startRemoteProvider()
  const space = `${provider.url}/s/request`
  const state = freshState('test-request')
  prepareLocalDatabases(state, 'remote')
  const site = await startSite({
    port: await freePort(),
    state,
    providerUrl: `${space}/v1`,
  })
  try {
    await openSummary(page, `${site.address}/objednavka`)
    await page.locator('main form button[type=submit]').last().click()
    await expect(page).toHaveURL(/stav-objednavky/)
    const received: unknown = await (await fetch(`${space}/__received`)).json()
    expect(received).toMatchObject({
      orders: [
        {
          body: {
            ...{ street: '', city: '', zip: '', chooseCountry: '' },
            ...{ customerCompany: false, deliveryAddress: null, paymentMethod: null, guest: null },
            price: { status: 'onRequest' },
            name: 'Jana Ukázková',
          },
        },
      ],
    })
  } finally {
    await site.kill()
    await provider.close()
  }
})
