import { DAY, HOUR, SECOND } from '~/lib/duration'
import * as v from 'valibot'
import {
  type ActFacts,
  BOTH,
  command,
  instantOf,
  isOver,
  OURS,
  someWords,
  THEIRS,
} from '~/order/acts/act'
import { EVENTS, type Billing, type LifeEvent } from '~/order/life/event-data'
import { isTelling, mayTell } from '~/order/acts/tell-place'
import type { LedgerRow, Life, Ride } from '~/order/life/life'
import { isAnyLeft, ridesOf } from '~/order/life/rides/rides'
import { STATES } from '~/order/life/states'

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
function movedRides(rides: readonly Ride[], { pickupAt, returnAt }: Trip): readonly Ride[] {
  const times = ridesOf({ pickupAt, rideAt: returnAt ?? pickupAt })
  const kept = times.map((ride) => {
    const known = rides.find(({ leg, over }) => leg === ride.leg && over !== 'cancelled')
    return known ? { ...known, pickupAt: ride.pickupAt } : ride
  })
  const dropped = rides.filter(({ leg }) => !times.some((ride) => ride.leg === leg))
  return [...kept, ...dropped.map((ride) => ({ ...ride, over: ride.over ?? 'cancelled' }) as const)]
}

// What was written down wrong, and the desk's own words: corrections, notes, and the taking back.

/** Our customer gets a mail of each correction, we of those by the customer. */
const BOTH_OF_CUSTOMER = { customer: 'always', carrier: 'ofCustomer' } as const

/** The fields of an order by which its papers name the customer. */
const ON_PAPERS = [...BILLING_FIELDS, 'name'] as const

/**
 * The order as typed was wrong. A correction changes something, and no pickup that is over. The customer may tell what
 * was left open: the street or the hotel in a town.
 */
const correct = {
  ...OURS,
  event: 'correct',
  who: ['carrier', 'customer'],
  told: BOTH_OF_CUSTOMER,
  attached: 'calendar',
  decide: (life, { before, after, landedAt = null }, { actor, now }) => {
    if (actor === 'customer') {
      if (!isTelling(before, after) || landedAt !== null) return 'notYours'
      if (isOver(life.pickupAt, now) || !mayTell(life)) return 'notNow'
    }
    if (landedAt === null && Object.keys(after).length === 0) return 'nothingChanged'
    const { trip } = after
    const isMoved = trip !== undefined && trip.pickupAt !== life.pickupAt
    if (isMoved && life.ride !== 1) return 'notNow'
    // Who mends the papers of a ride that is over may.
    if (isMoved && isOver(trip.pickupAt, now) && !isOver(life.pickupAt, now)) return 'pickupPast'
    if (landedAt === null) return { before, after }
    const landed = instantOf(landedAt)
    if (!landed) return 'timeInvalid'
    const isNear = Math.abs(landed.getTime() - Date.parse(life.pickupAt)) < 2 * DAY
    // Landed already, or expected.
    return isNear ? { before, after, landedAt: landed.toISOString() } : 'landingFar'
  },
  // Without the way back that was left, nothing is left.
  to: ({ state }, _event, rides) =>
    STATES[state].phase === 'agreed' && !isAnyLeft(rides) ? 'done' : state,
  after: (life, { data }) => corrected(life, data),
  ridesAfter: (rides, { data }) => (data.after.trip ? movedRides(rides, data.after.trip) : rides),
  // One that ended the order owes its invoice.
  mayOweDocuments: ({ end }, { at, data }) =>
    end?.at === at || ON_PAPERS.some((field) => data.after[field] !== undefined),
} as const satisfies ActFacts<'correct'>

/** For how long after placing, and how often, the customer may correct the e-mail address. */
const CORRECTING = { lasts: HOUR, most: 2 } as const

