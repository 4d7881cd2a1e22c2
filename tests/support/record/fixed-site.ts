import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, resolve } from 'node:path'
import { json } from 'node:stream/consumers'
import * as v from 'valibot'
import { buildFolder } from '../../../build/carrier-in-place.ts'
import { startGateway } from '../../../scripts/tools/gateway/gateway-server.ts'
import { listen } from '../../../scripts/tools/listen.ts'
import { prepareLocalDatabases } from '../../../scripts/tools/local-database.ts'
import { startLocalWorker } from '../../../scripts/tools/local-worker.ts'
import { DESK_PEOPLE, emailOf } from '../site/desk-people.ts'
import { freePort } from '../site/free-port.mjs'

/** The clock of the site stands, and its background work is waited for. */
const CLOCK = `
const RealDate = Date
globalThis.standing = 0
globalThis.Date = class extends RealDate {
  constructor(...given) {
    super(...(given.length > 0 ? given : [globalThis.standing]))
  }
  static now() {
    return globalThis.standing
  }
}`
const WORKERS = `
import { waitUntil as wait } from 'cloudflare:workers'
export * from 'cloudflare:workers'
const running = new Set()
export function waitUntil(work) {
  const noted = Promise.resolve(work).catch(() => {}).finally(() => running.delete(noted))
  running.add(noted)
  wait(noted)
}
export async function settled() {
  while (running.size > 0) await Promise.all(running)
}`
/** `/__record/*` sets the clock, and keeps and brings back the rows of the database, whatever its tables are. */
const WORKER = `
import './clock.js'
import { settled } from './workers.js'
import site from './index.js'

const MOST_ROWS = 500
const kept = new Map()
let shape

async function readShape(db) {
  const named = async (type) => (await db.prepare(
    "SELECT name, sql FROM sqlite_master WHERE type = ? AND sql IS NOT NULL AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '\\\\_cf\\\\_%' ESCAPE '\\\\' AND name NOT LIKE 'd1_%'",
  ).bind(type).all()).results
  const tables = []
  for (const { name } of await named('table')) {
    const { n } = await db.prepare('SELECT COUNT(*) AS n FROM "' + name + '"').first()
    if (n > MOST_ROWS) continue
    const { results } = await db.prepare('SELECT name FROM pragma_table_info(?)').bind(name).all()
    tables.push({ name, columns: results.map((column) => '"' + column.name + '"') })
  }
  return { tables, triggers: await named('trigger') }
}

async function keep(db, name) {
  shape ??= await readShape(db)
  const rows = await db.batch(shape.tables.map((table) =>
    db.prepare('SELECT json_group_array(json_array(' + table.columns.join() + ')) AS rows FROM "' + table.name + '"')))
  kept.set(name, rows.map(({ results }) => results[0].rows))
}

async function bringBack(db, name) {
  const rows = kept.get(name)
  await db.batch([
    db.prepare('PRAGMA defer_foreign_keys = on'),
    ...shape.triggers.map((trigger) => db.prepare('DROP TRIGGER "' + trigger.name + '"')),
    ...shape.tables.map((table) => db.prepare('DELETE FROM "' + table.name + '"')),
    ...shape.tables.flatMap((table, index) => rows[index] === '[]' ? [] : [
      db.prepare('INSERT INTO "' + table.name + '" (' + table.columns.join() + ') SELECT ' +
        table.columns.map((_, at) => "json_extract(value, '$[" + at + "]')").join() + ' FROM json_each(?)').bind(rows[index]),
    ]),
    ...shape.triggers.map((trigger) => db.prepare(trigger.sql)),
  ])
}

async function control({ pathname, searchParams }, { DB }) {
  const value = searchParams.get('value')
  if (pathname === '/__record/clock') globalThis.standing = Number(value)
  if (pathname === '/__record/keep') await keep(DB, value)
  if (pathname === '/__record/back') await bringBack(DB, value)
  return new Response('ok')
}

export default {
  async fetch(request, env, context) {
    const url = new URL(request.url)
    if (url.pathname.startsWith('/__record/')) return control(url, env)
    const response = await site.fetch(request, env, context)
    const body = await response.arrayBuffer()
    await settled()
    return new Response(body.byteLength > 0 ? body : null, response)
  },
  async scheduled(event, env, context) {
    await site.scheduled(event, env, context)
    await settled()
  },
}`

/** The token of the terminal on these sites. */
export const TERMINAL_TOKEN = 'the token of the terminal, 32 or more'
const CARRIER = 'carrier@example.com'

