import { env } from 'cloudflare:workers'
import { appConfig } from '~config'
import type { DocumentKind } from '~/order/papers/tax-document'
import {
  type DocumentName,
  type IssuedDocument,
  readDocument,
} from '~/order/papers/document-store.server'
import { readOrderRowsByKeys } from '~/order/store/order-store.server'
import { linkSecret, STATUS_LINK_LIFETIME } from '~/order/store/status-token.server'
import { signHmac, verifyHmac } from '~/lib/hash'
import { keysOf } from '~/lib/keys-of'

// Part of the signed text: another scheme needs another version, and old links then stop working.
const VERSION = 'd1'
const { keyVersion } = appConfig.links
const LETTERS = { advance: 'a', invoice: 'i', credit: 'c', debit: 'd' } as const satisfies Record<
  DocumentKind,
  string
>

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

/** The document of a link, or that the link has ended or was replaced; `number` is the order's. */
export type DocumentByToken =
  | { state: 'issued'; issued: IssuedDocument }
  | { state: 'ended' | 'replaced'; number: string }

/** The document of a link; null for a forged one. */
export async function documentByToken(
  db: D1Database,
  token: string,
  now: Date,
): Promise<DocumentByToken | null> {
  const link = await readToken(token)
  const issued = link && (await readDocument(db, link.name))
  if (!issued) return null
  const { orderKey, document } = issued
  const order = (await readOrderRowsByKeys(db, [orderKey], now)).get(orderKey)
  if (!order || order === 'unreadable' || order.isEmptied) {
    return { state: 'ended', number: document.order }
  }
  if (order.rideAt + STATUS_LINK_LIFETIME < now.getTime()) {
    return { state: 'ended', number: document.order }
  }
  const generation = order.life?.correctedEmails.length ?? 0
  return generation === link.generation
    ? { state: 'issued', issued }
    : { state: 'replaced', number: document.order }
}

async function readToken(token: string): Promise<{ name: DocumentName; generation: number } | null> {
  const read = /^(?<letter>[aicd])(?<year>\d{4})-(?<no>\d{1,9})\.(?<version>\d+)-(?<generation>\d+)\.(?<sign>[\w-]+)$/.exec(token)
  const { letter, year, no, version, generation, sign = '' } = read?.groups ?? {}
  const kind = keysOf(LETTERS).find((name) => LETTERS[name] === letter)
  if (!kind || Number(version) !== keyVersion) return null
  const named = token.slice(0, token.lastIndexOf('.'))
  const holds = await verifyHmac(linkSecret(env), `${VERSION}|${named}`, sign)
  return holds ? { name: { kind, year: Number(year), no: Number(no) }, generation: Number(generation) } : null
}
