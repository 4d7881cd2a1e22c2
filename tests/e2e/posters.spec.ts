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
