import { buildFolder } from '../../../build/carrier-in-place.ts'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { experiences } from '../../../carriers/vozka/catalogue/experiences.ts'
import { startSite } from './killed-site.ts'
import { pages } from '../pages.ts'

const AHEAD = 'X-Test-Ahead'
/** Copies of the build, one a site. */
const COPY = `${buildFolder}/clocked`

/** Inserted before the built Worker: its clock is ahead by the amount in the last request. */
const CLOCK = `
const RealDate = Date
globalThis.ahead = 0
globalThis.Date = class extends RealDate {
  constructor(...given) {
    super(...(given.length > 0 ? given : [RealDate.now() + globalThis.ahead]))
  }
  static now() {
    return RealDate.now() + globalThis.ahead
  }
}`
const WORKER = `
import './clock.js'
import site from './index.js'
export default {
  fetch(request, env, context) {
    globalThis.ahead = Number(request.headers.get('${AHEAD}') ?? globalThis.ahead)
    return site.fetch(request, env, context)
  },
  scheduled: (event, env, context) => site.scheduled(event, env, context),
}`

/** An empty folder for the state of a site. */
export function freshState(name: string): string {
  const state = resolve('.wrangler', name)
  rmSync(state, { recursive: true, force: true })
  mkdirSync(state, { recursive: true })
  return state
}

/** The built site with a clock that the test moves; otherwise as deployed. */
export async function startClockedSite(settings: {
  port: number
  state: string
  providerUrl: string
}) {
  const copy = `${COPY}-${basename(settings.state)}`
  cpSync(`${buildFolder}/server`, copy, { recursive: true })
  writeFileSync(`${copy}/clock.js`, CLOCK)
  writeFileSync(`${copy}/clocked.js`, WORKER)
  const config = `${copy}/wrangler.json`
  const built: unknown = JSON.parse(readFileSync(config, 'utf8'))
  writeFileSync(config, JSON.stringify(Object.assign({}, built, { main: 'clocked.js' })))
  const site = await startSite({ ...settings, build: copy })
  return {
    ...site,
    /** Asks for a page at a time that lies `ahead` ms before this clock. */
    visit: (path: string, ahead: number) =>
      fetch(site.address + path, { headers: { [AHEAD]: String(ahead) }, redirect: 'manual' }),
    fireCron: () => fetch(`${site.address}/cdn-cgi/local/scheduled`),
  }
}

/** Every page with an address of its own, in both languages, with each experience of the seed. */
export const everyPath: readonly string[] = [
  ...new Set([
    ...pages.flatMap(({ cs, en }) => [cs, en]),
    ...experiences.flatMap(({ slug }) => [`/zazitky/${slug.cs}`, `/en/experiences/${slug.en}`]),
    '/sitemap.xml',
  ]),
]
