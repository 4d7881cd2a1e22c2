import { env } from 'cloudflare:workers'
import * as v from 'valibot'
import type { Visit } from '~/http/visit'
import { screenPath } from '~/i18n/screens'
import { DAY } from '~/lib/duration'
import { sha256 } from '~/lib/hash'
import { isUuid } from '~/lib/uuid'
import { instantSchema } from '~/back-office/contract-parts'
import { type Pressed, press, tellForeignPress } from '~/order/driver/press.server'
import type { NoRide, RideView } from '~/order/driver/ride-view'
import { sendMailSoon } from '~/order/mail/send-mail.server'
import { findRide, type Ride } from '~/order/store/driver/find-ride.server'
import { DRIVER_ACTS } from '~/order/store/driver/ride-progress'
import { readRideToken, townOf } from '~/order/store/driver/ride-token.server'
import { linkSecret } from '~/order/store/status-token.server'

/** A press is taken this long after it was pressed, ms. */
const LATEST = 14 * DAY

export type ShownRide = { view: RideView; status: 200 | 202 | 404 | 409 | 410 | 422 }

/** The page of a driver's link: 404 for one that never was, 410 for one that has ended. */
export async function openRide({ now }: Visit, token: string): Promise<ShownRide> {
  const found = await findRide(token, now)
  if (!found) return { view: { state: 'missing' }, status: 404 }
  if (found.state !== 'ride') {
    const isGone = found.state !== 'unreadable'
    return { view: await withoutRide(found.state, token), status: isGone ? 410 : 200 }
  }
  return { view: await shown(found.ride, token, now), status: 200 }
}

/**
 * Does what the driver pressed: 303, also for an act that came before, in another order or twice; 202 for one that waited for
 * signal until the link had ended. What is pressed on a ride that is somebody else's by then, or cancelled, is told to the desk,
 * as is cash that was taken once the link had ended. Refused: 409 for the reason of the ride, 422 for a post without an act,
 * its id or a readable time, or with a sum that is none.
 */
export async function submitRide(visit: Visit, token: string): Promise<ShownRide | Response> {
  const { form, now, locale, requestId } = visit
  const found = await findRide(token, now)
  if (found?.state === 'over' && (await pressLate(visit, token))) {
    return { view: await withoutRide(found.state, token), status: 202 }
  }
  const [link, foreign] = [await readRideToken(linkSecret(env), token), readPressed(form, now)]
  const isForeign = found?.state === 'replaced' || found?.state === 'cancelled'
  const isLateCash = found?.state === 'over' && foreign?.act === 'cash'
  if (link && foreign && (isForeign || isLateCash)) {
    const isRecent = now.getTime() - foreign.at.getTime() <= LATEST
    if (isRecent) await tellForeignPress(env.DB, link, foreign, now)
  }
  if (found?.state !== 'ride') return openRide(visit, token)
  const { ride } = found
  const pressed = readPressed(form, now)
  if (!pressed) return { view: await shown(ride, token, now, 'invalid'), status: 422 }
  const outcome = await press(env.DB, ride, pressed, { now, requestId })
  if (outcome !== 'happened' && outcome !== 'known') {
    const present = await findRide(token, now)
    return present?.state === 'ride'
      ? { view: await shown(present.ride, token, now, outcome), status: 409 }
      : openRide(visit, token)
  }
  if (outcome === 'happened') sendMailSoon(env)
  const Location = screenPath('driverRide', locale, token)
  return new Response(null, { status: 303, headers: { Location } })
}

async function withoutRide(state: NoRide, token: string): Promise<RideView> {
  return state === 'over' ? { state, key: await sha256(token) } : { state }
}

/**
 * Does what was pressed while the link showed its ride, and waited for signal until it had ended; the history says when it
 * was pressed and when it arrived. False for a post that is no such press.
 */
async function pressLate({ form, now, requestId }: Visit, token: string): Promise<boolean> {
  const pressed = readPressed(form, now)
  if (!pressed || now.getTime() - pressed.at.getTime() > LATEST) return false
  const then = await findRide(token, pressed.at)
  if (then?.state !== 'ride') return false
  const outcome = await press(env.DB, then.ride, pressed, { now, requestId })
  if (outcome === 'happened') sendMailSoon(env)
  return true
}

/** The sum of a page, which the acts of the order bound further. */
const sumSchema = v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number), v.minValue(1))

/** A posted act; without script it has no time. */
function readPressed(form: FormData, now: Date): Pressed | null {
  const act = DRIVER_ACTS.find((known) => known === form.get('act'))
  const id = form.get('id')
  const at = instantIn(form.get('at'))
  const sent = instantIn(form.get('sent'))
  const sum = act === 'cash' && form.has('sum') ? v.safeParse(sumSchema, form.get('sum')) : null
  if (!act || !isUuid(id) || at === 'invalid' || sent === 'invalid') return null
  if (sum?.success === false) return null
  return { act, id, at: at ?? now, sent: at && sent, sum: sum?.output ?? null }
}

function instantIn(posted: FormDataEntryValue | null): Date | null | 'invalid' {
  if (posted === null || posted === '') return null
  const read = v.safeParse(instantSchema, posted)
  return read.success ? new Date(read.output) : 'invalid'
}

async function shown(
  ride: Ride,
  token: string,
  now: Date,
  refused: Extract<RideView, { state: 'whole' }>['refused'] = null,
): Promise<RideView> {
  if (!ride.isWhole) return { state: 'ahead', ride, town: await townOf(env.DB, ride.from) }
  const id = () => crypto.randomUUID()
  const ids = {
    onTheWay: id(),
    arrived: id(),
    aboard: id(),
    done: id(),
    'no-show': id(),
    cash: id(),
  }
  return { state: 'whole', ride, now, key: await sha256(token), ids, refused }
}
