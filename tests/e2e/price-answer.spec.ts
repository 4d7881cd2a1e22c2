import type { Locator, Page } from 'playwright/test'
import { fillCustomer, fillPerson, fillTime, unfold } from '../support/browser/order-journey.ts'
import { expect, test } from '../support/browser/test.ts'

const HOME = {
  cs: { path: '/', button: 'Ukázat cenu' },
  en: { path: '/en', button: 'Show the price' },
}
type Locale = keyof typeof HOME

/** Asks on the home page what a ride costs. */
async function ask(
  page: Page,
  locale: Locale,
  { from, to, people = '2' }: { from: string; to: string; people?: string },
): Promise<void> {
  const { path, button } = HOME[locale]
  await page.goto(path)
  const form = page.locator('main form').first()
  await form.locator('[name=pickup]').fill(from)
  await form.locator('[name=dropoff]').fill(to)
  await form.locator('[name=passengers]').selectOption(people)
  await form.getByRole('button', { name: button }).click()
}

function rows(page: Page): Locator {
  return page.locator('label:has([name=service])')
}

/** Asks once more on the order page, as whoever has no script does. */
async function askAgain(page: Page): Promise<void> {
  await page.locator('main form').getByRole('button', { name: 'Ukázat cenu' }).click()
  await unfold(page)
}

async function pricesOf(page: Page): Promise<string[]> {
  const texts = await rows(page).allInnerTexts()
  return texts.map((text) => text.replaceAll('\u00a0', ' ').replaceAll('\n', ' '))
}

/** Whether the whole of an element stands in the window as it is, above the bar at its foot. */
async function isInView(page: Page, locator: Locator): Promise<boolean> {
  const box = await locator.boundingBox()
  const bar = await page.locator('.quote-panel-bar').boundingBox()
  return box !== null && box.y >= 0 && box.y + box.height <= (bar?.y ?? 0)
}

