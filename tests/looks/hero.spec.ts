import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright/test'
import { CARRIER_FILES } from '../../build/carrier-in-place.ts'
import { posters } from '../../carriers/vozka/pictures/posters.ts'
import { openSettled } from '../support/browser/settle.ts'
import { expect, test } from '../support/browser/test.ts'

type Box = { left: number; top: number; right: number; bottom: number }
type Drawing = { landmark: Box; car: Box; moon: Box; windows: Box[] }

const WINDOWS = [
  { width: 1920, height: 700 },
  { width: 2560, height: 900 },
  { width: 3440, height: 1300 },
  { width: 3840, height: 2160 },
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 1280, height: 720 },
  { width: 1152, height: 720 },
  { width: 1024, height: 768 },
  { width: 960, height: 600 },
  { width: 820, height: 1180 },
  { width: 768, height: 1024 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
  { width: 320, height: 568 },
]
/** From the spire to the header. */
const AIR = 24

/** Where landmark, car, moon and every lit window of a hero are, in its own pixels. */
async function drawingOf(page: Page, name: 'home-hero' | 'home-hero-tall'): Promise<Drawing> {
  const { width, height } = posters[name]
  const drawn = readFileSync(`${CARRIER_FILES}/posters/${name}.svg`, 'utf8')
  await page.setContent(
    `<style>body { margin: 0 } svg { inline-size: ${width}px; block-size: ${height}px }</style>${drawn}`,
  )
  return page.evaluate(() => {
    // What is drawn once and used again is written out, so that it can be measured.
    for (const use of document.querySelectorAll('use')) {
      const original = document.querySelector(use.getAttribute('href') ?? '')
      const copy = document.createElementNS('http://www.w3.org/2000/svg', 'g')
      copy.setAttribute('transform', `translate(${use.getAttribute('x') ?? 0})`)
      if (original) copy.appendChild(original.cloneNode(true))
      use.replaceWith(copy)
    }
    const boxOf = (element: Element | null | undefined) => {
      if (!element) throw new Error('not drawn')
      const { left, top, right, bottom } = element.getBoundingClientRect()
      return { left, top, right, bottom }
    }
    const discs = [...document.querySelectorAll('circle[fill="#f4ead3"]')]
    // Each window is a part of one path.
    const lit = [...document.querySelectorAll('path[fill="#ecc878"]')]
      .filter((path) => !path.closest('#car'))
      .flatMap((path) =>
        (path.getAttribute('d') ?? '').split(/(?=M)/).map((part) => {
          const pane = path.cloneNode()
          if (pane instanceof Element) pane.setAttribute('d', part)
          path.parentNode?.insertBefore(pane, path)
          return pane instanceof Element ? boxOf(pane) : boxOf(null)
        }),
      )
    return {
      landmark: boxOf(document.querySelector('#landmark')),
      car: boxOf(document.querySelector('#car')),
      moon: boxOf(discs[0]),
      windows: lit.filter(({ left, right }) => right - left < 40),
    }
  })
}

/** The picture as it is shown, the header's lower edge, and every line of words that stands on the picture itself. */
function shown(page: Page) {
  return page.evaluate(() => {
    const hero = document.querySelector('main > section')
    const picture = hero?.querySelector('img')
    const header = document.querySelector('header')
    if (!hero || !picture || !header) throw new Error('no hero')
    const boxOf = ({ left, top, right, bottom }: DOMRect) => ({ left, top, right, bottom })
    const standsOnPicture = (element: Element | null): boolean => {
      if (!element || element === hero) return true
      const ground = getComputedStyle(element).backgroundColor
      return ground.endsWith(', 0)') && standsOnPicture(element.parentElement)
    }
    const words = [...hero.querySelectorAll('*')]
      .filter((element) => element.checkVisibility() && standsOnPicture(element))
      .flatMap((element) => [...element.childNodes])
      .filter((node) => node.nodeType === 3 && node.nodeValue?.trim())
      .flatMap((node) => {
        const range = document.createRange()
        range.selectNodeContents(node)
        // A line is higher than its letters, accents and tails included.
        return [...range.getClientRects()].map((line) => {
          const { left, top, right, bottom } = boxOf(line)
          const air = (bottom - top) * 0.07
          return { left, top: top + air, right, bottom: bottom - air }
        })
      })
    return {
      picture: boxOf(picture.getBoundingClientRect()),
      hero: boxOf(hero.getBoundingClientRect()),
      header: header.getBoundingClientRect().bottom,
      fit: getComputedStyle(picture).objectFit,
      words,
    }
  })
}

async function placed(element: Locator): Promise<Box> {
  const box = await element.boundingBox()
  if (!box) throw new Error('not shown')
  return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height }
}

function isWithin(box: Box, frame: Box): boolean {
  return (
    box.left >= frame.left - 1 &&
    box.top >= frame.top - 1 &&
    box.right <= frame.right + 1 &&
    box.bottom <= frame.bottom + 1
  )
}

function meets(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  )
}

