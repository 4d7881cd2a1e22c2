function toBase64(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
}

function toBase64Url(bytes: ArrayBuffer): string {
  return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]*$/.test(text)) return null
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
      character.charCodeAt(0),
    )
  } catch {
    return null
  }
}

const encoder = new TextEncoder()
const HMAC = { name: 'HMAC', hash: 'SHA-256' }

/** SHA-256 of a text in standard base64 with padding: browsers compare a Content-Security-Policy as text. */
export async function sha256Base64(text: string): Promise<string> {
  return toBase64(await crypto.subtle.digest('SHA-256', encoder.encode(text)))
}

/** SHA-256 of a text, base64url. */
export async function sha256(text: string): Promise<string> {
  return toBase64Url(await crypto.subtle.digest('SHA-256', encoder.encode(text)))
}

/** SHA-256 of a text in hexadecimal digits. */
export async function sha256Hex(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text)))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A UUID that a text alone decides (RFC 9562, version 8). */
export async function uuidOf(text: string): Promise<string> {
  const hex = await sha256Hex(text)
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
  ]
  return [...parts, hex.slice(20, 32)].join('-')
}

/**
 * The key by which the log names an order or a message: short, and found from the order's key alone. An order's key
 * is a random UUID that opens its link, so it is never logged; nobody finds it from its hash
 * (docs/decisions/058-an-operator-who-knows.md). Without hyphens, because one typed first in a terminal is an option.
 */
export async function traceKey(key: string): Promise<string> {
  return (await sha256(key)).slice(0, 12).replaceAll('-', '_')
}

/** HMAC-SHA-256 of a text under a secret, base64url (43 characters). */
export async function signHmac(secret: string, text: string): Promise<string> {
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), HMAC, false, ['sign'])
  return toBase64Url(await crypto.subtle.sign('HMAC', key, encoder.encode(text)))
}

/** True when the signature equals that of signHmac; compared in constant time. */
export async function verifyHmac(
  secret: string,
  text: string,
  signature: string,
): Promise<boolean> {
  const bytes = fromBase64Url(signature)
  if (!bytes) return false
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), HMAC, false, ['verify'])
  return crypto.subtle.verify('HMAC', key, bytes, encoder.encode(text))
}
