import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'

/** What signs status links, and what opens the terminal's door. */
type LocalSecret = 'order-link-secret' | 'orders-token'

/** A secret of the site on this machine: made once, kept in a file only the owner can read. */
export function localSecret(stateFolder: string, name: LocalSecret): string {
  mkdirSync(stateFolder, { recursive: true })
  const file = `${stateFolder}/${name}`
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 })
  return readFileSync(file, 'utf8')
}
