import { mkdirSync, writeFileSync } from 'node:fs'
import { chromium, type Page } from 'playwright'
import { clickAgainWhenTooFast } from '../tests/support/browser/order-journey.ts'
import { pages } from '../tests/support/pages.ts'
import { states } from '../tests/support/browser/screen-states.ts'
import { readArguments, refuseUsage } from '../scripts/tools/read-arguments.ts'
import { findBrowser, installBrowser } from '../scripts/tools/install-browser.ts'
import { portFor } from '../scripts/tools/port.ts'
import { startOwnSite } from '../scripts/tools/own-site.ts'

const HELP = `Full-page pictures of every screen and state, Czech and English, light and dark, five widths, and a page to
leaf through them; and the pictures of README and docs anew.

  npm run screenshots                   all of it
  npm run screenshots -- order          those whose name holds the word
  npm run screenshots -- docs           only the pictures of README and docs`

const FOLDER = 'test-results/screenshots'
const STATE = '.wrangler/screenshots'
const PICTURES_OF_DOCS = 'docs/images'
/** Widths at which a state is brought about once: those with the menu behind a button, those with a bar. */
const WIDTHS = [
  [320, 390, 768],
  [1440, 2560],
] as const
const LOCALES = ['cs', 'en'] as const
const THEMES = ['light', 'dark'] as const

/** What docs/look.md shows, by the part of a page it is seen on. */
const PIECES = [
  { name: 'header', path: '/en/services', part: 'header' },
  { name: 'footer', path: '/en/services', part: 'footer' },
  { name: 'service', path: '/en/services', part: 'main ul' },
  { name: 'experience', path: '/en', part: '[aria-labelledby=experiences] ul' },
  { name: 'filter', path: '/en/cars-park', part: 'main fieldset' },
  { name: 'split', path: '/en/accessibility-statement', part: '.split' },
  { name: 'choices', path: '/en/order', part: 'form > section:nth-of-type(1)' },
  { name: 'fields', path: '/en/order', part: 'form > section:nth-of-type(3)' },
  { name: 'bill', path: '/en/order?service=business&pickup=Prague&dropoff=Brno', part: '#price' },
]

const { words } = readArguments(HELP, {}, 1)
const [word = ''] = words
const shots = [
  ...pages.map(({ cs, en }) => ({
    name: en.slice(4).replaceAll('/', '-') || 'home',
    open: (page: Page, locale: 'cs' | 'en') =>
      page.goto({ cs, en }[locale], { waitUntil: 'networkidle' }),
  })),
  ...states,
].filter(({ name }) => name.includes(word))
if (shots.length === 0 && word !== 'docs')
  refuseUsage(`No screen or state is called “${word}”.`, HELP)

installBrowser()
mkdirSync(FOLDER, { recursive: true })
const site = await startOwnSite({
  port: await portFor('npm run screenshots', 8798),
  state: STATE,
  mustBuild: true,
})
const browser = await chromium.launch({
  executablePath: findBrowser() ?? undefined,
  args: ['--no-sandbox'],
})
const files: string[] = []
for (const locale of LOCALES) {
  for (const widths of WIDTHS) files.push(...(await takeAll(locale, widths)))
}
if (word === '' || word === 'docs') await takeForDocs()
await browser.close()
await site.stop()
writeFileSync(`${FOLDER}/index.html`, leaf(files))
console.log(`${files.length} screenshots are in ${FOLDER}, see index.html there.`)
process.exit(0)

async function takeAll(
  locale: (typeof LOCALES)[number],
  widths: (typeof WIDTHS)[number],
): Promise<string[]> {
  const taken: string[] = []
  for (const { name, open } of shots) {
    const page = await openShot(open, locale, widths[0])
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        const file = `${name}-${locale}-${width}-${colorScheme}.jpg`
        await page.screenshot({ path: `${FOLDER}/${file}`, fullPage: true, quality: 75 })
        taken.push(file)
      }
    }
    await page.close()
  }
  return taken
}

/** A page in the state to be shown; on a busy machine bringing it about may take a second try. */
async function openShot(
  open: (typeof shots)[number]['open'],
  locale: (typeof LOCALES)[number],
  width: number,
  tries = 3,
): Promise<Page> {
  const page = await browser.newPage({
    // Without a transition half done.
    reducedMotion: 'reduce',
    baseURL: site.address,
    viewport: { width, height: 900 },
  })
  try {
    await clickAgainWhenTooFast(page)
    await loadTypeface(page)
    await open(page, locale, { address: site.address, state: STATE })
    await loadImages(page)
    return page
  } catch (error) {
    await page.close()
    if (tries === 1) throw error
    return openShot(open, locale, width, tries - 1)
  }
}

/** A first visit may do without the typeface; pictures show the second. */
async function loadTypeface(page: Page): Promise<void> {
  await page.goto('/mapa-stranek', { waitUntil: 'networkidle' })
}

async function loadImages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) {
      image.loading = 'eager'
      await image.decode()
    }
  })
}

/** The pictures of the README, and one of each piece for docs/look.md. */
async function takeForDocs(): Promise<void> {
  const page = await browser.newPage({
    colorScheme: 'light',
    reducedMotion: 'reduce',
    baseURL: site.address,
    viewport: { width: 1280, height: 800 },
  })
  await loadTypeface(page)
  const take = (name: string) => page.screenshot({ path: `${PICTURES_OF_DOCS}/${name}.png` })
  for (const [name, path] of [
    ['home', '/en'],
    ['order', '/en/order?service=business&pickup=Prague&dropoff=Karlovy+Vary&passengers=2'],
  ] as const) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await loadImages(page)
    await take(name)
  }
  await page.setViewportSize({ width: 1100, height: 800 })
  for (const { name, path, part } of PIECES) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await loadImages(page)
    await page
      .locator(part)
      .first()
      .screenshot({ path: `${PICTURES_OF_DOCS}/piece-${name}.png` })
  }
  await page.close()
}

/** A page that shows all pictures, small, each leading to its file. */
function leaf(names: string[]): string {
  const figures = names
    .toSorted()
    .map(
      (name) =>
        `<figure><a href="${name}"><img src="${name}" alt="" width="280" loading="lazy"></a><figcaption>${name}</figcaption></figure>`,
    )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screenshots</title>
<style>body{display:flex;flex-wrap:wrap;gap:1rem;font:0.8rem system-ui}figure{margin:0}img{block-size:24rem;object-fit:cover;object-position:top}</style>
${figures.join('\n')}
</html>`
}
