import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as v from 'valibot'
import { type SettingName, SECRETS } from '../../../src/lib/setting/names.ts'
import { providerEnd } from '../../../src/lib/settings.ts'
import { type Wrangler, WranglerError } from './wrangler.ts'
import { Refusal } from '../../tools/errors.ts'

const deploySchema = v.looseObject({
  name: v.string(),
  d1: v.record(v.string(), v.string()),
  kv: v.record(v.string(), v.string()),
  vars: v.record(v.string(), v.string()),
})
const secretsSchema = v.record(v.string(), v.string())
const databasesSchema = v.array(v.object({ name: v.string(), uuid: v.string() }))
const namespacesSchema = v.array(v.object({ title: v.string(), id: v.string() }))
const namesSchema = v.array(v.object({ name: v.string() }))

/** Secrets that nobody else gives: they are made here and kept in a file that only their owner can read. */
const MADE: readonly SettingName[] = ['ORDER_LINK_SECRET', 'ORDERS_TOKEN', 'HEALTH_TOKEN']
/** Made here for the embedded back office; one of the carrier's own gives its own. */
const OF_BACK_OFFICE: readonly SettingName[] = ['PROVIDER_ACCESS_TOKEN', 'PROVIDER_BEARER']
/** What Cloudflare says of the secrets of a Worker that is not there yet. */
const NO_WORKER = /10007|does not exist/i

export type RemoteSetup = {
  /** deploy.json of the carrier in place, which gets the ids. */
  file: string
  /** Where the made secrets are kept. */
  secretsFile: string
  /** What setup wrote for the secret DESK_PEOPLE. */
  peopleFile: string
  wrangler: Wrangler
  /** Other secrets are taken from here, by their names. */
  environment: NodeJS.ProcessEnv
  say: (line: string) => void
}

/** Something of the account, and the command that takes it back. */
type Thing = { says: string; back: string }

/**
 * Makes databases, memory and secrets of the deployed site in the account that wrangler is logged in to, and writes
 * their ids into deploy.json after each step. What is there already is used as it is, so a setup that was interrupted
 * goes on where it was.
 */
export function setUpRemote(setup: RemoteSetup): void {
  const { say } = setup
  const made: Thing[] = []
  const done = (thing: Thing, isNew: boolean) => {
    say(`${isNew ? 'made  ' : 'there '}  ${thing.says}`)
    if (isNew) made.push(thing)
  }
  try {
    makeDatabases(setup, done)
    makeMemory(setup, done)
    putSecrets(setup, done)
  } catch (error) {
    if (!(error instanceof WranglerError)) throw error
    const stays = made.length > 0 ? 'What was made stays' : 'Nothing was made'
    throw new Refusal(
      `${error.message}\n${stays}; npm run setup -- --remote goes on from here.${takenBack(made)}`,
      { cause: error },
    )
  }
  say(takenBack(made).trim() || 'Everything was there already; nothing was made.')
}

function takenBack(made: readonly Thing[]): string {
  if (made.length === 0) return ''
  return `\n\nTo take back what was made just now:\n${made.map(({ back }) => `  ${back}`).join('\n')}`
}

type Done = (thing: Thing, isNew: boolean) => void

function makeDatabases({ file, wrangler }: RemoteSetup, done: Done): void {
  const { name, vars, d1 } = readDeploy(file)
  const listed = () => v.parse(databasesSchema, JSON.parse(wrangler(['d1', 'list', '--json'])))
  let there = listed()
  const wanted = [
    { binding: 'DB', called: `${name}-site` },
    ...(providerEnd(vars) === 'embedded'
      ? [{ binding: 'PROVIDER_DB', called: `${name}-provider` }]
      : []),
  ]
  for (const { binding, called } of wanted) {
    const find = () => there.find((one) => one.name === called)?.uuid
    const known = d1[binding]
    if (known && !there.some(({ uuid }) => uuid === known)) throw foreign(file, binding, known)
    const before = known || find()
    if (!before) {
      createOnce(() => wrangler(['d1', 'create', called]))
      there = listed()
    }
    const id = before || find()
    if (!id) throw new WranglerError(`The database ${called} was made and is not listed yet`, '')
    keepId(file, 'd1', binding, id)
    done({ says: `database ${called} (${id})`, back: `npx wrangler d1 delete ${called}` }, !before)
  }
}

