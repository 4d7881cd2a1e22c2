import { parseEmail } from './fields/email.ts'
import { gatewayProblems } from './gateway-settings.ts'
import { isHttpsOrLoopback, isLoopback } from './loopback.ts'

/** The carrier's settings outside of carrier.ts: variables of wrangler.toml and secrets of the Worker. */
export const SETTINGS = [
  'SITE_ORIGIN',
  'ORDER_LINK_SECRET',
  'PROVIDER',
  'PROVIDER_API_URL',
  'PROVIDER_ACCESS_TOKEN',
  'PROVIDER_BEARER',
  'ARES_URL',
  'CARRIER_EMAIL',
  'MAIL_FROM',
  'MAIL_API_URL',
  'MAIL_API_TOKEN',
  'MAIL_EVENTS_SECRET',
  'HEALTH_TOKEN',
  'ORDERS_TOKEN',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_API_URL',
] as const
export type SettingName = (typeof SETTINGS)[number]

/** The secrets: they are never in wrangler.toml, and a deploy sees only their names. */
export const SECRETS: readonly SettingName[] = [
  'ORDER_LINK_SECRET',
  'PROVIDER_ACCESS_TOKEN',
  'PROVIDER_BEARER',
  'MAIL_API_TOKEN',
  'MAIL_EVENTS_SECRET',
  'HEALTH_TOKEN',
  'ORDERS_TOKEN',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
]

/** Placeholder for a secret that exists but cannot be read, as in a deploy: its value is not checked. */
export const UNSEEN = Symbol('unseen')

/** Settings as they were read; an empty text counts as missing. */
export type Settings = { readonly [name in SettingName]?: string | typeof UNSEEN }

/** A problem with a setting, in words for the operator; never contains the value. */
export type SettingProblem = { setting: SettingName; says: string }

/** The back office in use: the carrier's own over HTTP, or the embedded one. */
export type ProviderEnd = 'embedded' | 'remote'

const MIN_SECRET = 32
const PROVIDER_PARTS = ['PROVIDER_API_URL', 'PROVIDER_ACCESS_TOKEN', 'PROVIDER_BEARER'] as const

/**
 * All problems with the settings; `npm run deploy`, `npm start` and the health check share this list. On this machine
 * (`isLocal`) the request determines the origin.
 */
export function settingProblems(settings: Settings, { isLocal = false } = {}): SettingProblem[] {
  return [
    ...originProblems(settings.SITE_ORIGIN || undefined, isLocal),
    ...(settings.ORDER_LINK_SECRET
      ? secretProblems('ORDER_LINK_SECRET', settings.ORDER_LINK_SECRET)
      : [{ setting: 'ORDER_LINK_SECRET', says: 'is missing' } as const]),
    ...providerProblems(settings),
    ...(settings.ARES_URL ? addressProblems('ARES_URL', settings.ARES_URL) : []),
    ...listProblems('CARRIER_EMAIL', settings.CARRIER_EMAIL || undefined),
    ...emailProblems('MAIL_FROM', settings.MAIL_FROM || undefined),
    ...mailApiProblems(settings),
    ...eventsProblems(settings.MAIL_EVENTS_SECRET || undefined),
    ...(settings.HEALTH_TOKEN ? tokenProblems('HEALTH_TOKEN', settings.HEALTH_TOKEN) : []),
    ...(settings.ORDERS_TOKEN ? tokenProblems('ORDERS_TOKEN', settings.ORDERS_TOKEN) : []),
    ...gatewayProblems(settings),
    ...(settings.STRIPE_API_URL ? addressProblems('STRIPE_API_URL', settings.STRIPE_API_URL) : []),
  ]
}

/**
 * Problems that disconnect the site from its back office: then orders wait in the outbox and neither back office gets
 * any.
 */
export function providerProblems(settings: Settings): SettingProblem[] {
  const { PROVIDER: named } = settings
  const set = PROVIDER_PARTS.filter((name) => settings[name])
  if (named && named !== 'embedded' && named !== 'remote') {
    return [{ setting: 'PROVIDER', says: 'must be embedded or remote' }]
  }
  if (named === 'embedded') {
    return set.length === 0
      ? []
      : [{ setting: 'PROVIDER', says: `is embedded, and yet ${set.join(', ')} is set` }]
  }
  if (set.length === 0 && named !== 'remote') return []
  return PROVIDER_PARTS.flatMap((setting) => {
    const value = settings[setting]
    if (!value) return [{ setting, says: 'is missing: a back office over HTTP needs all three' }]
    return setting === 'PROVIDER_API_URL'
      ? addressProblems(setting, value)
      : headerProblems(setting, value)
  })
}

/** The back office in use; null while its settings contradict each other or are incomplete. */
export function providerEnd(settings: Settings): ProviderEnd | null {
  if (providerProblems(settings).length > 0) return null
  return settings.PROVIDER_API_URL ? 'remote' : 'embedded'
}

/** The origin in SITE_ORIGIN, or null when it is missing or not an https origin. */
export function namedOrigin({ SITE_ORIGIN: named }: Settings): string | null {
  return typeof named === 'string' && originProblems(named, false).length === 0
    ? new URL(named).origin
    : null
}

