/** The carrier's settings outside of carrier.ts: variables of wrangler.toml and secrets of the Worker. */
export const SETTINGS = [
  'SITE_ORIGIN',
  'ORDER_LINK_SECRET',
  'PROVIDER',
  'PROVIDER_API_URL',
  'PROVIDER_ACCESS_TOKEN',
  'PROVIDER_BEARER',
  'PROVIDER_EVENTS_SECRET',
  'ARES_URL',
  'CARRIER_EMAIL',
  'MAIL_FROM',
  'MAIL_API_URL',
  'MAIL_API_TOKEN',
  'MAIL_EVENTS_SECRET',
  'HEALTH_TOKEN',
  'ORDERS_TOKEN',
  'DESK_PEOPLE',
  'FIO_TOKEN',
  'FIO_API_URL',
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
  'PROVIDER_EVENTS_SECRET',
  'MAIL_API_TOKEN',
  'MAIL_EVENTS_SECRET',
  'HEALTH_TOKEN',
  'ORDERS_TOKEN',
  'DESK_PEOPLE',
  'FIO_TOKEN',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
]

/** Placeholder for a secret that exists but cannot be read, as in a deploy: its value is not checked. */
export const UNSEEN = Symbol('unseen')

/** Settings as they were read; an empty text counts as missing. */
export type Settings = { readonly [name in SettingName]?: string | typeof UNSEEN }

/** A problem with a setting, in words for the operator; never contains the value. */
export type SettingProblem = { setting: SettingName; says: string }