function makeMemory({ file, wrangler }: RemoteSetup, done: Done): void {
  const { name, kv } = readDeploy(file)
  const called = `${name}-catalog`
  const listed = () => v.parse(namespacesSchema, JSON.parse(wrangler(['kv', 'namespace', 'list'])))
  let there = listed()
  const find = () => there.find(({ title }) => title === called)?.id
  const known = kv['CATALOG']
  if (known && !there.some(({ id }) => id === known)) throw foreign(file, 'CATALOG', known)
  const before = known || find()
  if (!before) {
    createOnce(() => wrangler(['kv', 'namespace', 'create', called]))
    there = listed()
  }
  const id = before || find()
  if (!id) throw new WranglerError(`The memory ${called} was made and is not listed yet`, '')
  keepId(file, 'kv', 'CATALOG', id)
  const back = `npx wrangler kv namespace delete --namespace-id ${id}`
  done({ says: `memory ${called} (${id})`, back }, !before)
}

/** An id of deploy.json that this account does not have belongs to another one: nothing is made beside it. */
function foreign(file: string, binding: string, id: string): Error {
  return new WranglerError(
    `${file} names ${binding} as ${id}, which this account does not have: log in to the account that has it, or empty the id`,
    '',
  )
}

/** A thing whose answer was lost on the way is there at the second try. */
function createOnce(create: () => unknown): void {
  try {
    create()
  } catch (error) {
    if (!(error instanceof WranglerError) || !/already exists/i.test(error.said)) throw error
  }
}

function putSecrets(setup: RemoteSetup, done: Done): void {
  const { file, secretsFile, peopleFile, wrangler, environment, say } = setup
  const { name, vars } = readDeploy(file)
  const there = deployedSecrets(wrangler, name)
  if (there.length === 0) {
    say(`        the first secret makes the Worker ${name}, which answers nothing before a deploy`)
  }
  const isEmbedded = providerEnd(vars) === 'embedded'
  const ownMade = isEmbedded ? [...MADE, ...OF_BACK_OFFICE] : MADE
  const kept = keptSecrets(secretsFile, ownMade)
  const people = existsSync(peopleFile) ? readFileSync(peopleFile, 'utf8') : undefined
  const valueOf = (secret: SettingName) => {
    if (ownMade.includes(secret)) return kept[secret]
    return secret === 'DESK_PEOPLE' ? people : environment[secret]
  }
  for (const secret of SECRETS) {
    const value = valueOf(secret)
    const thing = {
      says: `secret ${secret}`,
      back: `npx wrangler secret delete ${secret} --name ${name}`,
    }
    if (there.includes(secret)) done(thing, false)
    else if (value) {
      wrangler(['secret', 'put', secret, '--name', name], value)
      done(thing, true)
    } else if (isNeeded(secret, vars)) {
      say(`missing  secret ${secret}: npx wrangler secret put ${secret} --name ${name}`)
    }
  }
  say(`        ${ownMade.join(', ')} are kept in ${secretsFile}: take a copy to a safe place`)
}

function deployedSecrets(wrangler: Wrangler, name: string): string[] {
  try {
    const listed = wrangler(['secret', 'list', '--format', 'json', '--name', name])
    return v.parse(namesSchema, JSON.parse(listed)).map((one) => one.name)
  } catch (error) {
    if (error instanceof WranglerError && NO_WORKER.test(error.said)) return []
    throw error
  }
}

/** Those of the made secrets that an earlier run kept, and new ones; written before the first of them is put. */
export function keptSecrets(file: string, made = MADE): Record<string, string> {
  const before = existsSync(file)
    ? v.parse(secretsSchema, JSON.parse(readFileSync(file, 'utf8')))
    : {}
  const kept = {
    ...before,
    ...Object.fromEntries(
      made.map((name) => [name, before[name] ?? randomBytes(32).toString('base64url')]),
    ),
  }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 })
  return kept
}

function isNeeded(secret: SettingName, vars: Record<string, string>): boolean {
  if (secret === 'MAIL_API_TOKEN') return Boolean(vars['MAIL_API_URL'])
  return OF_BACK_OFFICE.includes(secret)
}

/** deploy.json of a carrier, as far as it is read here. */
export function readDeploy(file: string): v.InferOutput<typeof deploySchema> {
  if (!existsSync(file)) throw new Refusal(`There is no ${file}: npm run setup writes it`)
  return v.parse(deploySchema, JSON.parse(readFileSync(file, 'utf8')))
}

/** Writes one id and nothing else of the file, so that it stays formatted. */
function keepId(file: string, kind: 'd1' | 'kv', binding: string, id: string): void {
  if (readDeploy(file)[kind][binding] === id) return
  const before = readFileSync(file, 'utf8')
  const place = new RegExp(`("${binding}":\\s*)"[^"]*"`)
  if (!place.test(before)) {
    throw new WranglerError(`${file}: write "${binding}": "" into ${kind}, its id is ${id}`, '')
  }
  writeFileSync(
    file,
    before.replace(place, (_, key: string) => `${key}"${id}"`),
  )
}
