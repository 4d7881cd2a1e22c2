import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { unstable_splitSqlQuery } from 'wrangler'
import * as v from 'valibot'
import { behindAssets, builtModules, startWorkerd, type WorkerdSite } from './workerd-site.ts'
import { seedStatements } from '../../src/back-office/embedded/seed/sql.ts'

/** Where the site of the bench says it is; under any other name nothing of it may be remembered. */
const ORIGIN = 'https://www.vozka.example'

/** Our built Worker with empty databases of its own, migrated and seeded; `state` is a folder that keeps them. */
export async function startOurs(state?: string): Promise<WorkerdSite> {
  const site = await startBuilt(state)
  await runSql(site, 'DB', migrations('site'))
  await runSql(site, 'PROVIDER_DB', [...migrations('provider'), ...seedStatements()])
  return site
}

/** Our built Worker on a folder that `startOurs` filled; its pages in the platform's cache are those of one port. */
export function startBuilt(state?: string, port = 0): Promise<WorkerdSite> {
  return startWorkerd({
    port,
    modules: builtModules('dist/server', 'index.js'),
    modulesRoot: resolve('dist/server'),
    assets: behindAssets('dist/client'),
    bindings: {
      PROVIDER: 'embedded',
      SITE_ORIGIN: ORIGIN,
      ORDER_LINK_SECRET: 'secret of the bench alone, 32 characters or more',
      PROVIDER_ACCESS_TOKEN: 'token of the bench alone',
      PROVIDER_BEARER: 'bearer of the bench alone',
    },
    ...bound(),
    ...(state === undefined ? {} : { resourcePersistencePath: state }),
  })
}

/** The databases, the KV namespace and the counters of the site. */
function bound() {
  return {
    kvNamespaces: ['CATALOG'],
    d1Databases: ['DB', 'PROVIDER_DB'],
    ratelimits: counters(),
  }
}

/** Runs statements in one of the databases of our site. */
export async function runSql(site: WorkerdSite, name: 'DB' | 'PROVIDER_DB', statements: string[]) {
  const database = await site.miniflare.getD1Database(name)
  await database.batch(statements.map((statement) => database.prepare(statement)))
}

const configSchema = v.object({
  ratelimits: v.array(
    v.object({
      name: v.string(),
      namespace_id: v.string(),
      simple: v.object({ limit: v.number(), period: v.picklist([10, 60]) }),
    }),
  ),
})

/** The counters of wrangler.toml as the build has written them down. */
function counters() {
  const config: unknown = JSON.parse(readFileSync('dist/server/wrangler.json', 'utf8'))
  const { ratelimits } = v.parse(configSchema, config)
  return Object.fromEntries(ratelimits.map(({ name, ...counter }) => [name, counter]))
}

function migrations(database: 'site' | 'provider'): string[] {
  const folder = `migrations/${database}`
  return readdirSync(folder)
    .toSorted()
    .flatMap((file) => unstable_splitSqlQuery(readFileSync(`${folder}/${file}`, 'utf8')))
}

/**
 * What nobody can be faster than: a Worker behind the same asset router that answers as many ready bytes as it was
 * asked for, with the status it was asked for.
 */
const CONSTANT = `
const answers = new Map()
export default {
  fetch({ url }) {
    let answer = answers.get(url)
    if (!answer) {
      const asked = new URL(url).searchParams
      const status = Number(asked.get('status'))
      const body = [204, 304].includes(status) ? null : new Uint8Array(Number(asked.get('bytes'))).fill(97)
      const headers = { 'Content-Type': 'text/html; charset=utf-8' }
      answers.set(url, answer = { body, init: { status, headers } })
    }
    return new Response(answer.body, answer.init)
  },
}`

/** `isBound`: with the bindings of the site, which it does not use; locally each is a service that has to start. */
export function startConstant({ isBound } = { isBound: false }): Promise<WorkerdSite> {
  return startWorkerd({
    modules: [{ type: 'ESModule', path: 'constant.js', contents: CONSTANT }],
    assets: behindAssets('dist/client'),
    ...(isBound && bound()),
  })
}

/** The home page of bench/astro as its adapter built it. */
export function startAstro(): Promise<WorkerdSite> {
  const folder = 'bench/astro/dist'
  return startWorkerd({
    modules: builtModules(`${folder}/server`, 'entry.mjs'),
    modulesRoot: resolve(`${folder}/server`),
    assets: behindAssets(`${folder}/client`),
    kvNamespaces: ['SESSION'],
  })
}
