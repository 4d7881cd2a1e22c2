import { appConfig } from '~config'
import { env } from 'cloudflare:workers'
import { signHmac } from '~/lib/hash'
import { parsePhone } from '~/lib/fields/phone'
import { orderLinkSecret } from '~/lib/settings'

// A row with personal data carries keyed hashes of its addresses and numbers, by which it is found among any number of
// rows. Without the secret nobody can tell from a hash whose it is (docs/decisions/056-people-found.md).

/** What a person is looked for by: an e-mail address or a telephone number. */
export type PersonName = { email: string } | { phone: string }

/** Of whom an order, a message or its copy at the back office tells. */
export type Persons = {
  email: string | null
  phone: string | null
  guest?: { phone: string | null } | null | undefined
  parcel?: { recipient?: { phone: string } | null | undefined } | null | undefined
}

/** The columns of a row; all null while there is no secret, so that the cron hashes the row later. */
export type PersonHashes = Record<'email_hash' | 'phone_hash' | 'other_phone_hash', string | null>

/** Begin of every hash of the secret in use, and the signs after which no such hash stands. */
export type HashRange = { from: string; to: string }

const NOT_HASHED: PersonHashes = { email_hash: null, phone_hash: null, other_phone_hash: null }
/** Characters of a hash that follow those of its secret: 132 bits. */
const LENGTH = 22

type HashKey = { secret: string; derived: string; id: string }
let lastKey: HashKey | null = null

/**
 * The columns by which the persons of an order or a message are found. Whatever stores or changes an address or a
 * number writes them with it.
 */
export async function personHashes({
  email,
  phone,
  guest,
  parcel,
}: Persons): Promise<PersonHashes> {
  const key = await hashKey()
  if (!key) return NOT_HASHED
  const [emailHash, phoneHash, otherHash] = await Promise.all([
    email ? hashOf(key, { email }) : '',
    phone ? hashOf(key, { phone }) : null,
    otherPhone({ guest, parcel }, (other) => hashOf(key, { phone: other })),
  ])
  return { email_hash: emailHash, phone_hash: phoneHash, other_phone_hash: otherHash }
}

/** The hash by which a person is found; null while there is no secret. */
export async function personHash(name: PersonName): Promise<string | null> {
  const key = await hashKey()
  return key && hashOf(key, name)
}

/** The address or the number as it is compared: small letters, or E.164. */
export function foldedName(name: PersonName): string {
  if ('email' in name) return name.email.normalize('NFC').trim().toLowerCase()
  const read = parsePhone(name.phone, appConfig.market.phone)
  return read.ok ? read.phone : name.phone.replace(/\s/g, '')
}

/** The range of hashes of the secret in use; null while there is none. */
export async function hashRange(): Promise<HashRange | null> {
  const key = await hashKey()
  return key && { from: key.id, to: `${key.id}~` }
}

async function otherPhone(
  { guest, parcel }: Pick<Persons, 'guest' | 'parcel'>,
  hash: (phone: string) => Promise<string>,
): Promise<string | null> {
  const phone = guest?.phone ?? parcel?.recipient?.phone
  return phone ? hash(phone) : null
}

async function hashOf({ derived, id }: HashKey, name: PersonName): Promise<string> {
  const kind = 'email' in name ? 'email' : 'phone'
  return id + (await signHmac(derived, `${kind}|${foldedName(name)}`)).slice(0, LENGTH)
}

/**
 * A key of its own, derived from the secret of the links. Its id begins each hash, so that the rows of an exchanged
 * secret are known and hashed again.
 */
async function hashKey(): Promise<HashKey | null> {
  const secret = orderLinkSecret(env)
  if (secret === null) return null
  if (lastKey?.secret === secret) return lastKey
  const derived = await signHmac(secret, 'persons|1')
  const key = { secret, derived, id: (await signHmac(derived, 'id')).slice(0, 4) }
  lastKey = key
  return key
}
