import type { Page } from 'playwright/test'
import * as v from 'valibot'
import { unfold } from '../support/browser/order-journey.ts'
import { expect, test } from '../support/browser/test.ts'
import { keysOf } from '~/lib/keys-of'

test.use({ javaScriptEnabled: false })

const treeSchema = v.object({
  nodes: v.array(
    v.looseObject({
      role: v.optional(v.looseObject({ value: v.optional(v.string()) })),
      name: v.optional(v.looseObject({ value: v.optional(v.string()) })),
    }),
  ),
})

/** Names of the controls as Chromium tells them to assistive technology. */
async function controlNames(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = v.parse(treeSchema, await session.send('Accessibility.getFullAXTree'))
  const controls = new Set(['checkbox', 'radio', 'textbox', 'combobox', 'spinbutton', 'group'])
  return nodes
    .filter(({ role }) => controls.has(role?.value ?? ''))
    .map(({ name }) => (name?.value ?? '').replaceAll('\u00a0', ' '))
}

/** The names of the fields that are seen, each once. */
async function openNames(page: Page): Promise<string[]> {
  const names = await page
    .locator('main form [name]:visible:not(button)')
    .evaluateAll((all) => all.map((one) => one.getAttribute('name') ?? ''))
  return [...new Set(names)].filter((name) => name !== 'leaveEmpty')
}

/** Fields that one kind of order has and another has not. */
const OWN = {
  ride: {
    has: ['dropoff', 'nameBoard', 'stops', 'driverLanguage'],
    lacks: ['hours', 'recipientName'],
  },
  hourly: { has: ['pickup', 'hours', 'street'], lacks: ['dropoff', 'stops', 'parcelWeight'] },
  experience: { has: ['experience', 'variant'], lacks: ['service', 'flightNumber', 'hours'] },
  parcel: {
    has: ['recipientName', 'recipientPhone'],
    lacks: ['nameBoard', 'passengers', 'driverLanguage'],
  },
} as const

test('each kind of order shows what belongs to it and nothing of the others', async ({ page }) => {
  await page.goto('/objednavka')
  for (const kind of keysOf(OWN)) {
    await page.locator(`[name=kind][value=${kind}]`).check()
    await unfold(page)
    const names = await openNames(page)
    expect(names, kind).toEqual(expect.arrayContaining([...OWN[kind].has]))
    expect(
      names.filter((name) => OWN[kind].lacks.some((other) => other === name)),
      kind,
    ).toEqual([])
    const foreign = page.locator(`#order-form [data-for]:not([data-for~=${kind}]):visible`)
    await expect(foreign, kind).toHaveCount(0)
    const waits = page.getByText('V ceně je čekání při vyzvednutí')
    await expect(waits).toBeVisible({ visible: kind === 'ride' })
    const counts = page.getByText('30 km na každou hodinu')
    await expect(counts).toBeVisible({ visible: kind === 'hourly' })
  }
})

test('what a way does not need is not asked', async ({ page }) => {
  await page.goto('/objednavka?pickup=Letiště Praha&dropoff=Praha')
  const airport = await openNames(page)
  expect(airport.length).toBeLessThanOrEqual(15)
  expect(airport).toContain('flightNumber')
  // The address on the invoice is folded.
  expect(airport).not.toContain('street')
  await expect(page.getByText('Doklad s mojí adresou')).toBeVisible()
  await page.goto('/objednavka?pickup=Praha&dropoff=Brno')
  expect(await openNames(page)).not.toContain('flightNumber')
  // A usual price is a request: its billing data may wait for the offer.
  await page.goto('/objednavka?pickup=Kolín&dropoff=Praha')
  await expect(page.getByText('Poptávka fakturační údaje nepotřebuje.')).toBeVisible()
})

test('names of fields and choices do not run together, and each piece of an extra has its own', async ({
  page,
}) => {
  await page.goto('/objednavka')
  await unfold(page)
  const names = await controlNames(page)
  for (const name of [
    'Řidič v obleku, zdarma',
    'Láhev prosecca, 590 Kč (487,60 Kč bez DPH)',
    'Předmět (nepovinné)',
    'Business Mercedes-Benz třídy E, 2024, pro pět osob van třídy V: kůže a ticho do 5 osob a 8 zavazadel, z toho nejvýše 3 velké kufry, ostatní menší',
  ]) {
    expect(names).toContain(name)
  }
  const pieces = names.filter((name) => name.includes('prosecca'))
  expect(new Set(pieces).size).toBe(3)
  for (const name of pieces) expect(name).toMatch(/Láhev prosecca(?:, [23]\. kus)?, 590 Kč \(.*\)$/)
})

test('a typed 2 is 2 passengers, 2 pieces of luggage and 2 child seats', async ({ page }) => {
  await page.goto('/objednavka')
  await unfold(page)
  for (const name of ['passengers', 'luggages', 'childSeats']) {
    const field = page.locator(`[name=${name}]`)
    await field.focus()
    await page.keyboard.type('2')
    await expect(field).toHaveValue('2')
  }
})
