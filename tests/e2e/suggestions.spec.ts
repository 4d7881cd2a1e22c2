import type { Page } from 'playwright/test'
import { violations } from '../support/browser/axe.ts'
import { expect, test } from '../support/browser/test.ts'

const ASK = '**/_serverFn/suggestPlaces'

/** The list of suggestions comes with the first focus of the field. */
async function openField(page: Page, path: string, name: string) {
  await page.goto(path)
  const field = page.locator(`[name=${name}]`)
  await field.click()
  await expect(field).toHaveRole('combobox')
  return field
}

function places(page: Page) {
  return page.getByRole('listbox', { name: /^(?:Navržená místa|Suggested places)$/ })
}

function options(page: Page) {
  return places(page).getByRole('option')
}

function active(page: Page) {
  return places(page).getByRole('option', { selected: true })
}

function isQuestion(url: string): boolean {
  return url.endsWith('/_serverFn/suggestPlaces')
}

test('a visitor types the beginning of a place in any language and presses a suggestion', async ({
  page,
}) => {
  for (const [path, typed, first] of [
    ['/objednavka', 'Wien', 'Vídeň'],
    ['/objednavka', 'prag air', 'Letiště Praha'],
    ['/objednavka', 'plzen', 'Plzeň'],
    ['/en/order', 'Carlsbad', 'Karlovy Vary'],
    ['/en/order', 'PRG', 'Prague Airport'],
  ] as const) {
    const field = await openField(page, `${path}?d=new`, 'pickup')
    await field.pressSequentially(typed)
    await places(page).getByRole('option', { name: first, exact: true }).click()
    await expect(field).toHaveValue(first)
    await expect(field).toBeFocused()
    await expect(places(page)).toBeHidden()
  }
})

test('what was picked has its price, and nothing is asked about it any more', async ({ page }) => {
  let asked = 0
  page.on('request', (request) => {
    if (isQuestion(request.url())) asked += 1
  })
  const pickup = await openField(page, '/objednavka', 'pickup')
  await page.locator('[name=service][value=business]').check()
  await pickup.pressSequentially('let')
  await places(page).getByRole('option', { name: 'Letiště Praha', exact: true }).click()
  const dropoff = page.locator('[name=dropoff]')
  await dropoff.click()
  await dropoff.pressSequentially('kar')
  await page.keyboard.press('ArrowDown')
  await places(page).getByRole('option', { name: 'Karlovy Vary', exact: true }).click()
  await expect(page.locator('#price')).toContainText('Karlovy Vary')
  await expect(page.locator('#price')).toContainText('Kč')
  expect(asked).toBeGreaterThan(1)
  const before = asked
  await page.locator('[name=name]').fill('Jana')
  expect(asked).toBe(before)
})

