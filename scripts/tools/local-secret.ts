import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'

/** The secrets that sign status links, authorise the terminal and open the embedded back office. */
type LocalSecret =
  | 'order-link-secret'
  | 'orders-token'
  | 'provider-access-token'
  | 'provider-bearer'

/** A secret of the site on this machine: created once, in a file that only the owner can read. */
export function localSecret(stateFolder: string, name: LocalSecret): string {
  mkdirSync(stateFolder, { recursive: true })
  const file = `${stateFolder}/${name}`
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 })
  return readFileSync(file, 'utf8')
}