/** The same, but also accepts the origin of a site on this machine: the target of links in mails. */
export function siteOrigin(settings: Settings): string | null {
  const { SITE_ORIGIN: named } = settings
  return typeof named === 'string' && named !== '' && originProblems(named, true).length === 0
    ? new URL(named).origin
    : null
}

/** The address and the token of the mail API; null while they are missing or wrong. */
export function mailApi(settings: Settings): { url: string; token: string } | null {
  const { MAIL_API_URL: url, MAIL_API_TOKEN: token } = settings
  const isSet = typeof url === 'string' && url !== '' && typeof token === 'string'
  return isSet && mailApiProblems(settings).length === 0 ? { url, token } : null
}

/** The secret that signs links to orders; null when it is missing or too weak. */
export function orderLinkSecret({ ORDER_LINK_SECRET: secret }: Settings): string | null {
  return typeof secret === 'string' && secretProblems('ORDER_LINK_SECRET', secret).length === 0
    ? secret
    : null
}

/** The secret that signs the reports of the mail service; null while it is missing or wrong. */
export function mailEventsSecret({ MAIL_EVENTS_SECRET: secret }: Settings): string | null {
  return typeof secret === 'string' && secret !== '' && eventsProblems(secret).length === 0
    ? secret
    : null
}

/** The token of the terminal; null while it is missing or too weak. */
export function ordersToken({ ORDERS_TOKEN: token }: Settings): string | null {
  return typeof token === 'string' && tokenProblems('ORDERS_TOKEN', token).length === 0
    ? token
    : null
}

function originProblems(value: string | symbol | undefined, isLocal: boolean): SettingProblem[] {
  const wrong = (says: string) => [{ setting: 'SITE_ORIGIN', says } as const]
  if (value === undefined) return isLocal ? [] : wrong('is missing, e.g. https://www.example.com')
  if (typeof value === 'symbol') return []
  const url = URL.parse(value)
  const isHttp = isLocal && url?.protocol === 'http:' && isLoopback(url)
  if (url?.protocol !== 'https:' && !isHttp) {
    return wrong('must be an https address, e.g. https://www.example.com')
  }
  return `${url.origin}/` === url.href && !/[?#]/.test(value)
    ? []
    : wrong('must be scheme and host alone, e.g. https://www.example.com')
}

function addressProblems(setting: SettingName, value: string | symbol): SettingProblem[] {
  if (typeof value === 'symbol') return []
  const url = URL.parse(value)
  if (!url) return [{ setting, says: 'is not an absolute address' }]
  if (!isHttpsOrLoopback(url)) {
    return [{ setting, says: 'must be https (http only on localhost, 127.0.0.1 or [::1])' }]
  }
  return url.username || url.password || url.search || url.hash
    ? [{ setting, says: 'must not carry a user, password, query or fragment' }]
    : []
}

function secretProblems(setting: SettingName, value: string | symbol): SettingProblem[] {
  if (typeof value === 'symbol') return []
  return value.length < MIN_SECRET
    ? [{ setting, says: `is too easy to guess: at least ${MIN_SECRET} characters` }]
    : []
}

/** A secret that a header sends. */
function tokenProblems(setting: SettingName, value: string | symbol): SettingProblem[] {
  return [...secretProblems(setting, value), ...headerProblems(setting, value)]
}

/** True when a value is valid in a header. */
function headerProblems(setting: SettingName, value: string | symbol): SettingProblem[] {
  return typeof value === 'symbol' || /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(value)
    ? []
    : [{ setting, says: 'must be printable ASCII with no space around it' }]
}

/** Requires both the address and the token of the mail API, or neither. */
function mailApiProblems(settings: Settings): SettingProblem[] {
  const { MAIL_API_URL: url, MAIL_API_TOKEN: token } = settings
  if (!url && !token) return []
  const missing = (setting: SettingName) =>
    [
      { setting, says: 'is missing: mails are posted with MAIL_API_URL and MAIL_API_TOKEN' },
    ] as const
  return [
    ...(url ? addressProblems('MAIL_API_URL', url) : missing('MAIL_API_URL')),
    ...(token ? headerProblems('MAIL_API_TOKEN', token) : missing('MAIL_API_TOKEN')),
  ]
}

/** A secret of Standard Webhooks: 24 to 64 bytes in base64, after the prefix `whsec_`. */
function eventsProblems(value: string | symbol | undefined): SettingProblem[] {
  return typeof value !== 'string' || /^whsec_[A-Za-z\d+/]{32,88}={0,2}$/.test(value)
    ? []
    : [
        {
          setting: 'MAIL_EVENTS_SECRET',
          says: 'must be the signing secret of the webhook, which begins with whsec_',
        },
      ]
}

/** Addresses separated by commas. */
function listProblems(setting: SettingName, value: string | symbol | undefined): SettingProblem[] {
  if (typeof value !== 'string') return []
  return value
    .split(',')
    .flatMap((one) => emailProblems(setting, one.trim()))
    .slice(0, 1)
}

function emailProblems(setting: SettingName, value: string | symbol | undefined): SettingProblem[] {
  return typeof value === 'string' && parseEmail(value) === null
    ? [{ setting, says: 'is no e-mail address' }]
    : []
}
