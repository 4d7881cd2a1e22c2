import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { appConfig } from '../../../build/carrier-config.ts'
import { carrierInPlace } from '../../../build/carrier-in-place.ts'
import { buildSite } from '../../tools/build-site.ts'
import { screenPath } from '../../../src/i18n/screens.ts'
import { type Locale, locales } from '../../../src/lib/locale.ts'
import { askSite } from '../../../terminal/ask-site.ts'
import { localSecret } from '../../tools/local-secret.ts'
import { startOwnSite } from '../../tools/own-site.ts'
import { Refusal } from '../../tools/errors.ts'
import { sampleRide } from '../../tools/sample-ride.ts'
import { previewPage, type Shown } from './preview-page.ts'
import { PREVIEW, startPreviewServer } from './preview-server.ts'
import { whyNotOrdered } from './why-not-ordered.ts'
import { portFor } from '../../tools/port.ts'

/** Of the page with everything; the site behind it has the next one. */
const PORT = 8790
const PATIENCE = 60_000
const CUSTOMER = 'preview@example.com'

/** Starts the site of the carrier in place, orders a ride in each of its languages, and shows all of it on one page. */
export async function preview(): Promise<void> {
  const port = await portFor('npm run carrier -- preview', PORT, 1)
  const state = resolve('.wrangler/preview', carrierInPlace())
  const server = await startPreviewServer(port)
  // So that the site behind it ends as well.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit())
  await buildSite()
  console.log('Starting the site …')
  const said: string[] = []
  const { address } = await startOwnSite({
    port: port + 1,
    state,
    mustBuild: false,
    settings: {
      MAIL_API_URL: `${server.origin}${PREVIEW.mails}`,
      MAIL_API_TOKEN: 'preview',
      MAIL_FROM: appConfig.company.email,
      CARRIER_EMAIL: appConfig.company.email,
    },
    hear: (text) => said.push(text),
  }).catch((error: unknown) => {
    throw new Refusal(`The site of the preview did not start:\n${said.join('')}`, { cause: error })
  })
  server.shown.site = address
  const shown: Shown[] = []
  for (const language of locales) shown.push(await inLanguage(language))
  server.shown.page = previewPage(appConfig.product.name, shown)
  console.log(`
  ${appConfig.product.name} side by side: ${server.origin}${PREVIEW.page}

Ctrl+C ends it.`)

  async function inLanguage(language: Locale): Promise<Shown> {
    const home = screenPath('home', language)
    const page = (title: string, src: string) => ({ title, src, kind: 'page' as const })
    const ride = { ...sampleRide(appConfig, language, new Date()), name: 'Alex', email: CUSTOMER }
    const { mail, ticket } = await ordered(language, ride)
    const picture = await socialPicture(`${address}${home}`)
    return {
      language,
      items: [
        page('Home', home),
        page('Order form', screenPath('order', language)),
        ...(ticket ? [page('The page of an order', ticket)] : []),
        ...(mail === -1 ? [] : [page('Its mail', `${PREVIEW.mail}${mail}`)]),
        ...(picture
          ? [{ title: 'What a shared link shows', src: picture, kind: 'picture' as const }]
          : []),
      ],
    }
  }

  /** The mail of a new order by its position, and the page that it leads to; -1 and null where none came. */
  async function ordered(
    language: Locale,
    fields: Record<string, string>,
  ): Promise<{ mail: number; ticket: string | null }> {
    const before = server.mails.length
    const environment = { PORT: String(port + 1), ORDERS_TOKEN: localSecret(state, 'orders-token') }
    const command = { command: 'enter', fields, total: null, language } as const
    const asked = await askSite(command, { isRemote: false, stateFolder: state, environment })
    const why = await whyNotOrdered(command, asked)
    if (why !== null) {
      console.log(`Without an order its page and its mail are not shown. ${why}`)
      return { mail: -1, ticket: null }
    }
    const link = new RegExp(`${address}(/\\S*/\\d{10}\\.[\\w.-]+)`)
    for (const end = Date.now() + PATIENCE; Date.now() < end; await sleep(250)) {
      const mail = server.mails.findIndex(({ text }, index) => index >= before && link.test(text))
      if (mail !== -1)
        return { mail, ticket: link.exec(server.mails[mail]?.text ?? '')?.[1] ?? null }
    }
    return { mail: -1, ticket: null }
  }
}

/** The path of the picture that a shared link shows: the sign while none is drawn. */
async function socialPicture(home: string): Promise<string | null> {
  const html = await (await fetch(home)).text()
  const named = /property="og:image" content="([^"]+)"/.exec(html)?.[1]
  const path = named && URL.parse(named)?.pathname
  if (!path?.startsWith('/social/'))
    console.log('The pictures of shared links are not drawn yet: npm run draw -- social-pictures')
  return path ?? null
}
