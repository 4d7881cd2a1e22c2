import { expect, test } from 'vitest'
import { aVisitor } from '../support/http/order.ts'
import { carrierDoes } from '../support/site/carrier.ts'
import { payByCard } from '../support/site/customer-acts.ts'
import { deskVisitor } from '../support/site/desk.ts'
import { placeOverHttp } from '../support/site/http-customer.ts'
import { testSite } from '../support/site/test-site.ts'

const CONFIRM = { command: 'confirm' }

/** Where the forms of a page may lead, by its policy. */
async function formsOf(path: string): Promise<string> {
  const response = await fetch(testSite().address + path)
  const policy = response.headers.get('Content-Security-Policy') ?? ''
  expect([...response.headers.keys()].join()).not.toContain('forms-lead-to')
  return /form-action ([^;]*)/.exec(policy)?.[1] ?? ''
}

test('the page with the Pay button, and no other, may lead to the gateway', async () => {
  const card = await placeOverHttp(testSite().address, { paymentMethod: 'card' })
  expect(await formsOf(card.path)).toBe("'self'")
  await carrierDoes(testSite(), card.number, CONFIRM)
  expect(await formsOf(card.path)).toMatch(/^'self' http:\/\/127\.0\.0\.1:\d+$/)
  const transfer = await placeOverHttp(testSite().address)
  await carrierDoes(testSite(), transfer.number, CONFIRM)
  for (const path of [transfer.path, '/objednavka', '/', '/en/contact']) {
    expect(await formsOf(path)).toBe("'self'")
  }
  const guest = await fetch(`${testSite().address}${card.path}/host`, { redirect: 'manual' })
  const shared = guest.headers.get('Location')
  if (shared) expect(await formsOf(new URL(shared, testSite().address).pathname)).toBe("'self'")
})

test('Pay leads to the gateway, whose address back shows the payment and nothing of the ride', async () => {
  const { number, path } = await placeOverHttp(testSite().address, { paymentMethod: 'card' })
  await carrierDoes(testSite(), number, CONFIRM)
  const outdated = await fetch(testSite().address + path, {
    method: 'POST',
    body: new URLSearchParams({ intent: 'pay', seq: '1' }),
  })
  expect(outdated.status).toBe(409)
  const { back } = await payByCard({ path })
  expect(back).not.toBe(path)
  const shown = await aVisitor().open(back)
  expect(shown.text('h1')).toBe('Zaplaceno')
  expect(shown.$('form').length).toBe(shown.$('header form, footer form').length)
  for (const part of ['Praha', 'Jana', '@example.com'])
    expect(shown.text('main').replace('objednavky@vozka.example', '')).not.toContain(part)
  const acted = await fetch(testSite().address + back, {
    method: 'POST',
    body: new URLSearchParams({ intent: 'cancel', seq: '3', confirm: '1' }),
  })
  expect(acted.status).toBe(404)
  expect((await aVisitor().open(path)).text('main')).toContain('Zaplaceno. Děkujeme.')
})

test('what is done at the trial gateway after the payment reaches the order: a lost dispute and a refund', async () => {
  for (const [presses, part] of [
    [['dispute', 'lost'], 'du_'],
    [['refund', 'refund'], 're_'],
  ] as const) {
    const { number, path } = await placeOverHttp(testSite().address, { paymentMethod: 'card' })
    await carrierDoes(testSite(), number, CONFIRM)
    const { gateway } = await payByCard({ path })
    for (const press of presses) {
      const body = new URLSearchParams({ do: press })
      expect((await fetch(gateway, { method: 'POST', body })).status).toBe(200)
    }
    const desk = await deskVisitor('olga')
    await expect
      .poll(async () => (await desk.open(`/dispecink/objednavka/${number}`)).text('main'), {
        timeout: 20_000,
      })
      .toContain(part)
  }
})

test('a notice without a signature is refused', async () => {
  const notice = await fetch(`${testSite().address}/api/payments/stripe`, {
    method: 'POST',
    body: '{}',
  })
  expect(notice.status).toBe(401)
})
