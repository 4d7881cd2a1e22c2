import type { Page } from 'playwright/test'
import { violations } from '../support/browser/axe.ts'
import { openHome, openOrder } from '../support/browser/front-door.ts'
import { expect, test } from '../support/browser/test.ts'

const ASK = '**/_serverFn/suggestPlaces'

/** Goes into a field; the list of suggestions comes with its first focus. */
async function enter(page: Page, name: string) {
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

test('a visitor types the beginning of a place in any language and presses a suggestion', async ({
  page,
}) => {
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/_serverFn/suggestPlaces')) asked += 1
  })
  for (const [locale, ways] of [
    [
      'cs',
      [
        ['Wien', 'Vídeň'],
        ['prag air', 'Letiště Praha'],
        ['plzen', 'Plzeň'],
      ],
    ],
    [
      'en',
      [
        ['Carlsbad', 'Karlovy Vary'],
        ['PRG', 'Prague Airport'],
      ],
    ],
  ] as const) {
    await openOrder(page, locale)
    const field = await enter(page, 'pickup')
    for (const [typed, first] of ways) {
      await field.fill('')
      await field.pressSequentially(typed)
      await places(page).getByRole('option', { name: first, exact: true }).click()
      await expect(field).toHaveValue(first)
      await expect(field).toBeFocused()
      await expect(places(page)).toBeHidden()
    }
  }
  // What was picked has its price, and nothing is asked about it any more.
  await page.locator('[name=service][value=business]').check()
  const dropoff = await enter(page, 'dropoff')
  await dropoff.pressSequentially('kar')
  await page.keyboard.press('ArrowDown')
  await places(page).getByRole('option', { name: 'Karlovy Vary', exact: true }).click()
  await expect(page.locator('#price')).toContainText('Karlovy Vary')
  await expect(page.locator('#price')).toContainText('CZK')
  expect(asked).toBeGreaterThan(1)
  const before = asked
  await page.locator('[name=name]').fill('Jana')
  expect(asked).toBe(before)
})