// Ten ways as people ask for them, each answered with a price, a span or one question.
const ANSWERS: [Locale, string, string, RegExp][] = [
  ['en', 'Prague Airport T2', 'Hotel Josef Prague', /^Prague Airport\s– Prague$/],
  ['cs', 'Letiště Praha', 'Dlouhá 12, Praha 1', /^Letiště Praha\s– Praha$/],
  ['cs', 'Dlouhá 12 Praha 1', 'Hotel Thermal Karlovy Vary', /^Praha\s– Karlovy Vary$/],
  ['en', 'Prague', 'Cesky Krumlov Castle', /^Prague\s– Český Krumlov$/],
  ['cs', 'Brno-střed', 'Praha hlavní nádraží', /^Brno\s– Praha$/],
  ['en', 'Vienna Hauptbahnhof', 'Prague city centre', /^Vienna\s– Prague$/],
  ['cs', 'Kolín', 'Praha', /^Kolín\s– Praha$/],
  ['cs', 'Křižíkova 12, Praha 8', 'Budějovická 5, Praha 4', /^Praha\s– Praha$/],
  ['en', 'Hotel Josef', 'Prague Airport', /^Your order$/],
  ['cs', 'doma', 'Praha', /^Objednávka$/],
]

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } })

    for (const [locale, from, to, heading] of ANSWERS) {
      test(`“${from}” to “${to}” is answered (${locale})`, async ({ page }) => {
        await ask(page, locale, { from, to })
        await expect(page).toHaveURL(/\?d=[\da-f]{8}$/)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
        await expect(page.locator('#f-answer')).toBeInViewport()
        await expect(page.locator('#f-answer')).not.toBeEmpty()
      })
    }

    test('a binding price of all three cars stands in the first look', async ({ page }) => {
      await ask(page, 'en', { from: 'Prague Airport', to: 'Hotel Josef' })
      await page.getByRole('button', { name: 'Yes, in Prague' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Prague Airport\s– Prague$/)
      expect(await pricesOf(page)).toEqual([
        expect.stringContaining('CZK 1,490'),
        expect.stringContaining('CZK 1,290'),
        expect.stringContaining('CZK 890'),
      ])
      for (const row of await rows(page).all()) expect(await isInView(page, row)).toBe(true)
      await expect(page.locator('[name=service][value=basic]')).toBeChecked()
      await expect(page.locator('.quote-panel-bar')).toContainText(/Basic · Total\s*CZK\s890/)
      await fillTime(page)
      await fillCustomer(page)
      await page.locator('.quote-panel-bar').getByRole('button', { name: 'Continue' }).click()
      await expect(page).toHaveURL(/order-summary/)
      await expect(page.locator('main')).toContainText('Hotel Josef, Praha')
      await expect(page.getByRole('row', { name: /^Total with VAT/ })).toContainText('890')
      await page.locator('[name=paymentMethod][value=card]').check()
      await page.getByRole('button', { name: 'Order with obligation to pay' }).click()
      await expect(page).toHaveURL(/order-status/)
    })

    test('elsewhere has no price, and another text is asked about anew', async ({ page }) => {
      await ask(page, 'cs', { from: 'Hotel Josef', to: 'Karlovy Vary' })
      await page.getByRole('button', { name: 'Jinde' }).click()
      await expect(page.locator('#f-answer')).toContainText('Místo „Hotel Josef“ neznáme.')
      await expect(page.locator('main')).not.toContainText(/5\s490/)
      await page.locator('[name=pickup]').fill('Hotel Paříž')
      if (!javaScriptEnabled) await page.getByRole('button', { name: 'Ukázat cenu' }).click()
      await expect(page.getByRole('button', { name: /^Ano, v\sPraze$/ })).toBeVisible()
    })

    test('a place that is not clear is asked about before anything is summed up', async ({
      page,
    }) => {
      await page.goto('/objednavka?service=business&pickup=Hotel Josef&dropoff=Karlovy Vary')
      await fillTime(page)
      await fillPerson(page)
      await page.locator('main form button[type=submit]').first().click()
      await expect(page).toHaveURL(/objednavka/)
      await expect(page.getByRole('alert')).toContainText('Upřesněte místo')
      await page.getByRole('button', { name: /^Ano, v\sPraze$/ }).click()
      await expect(rows(page).first()).toContainText(/5\s490\sKč/)
      await expect(page.locator('[name=email]')).toHaveValue('jana@example.com')
      await expect(page.locator('[name=street]')).toBeVisible()
    })

    test('an empty question says which ends are missing and nothing else', async ({ page }) => {
      await page.goto('/en')
      const form = page.locator('main form').first()
      await form.locator('[name=dropoff]').fill('Brno')
      await form.getByRole('button', { name: 'Show the price' }).click()
      await expect(page.locator('#f-pickup-error')).toBeVisible()
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(1)
      await expect(page.locator('[name=dropoff]')).toHaveValue('Brno')
      expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('draft')
    })

    test('a usual price is called usual and asks for no address', async ({ page }) => {
      await ask(page, 'cs', { from: 'Kolín', to: 'Praha' })
      for (const price of await pricesOf(page))
        expect(price).toMatch(/obvykle \d ?\d00–\d ?\d00 Kč/)
      await expect(page.locator('[name=street]')).toBeHidden()
      await fillTime(page)
      await fillPerson(page)
      await page.locator('main form button[type=submit]').first().click()
      await expect(page).toHaveURL(/souhrn-objednavky/)
      await expect(page.locator('main')).toContainText(/obvykle \d\s?\d00 až \d\s?\d00\sKč/)
      await expect(page.getByRole('button', { name: /nezávaznou poptávku/ })).toBeVisible()
    })

    test('too many people get the bigger car', async ({ page }) => {
      await ask(page, 'cs', { from: 'Praha', to: 'Brno', people: '7' })
      await expect(rows(page).first()).toContainText(/Business: nejvýše 5\sosob/)
      await expect(rows(page).first().getByRole('radio')).toBeDisabled()
      await expect(page.locator('[name=service][value=basic]')).toBeChecked()
      await expect(rows(page).nth(2)).toContainText(/5\s900\sKč/)
    })

    test('a stop keeps the price without it, the way back changes the sums', async ({ page }) => {
      await page.goto('/objednavka?service=business&pickup=Praha&dropoff=Brno')
      await unfold(page)
      await page.locator('[name=stops]').fill('Jihlava')
      if (!javaScriptEnabled) await askAgain(page)
      await expect(rows(page).first()).toContainText(/bez zastávky\s*7\s900\sKč/)
      await expect(page.locator('[name=street]')).toBeHidden()
      await page.locator('[name=stops]').fill('')
      await fillTime(page)
      await page.locator('[name=returnDate]').fill(await page.locator('[name=date]').inputValue())
      await page.locator('[name=returnTime]').fill('20:00')
      if (!javaScriptEnabled) await askAgain(page)
      await expect(rows(page).first()).toContainText(/15\s010\sKč/)
      await expect(page.locator('#f-answer')).toContainText(/tam i\szpět/)
    })
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a second question makes a draft of its own and takes the person along', async ({
    page,
  }) => {
    await ask(page, 'cs', { from: 'Praha', to: 'Brno' })
    const first = page.url()
    await fillTime(page)
    await fillCustomer(page)
    await page.locator('main form button[type=submit]').first().click()
    await expect(page).toHaveURL(/souhrn-objednavky/)
    await ask(page, 'cs', { from: 'Praha', to: 'Drážďany' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Drážďany/)
    await expect(page.locator('[name=name]')).toHaveValue('Jana Ukázková')
    await expect(page.locator('[name=street]')).toHaveValue('Dlouhá 12')
    await expect(page.locator('[name=date]')).toHaveValue('')
    await page.goto(first)
    await expect(page.locator('[name=dropoff]')).toHaveValue('Brno')
  })

  test('a fixed price leaves at most fifteen names open', async ({ page }) => {
    await ask(page, 'cs', { from: 'Letiště Praha', to: 'Praha' })
    const names = await page
      .locator('main form [name]:visible:not(button)')
      .evaluateAll((all) => all.map((one) => one.getAttribute('name')))
    const open = new Set(names.filter((name) => name !== 'leaveEmpty'))
    expect(open.size).toBeLessThanOrEqual(15)
    expect(open).toContain('flightNumber')
    await ask(page, 'cs', { from: 'Praha', to: 'Brno' })
    await expect(page.locator('[name=flightNumber]')).toBeHidden()
  })

  test('what is folded away opens when it is filled in', async ({ page }) => {
    await page.goto('/objednavka?pickup=Praha&dropoff=Brno&service=basic')
    await unfold(page)
    await page.locator('[name=nameBoard]').fill('Novák')
    await page.locator('[name=guestPhone]').fill('608 123 456')
    await page.locator('main form button[type=submit]').first().click()
    await expect(page.locator('#f-guestName-error')).toBeVisible()
    await expect(page.locator('[name=nameBoard]')).toBeVisible()
    await expect(page.locator('[name=stops]')).toBeHidden()
  })
})

test('the first price of six people takes few taps and keys', async ({ page }) => {
  // A tap on each field and button, a key for each letter; a select takes two taps.
  const people: [string, string, number, number][] = [
    ['Prague Airport', 'Hotel Josef', 4, 26],
    ['Praha hl. nádraží', 'Křižíkova, Praha', 4, 34],
    ['Praha', 'Karlovy Vary', 3, 18],
    ['Praha', 'Praha', 3, 10],
  ]
  for (const [from, to, taps, keys] of people) {
    let pressed = 3
    await ask(page, 'en', { from, to })
    const question = page.locator('#f-answer').getByRole('button').first()
    if (await question.isVisible()) {
      await question.click()
      pressed += 1
    }
    await expect(rows(page).first()).toContainText(/CZK/)
    expect(pressed).toBeLessThanOrEqual(taps)
    expect(from.length + to.length).toBeLessThanOrEqual(keys)
  }
})