for (const path of ['/', '/en']) {
  test(`the hero of ${path} shows castle, moon and car whole in every window, and no word stands on a lit window or the moon`, async ({
    page,
  }) => {
    const drawings = {
      'home-hero': await drawingOf(page, 'home-hero'),
      'home-hero-tall': await drawingOf(page, 'home-hero-tall'),
    }
    expect(drawings['home-hero'].windows.length).toBeGreaterThan(20)
    await openSettled(page, path)
    for (const window of WINDOWS) {
      await page.setViewportSize(window)
      const name = window.width < 768 ? 'home-hero-tall' : 'home-hero'
      await expect
        .poll(() =>
          page.evaluate(() => document.querySelector<HTMLImageElement>('main img')?.currentSrc),
        )
        .toMatch(new RegExp(`${name}[.-](?!tall)`))
      const { picture, hero, header, fit, words } = await shown(page)
      expect(fit).toBe('cover')
      const drawing = drawings[name]
      const sheet = posters[name]
      const [across, down] = [picture.right - picture.left, picture.bottom - picture.top]
      const scale = Math.max(across / sheet.width, down / sheet.height)
      // Its middle and its lower edge stay.
      const left = picture.left + (across - sheet.width * scale) / 2
      const top = picture.bottom - sheet.height * scale
      const place = (box: Box) => ({
        left: left + box.left * scale,
        top: top + box.top * scale,
        right: left + box.right * scale,
        bottom: top + box.bottom * scale,
      })
      const frame = {
        left: Math.max(picture.left, hero.left),
        top: Math.max(picture.top, hero.top),
        right: Math.min(picture.right, hero.right),
        bottom: Math.min(picture.bottom, hero.bottom),
      }
      const where = `${path} at ${window.width} × ${window.height}`
      for (const part of ['landmark', 'moon', 'car'] as const)
        expect(isWithin(place(drawing[part]), frame), `${part}, ${where}`).toBe(true)
      expect(place(drawing.landmark).top - header, `air, ${where}`).toBeGreaterThanOrEqual(AIR)
      const lit = drawing.windows.map(place).filter((box) => isWithin(box, frame))
      const lights = [...lit, place(drawing.moon)]
      const crossed = words.filter((line) => lights.some((box) => meets(line, box)))
      expect(words.length, where).toBeGreaterThan(2)
      expect(crossed, `words on a light, ${where}`).toEqual([])
    }
  })
}

/** The windows in which the tips are measured, px. */
const TIP_WINDOWS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
]

for (const path of ['/', '/en'])
  for (const textSize of [100, 200])
    test(`the three tips of ${path} stand in the banner below the price form, each with its icon, with text of ${textSize} %`, async ({
      page,
    }) => {
      await openSettled(page, path)
      await page.evaluate((percent) => {
        document.documentElement.style.fontSize = `${percent}%`
      }, textSize)
      const hero = page.locator('main > section').first()
      const tips = hero.locator(':scope > ul > li')
      for (const window of TIP_WINDOWS) {
        await page.setViewportSize(window)
        const where = `${path} at ${window.width} px`
        await expect(tips, where).toHaveCount(3)
        const frame = await placed(hero)
        const form = await placed(hero.getByRole('form'))
        for (const tip of await tips.all()) {
          const parts = [
            tip,
            tip.locator('svg'),
            tip.getByRole('heading'),
            tip.getByRole('paragraph'),
          ]
          for (const part of parts) {
            const box = await placed(part)
            expect(box.bottom - box.top, where).toBeGreaterThan(16)
            expect(isWithin(box, frame), where).toBe(true)
            expect(box.left, where).toBeGreaterThanOrEqual(0)
            expect(box.right, where).toBeLessThanOrEqual(window.width)
            expect(box.top, where).toBeGreaterThanOrEqual(form.bottom)
          }
        }
      }
    })

test('the icons of the tips are drawn', async ({ page }) => {
  await openSettled(page, '/')
  const icons = page.locator('main > section').first().locator(':scope > ul svg')
  await expect(icons).toHaveCount(3)
  const heights = () =>
    icons.evaluateAll((all) =>
      all.map((icon) => {
        const drawn = icon.querySelector('use')
        return drawn instanceof SVGGraphicsElement ? drawn.getBBox().height : 0
      }),
    )
  await expect.poll(async () => Math.min(...(await heights()))).toBeGreaterThan(20)
})

test('on a phone the fields and the button of the price form are in the first screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openSettled(page, '/')
  for (const control of await page.locator('main form :is(input[type=text], button)').all())
    if (await control.isVisible()) expect((await placed(control)).bottom).toBeLessThanOrEqual(844)
})

for (const width of [960, 1024, 1152, 1280])
  test(`the words of the last section of home stand beside its picture in a window of ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 768 })
    await openSettled(page, '/')
    const call = page.locator('section[aria-labelledby=call]')
    const picture = await placed(call.locator('img'))
    const words = await placed(call.locator('div'))
    expect(words.right).toBeLessThanOrEqual(picture.left)
  })

test('in the dark theme no frame is drawn into the night round the poster', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  const poster = page.locator('main img').first()
  await expect(poster).toHaveCSS('outline-style', 'none')
})
