import { appConfig } from '~config'
import { HOUR } from '~/lib/duration'
import {
  type ActFacts,
  BOTH,
  command,
  CUSTOMER,
  fieldsIn,
  instantOf,
  isOver,
  type Refusal,
  someWords,
} from '~/order/acts/act'
import { EVENTS, someHaleru } from '~/order/life/event-data'
import type { Life } from '~/order/life/life'
import { reopened } from '~/order/life/ending'
import { binding } from '~/order/life/money/dues'

// How an order comes to bind, or does not: its receipt, the offer of a request, and the answers to both.

const OFFER_LASTS = appConfig.ordering.offer.hours * HOUR
const OFFER_ENDS_BEFORE_PICKUP = appConfig.ordering.offer.endsHoursBefore * HOUR

/** The order was placed: the event with which it begins (store/place-order). */
const received = {
  event: 'received',
  from: [],
  to: 'received',
  who: ['customer', 'carrier'],
  told: { customer: 'always', carrier: 'ofCustomer' },
  attached: 'none',
  decide: () => 'notNow',
  mayOweDocuments: false,
} as const satisfies ActFacts<'received'>

/** An order with a price binds. */
const confirm = {
  event: 'confirm',
  from: ['received'],
  to: 'confirmed',
  who: ['carrier'],
  told: CUSTOMER,
  attached: 'terms',
  decide: ({ price, pickupAt }, _typed, { now }) => {
    if (price === null) return 'noPrice'
    return isOver(pickupAt, now) ? 'tooLate' : {}
  },
  after: ({ pickupAt }, { at }) => binding(at, pickupAt),
  mayOweDocuments: false,
} as const satisfies ActFacts<'confirm'>

/** A price for a request, which its customer accepts or declines. */
const offer = {
  event: 'offer',
  from: ['received', 'offered'],
  to: 'offered',
  who: ['carrier'],
  told: CUSTOMER,
  attached: 'none',
  decide: ({ pickupAt }, { total, vatRateBp, until, words: said }, { now }) => {
    const end = offerEnd(until, pickupAt, now)
    if (!end.ok) return end.error
    const rate = vatRateBp === undefined ? {} : { vatRateBp }
    return { total, ...rate, until: end.until, words: said }
  },
  after: (_life, { data }) => ({ offer: data }),
  mayOweDocuments: false,
} as const satisfies ActFacts<'offer'>

type OfferEnd = { ok: true; until: string } | { ok: false; error: Refusal }

/** End of an offer made now: the given time, else after the default duration; always some time before the pickup. */
export function offerEnd(said: string | null, pickupAt: string, now: Date): OfferEnd {
  const last = Date.parse(pickupAt) - OFFER_ENDS_BEFORE_PICKUP
  const read = said === null ? null : instantOf(said)
  if (said !== null && read === null) return { ok: false, error: 'timeInvalid' }
  const until = read?.getTime() ?? Math.min(now.getTime() + OFFER_LASTS, last)
  if (until <= now.getTime()) return { ok: false, error: read ? 'untilPast' : 'tooLate' }
  if (until > last) return { ok: false, error: 'untilTooLate' }
  return { ok: true, until: new Date(until).toISOString() }
}

/** The customer takes the offer: the order binds at its price. */
const accept = {
  event: 'accept',
  from: ['offered'],
  to: 'confirmed',
  who: ['customer'],
  told: BOTH,
  attached: 'terms',
  decide: ({ offer: open }, { billing, paymentMethod }, { now }) =>
    !open || isOver(open.until, now) ? 'tooLate' : { billing, paymentMethod },
  after: ({ offer: taken, price, vatRateBp, pickupAt }, { at, data }) => ({
    ...binding(at, pickupAt),
    price: taken?.total ?? price,
    vatRateBp: taken?.vatRateBp ?? vatRateBp,
    offer: null,
    accepted: data,
    billing: data.billing,
  }),
  mayOweDocuments: false,
} as const satisfies ActFacts<'accept'>

/** The customer does not take the offer. */
const decline = {
  event: 'decline',
  from: ['offered'],
  to: 'cancelled',
  who: ['customer'],
  told: BOTH,
  attached: 'calendar',
  decide: () => ({}),
  after: () => ({ fee: 0 }),
  mayOweDocuments: false,
} as const satisfies ActFacts<'decline'>

/** The carrier cannot do it. */
const reject = {
  event: 'reject',
  from: ['received', 'offered'],
  to: 'rejected',
  who: ['carrier'],
  told: CUSTOMER,
  attached: 'calendar',
  decide: (_life, { reason }) => ({ reason }),
  mayOweDocuments: false,
} as const satisfies ActFacts<'reject'>

/**
 * Deadline for a decision: the pickup while the order waits for us, the end of the offer while it waits for the
 * customer.
 */
export function endOfWaiting({ offer: open, pickupAt }: Life): string {
  return open?.until ?? pickupAt
}

/** Nobody decided in time. */
const expire = {
  event: 'expire',
  from: ['received', 'offered'],
  to: 'expired',
  who: ['site'],
  told: CUSTOMER,
  attached: 'none',
  decide: (life, _typed, { now }) => (isOver(endOfWaiting(life), now) ? {} : 'tooEarly'),
  mayOweDocuments: false,
} as const satisfies ActFacts<'expire'>

/** The carrier ended the order by mistake; the customer may have made other plans since. */
const reopen = {
  event: 'reopen',
  isOwners: true,
  from: ['done', 'noShow', 'rejected', 'cancelled'],
  to: ({ end, state }) => end?.before.state ?? state,
  who: ['carrier'],
  told: CUSTOMER,
  attached: 'calendar',
  decide: ({ end }, { reason }) => (end?.by === 'customer' ? 'endedByCustomer' : { reason }),
  after: (life, { at }) => reopened(life, at),
  mayOweDocuments: () => true,
} as const satisfies ActFacts<'reopen'>

/** The acts of this module, each under its event. */
export const agreeActs = { received, confirm, offer, accept, decline, reject, expire, reopen }

/** The commands of how an order comes to bind, each under its word. */
export const agreeCommands = {
  confirm: command('confirm', {
    event: 'confirm',
    fields: {},
    rank: 1,
    says: 'an order with a price binds',
    sample: {},
    isReadable: true,
  }),
  quote: command('quote', {
    event: 'offer',
    fields: { ...fieldsIn(EVENTS.offer.typed), total: someHaleru },
    rank: 2,
    says: 'offers a price; the customer accepts or declines it',
    sample: { total: 1, until: null, words: '' },
  }),
  reopen: command('reopen', {
    event: 'reopen',
    fields: { reason: someWords },
    rank: 15,
    says: 'you ended the order by mistake; its customer is told',
    sample: { reason: '…' },
    isReadable: true,
  }),
  reject: command('reject', {
    event: 'reject',
    fields: { reason: someWords },
    rank: 16,
    says: 'you cannot do it',
    sample: { reason: '…' },
    isReadable: true,
  }),
}
