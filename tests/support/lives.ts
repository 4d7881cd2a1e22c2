import * as v from 'valibot'
import { decide, type Decision } from '~/order/acts/acts'
import type { Act } from '~/order/life/event-data'
import { type LifeEvent, lifeEventSchema } from '~/order/life/event-data'
import { type Life } from '~/order/life/life'
import { afterEvent, foldLife } from '~/order/acts/fold-life'
import type { Actor } from '~/order/life/states'
import { DAY, HOUR } from '~/lib/duration'
import { NOW } from './builders.ts'

/** The pickup of the lives below: ten days after NOW, noon in Prague. */
export const PICKUP = new Date(NOW.getTime() + 10 * DAY)

/** An order that was just received; `total` in haléře, null for a request. */
export function aLife(total: number | null = 790_000, pickup = PICKUP): Life {
  const pickupAt = pickup.toISOString()
  const data = { total, pickupAt, rideAt: pickupAt }
  const at = NOW.toISOString()
  const life = foldLife([{ seq: 1, event: 'received', actor: 'customer', at, data }])
  if (!life) throw new Error('no life')
  return life
}

/** An act of somebody at a moment. */
export type Step = { act: Act; by: Actor; at?: Date }

/** The event that a decision makes of a life. */
export function toEvent(life: Life, { by, at = NOW }: Step, decision: Decision): LifeEvent {
  if (!decision.ok) throw new Error(decision.error)
  const about = { seq: life.seq + 1, actor: by, at: at.toISOString() }
  return v.parse(lifeEventSchema, { ...decision.happened, ...about })
}

export const BILLING = {
  street: 'Vodičkova 12',
  city: 'Praha',
  zip: '11000',
  chooseCountry: 'CZ',
  countryName: { cs: 'Česko', en: 'Czechia' },
  customerCompany: false,
  customerCompanyName: null,
  customerCompanyID: null,
  customerCompanyVATID: null,
}

const DRIVER = { driver: 'Karel Ukázka', phone: '+420700000001', car: 'Sedan', plate: '1AB 2345' }

/** Acts with the data they need. */
export const acts = {
  confirm: { act: { event: 'confirm' }, by: 'carrier' },
  offer: {
    act: { event: 'offer', total: 650_000, until: null, words: 'Včetně čekání.' },
    by: 'carrier',
  },
  accept: {
    act: { event: 'accept', billing: BILLING, paymentMethod: 'bankTransfer' },
    by: 'customer',
  },
  decline: { act: { event: 'decline' }, by: 'customer' },
  reject: { act: { event: 'reject', reason: 'Všechny vozy jsou na cestě.' }, by: 'carrier' },
  expire: { act: { event: 'expire' }, by: 'site' },
  assign: { act: { event: 'assign', ...DRIVER }, by: 'carrier' },
  onTheWay: { act: { event: 'progress', step: 'onTheWay' }, by: 'driver' },
  arrived: { act: { event: 'progress', step: 'arrived' }, by: 'driver' },
  aboard: { act: { event: 'progress', step: 'aboard' }, by: 'driver' },
  finish: { act: { event: 'finish', why: 'Vyjelo se dřív.' }, by: 'driver' },
  noShow: {
    act: { event: 'noShow', reason: 'Nikdo nepřišel.' },
    by: 'driver',
    at: new Date(PICKUP.getTime() + HOUR),
  },
  cancel: { act: { event: 'cancel', reason: null }, by: 'customer' },
  withdraw: { act: { event: 'cancel', reason: 'Porucha vozu.' }, by: 'carrier' },
  correctEmail: { act: { event: 'correctEmail', email: 'jana@example.org' }, by: 'customer' },
  requestChange: { act: { event: 'requestChange', message: 'O hodinu později.' }, by: 'customer' },
  refuseChange: { act: anAnswer({ isGranted: false }), by: 'carrier' },
  offerChange: { act: anAnswer({ total: 850_000 }), by: 'carrier' },
  acceptChange: { act: { event: 'acceptChange' }, by: 'customer' },
  declineChange: { act: { event: 'declineChange' }, by: 'customer' },
  surcharge: { act: { event: 'surcharge', amount: 500_000, reason: 'Úklid vozu.' }, by: 'carrier' },
  cheaper: { act: { event: 'price', total: 600_000, reason: 'Omluva.' }, by: 'carrier' },
  dearer: { act: { event: 'price', total: 900_000, reason: 'Delší trasa.' }, by: 'carrier' },
  reopen: { act: { event: 'reopen', reason: 'Překlep v čísle.' }, by: 'carrier' },
  paid: { act: { event: 'paid', amount: null }, by: 'carrier' },
  paidPart: { act: { event: 'paid', amount: 100_000 }, by: 'carrier' },
  refunded: { act: { event: 'refunded', amount: null }, by: 'carrier' },
  waive: { act: { event: 'waive', amount: null }, by: 'carrier' },
} as const satisfies Record<string, Step>

/** A cancelling where a back office decides: asked for, and answered at a lower fee. */
export const askedToCancel = {
  ask: { act: { event: 'requestCancel', reason: null }, by: 'customer' },
  answer: { act: { event: 'cancel', reason: null, fee: 100_000 }, by: 'carrier' },
} as const satisfies Record<string, Step>

/** The carrier's answer to a wish for a change. */
export function anAnswer(
  answer: Partial<Extract<Act, { event: 'answerChange' }>> = {},
): Extract<Act, { event: 'answerChange' }> {
  const nothing = { total: null, time: null, until: null }
  return { event: 'answerChange', isGranted: true, words: 'Ano.', ...nothing, ...answer }
}

/** A life after these steps, one after the other; a step that is not allowed throws. */
export function lived(life: Life, ...steps: Step[]): Life {
  return steps.reduce((before, step) => {
    const event = toEvent(before, step, decide(before, step.act, step.by, step.at ?? NOW))
    return afterEvent(before, event)
  }, life)
}
