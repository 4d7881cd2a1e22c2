import { contrast } from '../../src/carrier/config/look.ts'
import { isLive, untilLive } from '../support/browser/live-form.ts'
import {
  continueButton,
  draftSaved,
  fillCustomer,
  fillTime,
  leavePlacesOpen,
} from '../support/browser/order-journey.ts'
import { expect, test } from '../support/browser/test.ts'

const ENTRY = /\/assets\/index-[\w-]+\.js$/

test('what was typed, chosen and touched before the form came alive counts', async ({ page }) => {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(ENTRY, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/objednavka', { waitUntil: 'commit' })
  await page.locator('[name=service][value=business]').check()
  await page.locator('[name=pickup]').fill('Praha')
  await page.locator('[name=dropoff]').fill('Brno')
  await page.locator('[name=email]').fill('jana@exam')
  const saved = draftSaved(page, 'dropoff=Brno')
  release()
  await untilLive(page)
  await expect(page.getByRole('complementary', { name: 'Cena' })).toContainText('7 900 Kč')
  await expect(page.locator('[name=pickup]')).toHaveValue('Praha')
  await page.locator('[name=email]').blur()
  await expect(page.locator('#f-email-error')).toBeVisible()
  await saved
  await page.reload()
  await expect(page.locator('[name=dropoff]')).toHaveValue('Brno')
})

test('no key and no caret is lost on a six times slower computer', async ({ page }) => {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(ENTRY, async (route) => {
    await held
    await route.continue()
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.goto('/objednavka', { waitUntil: 'commit' })
  await page.locator('[name=service][value=comfort]').check()
  await page.locator('[name=passengers]').selectOption('3')
  const pickup = page.locator('[name=pickup]')
  await pickup.pressSequentially('Oluc')
  for (let moves = 0; moves < 2; moves += 1) await pickup.press('ArrowLeft')
  await page.keyboard.type('omo')
  expect(await isLive(page)).toBe(false)
  release()
  let typed = 'omo'
  for (const key of 'bcdfghjklmnpqrstvwxz'.repeat(8)) {
    await page.keyboard.type(key)
    typed += key
    if (await isLive(page)) break
  }
  await untilLive(page)
  await page.keyboard.type('a')
  await expect(pickup).toHaveValue(`Ol${typed}auc`)
  await expect(pickup).toBeFocused()
  const caret = await pickup.evaluate((field) =>
    field instanceof HTMLInputElement ? field.selectionStart : null,
  )
  expect(caret).toBe(2 + typed.length + 1)
  await expect(page.locator('[name=service][value=comfort]')).toBeChecked()
  await expect(page.locator('[name=passengers]')).toHaveValue('3')
})

test.describe('a fault in the live form', () => {
  test.use({ expectedWords: /no such format/ })

  test('brings the plain one back with everything typed, and it can be sent', async ({ page }) => {
    await page.addInitScript(() => {
      const { NumberFormat } = Intl
      Intl.NumberFormat = new Proxy(NumberFormat, {
        construct(target, given) {
          if ('isBroken' in window) throw new RangeError('no such format')
          return Reflect.construct(target, given)
        },
      })
    })
    await page.goto('/objednavka')
    await untilLive(page)
    await page.locator('[name=service][value=comfort]').check()
    await page.locator('[name=pickup]').fill('Praha')
    await fillTime(page)
    await fillCustomer(page)
    await page.locator('[name=chooseCountry]').selectOption('DE')
    await page.evaluate(() => Object.assign(window, { isBroken: true }))
    await page.locator('[name=dropoff]').pressSequentially('Brno')
    await expect.poll(() => isLive(page)).toBe(false)
    await expect(page.locator('[name=dropoff]')).toBeFocused()
    await expect(page.locator('[name=service][value=comfort]')).toBeChecked()
    await expect(page.locator('[name=pickup]')).toHaveValue('Praha')
    await expect(page.locator('[name=dropoff]')).toHaveValue('Brno')
    await expect(page.locator('[name=chooseCountry]')).toHaveValue('DE')
    await page.locator('[name=chooseCountry]').selectOption('CZ')
    await leavePlacesOpen(page)
    await continueButton(page).click()
    await expect(page).toHaveURL(/souhrn-objednavky\?d=/)
    await expect(page.locator('main')).toContainText('Jana Ukázková')
  })
})

test('rules that never come hold nobody up: the form goes to the server', async ({ page }) => {
  let asked = 0
  await page.route(/\/assets\/order-touched/, () => {
    asked += 1
    return new Promise(() => undefined)
  })
  await page.goto('/objednavka?service=business&pickup=Praha&dropoff=Brno')
  await untilLive(page)
  await fillTime(page)
  await fillCustomer(page)
  await continueButton(page).click()
  await expect(page).toHaveURL(/souhrn-objednavky\?d=/)
  expect(asked).toBeGreaterThan(0)
})

const TOAST_FILES = /\/assets\/toaster-[\w-]+\.js$/

test('a toast is shown in the colour of its type, by the policy, for two seconds', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/kontakt?sent=1')
  const toast = page.locator('.toast')
  await expect(toast).toHaveText('Vaše zpráva byla úspěšně odeslána.')
  await expect(toast).toHaveCSS('background-color', 'rgb(31, 107, 74)')
  await expect(toast).toHaveAttribute('role', 'status')
  // It would stay for two seconds.
  await page.clock.fastForward(5_000)
  await expect(toast).toBeHidden()
  await expect(page.locator('output')).toHaveText('Vaše zpráva byla úspěšně odeslána.')
})

test('each type of toast has a colour of its own, and words that can be read, in both themes', async ({
  page,
}) => {
  await page.goto('/kontakt?sent=1')
  await expect(page.locator('.toast')).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const seen = await page.evaluate(() =>
      ['success', 'error', 'info', 'warning'].map((type) => {
        const toast = document.createElement('p')
        toast.className = `toast toast-${type}`
        document.body.insertAdjacentElement('beforeend', toast)
        const { backgroundColor, color } = getComputedStyle(toast)
        return { type, ground: backgroundColor, words: color }
      }),
    )
    expect(new Set(seen.map(({ ground }) => ground)).size, colorScheme).toBe(4)
    for (const { type, ground, words } of seen) {
      expect(contrast(asHex(ground), asHex(words)), `${type}, ${colorScheme}`).toBeGreaterThan(4.5)
    }
  }
})

test('the first toast needs nothing of the network at the press, and comes 100 ms after it', async ({
  page,
}) => {
  await page.goto('/kontakt')
  await untilLive(page)
  const loaded = page.waitForResponse(TOAST_FILES)
  await page.locator('main form [name=name]').focus()
  await loaded
  // What the page asks about its build some seconds after it has loaded is no matter of the toast.
  await page.route(/^(?!.*\/builds\/)/, (route) => route.abort())
  await page.evaluate(() => {
    let pressedAt = Infinity
    addEventListener('submit', () => (pressedAt = performance.now()), { capture: true })
    new MutationObserver(() => {
      if (!document.querySelector('.toast')) return
      document.body.dataset['toastAfter'] ??= String(performance.now() - pressedAt)
    }).observe(document.body, { childList: true, subtree: true })
  })
  await page.locator('main form [type=submit]').click()
  await expect(page.locator('.toast')).toHaveText('Zkontrolujte prosím označená pole')
  await expect(page.locator('.toast')).toHaveCSS('background-color', 'rgb(156, 47, 34)')
  const after = await page.evaluate(() => Number(document.body.dataset['toastAfter']))
  expect(after).toBeGreaterThanOrEqual(100)
})

/** `rgb(1, 2, 3)` as `#rrggbb`. */
function asHex(written: string): string {
  const parts = written.match(/\d+/g) ?? []
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`
}
