import type { Billing, LifeEvent } from '~/order/life/event-data'
import type { Life, Ride } from '~/order/life/life'
import { ridesOf } from '~/order/life/rides/rides'

/** The fields of billing data; without their schemas, which no browser needs. */
export const BILLING_FIELDS = [
  'street',
  'city',
  'zip',
  'chooseCountry',
  'countryName',
  'customerCompany',
  'customerCompanyName',
  'customerCompanyID',
  'customerCompanyVATID',
] as const satisfies readonly (keyof Billing)[]

/**
 * What a correction changes of the life of an order: times, the address of the invoice, the e-mail address (the links
 * of a mistyped one end, as where the customer corrects it). Everything else is in the stored order itself.
 */
export function corrected(
  life: Life,
  { after, landedAt }: Extract<LifeEvent, { event: 'correct' }>['data'],
): Partial<Life> {
  return {
    ...(landedAt === undefined ? {} : { landedAt }),
    ...(after.email === undefined
      ? {}
      : { correctedEmails: [...life.correctedEmails, after.email] }),
    ...(life.billing === null ? {} : { billing: billed(life.billing, after) }),
    ...(after.trip === undefined ? {} : moved(life, after.trip)),
  }
}

function billed(
  billing: Billing,
  after: Extract<LifeEvent, { event: 'correct' }>['data']['after'],
): Billing {
  const changes = BILLING_FIELDS.flatMap((field) =>
    after[field] === undefined ? [] : [[field, after[field]] as const],
  )
  return { ...billing, ...Object.fromEntries(changes) }
}

type Trip = NonNullable<Extract<LifeEvent, { event: 'correct' }>['data']['after']['trip']>

function moved(life: Life, { pickupAt, pickupLocal, returnAt }: Trip): Partial<Life> {
  const changedPickup = life.changedPickup && pickupLocal
  // The corrected order has its flight.
  return { pickupAt, rideAt: returnAt ?? pickupAt, changedPickup, changedFlight: null }
}

/**
 * The rides of an order with a corrected way. A way back that was taken out stays as one that does not take place: its driver's
 * link and its calendar say so. One that is put in again is a new ride.
 */
export function movedRides(rides: readonly Ride[], { pickupAt, returnAt }: Trip): readonly Ride[] {
  const times = ridesOf({ pickupAt, rideAt: returnAt ?? pickupAt })
  const kept = times.map((ride) => {
    const known = rides.find(({ leg, over }) => leg === ride.leg && over !== 'cancelled')
    return known ? { ...known, pickupAt: ride.pickupAt } : ride
  })
  const dropped = rides.filter(({ leg }) => !times.some((ride) => ride.leg === leg))
  return [...kept, ...dropped.map((ride) => ({ ...ride, over: ride.over ?? 'cancelled' }) as const)]
}