/** A mistyped address is corrected at once: whoever acts on the order later has the right one from the start. */
const correctEmail = {
  ...THEIRS,
  event: 'correctEmail',
  from: ['received'],
  // The customer's mail goes to the new address; the old one gets a line of its own (order/mail).
  told: BOTH,
  decide: ({ history, placedAt, correctedEmails }, { email }, { now }) => {
    if (history.some(({ actor }) => actor !== 'customer')) return 'notNow'
    if (now.getTime() >= Date.parse(placedAt) + CORRECTING.lasts) return 'tooLate'
    return correctedEmails.length >= CORRECTING.most ? 'tooOften' : { email }
  },
  after: ({ correctedEmails }, { data }) => ({ correctedEmails: [...correctedEmails, data.email] }),
  mayOweDocuments: false,
} as const satisfies ActFacts<'correctEmail'>

/** Words for the desk alone. */
const note = {
  ...OURS,
  event: 'note',
  decide: (_life, typed) => ({ text: typed.text }),
  mayOweDocuments: false,
} as const satisfies ActFacts<'note'>

/** For how long an act of the carrier can be taken back, in ms. */
export const UNDO_WITHIN = 60 * SECOND

/**
 * When the last event of an order can be taken back no more, ms; null for one that never can: it is not the carrier's,
 * or money that a gateway moved. What the event owes, mails and documents, waits until then.
 */
export function undoneBefore({ last }: Life): number | null {
  const isOurs = last.actor === 'carrier' && last.event !== 'received' && !last.isCard
  return isOurs ? Date.parse(last.at) + UNDO_WITHIN : null
}

/**
 * The entry of money that is meant as one that was noted and never moved, by its number or the last one. What a gateway moved
 * has its reference, and is none.
 */
export function mistakenEntry({ ledger }: Life, of: number | null): LedgerRow | undefined {
  return ledger.findLast(
    ({ seq, way, reference }) =>
      (of === null || seq === of) && !(way === 'card' && reference !== ''),
  )
}

/**
 * Takes the event `of` back, as if it had not happened: only the last one, if it is ours and nobody was told of it. Money
 * that was noted by mistake or of the wrong statement never moved, whatever happened since; of an entry by mistake the owner says so.
 */
const undo = {
  ...OURS,
  event: 'undo',
  isOwners: ({ money }) => money === 'entry',
  decide: (life, { of = null, money = null }, { now }) => {
    if (money !== null) {
      const entry = mistakenEntry(life, of)
      return entry ? { of: entry.seq } : 'nothingToUndo'
    }
    const before = undoneBefore(life)
    if (before === null || (of !== null && of !== life.last.seq)) return 'nothingToUndo'
    return now.getTime() < before ? { of: life.last.seq } : 'undoTooLate'
  },
  // A document that left before its act was taken back is credited.
  mayOweDocuments: () => true,
} as const satisfies ActFacts<'undo'>

/** The acts of this module, each under its event. */
export const correctActs = { correct, correctEmail, note, undo }

/** Fields of the order form as they are typed there. */
export const typedFields = v.record(
  v.pipe(v.string(), v.maxLength(40)),
  v.pipe(v.string(), v.maxLength(5_000)),
)

/** The commands of what was written down wrong, each under its word. */
export const correctCommands = {
  note: command('note', {
    event: 'note',
    fields: { text: someWords },
    rank: 9,
    says: 'words for you alone, in the history of the order',
    sample: { text: '…' },
  }),
  /** The order form reads what it changes (commands/correction). */
  correct: command('correct', {
    event: 'correct',
    fields: {
      fields: v.optional(typedFields, {}),
      landedAt: EVENTS.correct.typed.entries.landedAt,
    },
    rank: 10,
    says: 'mends what was typed wrong; the customer is told what changed',
    sample: { before: { name: 'A' }, after: { name: 'B' } },
  }),
  mistake: command('mistake', {
    event: 'undo',
    fields: { of: EVENTS.undo.typed.entries.of },
    fixed: { money: 'entry' },
    rank: 18,
    says: 'money that you noted never moved; the last entry, or that of --entry',
    sample: { money: 'entry' },
  }),
  undo: command('undo', {
    event: 'undo',
    fields: {},
    rank: 19,
    says: 'takes your last act back, within a minute',
    sample: {},
  }),
}
