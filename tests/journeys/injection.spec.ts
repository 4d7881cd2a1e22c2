import type { Page } from 'playwright/test'
import { untilLive } from '../support/browser/live-form.ts'
import { fillCustomer, fillTime } from '../support/browser/order-journey.ts'
import { expect, test } from '../support/browser/test.ts'
import { watchForScripts } from '../support/hostile/watch-for-scripts.ts'
import { packed } from '../support/hostile/xss-corpus.ts'
import { isWhole } from '../support/length.ts'

// What the live form makes of scripts that are typed into it; tests/facts/injection.test.ts asks the rest.
const [long, middle, short] = [packed(900), packed(190), packed(95)]
const rounds = [...long.keys()].slice(0, isWhole ? long.length : 1)

// The browser warns of a day or a number that is none.
test.use({ expectedWords: /The specified value .* (?:format|range)/s })

/** Puts a text into every field of the form, also into those that take only a number or a day. */
async function fillAll(page: Page, text: string): Promise<void> {
  await page
    .locator('main form')
    .first()
    .evaluate((form, typed) => {
      if (!(form instanceof HTMLFormElement)) return
      form.noValidate = true
      for (const field of form.querySelectorAll(
        'input:not([type=hidden], [type=radio], [type=checkbox]), textarea',
      )) {
        if (field instanceof HTMLInputElement) field.type = 'text'
        field.removeAttribute('maxlength')
        if ('value' in field && field.getAttribute('name') !== 'leaveEmpty') field.value = typed
        field.dispatchEvent(new Event('input', { bubbles: true }))
      }
    }, text)
}

async function typeOver(page: Page, texts: Record<string, string | undefined>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    await page.locator(`[name=${name}]`).evaluate((field, typed) => {
      if ('value' in field) field.value = typed
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }, text)
  }
}

for (const path of ['/objednavka', '/en/contact']) {
  test(`the live form of ${path} shows scripts as text beside its errors`, async ({ page }) => {
    const { expectNothing } = watchForScripts(page)
    for (const round of rounds) {
      await page.goto(path)
      await untilLive(page)
      await fillAll(page, long[round] ?? '')
      await page.locator('main form button[type=submit]:visible').first().click()
      await expect(page.getByRole('alert').first()).toBeVisible()
      await expect(page.locator('[name=message]')).toHaveValue(/window\.hit/)
      await expectNothing()
    }
  })
}

test('an order of scripts reaches its summary and its status as text', async ({ page }) => {
  const { expectNothing } = watchForScripts(page)
  for (const round of rounds) {
    const pick = (texts: string[], from: number) => texts[(from + round * 5) % texts.length]
    await page.goto('/objednavka?kind=hourly&service=business')
    await untilLive(page)
    await page.locator('[name=hours]').selectOption('4')
    await fillTime(page)
    await fillCustomer(page)
    await typeOver(page, {
      message: long[round],
      pickup: pick(middle, 0),
      street: pick(middle, 1),
      customerCompanyName: pick(middle, 2),
      nameBoard: pick(short, 0),
      subject: pick(short, 1),
      name: pick(short, 2),
      city: pick(short, 3),
    })
    await page.locator('main form button[type=submit]').first().click()
    await expect(page).toHaveURL(/souhrn-objednavky/)
    await expectNothing()
    await page.locator('[name=paymentMethod]').first().check()
    await page.locator('[name=note]').fill(long[(round + 1) % long.length] ?? '')
    await page.locator('form button[type=submit]').last().click()
    await expect(page).toHaveURL(/stav-objednavky/)
    await expect(page.locator('main')).toContainText('window.hit')
    await expectNothing()
  }
})
