import { isHttpsOrLoopback } from '../loopback.ts'
import type { SettingName, SettingProblem, Settings } from './names.ts'

const GATEWAY_PAIR = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const

/** What opens the payment gateway; `apiUrl` is null for its own address. */
export type GatewaySettings = { key: string; webhookSecret: string; apiUrl: string | null }

/** The settings of the payment gateway; null while they are missing or wrong. */
export function gatewaySettings(settings: Settings): GatewaySettings | null {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret } = settings
  const { STRIPE_API_URL: apiUrl } = settings
  const isSound = typeof apiUrl !== 'string' || apiUrl === '' || isHttpsOrLoopbackText(apiUrl)
  const isSet = typeof key === 'string' && typeof webhookSecret === 'string' && key !== ''
  if (!isSet || !isSound || gatewayProblems(settings).length > 0) return null
  return { key, webhookSecret, apiUrl: typeof apiUrl === 'string' && apiUrl ? apiUrl : null }
}

/**
 * The problem of a carrier that takes cards and has nothing to pay with: neither the secrets of the gateway nor a link.
 * The form then offers no card.
 */
export function cardProblems(
  settings: Settings,
  { methods, payLink }: { methods: readonly string[]; payLink: string | null },
): SettingProblem[] {
  const missing = GATEWAY_PAIR.filter((name) => !settings[name])
  if (!methods.includes('card') || payLink !== null || missing.length < GATEWAY_PAIR.length) {
    return []
  }
  return missing.map((setting) => ({
    setting,
    says: 'is missing: payment.methods of the carrier names card, so set both secrets of Stripe or payment.payLink, or take card out',
  }))
}

/** Requires both secrets of the gateway, or neither. */
export function gatewayProblems(settings: Settings): SettingProblem[] {
  const [keyName, secretName] = GATEWAY_PAIR
  const { [keyName]: key, [secretName]: secret } = settings
  const wrong = (setting: SettingName, says: string) => [{ setting, says }]
  if (!key && !secret) return []
  return [
    ...(key ? [] : wrong(keyName, `is missing: ${secretName} is set`)),
    ...(typeof key === 'string' && key && !/^[rs]k_[\w-]{8,250}$/.test(key)
      ? wrong(keyName, 'must be a secret or restricted key of Stripe, which begins with sk_ or rk_')
      : []),
    ...(secret ? [] : wrong(secretName, `is missing: ${keyName} is set`)),
    ...(typeof secret === 'string' && secret && !/^whsec_[\w+/=-]{16,250}$/.test(secret)
      ? wrong(secretName, 'must be the signing secret of the webhook, which begins with whsec_')
      : []),
  ]
}

function isHttpsOrLoopbackText(address: string): boolean {
  const url = URL.parse(address)
  return url !== null && isHttpsOrLoopback(url)
}
