import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { posters } from '../../src/content/posters.ts'
import { expect, test } from '../support/browser/test.ts'
import { brotliSize } from '../support/weights/measure-page.ts'

// Centimetres, as docs/look.md lists them; the drawings have them as their own unit.
const SEDAN = { length: 500, height: 148, wheelbase: 300, overhang: 85, wheel: 68 }
const VAN = { length: 510, height: 190, wheelbase: 320, overhang: 85, wheel: 68 }
const cars = {
  'car-business': SEDAN,
  'car-business-long': { ...SEDAN, length: 520, wheelbase: 320 },
  'car-comfort': VAN,
  'car-comfort-lounge': VAN,
  'car-basic': VAN,
}
const TOLERANCE_CM = 1

for (const [name, { length, height, wheelbase, overhang, wheel }] of Object.entries(cars)) {
  test(`${name} is drawn to scale`, async ({ page, request }) => {
    await page.setContent(await (await request.get(`/posters/${name}.svg`)).text())
    const drawn = await page.evaluate((diameter) => {
      const car = document.querySelector<SVGGElement>('#car')
      const { x = 0, y = 0, width = 0 } = car?.querySelector('path')?.getBBox() ?? {}
      const wheels = [...(car?.querySelectorAll('circle') ?? [])]
        .filter((circle) => circle.r.baseVal.value * 2 === diameter)
        .map((circle) => ({ x: circle.cx.baseVal.value, y: circle.cy.baseVal.value }))
      return { left: x, top: y, length: width, wheels }
    }, wheel)
    const [front = { x: 0, y: 0 }, rear = { x: 0, y: 0 }] = drawn.wheels
    expect(drawn.wheels).toHaveLength(2)
    expect(Math.abs(drawn.length - length)).toBeLessThanOrEqual(TOLERANCE_CM)
    expect(rear.x - front.x).toBe(wheelbase)
    expect(Math.abs(front.x - drawn.left - overhang)).toBeLessThanOrEqual(TOLERANCE_CM)
    // From the roof to the road, on which both wheels stand.
    expect(front.y).toBe(rear.y)
    expect(Math.abs(front.y + wheel / 2 - drawn.top - height)).toBeLessThanOrEqual(TOLERANCE_CM)
  })
}

/** How many of a thousand pixels of two pictures are another colour, in both themes of the device. */
async function differences(page: Page, one: string, other: string): Promise<number[]> {
  const found: number[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const share = await page.evaluate(
      async (svgs) => {
        const pixels = async (svg: string) => {
          const image = new Image()
          image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
          await image.decode()
          const canvas = document.createElement('canvas')
          canvas.width = 300
          canvas.height = 300
          const brush = canvas.getContext('2d')
          brush?.drawImage(image, 0, 0, 300, 300)
          return brush?.getImageData(0, 0, 300, 300).data ?? new Uint8ClampedArray()
        }
        const [drawn, shipped] = await Promise.all([pixels(svgs[0]), pixels(svgs[1])])
        let count = 0
        for (const [index, value] of drawn.entries())
          if (Math.abs(value - (shipped[index] ?? 0)) > 40) count += 1
        return count / drawn.length
      },
      [one, other] as const,
    )
    found.push(share * 1000)
  }
  return found
}

test('a poster is shipped smaller than it is drawn, and looks the same', async ({
  page,
  request,
}) => {
  test.slow()
  for (const name of Object.keys(posters)) {
    const drawn = readFileSync(new URL(`../../public/posters/${name}.svg`, import.meta.url), 'utf8')
    const shipped = await (await request.get(`/posters/${name}.svg`)).text()
    expect(brotliSize(shipped), name).toBeLessThan(brotliSize(drawn))
    for (const difference of await differences(page, drawn, shipped))
      expect(difference, name).toBeLessThan(1)
  }
})

test('a page shows posters with their size, and loads those below the fold late', async ({
  page,
}) => {
  await page.goto('/en/cars-park')
  const pictures = page.locator('main img')
  await expect(pictures).toHaveCount(6)
  for (const picture of await pictures.all()) {
    await expect(picture).toHaveAttribute('width', '800')
    await expect(picture).toHaveAttribute('height', '320')
  }
  await expect(pictures.last()).toHaveAttribute('loading', 'lazy')
})

for (const path of ['/en', '/en/experiences', '/en/cars-park', '/en/services']) {
  test(`the largest picture of the first look at ${path} does not wait for the layout`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 412, height: 823 })
    await page.goto(path)
    const loading = await page.evaluate(() => {
      const area = (image: HTMLImageElement) => {
        const { top, bottom, width } = image.getBoundingClientRect()
        return width * Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))
      }
      const [largest] = [...document.images].toSorted((one, other) => area(other) - area(one))
      return { loading: largest?.loading, priority: largest?.fetchPriority }
    })
    expect(loading).toEqual({ loading: 'auto', priority: 'high' })
  })
}