test('by keys alone, with what assistive technology is told', async ({ page }) => {
  await openOrder(page, 'en')
  const field = await enter(page, 'pickup')
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

  await field.fill('')
  await field.pressSequentially('pr')
  await expect(places(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(places(page)).toBeHidden()
  await expect(field).toHaveValue('pr')

  // Without a chosen suggestion Enter sends the form as ever.
  await field.fill('')
  await field.pressSequentially('pra')
  await expect(places(page)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expect(places(page)).toBeHidden()
})

test('one letter asks nothing, fast typing asks once, and a late answer is not shown', async ({
  page,
}) => {
  let asked = 0
  const late: (() => void)[] = []
  await page.route(ASK, async (route) => {
    asked += 1
    const answer = await route.fetch()
    if (/"wi"/.test(route.request().postData() ?? ''))
      await new Promise<void>((done) => late.push(done))
    await route.fulfill({ response: answer }).catch(() => undefined)
  })
  await openOrder(page)
  // The clock of the page stands still meanwhile, so that no machine types too slowly.
  await page.clock.install()
  const field = await enter(page, 'pickup')
  await page.clock.pauseAt(Date.now() + 60_000)
  await field.pressSequentially('p')
  await page.keyboard.press('ArrowDown')
  for (const key of 'raha') {
    await page.keyboard.press(key)
    await page.clock.runFor(50)
  }
  await page.clock.runFor(1_000)
  await expect(options(page).first()).toBeVisible()
  expect(asked).toBe(1)
  await page.clock.resume()

  await field.fill('')
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

test('a question that is refused, finds nothing or meets a hotel’s page changes nothing', async ({
  page,
}) => {
  const answers = [
    { status: 429, json: { error: 'too_many' } },
    { status: 404, json: { error: 'missing' } },
    { status: 200, contentType: 'text/html', body: '<p>Welcome</p>' },
  ]
  let asked = 0
  await page.route(ASK, (route) => {
    asked += 1
    return route.fulfill(answers[(asked - 1) % answers.length])
  })
  await openOrder(page)
  const field = await enter(page, 'pickup')
  // Each text at once, so that no machine types so slowly that it asks in between.
  const texts = ['pra', 'praha', 'praha le', 'praha leti', 'praha letiště', 'praha letiště vác']
  for (const [index, typed] of texts.entries()) {
    await field.fill(typed)
    await expect.poll(() => asked).toBe(index + 1)
    await expect(places(page)).toBeHidden()
  }
  await expect(field).toHaveValue('praha letiště vác')
})

test('on small screens every suggestion is large enough and seen', async ({ page }) => {
  await openOrder(page)
  for (const width of [320, 412]) {
    await page.setViewportSize({ width, height: 560 })
    const field = await enter(page, 'pickup')
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
  }
})

for (const [what, files] of [
  ['the list', '/assets/places-*'],
  ['the form', '/assets/order-*'],
] as const) {
  test(`the order form lists places for what was typed while the script of ${what} loaded`, async ({
    page,
  }) => {
    let release = () => {}
    const late = new Promise<void>((done) => (release = done))
    await page.route(files, async (route) => {
      await late
      await route.continue()
    })
    await page.goto('/objednavka', { waitUntil: 'commit' })
    const from = page.locator('[name=pickup]')
    await from.click()
    await from.pressSequentially('karl')
    release()
    await expect(options(page).first()).toHaveText('Karlovy Vary')
    await expect(from).toBeFocused()
  })
}

test('the first touch of a place that is filled in already opens no list', async ({ page }) => {
  await page.goto('/objednavka?service=business&pickup=Karlovy')
  await enter(page, 'pickup')
  await page.locator('[name=dropoff]').click()
  await page.keyboard.type('brno')
  await expect(options(page)).not.toHaveCount(0)
  await page.keyboard.press('Tab')
  await page.locator('[name=pickup]').click()
  await expect(options(page)).toHaveCount(0)
})

test.describe('the price form of the home page', () => {
  test('asks for no script until it is touched, then offers places and posts the chosen one', async ({
    page,
  }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
    })
    await openHome(page, 'en')
    await page.waitForLoadState('load')
    expect(scripts).toEqual([expect.stringContaining('/assets/document-')])
    const from = await enter(page, 'pickup')
    await from.pressSequentially('prague air')
    await places(page).getByRole('option', { name: 'Prague Airport', exact: true }).click()
    await expect(from).toHaveValue('Prague Airport')
    expect(await violations(page)).toEqual([])
    const to = await enter(page, 'dropoff')
    await to.pressSequentially('prague')
    await expect(options(page).first()).toHaveText('Prague')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(to).toHaveValue('Prague')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Prague Airport\s– Prague$/)
    await expect(page.locator('#f-answer button')).toHaveCount(0)
  })

  test('looks up what was typed before its files were there', async ({ page }) => {
    let release = () => {}
    const late = new Promise<void>((done) => (release = done))
    await page.route('/assets/price-finder-*', async (route) => {
      await late
      await route.continue()
    })
    await openHome(page, 'cs')
    const from = page.locator('[name=pickup]')
    await from.click()
    await from.pressSequentially('karl')
    release()
    await expect(options(page).first()).toHaveText('Karlovy Vary')
  })

  test('lists places over the next section, not under it', async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await openHome(page, 'cs')
      const to = await enter(page, 'dropoff')
      await to.pressSequentially('br')
      await expect(options(page)).toHaveCount(8)
      for (const option of [options(page).first(), options(page).last()]) {
        await option.scrollIntoViewIfNeeded()
        const isOnTop = await option.evaluate((element) => {
          const { x, y, width: wide, height } = element.getBoundingClientRect()
          return element.contains(document.elementFromPoint(x + wide / 2, y + height / 2))
        })
        expect(isOnTop, `${width} px`).toBe(true)
      }
    }
  })

  test.describe('whose files fail', () => {
    test.use({ expectedWords: /Failed to load resource/ })

    test('posts as it is', async ({ page }) => {
      await page.route('/assets/places-*', (route) => route.abort())
      await openHome(page, 'cs')
      await page.locator('[name=pickup]').click()
      await page.keyboard.type('Letiště Praha')
      await page.keyboard.press('Tab')
      await page.keyboard.type('Praha')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Letiště Praha\s– Praha$/)
    })
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the open list covers neither the next question nor the button, which takes one tap', async ({
    page,
  }) => {
    await openHome(page, 'en')
    const pickup = page.locator('main [name=pickup]')
    await pickup.fill('Prague')
    const dropoff = page.locator('main [name=dropoff]')
    await dropoff.tap()
    await expect(dropoff).toHaveRole('combobox')
    await dropoff.pressSequentially('kar')
    // The list of the last letter; that of the letter before it may be open for a moment.
    await expect(places(page).getByRole('option', { name: 'Kar' })).not.toHaveCount(0)
    await expect(places(page).getByRole('option').filter({ hasNotText: /^Kar/i })).toHaveCount(0)
    const button = page.getByRole('button', { name: 'Show the price' })
    const [list, next] = [await places(page).boundingBox(), await button.boundingBox()]
    if (!list || !next) throw new Error('the list and the button are on the screen')
    expect(list.y + list.height).toBeLessThanOrEqual(next.y + 1)
    expect(next.y + next.height).toBeLessThanOrEqual(844)
    // At its upper edge, which another place takes once the list has closed.
    await page.touchscreen.tap(next.x + next.width / 2, next.y + 8)
    await expect(page).toHaveURL(/\/en\/order/)
  })
})
