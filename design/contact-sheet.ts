import { chromium } from 'playwright'
import sharp from 'sharp'
import { drawing, pictureModule } from './carrier.ts'
import { findBrowser } from '../scripts/tools/install-browser.ts'

const { posters } = await pictureModule<typeof import('~carrier/pictures/posters')>('posters')

// All posters on one sheet, to be looked at as one series: docs/images/posters.png. Run it after a change of a
// poster and commit what it writes.
const path = 'docs/images/posters.png'
const COLOURS = 128
const BEAM_IS_ON = 2_400
const WIDTH = 1120

const ROW = { portrait: 7, landscape: 4, hero: 2, car: 5 }

function shapeOf(name: string, { width, height }: { width: number; height: number }) {
  if (name.startsWith('car-')) return 'car'
  if (name.startsWith('home-')) return 'hero'
  return width > height ? 'landscape' : 'portrait'
}

/** Posters of one shape in rows as wide as the sheet, all of a row of one height. */
function rowsOf(shape: keyof typeof ROW): string {
  const drawn = Object.entries(posters).filter(([name, size]) => shapeOf(name, size) === shape)
  const pictures = drawn.map(([name, { width, height }]) => {
    const data = Buffer.from(drawing(`posters/${name}.svg`)).toString('base64')
    return `<img style="flex: ${width / height}" src="data:image/svg+xml;base64,${data}">`
  })
  const rows: string[] = []
  while (pictures.length > 0) rows.push(`<div>${pictures.splice(0, ROW[shape]).join('')}</div>`)
  return rows.join('')
}

const browser = await chromium.launch({
  executablePath: findBrowser() ?? undefined,
  args: ['--no-sandbox'],
})
const page = await browser.newPage({
  viewport: { width: WIDTH, height: 600 },
  colorScheme: 'light',
})
await page.setContent(`
  <style>
    body { display: grid; gap: 8px; margin: 8px; background: #faf5e9 }
    div { display: flex; gap: 8px }
    img { display: block; min-inline-size: 0 }
  </style>
  ${rowsOf('hero')}${rowsOf('portrait')}${rowsOf('landscape')}${rowsOf('car')}`)
await page.waitForTimeout(BEAM_IS_ON)
const { size } = await sharp(await page.screenshot({ fullPage: true }))
  .png({ palette: true, colours: COLOURS, effort: 10, dither: 0 })
  .toFile(path)
console.log(`${path} ${Math.ceil(size / 1024)} KB`)
await browser.close()
