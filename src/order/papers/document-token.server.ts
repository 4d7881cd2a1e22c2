import { env } from 'cloudflare:workers'
import { appConfig } from '~config'
import type { DocumentKind } from '~/order/papers/document-schema'
import { linkSecret } from '~/order/store/status-token.server'
import { signHmac, verifyHmac } from '~/lib/hash'
import { keysOf } from '~/lib/keys-of'
import { screenPath } from '~/i18n/screens'
import type { Locale } from '~/lib/locale'

/** A document by its place in the series of its kind and year. */
export type DocumentName = { kind: DocumentKind; year: number; no: number }

// Part of the signed text: another scheme needs another version, and old links then stop working.
const VERSION = 'd1'
const { keyVersion } = appConfig.links
const LETTERS = {
  advance: 'a',
  invoice: 'i',
  credit: 'c',
  debit: 'd',
  receipt: 'p',
} as const satisfies Record<DocumentKind, string>

/**
 * The unguessable token of a document's page, `{kind}{year}-{no}.{key version}-{generation}.{HMAC}`. Its link ends as
 * those of the order do: with the retention of the order, with `links.keyVersion`, and when its customer corrects the
 * e-mail address (`generation`: how often that had happened).
 */
export async function mintDocumentToken(
  { kind, year, no }: DocumentName,
  generation: number,
): Promise<string> {
  const named = `${LETTERS[kind]}${year}-${no}.${keyVersion}-${generation}`
  return `${named}.${await signHmac(linkSecret(env), `${VERSION}|${named}`)}`
}

/** Path of a document's page. */
export function documentPath(locale: Locale, token: string): string {
  return screenPath('taxDocument', locale, token)
}

/** What a token with a valid signature is for; else null. */
export async function readDocumentToken(
  token: string,
): Promise<{ name: DocumentName; generation: number } | null> {
  const read =
    /^(?<letter>[a-z])(?<year>\d{4})-(?<no>\d{1,9})\.(?<version>\d+)-(?<generation>\d+)\.(?<sign>[\w-]+)$/.exec(
      token,
    )
  const { letter, year, no, version, generation, sign = '' } = read?.groups ?? {}
  const kind = keysOf(LETTERS).find((name) => LETTERS[name] === letter)
  if (!kind || Number(version) !== keyVersion) return null
  const named = token.slice(0, token.lastIndexOf('.'))
  const holds = await verifyHmac(linkSecret(env), `${VERSION}|${named}`, sign)
  return holds
    ? { name: { kind, year: Number(year), no: Number(no) }, generation: Number(generation) }
    : null
}