test('by keys alone, with what assistive technology is told', async ({ page }) => {
  const field = await openField(page, '/en/order', 'pickup')
  const described = page.getByRole('combobox', { name: /^Pickup/ })
  await expect(described).toHaveAttribute('aria-autocomplete', 'list')
  await expect(described).toHaveAttribute('aria-expanded', 'false')
  await field.pressSequentially('br')
  await expect(described).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('listbox', { name: 'Suggested places' })).toBeVisible()
  await expect(options(page)).toHaveCount(8)
  await expect(page.getByRole('status').filter({ hasText: 'Suggested places: 8' })).toHaveCount(1)
  await expect(active(page)).toHaveCount(0)

  await page.keyboard.press('ArrowUp')
  await expect(active(page)).toHaveText(await options(page).last().innerText())
  await page.keyboard.press('ArrowDown')
  await expect(active(page)).toHaveText('Brno')
  await expect(described).toHaveAttribute(
    'aria-activedescendant',
    String(await active(page).getAttribute('id')),
  )
  await page.keyboard.press('ArrowLeft')
  await expect(active(page)).toHaveCount(0)
  await expect(described).not.toHaveAttribute('aria-activedescendant')
  expect(await violations(page)).toEqual([])

  await page.keyboard.press('Escape')
  await expect(places(page)).toBeHidden()
  await expect(described).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Escape')
  await expect(field).toHaveValue('br')
  await page.keyboard.press('ArrowDown')
  await expect(places(page)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('Brno')
  await expect(page).toHaveURL(/\/en\/order$/)
  await expect(page.getByRole('alert')).toHaveCount(0)

  await field.pressSequentially(' ')
  await field.fill('')
  await field.pressSequentially('pr')
  await expect(places(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(places(page)).toBeHidden()
  await expect(field).toHaveValue('pr')
})

test('Enter without a chosen suggestion sends the form as ever', async ({ page }) => {
  const field = await openField(page, '/objednavka', 'pickup')
  await field.pressSequentially('pra')
  await expect(places(page)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expect(places(page)).toBeHidden()
})

test('an answer that comes late shows neither over a later one nor when the field was left', async ({
  page,
}) => {
  const late: (() => void)[] = []
  await page.route(ASK, async (route) => {
    const answer = await route.fetch()
    if (/"wi"/.test(route.request().postData() ?? ''))
      await new Promise<void>((done) => late.push(done))
    await route.fulfill({ response: answer }).catch(() => undefined)
  })
  const field = await openField(page, '/objednavka', 'pickup')
  await field.pressSequentially('wi')
  await expect.poll(() => late.length).toBe(1)
  await field.fill('')
  await field.pressSequentially('br')
  await expect(options(page).first()).toHaveText('Brno')
  late[0]?.()
  await expect(options(page).first()).toHaveText('Brno')
  await field.fill('')
  await field.pressSequentially('wi')
  await expect.poll(() => late.length).toBe(2)
  await page.locator('[name=name]').focus()
  late[1]?.()
  await page.locator('[name=name]').fill('Jana Ukázková')
  await expect(places(page)).toBeHidden()
})

for (const [what, answer] of [
  ['is refused', { status: 429, json: { error: 'too_many' } }],
  ['finds no function', { status: 404, json: { error: 'missing' } }],
  ['is a page of a hotel', { status: 200, contentType: 'text/html', body: '<p>Welcome</p>' }],
] as const) {
  test(`a question that ${what} changes nothing`, async ({ page }) => {
    let asked = 0
    await page.route(ASK, (route) => {
      asked += 1
      return route.fulfill(answer)
    })
    const field = await openField(page, '/objednavka', 'pickup')
    await field.pressSequentially('pra')
    await expect.poll(() => asked).toBe(1)
    await field.pressSequentially('ha')
    await expect.poll(() => asked).toBe(2)
    await expect(places(page)).toBeHidden()
    await expect(field).toHaveValue('praha')
  })
}

test('one letter asks nothing, and fast typing asks once', async ({ page }) => {
  let asked = 0
  await page.route(ASK, (route) => {
    asked += 1
    return route.continue()
  })
  const field = await openField(page, '/objednavka', 'pickup')
  await field.pressSequentially('p')
  await page.keyboard.press('ArrowDown')
  await field.pressSequentially('raha', { delay: 20 })
  await expect(options(page).first()).toBeVisible()
  expect(asked).toBe(1)
})

for (const width of [320, 412]) {
  test(`on a screen of ${width} px every suggestion is large enough and seen`, async ({ page }) => {
    await page.setViewportSize({ width, height: 560 })
    const field = await openField(page, '/objednavka', 'pickup')
    for (const edge of ['start', 'end'] as const) {
      await field.evaluate(
        (element, block) => element.scrollIntoView({ block, behavior: 'instant' }),
        edge,
      )
      await field.fill('')
      await field.pressSequentially('br')
      await expect(places(page)).toBeVisible()
      const list = await places(page).boundingBox()
      const box = await field.boundingBox()
      expect(list?.x).toBeCloseTo(box?.x ?? -1, 0)
      expect(list?.width).toBeCloseTo(box?.width ?? -1, 0)
      expect(list?.y).toBeGreaterThanOrEqual(0)
      expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(560)
      for (let times = 0; times < 8; times += 1) await page.keyboard.press('ArrowDown')
      const option = active(page)
      expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      // What is there to be pressed is the option, not the bar with the price.
      const isOnTop = await option.evaluate((element) => {
        const { x, y, width: wide, height } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint(x + wide / 2, y + height / 2))
      })
      expect(isOnTop, edge).toBe(true)
      await page.keyboard.press('Escape')
    }
    const widest = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(widest).toBeLessThanOrEqual(width)
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a place is a field like any other', async ({ page }) => {
    await page.goto('/objednavka')
    await expect(page.locator('[name=pickup]')).toHaveRole('textbox')
    await expect(places(page)).toHaveCount(0)
  })
})
