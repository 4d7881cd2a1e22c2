import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { appConfig } from '../build/carrier-config.ts'
import { carrierFolder, carrierInPlace } from '../build/carrier-in-place.ts'
import { lookInPlace } from '../build/vite-carrier-look.ts'
import { findBrowser } from '../scripts/tools/install-browser.ts'
import { drawing, picturesFolder } from './carrier.ts'
import { socialSheets } from './social-sheets.ts'

// Draws the pictures that social networks show beside a link, 1200 × 630, from the posters, the colours and the name
// of the carrier in place. Run it after a change of these and commit what it writes.
const folder = `${picturesFolder}/social`
const { light } = lookInPlace()
const sheets = socialSheets(carrierInPlace(), appConfig.services, appConfig.product.name)
const COLOURS = 96
const BEAM_IS_ON = 2_400

function dataUrl(type: string, bytes: Buffer | string): string {
  return `data:${type};base64,${Buffer.from(bytes).toString('base64')}`
}

/** A poster, or the photograph of the same name that a page shows instead. */
function poster(name: string): string {
  const photographs = ['jpg', 'jpeg', 'png', 'webp'].map((type) => ({
    type: `image/${type.replace('jpg', 'jpeg')}`,
    path: `${carrierFolder}/pictures/photographs/${name}.${type}`,
  }))
  const photograph = photographs.find(({ path }) => existsSync(path))
  return photograph
    ? `<img src="${dataUrl(photograph.type, readFileSync(photograph.path))}">`
    : `<img src="${dataUrl('image/svg+xml', drawing(`posters/${name}.svg`))}">`
}

const mark = `<p><img class="mark" src="${dataUrl('image/svg+xml', drawing('favicon.svg'))}">${appConfig.product.name}</p>`

/** One landscape poster fills the picture, the name stands in its sky or on its road. */
function wide(name: string, at: 'sky' | 'road'): string {
  return `<div class="wide ${at}">${poster(name)}${mark}</div>`
}

/** The middle square of a portrait at the left, which holds its landmark and its car; beside it what it is called. */
function named(name: string, [first, second]: readonly [string, string?]): string {
  const other = second === undefined ? '' : `<span>${second}</span>`
  return `<div class="named">${poster(name)}<h1>${first}${other}</h1>${mark}</div>`
}

/** Posters in a row, or cars in pairs, above the name. */
function row(...names: readonly string[]): string {
  return `<div class="row"><div>${names.map(poster).join('')}</div>${mark}</div>`
}

function pairs(...names: readonly string[]): string {
  return row(...names).replace('class="row"', 'class="row pairs"')
}

const pictures: Record<string, string> = {
  home: wide('home-hero', 'sky'),
  services: row(...sheets.services),
  fleet: pairs(...sheets.fleet),
  experiences: row(...sheets.experiences),
  faq: wide('not-found', 'road'),
  contact: named('parcel', sheets.contact),
  order: wide('received', 'road'),
  legal: wide('empty', 'road'),
}
for (const [name, words] of Object.entries(sheets.named)) pictures[name] = named(name, words)

const style = `
  @font-face { font-family: Jost; src: url(${dataUrl('font/woff2', readFileSync('public/fonts/jost.woff2'))}); font-weight: 300 700 }
  * { margin: 0; box-sizing: border-box }
  body { inline-size: 1200px; block-size: 630px; overflow: hidden; background: ${light.night} }
  p { display: flex; gap: .3em; align-items: center; color: ${light.ivory}; font: 500 56px/1 Jost; letter-spacing: .12em; text-transform: uppercase }
  img { display: block; object-fit: cover }
  .mark { inline-size: .9em }
  .wide > img { inline-size: 1200px; block-size: 630px; object-position: 50% 100% }
  .wide p { position: absolute; inset-inline-start: 0; padding: 32px 40px; background: ${light.night} }
  .sky p { inset-block-start: 0; background: none }
  .road p { inset-block-end: 0 }
  .named { display: grid; grid-template: 1fr auto / 636px 1fr; block-size: 630px }
  .named > img { grid-row: 1 / 3; inline-size: 636px; block-size: 630px; border-inline-end: 6px solid ${light.brass} }
  .named h1 { align-self: center; padding-inline: 48px 24px; color: ${light.ivory}; font: 500 84px/1.06 Jost }
  .named h1 span { display: block; margin-block-start: 20px; color: ${light.call}; font-size: 44px }
  .named p { padding: 0 48px 44px; font-size: 48px }
  .row div { display: grid; grid-auto-flow: column; grid-auto-columns: 1fr; gap: 6px; background: ${light.brass}; border-block-end: 6px solid ${light.brass} }
  .row div img { inline-size: 100%; block-size: 500px }
  .pairs div { grid-template-columns: 1fr 1fr; grid-auto-flow: row; gap: 0 }
  .pairs div img { block-size: 250px; object-position: 50% 100% }
  .row p { padding: 30px 40px }
`

mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({
  executablePath: findBrowser() ?? undefined,
  args: ['--no-sandbox'],
})
const page = await browser.newPage({
  viewport: { width: 1200, height: 630 },
  colorScheme: 'light',
})
for (const [name, markup] of Object.entries(pictures)) {
  await page.setContent(`<style>${style}</style>${markup}`)
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode()))
  })
  // The headlights of the hero come on once.
  await page.waitForTimeout(name === 'home' ? BEAM_IS_ON : 0)
  const { size } = await sharp(await page.screenshot())
    .png({ palette: true, colours: COLOURS, effort: 10, dither: 0 })
    .toFile(`${folder}/${name}.png`)
  console.log(`${folder}/${name}.png ${Math.ceil(size / 1024)} KB`)
}
await browser.close()
