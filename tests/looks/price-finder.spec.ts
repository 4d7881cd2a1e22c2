import type { Page } from 'playwright/test'
import { expect, test } from '../support/browser/test.ts'

test.use({ javaScriptEnabled: false })

/** Windows, on their side and enlarged too, in which the whole question stands in the first look. */
const WINDOWS = [
  { width: 280, height: 653 },
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 667, height: 375 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1366, height: 657 },
  { width: 1440, height: 900 },
  { width: 1920, height: 937 },
  { width: 2560, height: 900 },
  { width: 3840, height: 2160 },
]
const PHONE = { width: 390, height: 844 }
const TOUCH = 48
const READABLE = 16

type Part = {
  name: string
  isControl: boolean
  fontSize: number
  left: number
  right: number
  top: number
  bottom: number
}

/** The heading, the words and the fields of the question, px of the window. */
function partsOf(page: Page): Promise<Part[]> {
  return page.evaluate(async () => {
    await document.fonts.ready
    const hero = document.querySelector('main section')
    const control = 'form :is([name=pickup], [name=dropoff], select, button)'
    const parts = hero?.querySelectorAll(`h1, p:not(ul p), form, ul, ${control}`) ?? []
    return Array.from(parts, (part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect()
      return {
        name: part.getAttribute('name') ?? part.tagName,
        isControl: part.matches(control),
        fontSize: Number.parseFloat(getComputedStyle(part).fontSize),
        left,
        right,
        top,
        bottom,
      }
    })
  })
}

function isIn(part: Part, { width, height }: { width: number; height: number }): boolean {
  return (
    part.left >= -0.5 &&
    part.top >= -0.5 &&
    part.right <= width + 0.5 &&
    part.bottom <= height + 0.5 &&
    part.right > part.left
  )
}

/** Pairs of which one lies over the other, a form and its own fields left out. */
function overlaps(parts: Part[]): string[] {
  const blocks = parts.filter(({ isControl }) => !isControl)
  return blocks.flatMap((one, index) =>
    blocks
      .slice(index + 1)
      .filter(
        (other) =>
          one.left < other.right &&
          other.left < one.right &&
          one.bottom > other.top &&
          other.bottom > one.top,
      )
      .map((other) => `${one.name} and ${other.name}`),
  )
}

for (const path of ['/', '/en']) {
  test(`the whole question of ${path} stands in the first look, large enough for a thumb`, async ({
    page,
  }) => {
    await page.goto(path)
    for (const window of WINDOWS) {
      await page.setViewportSize(window)
      const where = `${path} at ${window.width} × ${window.height}`
      const parts = await partsOf(page)
      const controls = parts.filter(({ isControl }) => isControl)
      expect(controls, where).toHaveLength(4)
      const seen = [...controls, ...parts.filter(({ name }) => name === 'H1')]
      const cut = seen.filter((part) => !isIn(part, window))
      expect(cut, where).toEqual([])
      const small = controls.filter(
        ({ top, bottom, fontSize }) => bottom - top < TOUCH || fontSize < READABLE,
      )
      expect(small, where).toEqual([])
      expect(overlaps(parts), where).toEqual([])
    }
    await page.setViewportSize(PHONE)
    // The three tips of the banner stand before the prices. With the widest letters a device may have instead of ours.
    const { y = Infinity } = (await page.locator('main td').first().boundingBox()) ?? {}
    expect(y, 'the first price').toBeLessThan(PHONE.height * 1.7)
  })
}

test('paper asks nothing', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  for (const path of ['/', '/ceny']) {
    await page.goto(path)
    await expect(page.locator('main form')).toBeHidden()
    await expect(page.locator('h1')).toBeVisible()
  }
})

test('the keyboard goes through the question in its order and on to the other orders', async ({
  page,
}) => {
  await page.goto('/en')
  await page.getByLabel('From').focus()
  for (const name of ['To', 'How many of you', 'Show the price', 'Hire by the hour']) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    await expect(focused).toHaveAccessibleName(name)
    expect(await focused.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe(
      'solid',
    )
  }
})

test('Enter in the first field of the question asks it', async ({ page }) => {
  await page.goto('/')
  const form = page.locator('main form')
  await form.getByRole('textbox').nth(1).fill('Karlovy Vary')
  await form.getByRole('combobox').selectOption('4')
  const from = form.getByRole('textbox').first()
  await from.fill('Na Příkopě 1, Praha')
  const sending = page.waitForRequest((sent) => sent.method() === 'POST')
  await from.press('Enter')
  const sent = await sending
  expect(new URL(sent.url()).pathname).toBe('/objednavka')
  expect(Object.fromEntries(new URLSearchParams(sent.postData() ?? ''))).toEqual({
    kind: 'ride',
    pickup: 'Na Příkopě 1, Praha',
    dropoff: 'Karlovy Vary',
    passengers: '4',
    leaveEmpty: '',
    intent: 'price',
  })
})
