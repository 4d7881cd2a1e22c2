import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'

/** The secret that signs status links on this machine: made once, kept in a file only the owner can read. */
export function localLinkSecret(stateFolder: string): string {
  mkdirSync(stateFolder, { recursive: true })
  const file = `${stateFolder}/order-link-secret`
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 })
  return readFileSync(file, 'utf8')
}
