import type { SettingName, SettingProblem, Settings } from './setting/names.ts'
import {
  addressProblems,
  emailProblems,
  headerProblems,
  listProblems,
  originProblems,
  secretProblems,
  tokenProblems,
  webhookProblems,
} from './setting/values.ts'
import { PEOPLE_SHAPE, readPeople } from './people/desk-people.ts'
import { gatewayProblems } from './setting/gateway.ts'

/** The back office in use: the carrier's own over HTTP, or the embedded one. */
export type ProviderEnd = 'embedded' | 'remote'

const FIO = 'https://fioapi.fio.cz/v1/rest'
const PROVIDER_SECRETS = ['PROVIDER_ACCESS_TOKEN', 'PROVIDER_BEARER'] as const

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
    ...webhookProblems('MAIL_EVENTS_SECRET', settings.MAIL_EVENTS_SECRET || undefined),
    ...webhookProblems('PROVIDER_EVENTS_SECRET', settings.PROVIDER_EVENTS_SECRET || undefined, 2),
    ...(settings.HEALTH_TOKEN ? tokenProblems('HEALTH_TOKEN', settings.HEALTH_TOKEN) : []),
    ...(settings.ORDERS_TOKEN ? tokenProblems('ORDERS_TOKEN', settings.ORDERS_TOKEN) : []),
    ...peopleProblems(settings.DESK_PEOPLE),
    ...fioProblems(settings),
    ...gatewayProblems(settings),
    ...(settings.STRIPE_API_URL ? addressProblems('STRIPE_API_URL', settings.STRIPE_API_URL) : []),
  ]
}

/**
 * Problems that disconnect the site from its back office: then orders wait in the outbox and neither back office gets
 * any.
 */
export function providerProblems(settings: Settings): SettingProblem[] {
  return [
    ...endProblems(settings),
    ...PROVIDER_SECRETS.flatMap((setting) => {
      const value = settings[setting]
      return value
        ? headerProblems(setting, value)
        : [
            {
              setting,
              says: 'is missing: every back office, the embedded one too, is opened by it',
            },
          ]
    }),
  ]
}

/** The back office in use, by its address alone; null while the address is wrong or PROVIDER contradicts it. */
export function providerEnd(settings: Settings): ProviderEnd | null {
  if (endProblems(settings).length > 0) return null
  return settings.PROVIDER_API_URL ? 'remote' : 'embedded'
}

/** PROVIDER chooses nothing: it says which end is meant, so that a lost address is no change of the back office. */
function endProblems({ PROVIDER: named, PROVIDER_API_URL: url }: Settings): SettingProblem[] {
  if (named && named !== 'embedded' && named !== 'remote') {
    return [{ setting: 'PROVIDER', says: 'must be embedded or remote' }]
  }
  if (named === 'embedded' && url) {
    return [{ setting: 'PROVIDER', says: 'is embedded, and yet PROVIDER_API_URL is set' }]
  }
  if (named === 'remote' && !url) {
    return [{ setting: 'PROVIDER_API_URL', says: 'is missing: PROVIDER is remote' }]
  }
  return url ? addressProblems('PROVIDER_API_URL', url) : []
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
  return typeof secret === 'string' &&
    secret !== '' &&
    webhookProblems('MAIL_EVENTS_SECRET', secret).length === 0
    ? secret
    : null
}

/** The secrets that sign the notices of a back office, the second while one is exchanged; none while they are wrong. */
export function providerEventsSecrets({ PROVIDER_EVENTS_SECRET: value }: Settings): string[] {
  const isSet = typeof value === 'string' && value !== ''
  return isSet && webhookProblems('PROVIDER_EVENTS_SECRET', value, 2).length === 0
    ? value.split(' ')
    : []
}

/** The token of the terminal; null while it is missing or too weak. */
export function ordersToken({ ORDERS_TOKEN: token }: Settings): string | null {
  return typeof token === 'string' && tokenProblems('ORDERS_TOKEN', token).length === 0
    ? token
    : null
}

function peopleProblems(value: string | symbol | undefined): SettingProblem[] {
  return typeof value === 'symbol' || readPeople(value) !== null
    ? []
    : [{ setting: 'DESK_PEOPLE', says: PEOPLE_SHAPE }]
}

/** The address and the token of Fio's API; null while the token is missing or one of them is wrong. */
export function fioAccess(settings: Settings): { url: string; token: string } | null {
  const { FIO_TOKEN: token, FIO_API_URL: url } = settings
  if (typeof token !== 'string' || token === '' || fioProblems(settings).length > 0) return null
  return { token, url: typeof url === 'string' && url !== '' ? url.replace(/\/$/, '') : FIO }
}

/** The token is a part of an address. */
function fioProblems({ FIO_TOKEN: token, FIO_API_URL: url }: Settings): SettingProblem[] {
  const isToken = typeof token !== 'string' || token === '' || /^[A-Za-z\d]{32,128}$/.test(token)
  return [
    ...(isToken ? [] : [{ setting: 'FIO_TOKEN', says: 'must be letters and digits' } as const]),
    ...(url ? addressProblems('FIO_API_URL', url) : []),
  ]
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
