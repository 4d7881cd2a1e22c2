import type { Locator, Page } from 'playwright/test'
import { states } from '../support/browser/screen-states.ts'
import { expect, test } from '../support/browser/test.ts'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
})

/** The square at the beginning of an element, as it is painted. */
async function beginning(page: Page, element: Locator): Promise<string> {
  await element.scrollIntoViewIfNeeded()
  // What lies under the pointer may look different for that alone.
  await page.mouse.move(0, 0)
  const { x = 0, y = 0 } = (await element.boundingBox()) ?? {}
  const clip = { x: Math.round(x), y: Math.round(y), width: 16, height: 16 }
  return (await page.screenshot({ clip })).toString('base64')
}

/** Which share of a picture is all but black, and which is all but white. */
async function extremes(page: Page, element: Locator): Promise<{ dark: number; light: number }> {
  const picture = (await element.screenshot()).toString('base64')
  return page.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (sign) => sign.codePointAt(0) ?? 0)
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    if (!canvas) return { dark: 0, light: 0 }
    canvas.drawImage(bitmap, 0, 0)
    const { data } = canvas.getImageData(0, 0, bitmap.width, bitmap.height)
    const greens = data.filter((_, index) => index % 4 === 1)
    const share = (is: (green: number) => boolean) => greens.filter(is).length / greens.length
    return { dark: share((green) => green < 32), light: share((green) => green > 223) }
  }, picture)
}

test('with forced colours every button keeps its frame', async ({ page }) => {
  for (const path of ['/', '/objednavka', '/vozovy-park']) {
    await page.goto(path)
    const frameless = await page.evaluate(() =>
      [...document.querySelectorAll('.button, button')]
        .filter((element) => element.getClientRects().length > 0)
        .filter((element) => !element.closest('[aria-hidden]'))
        .filter((element) => getComputedStyle(element).borderTopStyle === 'none')
        .map((element) => element.outerHTML.slice(0, 120)),
    )
    expect(frameless).toEqual([])
  }
})

test('with forced colours the focus, the chosen and the wrong are seen', async ({ page }) => {
  await page.goto('/objednavka')
  const categories = page.locator('[name=service]')
  const unchosen = await beginning(page, categories.first())
  await categories.first().check()
  expect(await beginning(page, categories.first())).not.toBe(unchosen)

  await page.locator('main form button.button[type=submit]:not([name])').first().click()
  await expect(page.getByRole('alert')).toBeFocused()
  const frames = await page.evaluate(() =>
    ['[name=pickup]', '[name=message]'].map((field) => {
      const control = document.querySelector(field)
      return control ? getComputedStyle(control).borderTopWidth : ''
    }),
  )
  expect(frames).toEqual(['2px', '1px'])

  for (let stops = 0; stops < 30; stops += 1) {
    await page.keyboard.press('Tab')
    const unseen = await page.evaluate(() => {
      const focused = document.activeElement
      if (!focused || focused === document.body) return 'nothing has the focus'
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(focused)
      const { backgroundColor } = getComputedStyle(document.body)
      const isSeen = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
      return isSeen && outlineColor !== backgroundColor
        ? ''
        : `${outlineStyle} ${outlineWidth} ${outlineColor} ${focused.outerHTML.slice(0, 120)}`
    })
    expect(unseen).toBe('')
  }
})

test('with forced colours a button that is sending shows one word, not two', async ({ page }) => {
  await states.find(({ name }) => name === 'summary')?.open(page, 'cs')
  const button = page.locator('main form button.button[data-sending]')
  const colours = await button.evaluate((element) => {
    element.setAttribute('aria-busy', 'true')
    const said = getComputedStyle(element, '::before')
    const { color, backgroundColor } = getComputedStyle(element)
    return { own: color, said: said.color, ground: backgroundColor }
  })
  expect(colours.own).toBe('rgba(0, 0, 0, 0)')
  expect(colours.said).not.toBe(colours.ground)
})

test('with forced colours lamp, stations and the code of the bank are seen', async ({ page }) => {
  await states.find(({ name }) => name === 'status-confirmed')?.open(page, 'cs')
  const station = (is: string) => beginning(page, page.locator(`[data-is=${is}]`).first())
  const stations = [await station('behind'), await station('here'), await station('ahead')]
  expect(new Set(stations).size).toBe(3)

  const lamp = page.locator('[data-lamp]')
  await expect(lamp).toHaveAttribute('data-lamp', 'lit')
  const lit = await beginning(page, lamp)
  await lamp.evaluate((element) => element.setAttribute('data-lamp', 'out'))
  expect(await beginning(page, lamp)).not.toBe(lit)

  const code = await extremes(page, page.locator('figure svg'))
  expect(code.dark).toBeGreaterThan(0.25)
  expect(code.light).toBeGreaterThan(0.25)
})
