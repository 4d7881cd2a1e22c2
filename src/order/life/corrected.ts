import type { Billing, LifeEvent } from '~/order/life/event-data'
import type { Life } from '~/order/life/life'
import { ridesOf, toRide } from '~/order/life/rides/rides'

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

function moved(
  life: Life,
  {
    pickupAt,
    pickupLocal,
    returnAt,
  }: NonNullable<Extract<LifeEvent, { event: 'correct' }>['data']['after']['trip']>,
): Partial<Life> {
  const rideAt = returnAt ?? pickupAt
  const times = ridesOf({ pickupAt, rideAt })
  const rides = times.map((ride) => {
    const known = life.rides.find(({ leg }) => leg === ride.leg)
    return known ? { ...known, pickupAt: ride.pickupAt } : ride
  })
  const changedPickup = life.changedPickup && pickupLocal
  // The corrected order has its flight.
  return { pickupAt, rideAt, ...toRide(rides), changedPickup, changedFlight: null }
}