const mailSchema = v.object({ to: v.array(v.string()), subject: v.string(), text: v.string() })
export type SentMail = { to: string; subject: string; text: string }

/** A mail service that keeps what it is given. */
async function startMailbox() {
  const mails: SentMail[] = []
  const server = createServer((request, response) => {
    void (async () => {
      const { to, subject, text } = v.parse(mailSchema, await json(request))
      mails.push({ to: to.join(), subject, text })
      response.writeHead(200, { 'Content-Type': 'application/json' })
      response.end(JSON.stringify({ id: `mail-${mails.length}` }))
    })().catch(() => response.destroy())
  })
  const url = await listen(server)
  return { url, mails, close: () => server.close() }
}

type FixedSettings = {
  name: string
  build?: string
  more?: Record<string, string>
}

/** The built site with a clock that stands until it is set, and a database that can be put back to a moment. */
export async function startFixedSite({
  name,
  build = `${buildFolder}/server`,
  more = {},
}: FixedSettings) {
  const state = resolve('.wrangler', `record-${name}`)
  const copy = `${buildFolder}/record-${name}`
  for (const folder of [state, copy]) rmSync(folder, { recursive: true, force: true })
  mkdirSync(state, { recursive: true })
  copyWithClock(build, copy)
  const mailbox = await startMailbox()
  // Its own notices find nobody: the record delivers those that it means.
  const gateway = await startGateway({ noticesTo: 'http://127.0.0.1:9/' })
  const port = await freePort()
  await prepareLocalDatabases(state, more['PROVIDER'] === 'remote' ? 'remote' : 'embedded')
  const worker = await startLocalWorker({
    build: copy,
    port,
    state,
    settings: {
      ORDER_LINK_SECRET: 'secret of the record only, 32 characters',
      ORDERS_TOKEN: TERMINAL_TOKEN,
      PROVIDER_ACCESS_TOKEN: 'access token of the record, 32 characters',
      PROVIDER_BEARER: 'bearer of the record, 32 characters',
      DESK_PEOPLE: JSON.stringify(DESK_PEOPLE),
      SITE_ORIGIN: `http://localhost:${port}`,
      MAIL_API_URL: mailbox.url,
      MAIL_API_TOKEN: 'token of the mailbox',
      MAIL_FROM: 'web@example.com',
      CARRIER_EMAIL: CARRIER,
      ...gateway.settings,
      ...more,
    },
  })
  const address = `http://localhost:${port}`
  const control = async (what: string, value: string) => {
    const response = await fetch(`${address}/__record/${what}?value=${encodeURIComponent(value)}`)
    if (!response.ok) throw new Error(`${what} ${value}: ${await response.text()}`)
  }
  return {
    address,
    mails: mailbox.mails,
    gateway,
    setClock: (at: number) => control('clock', String(at)),
    keep: (moment: string) => control('keep', moment),
    bringBack: (moment: string) => control('back', moment),
    fireCron: async () => {
      await (await fetch(`${address}/cdn-cgi/local/scheduled`)).text()
    },
    /** Who gets a mail, by a name. */
    recipient: (to: string, customer: string) => {
      if (to === CARRIER) return 'carrier'
      return to === customer ? 'customer' : to
    },
    stop: async () => {
      await worker.dispose()
      mailbox.close()
      gateway.close()
      for (const folder of [state, copy]) rmSync(folder, { recursive: true, force: true })
    },
  }
}
export type FixedSite = Awaited<ReturnType<typeof startFixedSite>>

function copyWithClock(build: string, copy: string): void {
  cpSync(build, copy, { recursive: true })
  let count = 0
  for (const name of readdirSync(copy, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.js')) continue
    const path = join(copy, name)
    const code = readFileSync(path, 'utf8')
    const own = `${'../'.repeat(name.split(/[/\\]/).length - 1) || './'}workers.js`
    const changed = code.replaceAll(/from\s*(["'`])cloudflare:workers\1/g, `from"${own}"`)
    if (changed === code) continue
    count += 1
    writeFileSync(path, changed)
  }
  if (count === 0) throw new Error('the build takes nothing of cloudflare:workers')
  writeFileSync(`${copy}/clock.js`, CLOCK)
  writeFileSync(`${copy}/workers.js`, WORKERS)
  writeFileSync(`${copy}/recorded.js`, WORKER)
  const config = `${copy}/wrangler.json`
  const built: unknown = JSON.parse(readFileSync(config, 'utf8'))
  writeFileSync(config, JSON.stringify(Object.assign({}, built, { main: 'recorded.js' })))
}

/** The e-mail address of the owner at the desk. */
export const OWNER = emailOf('olga')
