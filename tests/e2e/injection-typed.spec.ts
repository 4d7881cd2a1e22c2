import type { Page } from 'playwright/test'
import { watchForScripts } from '../support/hostile/watch-for-scripts.ts'
import { fillCustomer, fillPerson, fillTime } from '../support/browser/order-journey.ts'
import { expect, test } from '../support/browser/test.ts'
import { packed } from '../support/hostile/xss-corpus.ts'

// Every payload of the corpus in every field a stranger can fill: it comes back as text and nothing runs.

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

/** Sends the form past its script, as a browser without one does. */
async function submitNatively(page: Page): Promise<void> {
  await Promise.all([
    page.waitForResponse(
      (response) =>
        response.request().method() === 'POST' && !response.url().includes('/_serverFn/'),
    ),
    page
      .locator('main form')
      .first()
      .evaluate((form) => {
        if (form instanceof HTMLFormElement) HTMLFormElement.prototype.submit.call(form)
      }),
  ])
  await page.waitForLoadState('load')
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    // The browser warns of a day or a number that is none.
    test.use({ javaScriptEnabled, expectedWords: /The specified value .* (?:format|range)/s })
    test.slow()

    for (const path of ['/objednavka', '/en/contact']) {
      test(`${path} shows scripts as the text they are beside its errors`, async ({ page }) => {
        const { expectNothing } = watchForScripts(page)
        for (const text of packed(900)) {
          await page.goto(path)
          await fillAll(page, text)
          if (javaScriptEnabled) {
            await page.locator('main form button[type=submit]').first().click()
            await expect(page.getByRole('alert').first()).toBeVisible()
            await expectNothing()
          }
          await submitNatively(page)
          await expect(page.locator('[name=message]')).toHaveValue(/window\.hit/)
          await expectNothing()
        }
      })
    }

    test('an order of scripts reaches its summary and its status as text', async ({ page }) => {
      const { expectNothing } = watchForScripts(page)
      const [long, middle, short] = [packed(900), packed(190), packed(95)]
      // Without script the server sends the same pages, so one round shows it.
      const rounds = javaScriptEnabled ? long.length : 1
      for (let round = 0; round < rounds; round += 1) {
        await page.goto('/objednavka?kind=hourly&service=business')
        await page.locator('[name=hours]').selectOption('4')
        await fillTime(page)
        await fillCustomer(page)
        await typeOver(page, {
          message: long[round % long.length],
          ...pick(middle, round * 5, ['pickup', 'street', 'customerCompanyName']),
          ...pick(short, round * 3, ['nameBoard', 'subject', 'name', 'city']),
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
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a request of scripts reaches its summary and its status as text', async ({ page }) => {
    const { expectNothing } = watchForScripts(page)
    const [long, middle, short] = [packed(900), packed(190), packed(95)]
    await page.goto('/objednavka?service=business')
    await fillTime(page)
    await fillPerson(page)
    await typeOver(page, {
      message: long[0],
      ...pick(middle, 0, ['pickup', 'dropoff', 'stops']),
      ...pick(short, 0, ['nameBoard', 'subject', 'name']),
    })
    for (const path of [/souhrn-objednavky/, /stav-objednavky/]) {
      await page.locator('main form button.button[type=submit]:not([name])').first().click()
      await expect(page).toHaveURL(path)
      await expect(page.locator('main')).toContainText('window.hit')
      await expectNothing()
    }
  })
})

async function typeOver(page: Page, texts: Record<string, string | undefined>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    await page.locator(`[name=${name}]`).evaluate((field, typed) => {
      if ('value' in field) field.value = typed
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }, text)
  }
}

function pick(texts: string[], from: number, names: string[]): Record<string, string> {
  return Object.fromEntries(
    names.map((name, index) => [name, texts[(from + index) % texts.length] ?? '']),
  )
}

test('a link and an address of scripts show them as text', async ({ page }) => {
  test.slow()
  const { expectNothing } = watchForScripts(page)
  for (const text of packed(190)) {
    const query = new URLSearchParams({ pickup: text, dropoff: text, experience: text, kind: text })
    await page.goto(`/objednavka?${query}`)
    await expect(page.locator('[name=pickup]')).toHaveValue(/hit|canary/)
    await expectNothing()
  }
  for (const text of packed(100)) {
    await page.goto(`/en/${encodeURIComponent(text)}?x=${encodeURIComponent(text)}`)
    await expectNothing()
  }
})
