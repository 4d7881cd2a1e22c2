import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { keysOf } from '../src/lib/keys-of.ts'
import type { Language } from '../src/lib/locale.ts'
import { isHttpsOrLoopback } from '../src/lib/loopback.ts'

// Prints a link to the desk for one of DESK_PEOPLE, when mail is down. It works in any browser, once, for ten minutes.

const HELP = `npm run desk -- EMAIL            a link for the running site on this machine (PORT says which)
npm run desk -- EMAIL --en       the same in English, where the site speaks it; --de in German
npm run desk -- EMAIL --remote   for the deployed site: SITE_ORIGIN and ORDERS_TOKEN in the environment`

const LANGUAGES = {
  cs: { type: 'boolean' },
  en: { type: 'boolean' },
  de: { type: 'boolean' },
} as const satisfies Record<Language, object>

const stateFolder = process.env['STATE_FOLDER'] ?? '.wrangler/state'
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    remote: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
    ...LANGUAGES,
  },
})
const locale = keysOf(LANGUAGES).find((language) => values[language])
const [email, ...rest] = positionals
if (values.help) console.log(HELP)
else if (email === undefined || rest.length > 0) fail(HELP, 2)
else console.log(await linkFor(email))

async function linkFor(person: string): Promise<string> {
  const { origin, tokens } = values.remote ? deployed() : local()
  for (const token of tokens) {
    const response = await ask(origin, token, person)
    if (response.status === 401) continue
    if (response.status === 422) {
      const says = `DESK_PEOPLE names nobody with the address ${person}`
      fail(locale ? `${says}, or the site does not speak ${locale}.` : `${says}.`, 1)
    }
    if (response.status === 404) fail(`${origin} has no desk: DESK_PEOPLE is not set there.`, 1)
    if (!response.ok) fail(`${origin} answered ${response.status}: try again in a minute.`, 1)
    const { path }: { path?: unknown } = await response.json()
    return `${origin}${String(path)}`
  }
  return fail(`${origin} does not know this token: ORDERS_TOKEN is another one there.`, 1)
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
    return fail(`No site answers at ${origin}.`, 1)
  }
}

/** The site on this machine; the token in the environment may be the deployed site's. */
function local() {
  const file = `${stateFolder}/orders-token`
  const made = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const tokens = [process.env['ORDERS_TOKEN'] ?? '', made].filter((token) => token !== '')
  if (tokens.length === 0) fail(`There is no ${file} yet: npm start makes it and runs the site.`, 1)
  return { origin: `http://localhost:${process.env['PORT'] ?? '8787'}`, tokens }
}

function deployed() {
  const token = process.env['ORDERS_TOKEN']
  const url = URL.parse(process.env['SITE_ORIGIN'] ?? '')
  if (!token || !url) fail('--remote needs SITE_ORIGIN and ORDERS_TOKEN in the environment.', 1)
  // The token gives full access: it must not be sent over a connection that others can read.
  if (!isHttpsOrLoopback(url)) fail('SITE_ORIGIN must be https.', 1)
  return { origin: url.origin, tokens: [token] }
}

function fail(says: string, code: 1 | 2): never {
  console.error(says)
  process.exit(code)
}
