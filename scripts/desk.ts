import { existsSync, readFileSync } from 'node:fs'
import { keysOf } from '../src/lib/keys-of.ts'
import type { Language } from '../src/lib/locale.ts'
import { isHttpsOrLoopback } from '../src/lib/loopback.ts'
import { Refusal } from './tools/errors.ts'
import { localState } from './tools/local-state.ts'
import { readArguments, refuseUsage } from './tools/read-arguments.ts'

// Prints a link to the desk for one of DESK_PEOPLE, when mail is down. It works in any browser, once, for ten minutes.

const HELP = `npm run desk -- EMAIL            a link for the running site on this machine (PORT says which)
npm run desk -- EMAIL --en       the same in English, where the site speaks it; --de in German
npm run desk -- EMAIL --remote   for the deployed site: SITE_ORIGIN and ORDERS_TOKEN in the environment`

const LANGUAGES = {
  cs: { type: 'boolean' },
  en: { type: 'boolean' },
  de: { type: 'boolean' },
} as const satisfies Record<Language, object>

const stateFolder = localState()
const { values, words } = readArguments(HELP, { remote: { type: 'boolean' }, ...LANGUAGES }, 1)
const locale = keysOf(LANGUAGES).find((language) => values[language])
const [email] = words
if (email === undefined) refuseUsage('For whom? Name one of DESK_PEOPLE.', HELP)
console.log(await linkFor(email))

async function linkFor(person: string): Promise<string> {
  const { origin, tokens } = values.remote ? deployed() : local()
  for (const token of tokens) {
    const response = await ask(origin, token, person)
    if (response.status === 401) continue
    if (response.status === 422) {
      const says = `DESK_PEOPLE names nobody with the address ${person}`
      throw new Refusal(locale ? `${says}, or the site does not speak ${locale}.` : `${says}.`)
    }
    if (response.status === 404)
      throw new Refusal(
        `${origin} has no desk: DESK_PEOPLE is not set there, or health names a setting that is wrong.`,
      )
    if (!response.ok)
      throw new Refusal(`${origin} answered ${response.status}: try again in a minute.`)
    const { path }: { path?: unknown } = await response.json()
    return `${origin}${String(path)}`
  }
  throw new Refusal(
    `${origin} does not know this token: ORDERS_TOKEN is another one there; set it in this terminal too.`,
  )
}

async function ask(origin: string, token: string, person: string): Promise<Response> {
  try {
    return await fetch(`${origin}/api/desk-links`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: person, locale }),
      redirect: 'manual',
      signal: AbortSignal.timeout(30_000),
    })
  } catch {
    throw new Refusal(`No site answers at ${origin}.`)
  }
}

/** The site on this machine; the token in the environment may be the deployed site's. */
function local() {
  const file = `${stateFolder}/orders-token`
  const made = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const tokens = [process.env['ORDERS_TOKEN'] ?? '', made].filter((token) => token !== '')
  if (tokens.length === 0)
    throw new Refusal(`There is no ${file} yet: npm start makes it and runs the site.`)
  return { origin: `http://localhost:${process.env['PORT'] ?? '8787'}`, tokens }
}

function deployed() {
  const token = process.env['ORDERS_TOKEN']
  const url = URL.parse(process.env['SITE_ORIGIN'] ?? '')
  if (!token || !url)
    throw new Refusal('--remote needs SITE_ORIGIN and ORDERS_TOKEN in the environment.')
  // The token gives full access: it must not be sent over a connection that others can read.
  if (!isHttpsOrLoopback(url)) throw new Refusal('SITE_ORIGIN must be https.')
  return { origin: url.origin, tokens: [token] }
}
