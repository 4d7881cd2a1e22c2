import { env } from 'cloudflare:workers'
import { appConfig } from '~config'
import { screenPath } from '~/i18n/screens'
import { signHmac, verifyHmac } from '~/lib/hash'
import type { Locale, L10n } from '~/lib/locale'
import { isOrderNumber } from '~/lib/order-number'
import { linkSecret, signedText } from '~/order/store/status-token.server'
import { namesInText, resolveTown } from '~/places/gazetteer'
import { loadTowns } from '~/places/gazetteer.server'
import { resolvePlace } from '~/places/words/places'
import { errorFacts, logEvent } from '~/lib/log'

/**
 * The town of a typed place, without its street, its house and the name of a person: one of the carrier's places, else
 * of the gazetteer. Null where the text names none, or several.
 */
export async function townOf(db: D1Database, typed: string): Promise<L10n | null> {
  const place = resolvePlace(typed)
  if (place.kind === 'found') return place.place.name
  const names = namesInText(typed)
  if (names.length === 0) return null
  try {
    const answer = resolveTown(typed, await loadTowns(db, names))
    return answer.kind === 'found' ? answer.town.name : null
  } catch (error) {
    logEvent({ event: 'gazetteer', outcome: 'unavailable', ...errorFacts(error) })
    return null
  }
}

/** The scope of a driver's link: one ride of an order, for who was assigned to it (status-token has the others). */
const SCOPE = `d${appConfig.links.keyVersion}`

/** The way there is 1, the way back 2. */
export type RideLeg = 1 | 2

/** What a driver's link is for. `assignment`: the number of the event that assigned the driver; a later one ends it. */
export type RideLink = { number: string; leg: RideLeg; assignment: number }

/** The unguessable token of a driver's page, `{number}.{scope and key version}-{leg}-{assignment}.{HMAC}`. */
export async function mintRideToken(
  secret: string,
  { number, leg, assignment }: RideLink,
): Promise<string> {
  const scoped = `${SCOPE}-${leg}-${assignment}`
  return `${number}.${scoped}.${await signHmac(secret, signedText(number, scoped))}`
}

/** What a token with a valid signature is for; else null. */
export async function readRideToken(secret: string, token: string): Promise<RideLink | null> {
  const [number = '', scoped = '', signature = '', ...rest] = token.split('.')
  if (!isOrderNumber(number) || rest.length > 0) return null
  const [scope, leg, assignment = ''] = scoped.split('-')
  if (scope !== SCOPE || (leg !== '1' && leg !== '2') || !/^\d{1,7}$/.test(assignment)) return null
  if (!(await verifyHmac(secret, signedText(number, scoped), signature))) return null
  return { number, leg: leg === '1' ? 1 : 2, assignment: Number(assignment) }
}

/** Path of a driver's page. */
export async function ridePath(locale: Locale, link: RideLink): Promise<string> {
  return screenPath('driverRide', locale, await mintRideToken(linkSecret(env), link))
}
