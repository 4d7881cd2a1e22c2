import { mkdirSync, readFileSync } from 'node:fs'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { appConfig } from '../build/carrier-config.ts'
import type { L10n } from '../src/lib/locale.ts'
import { serviceSlugs } from '../src/carrier/service-slugs.ts'
import { findBrowser } from '../scripts/tools/install-browser.ts'
import { posterNames } from './poster-names.ts'

// Draws the pictures that social networks show beside a link, 1200 × 630, from the posters and the name
// of the product. Run it after a change of either and commit what it writes.
const folder = 'public/social'
const COLOURS = 96
const BEAM_IS_ON = 2_400

function dataUrl(file: string, type: string): string {
  return `data:${type};base64,${readFileSync(`public/${file}`).toString('base64')}`
}

function poster(name: string): string {
  return `<img src="${dataUrl(`posters/${name}.svg`, 'image/svg+xml')}">`
}

const mark = `<p><img class="mark" src="${dataUrl('favicon.svg', 'image/svg+xml')}">${appConfig.product.name}</p>`

/** One landscape poster fills the picture, the name stands in its sky or on its road. */
function wide(name: string, at: 'sky' | 'road'): string {
  return `<div class="wide ${at}">${poster(name)}${mark}</div>`
}

/** The middle square of a portrait at the left, which holds its landmark and its car; beside it what it is called. */
function named(name: string, { cs, en }: L10n): string {
  const other = en === cs ? '' : `<span>${en}</span>`
  return `<div class="named">${poster(name)}<h1>${cs}${other}</h1>${mark}</div>`
}

/** Posters in a row, or cars in pairs, above the name. */
function row(...names: string[]): string {
  return `<div class="row"><div>${names.map(poster).join('')}</div>${mark}</div>`
}

function pairs(...names: string[]): string {
  return row(...names).replace('class="row"', 'class="row pairs"')
}

const pictures: Record<string, string> = {
  home: wide('home-hero', 'sky'),
  services: row(...serviceSlugs.map((slug) => `service-${slug}`)),
  fleet: pairs('car-business', 'car-business-long', 'car-comfort', 'car-comfort-lounge'),
  experiences: row('experience-karlovy-vary', 'experience-vienna', 'experience-krkonose'),
  faq: wide('not-found', 'road'),
  contact: named('parcel', { cs: 'Kontakt', en: 'Contact' }),
  order: wide('received', 'road'),
  legal: wide('empty', 'road'),
}
for (const [name, words] of Object.entries(posterNames)) pictures[name] = named(name, words)

const style = `
  @font-face { font-family: Jost; src: url(${dataUrl('fonts/jost.woff2', 'font/woff2')}); font-weight: 300 700 }
  * { margin: 0; box-sizing: border-box }
  body { inline-size: 1200px; block-size: 630px; overflow: hidden; background: #0d1a2b }
  p { display: flex; gap: .3em; align-items: center; color: #f4ead3; font: 500 56px/1 Jost; letter-spacing: .12em; text-transform: uppercase }
  img { display: block; object-fit: cover }
  .mark { inline-size: .9em }
  .wide > img { inline-size: 1200px; block-size: 630px; object-position: 50% 100% }
  .wide p { position: absolute; inset-inline-start: 0; padding: 32px 40px; background: #0d1a2b }
  .sky p { inset-block-start: 0; background: none }
  .road p { inset-block-end: 0 }
  .named { display: grid; grid-template: 1fr auto / 636px 1fr; block-size: 630px }
  .named > img { grid-row: 1 / 3; inline-size: 636px; block-size: 630px; border-inline-end: 6px solid #c9963f }
  .named h1 { align-self: center; padding-inline: 48px 24px; color: #f4ead3; font: 500 84px/1.06 Jost }
  .named h1 span { display: block; margin-block-start: 20px; color: #ecc878; font-size: 44px }
  .named p { padding: 0 48px 44px; font-size: 48px }
  .row div { display: grid; grid-auto-flow: column; grid-auto-columns: 1fr; gap: 6px; background: #c9963f; border-block-end: 6px solid #c9963f }
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
