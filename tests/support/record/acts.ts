import { keysOf } from '~/lib/keys-of'

/** An act as each door of the carrier takes it; a door that cannot say it is missing. */
type CarriersAct = {
  command?: Record<string, unknown> & { command: string }
  notice?: { event: string; data: Record<string, unknown> }
  desk?: { intent: string; typed: Record<string, string> }
  /** The lives in which this differs from its neighbour; all where it is missing. */
  only?: RegExp
}

const WITH_RETURN = /return|both|back|there/

const driver = { driver: 'Karel Vozka', phone: '+420777000111', car: 'Superb', plate: '1AB 2345' }
const backDriver = { ...driver, driver: 'Petr Druhý', phone: '+420777000222', plate: '2AB 2345' }
const instant = (local: string) => new Date(`${local}:00+02:00`).toISOString()
const UNTIL = '2035-05-15T12:00'
const LATER = '2035-05-17T12:00'
const answer = { isGranted: true, words: '', total: null, time: null, until: null }

/** What the carrier may do to an order, by a name of the record. */
export const CARRIERS_ACTS = {
  confirm: {
    command: { command: 'confirm' },
    notice: { event: 'confirm', data: {} },
    desk: { intent: 'confirm', typed: {} },
  },
  quote: {
    command: { command: 'quote', total: 650_000, until: null, words: 'Včetně čekání.' },
    notice: {
      event: 'offer',
      data: { total: 650_000, until: instant(UNTIL), words: 'Včetně čekání.' },
    },
    desk: { intent: 'quote', typed: { total: '6500', vat: '2100', reason: 'Včetně čekání.' } },
  },
  'quote-until': {
    only: /request|offered|confirmed$/,
    command: { command: 'quote', total: 700_000, vatRateBp: 1_200, until: UNTIL, words: '' },
    notice: {
      event: 'offer',
      data: { total: 700_000, vatRateBp: 1_200, until: instant(UNTIL), words: '' },
    },
    desk: { intent: 'quote', typed: { total: '7000', vat: '1200', until: UNTIL } },
  },
  'answer-no': {
    command: { command: 'answer', ...answer, isGranted: false, words: 'Nejde to.' },
    notice: {
      event: 'answerChange',
      data: { isGranted: false, words: 'Nejde to.', offer: null },
    },
    desk: { intent: 'answer', typed: { granted: 'no', time: '', reason: 'Nejde to.' } },
  },
  'answer-yes': {
    command: { command: 'answer', ...answer, words: 'Zařídíme.' },
    notice: { event: 'answerChange', data: { isGranted: true, words: 'Zařídíme.', offer: null } },
    desk: { intent: 'answer', typed: { granted: 'yes', reason: 'Zařídíme.' } },
  },
  'answer-time': {
    command: { command: 'answer', ...answer, time: LATER },
    notice: {
      event: 'answerChange',
      data: {
        isGranted: true,
        words: '',
        offer: {
          total: null,
          pickup: { local: LATER, at: instant(LATER) },
          until: instant(UNTIL),
        },
      },
    },
    desk: { intent: 'answer', typed: { granted: 'yes', time: LATER } },
  },
  'answer-price': {
    command: { command: 'answer', ...answer, words: 'Rádi.', total: 1_200_000, until: UNTIL },
    notice: {
      event: 'answerChange',
      data: {
        isGranted: true,
        words: 'Rádi.',
        offer: { total: 1_200_000, pickup: null, until: instant(UNTIL) },
      },
    },
    desk: {
      intent: 'answer',
      typed: { granted: 'yes', total: '12000', until: UNTIL, reason: 'Rádi.' },
    },
  },
  reject: {
    command: { command: 'reject', reason: 'Všechny vozy jezdí.' },
    notice: { event: 'reject', data: { reason: 'Všechny vozy jezdí.' } },
    desk: { intent: 'reject', typed: { reason: 'Všechny vozy jezdí.' } },
  },
  assign: {
    command: { command: 'assign', ...driver, email: 'karel@example.com' },
    notice: { event: 'assign', data: { ...driver, email: 'karel@example.com' } },
    desk: { intent: 'assign', typed: driver },
  },
  'assign-back': {
    only: WITH_RETURN,
    command: { command: 'assign', ...backDriver, leg: 2 },
    notice: { event: 'assign', data: { ...backDriver, leg: 2 } },
    desk: { intent: 'assign', typed: { ...backDriver, leg: '2' } },
  },
  'on-the-way': {
    command: { command: 'progress', step: 'onTheWay' },
    notice: { event: 'progress', data: { step: 'onTheWay' } },
    desk: { intent: 'progress', typed: { step: 'onTheWay' } },
  },
  arrived: {
    command: { command: 'progress', step: 'arrived' },
    notice: { event: 'progress', data: { step: 'arrived' } },
    desk: { intent: 'progress', typed: { step: 'arrived' } },
  },
  aboard: {
    command: { command: 'progress', step: 'aboard' },
    notice: { event: 'progress', data: { step: 'aboard' } },
    desk: { intent: 'progress', typed: { step: 'aboard' } },
  },
  done: {
    command: { command: 'done' },
    notice: { event: 'finish', data: {} },
    desk: { intent: 'done', typed: {} },
  },
  'done-why': {
    command: { command: 'done', why: 'Vyjelo se dřív.' },
    notice: { event: 'finish', data: { why: 'Vyjelo se dřív.' } },
    desk: { intent: 'done', typed: { why: 'Vyjelo se dřív.' } },
  },
  'no-show': {
    command: { command: 'no-show', reason: 'Nikdo nepřišel.' },
    notice: { event: 'noShow', data: { reason: 'Nikdo nepřišel.' } },
    desk: { intent: 'no-show', typed: { reason: 'Nikdo nepřišel.' } },
  },
  'no-show-waited': {
    command: { command: 'no-show', reason: 'Nikdo.', waitedUntil: '2035-05-17T10:50' },
    notice: {
      event: 'noShow',
      data: {
        reason: 'Nikdo.',
        waited: { from: instant('2035-05-17T10:30'), until: instant('2035-05-17T10:50') },
      },
    },
    desk: {
      intent: 'no-show',
      typed: { reason: 'Nikdo.', 'waited-until': '2035-05-17T10:50' },
    },
  },
  'no-show-all': {
    only: WITH_RETURN,
    command: { command: 'no-show', reason: 'Nikdo.', leg: 1, isBackCancelled: true },
    notice: { event: 'noShow', data: { reason: 'Nikdo.', leg: 1, isBackCancelled: true } },
  },
  cancel: {
    command: { command: 'cancel', reason: 'Porucha vozu.' },
    notice: { event: 'cancel', data: { reason: 'Porucha vozu.', fee: 0 } },
    desk: { intent: 'cancel', typed: { reason: 'Porucha vozu.' } },
  },
  'cancel-fee': {
    notice: { event: 'cancel', data: { reason: null, fee: 100_000 } },
  },
  'price-lower': {
    command: { command: 'price', total: 600_000, reason: 'Omluva.' },
    notice: { event: 'price', data: { total: 600_000, reason: 'Omluva.' } },
    desk: { intent: 'price', typed: { total: '6000', reason: 'Omluva.' } },
  },
  'price-higher': {
    command: { command: 'price', total: 1_200_000, reason: 'Delší trasa.' },
    notice: { event: 'price', data: { total: 1_200_000, reason: 'Delší trasa.' } },
    desk: { intent: 'price', typed: { total: '12000', reason: 'Delší trasa.' } },
  },
  surcharge: {
    command: { command: 'surcharge', amount: 50_000, reason: 'Úklid.' },
    notice: { event: 'surcharge', data: { amount: 50_000, reason: 'Úklid.' } },
    desk: { intent: 'surcharge', typed: { amount: '500', reason: 'Úklid.' } },
  },
  reopen: {
    command: { command: 'reopen', reason: 'Překlep.' },
    notice: { event: 'reopen', data: { reason: 'Překlep.' } },
    desk: { intent: 'reopen', typed: { reason: 'Překlep.' } },
  },
  paid: {
    command: { command: 'paid', amount: null },
    notice: { event: 'paid', data: { amount: 790_000 } },
    desk: { intent: 'paid', typed: {} },
  },
  'paid-part': {
    command: {
      command: 'paid',
      amount: 100_000,
      day: '2035-05-14',
      way: 'cash',
      reference: 'P-1',
    },
    notice: {
      event: 'paid',
      data: { amount: 100_000, day: '2035-05-14', way: 'cash', reference: 'P-1' },
    },
    desk: {
      intent: 'paid',
      typed: { amount: '1000', day: '2035-05-14', way: 'cash', reference: 'P-1' },
    },
  },
  refunded: {
    command: { command: 'refunded', amount: null },
    notice: { event: 'refunded', data: { amount: 790_000 } },
    desk: { intent: 'refunded', typed: {} },
  },
  'refunded-part': {
    command: { command: 'refunded', amount: 50_000, way: 'transfer', reference: 'R-1' },
    notice: { event: 'refunded', data: { amount: 50_000, way: 'transfer', reference: 'R-1' } },
    desk: { intent: 'refunded', typed: { amount: '500', way: 'transfer', reference: 'R-1' } },
  },
  waive: {
    command: { command: 'waive', amount: null },
    notice: { event: 'waive', data: { amount: 50_000 } },
    desk: { intent: 'waive', typed: {} },
  },
  'waive-part': {
    command: { command: 'waive', amount: 50_000 },
    desk: { intent: 'waive', typed: { amount: '500' } },
  },
  'correct-name': {
    command: { command: 'correct', fields: { name: 'Jana Opravená' } },
    desk: { intent: 'correct', typed: { name: 'Jana Opravená' } },
  },
  'correct-time': {
    command: { command: 'correct', fields: { date: '2035-05-18', time: '09:00' } },
    desk: { intent: 'correct', typed: { date: '2035-05-18', time: '09:00' } },
  },
  'correct-landed': {
    only: /flight/,
    command: { command: 'correct', fields: {}, landedAt: '2035-05-14T09:30' },
    desk: { intent: 'correct', typed: { 'landed-at': '2035-05-14T09:30' } },
  },
  'correct-nothing': {
    command: { command: 'correct', fields: {} },
    desk: { intent: 'correct', typed: {} },
  },
  note: {
    command: { command: 'note', text: 'Volat den předem.' },
    desk: { intent: 'note', typed: { text: 'Volat den předem.' } },
  },
  undo: { command: { command: 'undo' }, desk: { intent: 'undo', typed: {} } },
} as const satisfies Record<string, CarriersAct>
export type CarriersActName = keyof typeof CARRIERS_ACTS

