import type { APIRequestContext, APIResponse } from 'playwright/test'
import { rideFields } from '../support/browser/order-journey.ts'
import { CALL_HEADERS, callBody } from '../support/site/function-call.ts'
import { expect, test } from '../support/browser/test.ts'

// The counters begin anew with each minute of the clock, and a test may stand across two of them: it goes on
// until it is refused, which must come after the limit and before twice the limit is used up.

const CUSTOMER = {
  ...{ name: 'Jana Ukázková', email: 'jana@example.com', phone: '777 123 456' },
  ...{ street: 'Dlouhá 12', city: 'Praha', zip: '110 00', chooseCountry: 'CZ' },
}
const PAYMENT = { paymentMethod: 'bankTransfer', note: 'Zazvoňte prosím dvakrát' }

/** A network of one household that no other test uses. */
function aNetwork(): string {
  return `2001:db8:${Math.floor(Math.random() * 65_536).toString(16)}:${Math.floor(Math.random() * 65_536).toString(16)}`
}

/** Fills in the details of a new order and returns the hidden key of its summary. */
async function beginOrder(client: APIRequestContext): Promise<string> {
  const form = { ...rideFields(), ...CUSTOMER }
  const details = await client.post('/objednavka', { form, maxRedirects: 0 })
  expect(details.status()).toBe(303)
  const summary = await (await client.get('/souhrn-objednavky')).text()
  return /name="orderKey"[^>]*value="([^"]+)"/.exec(summary)?.[1] ?? ''
}

/** Sends one after another until one is refused; how many went through before. */
async function untilRefused(send: () => Promise<APIResponse>, most: number) {
  for (let sent = 0; sent <= most; sent += 1) {
    const answer = await send()
    if (answer.status() === 429) return { sent, answer, html: await answer.text() }
  }
  throw new Error(`${most} went through`)
}

test('more than ten orders a minute from one household wait, keep what was typed, and then go through', async ({
  request,
}) => {
  test.setTimeout(120_000)
  const network = aNetwork()
  const orderKey = await beginOrder(request)
  const place = (address: string) =>
    request.post('/souhrn-objednavky', {
      form: { ...PAYMENT, orderKey },
      headers: { 'CF-Connecting-IP': address, Accept: 'text/html' },
      maxRedirects: 0,
    })
  const first = await place(`${network}::1`)
  expect(first.status()).toBe(303)
  const { sent, answer, html } = await untilRefused(() => place(`${network}::2`), 20)
  expect(sent).toBeGreaterThanOrEqual(9)
  expect(answer.headers()['retry-after']).toBe('60')
  expect(html).toContain(PAYMENT.note)
  expect(html).toContain(orderKey)
  // Another household is not affected; the same order is the same one.
  const again = await place('198.51.100.7')
  expect(again.headers()['location']).toBe(first.headers()['location'])
})

test('more than thirty continues a minute come back as they were typed; helpers and other sites use none of them up', async ({
  request,
}) => {
  test.setTimeout(120_000)
  const headers = { 'CF-Connecting-IP': `${aNetwork()}::1`, Accept: 'text/html' }
  const form = { ...rideFields(), ...CUSTOMER, pickup: 'Hotel U Anděla' }
  const proceed = () => request.post('/objednavka', { form, headers, maxRedirects: 0 })
  const ask = () =>
    request.post('/_serverFn/askCompany', {
      headers: { ...CALL_HEADERS, ...headers },
      data: callBody({ id: '1' }),
    })
  await untilRefused(ask, 40)
  for (let visit = 0; visit < 80; visit += 1) {
    const foreign = { ...headers, 'Sec-Fetch-Site': 'cross-site' }
    expect((await request.post('/objednavka', { form, headers: foreign })).status()).toBe(403)
  }
  const { sent, answer, html } = await untilRefused(proceed, 60)
  expect(sent).toBeGreaterThanOrEqual(30)
  expect(answer.headers()['retry-after']).toBe('60')
  expect(html).toContain('data-notice="tooMany"')
  expect(html).toContain('Hotel U Anděla')
})

test('more than ten messages a minute come back as they were typed, wrong ones are counted too', async ({
  request,
}) => {
  const headers = { 'CF-Connecting-IP': `${aNetwork()}::1`, Accept: 'text/html' }
  const form = { name: 'Jana Ukázková', email: 'no address', message: 'Dobrý den' }
  const { sent, html } = await untilRefused(() => request.post('/kontakt', { form, headers }), 20)
  expect(sent).toBeGreaterThanOrEqual(10)
  expect(html).toContain('data-notice="tooMany"')
  expect(html).toContain('Dobrý den')
})

test('more than twenty look-ups a minute are answered 429 as JSON, and orders are not affected', async ({
  request,
}) => {
  const network = aNetwork()
  let answered = 0
  let refused = null
  while (refused === null && answered <= 40) {
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, host) =>
        request.post('/_serverFn/askCompany', {
          headers: { ...CALL_HEADERS, 'CF-Connecting-IP': `${network}::${host}` },
          data: callBody({ id: '1' }),
        }),
      ),
    )
    answered += answers.filter((answer) => answer.status() === 200).length
    refused = answers.find((answer) => answer.status() === 429) ?? null
  }
  expect(answered).toBeGreaterThanOrEqual(20)
  expect(refused?.headers()['retry-after']).toBe('60')
  expect(refused?.headers()['cache-control']).toBe('no-store')
  expect(await refused?.json()).toEqual({ error: 'too_many' })
  const headers = { 'CF-Connecting-IP': `${network}::1` }
  expect((await request.get('/objednavka', { headers })).status()).toBe(200)
})

test('a form whose helpers are refused stays calm and loses nothing', async ({ page }) => {
  const isRefused = { now: true }
  await page.route('/_serverFn/**', (route) =>
    isRefused.now
      ? route.fulfill({
          status: 429,
          headers: { 'Retry-After': '60' },
          json: { error: 'too_many' },
        })
      : route.continue(),
  )
  await page.goto('/objednavka?service=business')
  await page.locator('[name=pickup]').fill('Praha')
  await page.locator('[name=dropoff]').fill('Brno')
  await page.locator('[name=customerCompany]').check()
  await page.locator('[name=customerCompanyID]').fill('25380141')
  await page.getByRole('button', { name: 'Načíst z ARES' }).click()
  await expect(page.getByText('Registr teď neodpovídá', { exact: false })).toBeVisible()
  await expect(page.locator('#price')).toContainText('Cenu se teď nepodařilo přepočítat')
  await expect(page.getByRole('alert')).toHaveCount(0)
  isRefused.now = false
  const saved = page.waitForResponse(
    (response) => response.url().endsWith('/_serverFn/saveDraft') && response.ok(),
  )
  await page.locator('[name=city]').fill('Brno')
  await saved
  await page.locator('[name=passengers]').selectOption('3')
  await expect(page.locator('#price')).toContainText('7 900 Kč')
  await page.reload()
  await expect(page.locator('[name=pickup]')).toHaveValue('Praha')
  await expect(page.locator('[name=city]')).toHaveValue('Brno')
})
