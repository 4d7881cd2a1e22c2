import { fillCustomer, fillKind, fillTime, unfold } from '../support/browser/order-journey.ts'
import { expect, test } from '../support/browser/test.ts'
import type { Page } from 'playwright/test'
import * as v from 'valibot'

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

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    for (const path of [
      '/objednavka?service=business',
      '/objednavka?kind=hourly',
      '/objednavka?kind=parcel',
      '/en/order?kind=experience',
      '/kontakt',
    ]) {
      test(`the errors of ${path} stand in the order of the fields`, async ({ page }) => {
        await page.goto(path)
        await page.locator('main form button[type=submit]').first().click()
        const links = page.getByRole('alert').getByRole('link')
        await expect(links.first()).toBeVisible()
        const targets = await links.evaluateAll((all) =>
          all.map((link) => link.getAttribute('href')?.slice(1) ?? ''),
        )
        expect(targets.length).toBeGreaterThan(2)
        const fields = await page
          .locator('main form [id^="f-"]')
          .evaluateAll((all) => all.map(({ id }) => id))
        expect(targets).toEqual(fields.filter((id) => targets.includes(id)))
      })
    }

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

    test('a link with more people than any car holds keeps their number and says so', async ({
      page,
    }) => {
      await page.goto('/objednavka?service=business&passengers=12')
      await expect(page.locator('[name=passengers]')).toHaveValue('12')
      await page.locator('main form button[type=submit]').first().click()
      await expect(page.locator('#f-passengers-error')).toContainText('pošleme vozů víc')
    })

    test('a car that is too small has no price, the one that fits has', async ({ page }) => {
      await page.goto('/objednavka?service=business&pickup=Praha&dropoff=Brno&passengers=6')
      const rows = page.locator('label:has([name=service])')
      await expect(rows.nth(0)).toContainText(/Business: nejvýše 5\sosob/)
      await expect(rows.nth(0).getByRole('radio')).toBeDisabled()
      await expect(rows.nth(1)).toContainText(/6\s900\sKč/)
      await expect(page.locator('[name=service][value=basic]')).toBeChecked()
      await expect(page.locator('#price')).toContainText(/5\s900\sKč/)
      await expect(page.locator('main')).not.toContainText(/7\s900\sKč/)
    })

    test('the first pickup stands beside date and time before anything is typed', async ({
      page,
    }) => {
      await page.goto('/objednavka')
      const earliest = page.locator('p', { hasText: 'Dřív?' })
      await expect(earliest).toHaveText(
        /^Nejdříve (?:dnes|zítra) v\s\d{1,2}:\d\d\. Dřív\? Zavolejte \+420/,
      )
      await expect(earliest.getByRole('link')).toHaveAttribute('href', /^tel:\+420/)
      await page.goto('/en/order')
      await expect(page.locator('p', { hasText: 'Sooner?' })).toHaveText(
        /^Earliest pickup (?:today|tomorrow) at \d\d:\d\d\. Sooner\? Call \+420/,
      )
    })
  })
}

test('the price of a car goes as soon as it is too small', async ({ page }) => {
  await page.goto('/en/order')
  await fillKind.ride(page)
  await fillTime(page)
  await expect(page.locator('#price')).toContainText('CZK 7,900')
  await page.locator('[name=passengers]').selectOption('6')
  await expect(page.locator('#price')).toContainText(/Business: 5\speople at most/)
  await expect(page.locator('#price')).not.toContainText('CZK 7,900')
  await fillCustomer(page)
})

test('names of fields and choices do not run together', async ({ page }) => {
  await page.goto('/objednavka')
  await unfold(page)
  const names = await controlNames(page)
  for (const name of [
    'Řidič v obleku, zdarma',
    'Láhev prosecca, 590 Kč',
    'Předmět (nepovinné)',
    'Business do 5 osob a 8 zavazadel',
  ]) {
    expect(names).toContain(name)
  }
})

test('each further piece of an extra has a name of its own, with its subject and price', async ({
  page,
}) => {
  await page.goto('/objednavka')
  await unfold(page)
  const pieces = (await controlNames(page)).filter((name) => name.includes('prosecca'))
  expect(new Set(pieces).size).toBe(3)
  for (const name of pieces) expect(name).toMatch(/Láhev prosecca, 590 Kč$/)
})
