import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { carrierFolder } from '../../build/carrier-in-place.ts'
import { Refusal } from './errors.ts'

/** What differs between deployed sites: the carrier's deploy.json, or deploy.preview.json of another environment. */
type DeployFile = {
  name: string
  routes: { pattern: string; custom_domain?: boolean }[]
  d1: Record<string, string>
  kv: Record<string, string>
  vars: Record<string, string>
}

type Deployable = {
  name?: string | undefined
  routes?: unknown
  vars?: object | undefined
  d1_databases?: { binding: string; database_id?: string; database_name?: string }[]
  kv_namespaces?: { binding: string; id?: string }[]
}

/** The variable in which a deploy tells the build that it is for it, and where its values are: their file, or empty. */
export const DEPLOYS = 'DEPLOY_FILE'
/** Written by Vite's plug-in: wrangler takes the build that it names, whatever wrangler.toml says. */
export const REDIRECT = '.wrangler/deploy/config.json'
/** The configuration for commands of wrangler beside a deploy: databases and secrets. */
export const WRANGLER_FILE = '.wrangler/carrier/wrangler.json'

/** The file with the values of the deployed site, by the name of its environment; null for the main one. */
export function deployFile(environment: string | null): string {
  return `${carrierFolder}/deploy${environment ? `.${environment}` : ''}.json`
}

/** Puts the values of a deployed site into what wrangler.toml says for all; local sites never have them. */
export function putDeployed(config: Deployable, file: string): void {
  if (!existsSync(file)) throw new Refusal(`There is no ${file}: write it as docs/deploy.md says`)
  const { name, routes, d1, kv, vars }: DeployFile = JSON.parse(readFileSync(file, 'utf8'))
  config.name = name
  if (routes.length > 0) config.routes = routes
  config.vars = { ...config.vars, ...vars }
  for (const database of config.d1_databases ?? []) {
    database.database_id = d1[database.binding] ?? ''
    database.database_name = `${name}-${database.binding === 'DB' ? 'site' : 'provider'}`
  }
  for (const namespace of config.kv_namespaces ?? []) {
    // Before there is an account a rehearsal builds without one; an empty one wrangler refuses.
    Reflect.deleteProperty(namespace, 'id')
    const id = kv[namespace.binding]
    if (id) namespace.id = id
  }
}

/** Writes the configuration by which wrangler finds the databases and the Worker of the deployed site. */
export function writeWranglerFile(config: Deployable & { compatibility_date?: string }): void {
  const { name, compatibility_date: day, d1_databases: databases = [] } = config
  const moved = databases.map(({ binding, database_id: id, database_name: called }) => ({
    binding,
    database_id: id,
    database_name: called,
    migrations_dir: `../../migrations/${binding === 'DB' ? 'site' : 'provider'}`,
  }))
  mkdirSync('.wrangler/carrier', { recursive: true })
  const written = { name, compatibility_date: day, d1_databases: moved }
  writeFileSync(WRANGLER_FILE, `${JSON.stringify(written, null, 2)}\n`)
}
