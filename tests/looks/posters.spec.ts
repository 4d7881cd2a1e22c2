import { expect, test } from '../support/browser/test.ts'

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

test('every car is drawn to scale', async ({ page, request }) => {
  for (const [name, { length, height, wheelbase, overhang, wheel }] of Object.entries(cars)) {
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
    expect(drawn.wheels, name).toHaveLength(2)
    expect(Math.abs(drawn.length - length), name).toBeLessThanOrEqual(TOLERANCE_CM)
    expect(rear.x - front.x, name).toBe(wheelbase)
    expect(Math.abs(front.x - drawn.left - overhang), name).toBeLessThanOrEqual(TOLERANCE_CM)
    // From the roof to the road, on which both wheels stand.
    expect(front.y, name).toBe(rear.y)
    const high = front.y + wheel / 2 - drawn.top
    expect(Math.abs(high - height), name).toBeLessThanOrEqual(TOLERANCE_CM)
  }
})

test('the largest picture of the first look does not wait for the layout', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 })
  for (const path of ['/en', '/en/experiences', '/en/cars-park', '/en/services']) {
    await page.goto(path)
    const loading = await page.evaluate(() => {
      const area = (image: HTMLImageElement) => {
        const { top, bottom, width } = image.getBoundingClientRect()
        return width * Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))
      }
      const [largest] = [...document.images].toSorted((one, other) => area(other) - area(one))
      return { loading: largest?.loading, priority: largest?.fetchPriority }
    })
    expect(loading, path).toEqual({ loading: 'auto', priority: 'high' })
  }
})
