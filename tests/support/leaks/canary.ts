import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { remoteAccess } from '../provider/remote-access.ts'

// Recognisable data of one made-up person and recognisable secrets, and where they turn up.

export const person = {
  name: 'Kanarek Pisecky',
  email: 'kanarek@canary.example',
  phone: '601 987 234',
  street: 'Kanarek 4711',
  city: 'Kanarekov',
  zip: '110 00',
  chooseCountry: 'CZ',
}
export const ADDRESS = '203.0.113.77'
export const secrets = {
  ORDER_LINK_SECRET: 'link-secret-of-the-canary-test-only',
  PROVIDER_ACCESS_TOKEN: remoteAccess.accessToken,
  PROVIDER_BEARER: remoteAccess.bearer,
}

const PERSONAL = /kanarek|601[\s\u00a0]?987[\s\u00a0]?234|203\.0\.113\.77/i

/** Whether a text holds anything of the person. */
export function holdsPerson(text: string): boolean {
  return PERSONAL.test(text)
}

/** Whether a text holds a secret. */
export function holdsSecret(text: string): boolean {
  return Object.values(secrets).some((secret) => text.includes(secret))
}

/** Every file below a folder. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`)
}

/** A file as text in which every ASCII word can be found. */
export function rawText(file: string): string {
  return readFileSync(file, 'latin1')
}

/** The database file of the site, the one with the drafts, opened beside the site at work. */
export function openSiteDatabase(state: string): DatabaseSync {
  for (const file of databaseFiles(state)) {
    // The site writes at the same time.
    const database = new DatabaseSync(file, { timeout: 10_000 })
    if (tablesOf(database).includes('orders') && tablesOf(database).includes('drafts')) {
      return database
    }
    database.close()
  }
  throw new Error('no database of the site')
}

/** Tables that hold the person or a secret, over all databases, each once. */
export function tablesHolding(state: string, isFound: (text: string) => boolean): string[] {
  const found = new Set<string>()
  for (const file of databaseFiles(state)) {
    const database = new DatabaseSync(file)
    for (const table of tablesOf(database)) {
      const rows = database.prepare(`SELECT * FROM "${table}"`).all()
      if (isFound(JSON.stringify(rows))) found.add(table)
    }
    database.close()
  }
  return [...found].toSorted()
}

function databaseFiles(state: string): string[] {
  return filesBelow(`${state}/v3/d1`).filter((file) => file.endsWith('.sqlite'))
}

function tablesOf(database: DatabaseSync): string[] {
  const rows = database.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table'`).all()
  return rows.map(({ name }) => String(name))
}
