import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { CARRIER_FILES } from '../../build/carrier-in-place.ts'
import { type PosterName, posters } from '../../carriers/vozka/pictures/posters.ts'
import { expect, test } from '../support/browser/test.ts'

type Crop = { left: number; top: number; right: number; bottom: number }

/** A portrait is cropped to a square at most. */
const SQUARE = { left: 0, top: 150, right: 900, bottom: 1050 }
/** A landscape is shown as a strip of 16:5 at most, or as a square. */
const STRIP = { left: 262.5, top: 150, right: 937.5, bottom: 525 }
/** The lowest hero is 37 % of its width high, and keeps its road; on a phone all of the tall one is seen. */
const HERO = { left: 0, top: 1100 - 0.37 * 2100, right: 2100, bottom: 1100 }
const LEAST_SHARE = 0.45
const NEARLY = 1

const pictures = Object.keys(posters)
  .filter((name): name is PosterName => name in posters)
  .filter((name) => !/^(?:car|driver)-/.test(name))

function cropOf(name: PosterName): Crop {
  const { width, height } = posters[name]
  if (name === 'home-hero') return HERO
  if (name === 'home-hero-tall') return { left: 0, top: 0, right: width, bottom: height }
  return width > height ? STRIP : SQUARE
}

/** Where something that is marked in a poster lies, in the poster's own pixels; null when it is not there. */
function boxOf(page: Page, id: string): Promise<Crop | null> {
  return page.evaluate((marked) => {
    const sheet = document.querySelector('svg')?.getBoundingClientRect()
    const box = document.querySelector(`svg #${marked}`)?.getBoundingClientRect()
    if (!sheet || !box) return null
    const [left, top] = [box.left - sheet.left, box.top - sheet.top]
    return { left, top, right: left + box.width, bottom: top + box.height }
  }, id)
}

function isWithin(box: Crop, crop: Crop): boolean {
  return (
    box.left >= crop.left - NEARLY &&
    box.top >= crop.top - NEARLY &&
    box.right <= crop.right + NEARLY &&
    box.bottom <= crop.bottom + NEARLY
  )
}

test('no crop of a poster cuts what it is about, or the car', async ({ page }) => {
  test.slow()
  for (const name of pictures) {
    const { width, height } = posters[name]
    const drawn = readFileSync(`${CARRIER_FILES}/posters/${name}.svg`, 'utf8')
    await page.setContent(
      `<style>svg { inline-size: ${width}px; block-size: ${height}px }</style>${drawn}`,
    )
    const landmark = await boxOf(page, 'landmark')
    const car = await boxOf(page, 'car')
    const isShown = (box: Crop | null) => box !== null && isWithin(box, cropOf(name))
    expect.soft(isShown(landmark), `landmark of ${name}: ${JSON.stringify(landmark)}`).toBe(true)
    // The one road on which no car has come yet.
    if (name !== 'empty')
      expect.soft(isShown(car), `car of ${name}: ${JSON.stringify(car)}`).toBe(true)
    if (landmark && height > width && name !== 'home-hero-tall')
      expect
        .soft((landmark.bottom - landmark.top) / height, `height of ${name}`)
        .toBeGreaterThanOrEqual(LEAST_SHARE)
  }
})