/** The carrier's act of a name. */
export function carriersAct(name: CarriersActName): CarriersAct {
  return CARRIERS_ACTS[name]
}

/** One of each event: what is tried in a life where not everything is. */
const BRIEF: readonly CarriersActName[] = [
  'confirm',
  'quote',
  'answer-no',
  'answer-price',
  'reject',
  'assign',
  'assign-back',
  'on-the-way',
  'aboard',
  'done',
  'no-show',
  'no-show-all',
  'cancel',
  'cancel-fee',
  'price-lower',
  'surcharge',
  'reopen',
  'paid',
  'refunded',
  'waive',
  'correct-time',
  'correct-landed',
  'undo',
]

/** The acts of the carrier that are tried in a life: all of them, or one of each event. */
export function actsIn(life: string, isWhole: boolean): CarriersActName[] {
  return keysOf(CARRIERS_ACTS).filter(
    (name) => (isWhole || BRIEF.includes(name)) && (carriersAct(name).only?.test(life) ?? true),
  )
}

const ADDRESS = { street: 'Dlouhá 12', city: 'Praha', zip: '110 00' }

/** What a customer may do on the page of an order: the word of the form, and what is typed into it. */
export const CUSTOMERS_ACTS = {
  cancel: { intent: 'cancel', typed: {} },
  'cancel-sure': { intent: 'cancel', typed: { confirm: '1' } },
  accept: { intent: 'accept', typed: { ...ADDRESS, paymentMethod: 'bankTransfer' } },
  'accept-card': { intent: 'accept', typed: { ...ADDRESS, paymentMethod: 'card' } },
  'accept-empty': { intent: 'accept', typed: {} },
  decline: { intent: 'decline', typed: {} },
  'correct-email': { intent: 'correctEmail', typed: { email: 'nova@example.com' } },
  'correct-email-same': { intent: 'correctEmail', typed: { email: 'jana@example.com' } },
  wish: { intent: 'requestChange', typed: { message: 'Vezměte prosím dětskou sedačku.' } },
  'wish-time': { intent: 'requestChange', typed: { date: '2035-05-17', time: '12:00' } },
  'wish-flight': { intent: 'requestChange', typed: { flightNumber: 'OK 123' } },
  'wish-nothing': { intent: 'requestChange', typed: {} },
  'accept-change': { intent: 'acceptChange', typed: {} },
  'accept-change-address': { intent: 'acceptChange', typed: ADDRESS },
  'decline-change': { intent: 'declineChange', typed: {} },
  pay: { intent: 'pay', typed: {} },
  again: { intent: 'orderAgain', typed: {} },
  forget: { intent: 'forgetBrowser', typed: {} },
  'send-link': { intent: 'sendLink', typed: {} },
  nonsense: { intent: 'nonsense', typed: {} },
} as const satisfies Record<string, { intent: string; typed: Record<string, string> }>
export type CustomersActName = keyof typeof CUSTOMERS_ACTS
