import { parseEmail } from '../fields/email.ts'
import { isHttpsOrLoopback, isLoopback } from '../loopback.ts'
import type { SettingName, SettingProblem } from './names.ts'

// What is wrong with the value of a setting; a secret that a deploy cannot read passes.

const MIN_SECRET = 32

export function originProblems(
  value: string | symbol | undefined,
  isLocal: boolean,
): SettingProblem[] {
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

export function addressProblems(setting: SettingName, value: string | symbol): SettingProblem[] {
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

export function secretProblems(setting: SettingName, value: string | symbol): SettingProblem[] {
  if (typeof value === 'symbol') return []
  return value.length < MIN_SECRET
    ? [{ setting, says: `is too easy to guess: at least ${MIN_SECRET} characters` }]
    : []
}

/** A secret that a header sends. */
export function tokenProblems(setting: SettingName, value: string | symbol): SettingProblem[] {
  return [...secretProblems(setting, value), ...headerProblems(setting, value)]
}

/** True when a value is valid in a header. */
export function headerProblems(setting: SettingName, value: string | symbol): SettingProblem[] {
  return typeof value === 'symbol' || /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(value)
    ? []
    : [{ setting, says: 'must be printable ASCII with no space around it' }]
}

/** Secrets of Standard Webhooks, `most` with a space between: 24 to 64 bytes in base64, after the prefix `whsec_`. */
export function webhookProblems(
  setting: SettingName,
  value: string | symbol | undefined,
  most = 1,
): SettingProblem[] {
  if (typeof value !== 'string') return []
  const secrets = value.split(' ')
  const areSound = secrets.every((secret) => /^whsec_[A-Za-z\d+/]{32,88}={0,2}$/.test(secret))
  if (areSound && secrets.length <= most) return []
  const says =
    most === 1
      ? 'must be the signing secret of the webhook, which begins with whsec_'
      : 'must be one or two secrets that begin with whsec_, with a space between'
  return [{ setting, says }]
}

/** Addresses separated by commas. */
export function listProblems(
  setting: SettingName,
  value: string | symbol | undefined,
): SettingProblem[] {
  if (typeof value !== 'string') return []
  return value
    .split(',')
    .flatMap((one) => emailProblems(setting, one.trim()))
    .slice(0, 1)
}

export function emailProblems(
  setting: SettingName,
  value: string | symbol | undefined,
): SettingProblem[] {
  return typeof value === 'string' && parseEmail(value) === null
    ? [{ setting, says: 'is no e-mail address' }]
    : []
}
