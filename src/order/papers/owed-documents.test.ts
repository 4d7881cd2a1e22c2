import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MoneyWay } from '~/carrier/payment-methods'
import type { Act } from '~/order/life/event-data'
import { balance } from '~/order/life/money/balance'
import { decide } from '~/order/acts/acts'
import type { Correction, LifeEvent } from '~/order/life/event-data'
import { foldLife } from '~/order/acts/fold-life'
import type { Life } from '~/order/life/life'
import type { Actor } from '~/order/life/states'
import type { PlacedOrder } from '~/order/model/order'
import { billOf, type TaxRules } from '~/order/papers/bill-of-life'
import { toIsdoc } from '~/order/papers/isdoc/isdoc'
import { owedDocuments } from '~/order/papers/owed-documents'
import { byRate, grossAt, grossOf } from '~/order/papers/rate-sums'
import { advanced, standingOf } from '~/order/papers/standing-documents'
import { type RateSum, type TaxDocument, taxedRates } from '~/order/papers/tax-document'
import { addUp, type Line } from '~/order/price/price-sums'
import { HOUR } from '~/lib/duration'
import { anOrder, NOW } from '../../../tests/support/builders.ts'
import { BILLING, toEvent } from '../../../tests/support/lives.ts'

const AS_RIDE: TaxRules = { isVatPayer: true, feeVat: 'asRide', hasReceipts: false }
const RUNS = Number(process.env['PAPER_LIVES'] ?? 1_000)

type Currency = 'CZK' | 'EUR'

/** An order at a price: a ride at one rate, of which `abroad` is not taxed, an extra at another. */
function placedAt(
  ride: number,
  rate: number,
  extra = 0,
  extraRate = 1200,
  currency: Currency = 'CZK',
  abroad = 0,
): PlacedOrder {
  const line = (code: string, amount: number, vatRateBp: number): Line => ({
    code,
    label: { cs: code, en: code },
    qty: 1,
    unit: { amount, currency },
    vatRateBp,
  })
  const lines = [
    line('ride', ride - abroad, rate),
    ...(abroad > 0 ? [line('ride', abroad, 0)] : []),
    ...(extra > 0 ? [line('guide', extra, extraRate)] : []),
  ]
  return {
    order: { ...anOrder(), price: addUp(lines, true) },
    number: '2611200015',
    locale: 'cs',
    paymentMethod: 'bankTransfer',
    note: null,
    placedAt: NOW.toISOString(),
  }
}

/** An order with its events and documents, to which acts are done at their hours after NOW. */
function story(ordered: PlacedOrder, rules = AS_RIDE) {
  let placed = ordered
  const { trip, price } = placed.order
  const data = {
    total: price.totalGross?.amount ?? null,
    pickupAt: trip.pickupAt,
    rideAt: trip.pickupAt,
  }
  const at = NOW.toISOString()
  const events: LifeEvent[] = [{ seq: 1, event: 'received', actor: 'customer', at, data }]
  const documents: TaxDocument[] = []
  const life = (): Life => {
    const now = foldLife(events)
    if (!now) throw new Error('no life')
    return now
  }
  /** False if the rules refuse the act. */
  function act(asked: Act, hour: number, by: Actor = 'carrier'): boolean {
    const now = new Date(NOW.getTime() + hour * HOUR)
    const decision = decide(life(), asked, by, now)
    if (!decision.ok) return false
    events.push(toEvent(life(), { act: asked, by, at: now }, decision))
    issue()
    return true
  }
  /** The desk corrects who pays, which also changes the stored order. */
  function correct(after: Correction, hour: number): boolean {
    placed = { ...placed, order: { ...placed.order, ...after } }
    return act({ event: 'correct', before: {}, after }, hour)
  }
  function issue(): void {
    const owed = owedDocuments({ placed, events }, documents, rules) ?? []
    for (const draft of owed)
      documents.push({ ...draft, number: `${draft.kind}-${documents.length + 1}` })
  }
  return { act, correct, documents, events, life, placed: () => placed, rules }
}

type Story = ReturnType<typeof story>

const kindsOf = ({ documents }: Story) => documents.map(({ kind, total }) => [kind, total])
const taxed = (documents: TaxDocument[]) => byRate(documents.flatMap(taxedRates))
/** After the ride of `anOrder`, in hours after NOW. */
const AFTER = 24 * 12 + 8
const paid = (amount: number | null = null, way: MoneyWay = 'transfer'): Act => ({
  event: 'paid',
  amount,
  way,
  reference: '',
})
const done: Act = { event: 'finish' }

const ALFA = company('Alfa s.r.o.', '1')
const BETA = company('Beta s.r.o.', '2')
const NOBODY: Correction = { customerCompany: false }

function company(customerCompanyName: string, customerCompanyID: string): Correction {
  return {
    customerCompany: true,
    customerCompanyName,
    customerCompanyID,
    customerCompanyVATID: `CZ0000000${customerCompanyID}`,
  }
}

const namesOf = ({ documents }: Story) =>
  documents.map(({ kind, total, customer }) => [kind, total, customer.name])

test('a payment before the ride is a receipt of its day, and the invoice after the ride deducts it', () => {
  const one = story(placedAt(650_000, 2100))
  one.act({ event: 'confirm' }, 1)
  one.act(
    { event: 'paid', amount: 650_000, day: '2026-11-20', way: 'transfer', reference: 'A1' },
    20,
  )
  one.act(done, AFTER)
  expect(kindsOf(one)).toEqual([
    ['advance', 650_000],
    ['invoice', 650_000],
  ])
  const [receipt, invoice] = one.documents
  expect(receipt).toMatchObject({
    issuedOn: '2026-11-22',
    supplyOn: '2026-11-20',
    rates: [{ vatRateBp: 2100, exempt: null, net: 537_190, vat: 112_810, gross: 650_000 }],
    payments: [{ amount: 650_000, day: '2026-11-20', way: 'transfer', reference: 'A1' }],
    paid: 650_000,
    due: 0,
  })
  expect(invoice).toMatchObject({
    supplyOn: '2026-12-03',
    deducted: [{ number: 'advance-1', day: '2026-11-20', gross: 650_000 }],
    total: 650_000,
    paid: 650_000,
    due: 0,
    dueOn: null,
  })
  expect(invoice && byRate(taxedRates(invoice))).toEqual([])
})

test('cash that is paid after the invoice has a receipt, where the law leaves it to one', () => {
  for (const hasReceipts of [true, false]) {
    const one = story(placedAt(650_000, 2100), { ...AS_RIDE, hasReceipts })
    one.act({ event: 'confirm' }, 1)
    one.act(done, AFTER)
    one.act(paid(null, 'cash'), AFTER + 1)
    const receipt = hasReceipts ? [['receipt', 650_000]] : []
    expect(kindsOf(one)).toEqual([['invoice', 650_000], ...receipt])
    expect(one.documents[0]).toMatchObject({ due: 650_000, paid: 0, dueOn: '2026-12-06' })
    expect(taxed(one.documents)).toEqual(billOf(one.placed(), one.life(), AS_RIDE).rates)
  }
})

test('cash before the ride is in the document of its advance, without VAT in a receipt; more than is owed, too', () => {
  const rules = { ...AS_RIDE, hasReceipts: true }
  const taxedOne = story(placedAt(650_000, 2100), rules)
  taxedOne.act({ event: 'confirm' }, 1)
  taxedOne.act(paid(650_000, 'cash'), 2)
  taxedOne.act(paid(10_000, 'cash'), 3)
  expect(kindsOf(taxedOne)).toEqual([
    ['advance', 650_000],
    ['receipt', 10_000],
  ])
  const plain = story(placedAt(650_000, 2100), { ...rules, isVatPayer: false })
  plain.act({ event: 'confirm' }, 1)
  plain.act(paid(650_000, 'cash'), 2)
  expect(kindsOf(plain)).toEqual([['receipt', 650_000]])
})

test('a receipt for cash that did not come is taken back by one of its own number', () => {
  const one = story(placedAt(650_000, 2100), { ...AS_RIDE, hasReceipts: true })
  one.act({ event: 'confirm' }, 1)
  one.act(done, AFTER)
  one.act(paid(null, 'cash'), AFTER + 1)
  expect(one.act({ event: 'undo', of: null }, AFTER + 1)).toBe(true)
  one.act(paid(null, 'cash'), AFTER + 2)
  expect(kindsOf(one).slice(1)).toEqual([
    ['receipt', 650_000],
    ['receipt', -650_000],
    ['receipt', 650_000],
  ])
  expect(one.documents[2]).toMatchObject({
    corrects: { kind: 'receipt', number: 'receipt-2' },
    payments: [{ amount: -650_000, way: 'cash' }],
  })
})

test('a surcharge is a debit, a lower price a credit, and the refund after it nothing', () => {
  const one = story(placedAt(650_000, 2100))
  one.act({ event: 'confirm' }, 1)
  one.act(paid(), 2)
  one.act(done, AFTER)
  one.act({ event: 'surcharge', amount: 50_000, reason: 'Čekání' }, AFTER + 1)
  one.act({ event: 'price', total: 600_000, reason: 'Omluva' }, AFTER + 2)
  expect(kindsOf(one)).toEqual([
    ['advance', 650_000],
    ['invoice', 650_000],
    ['debit', 50_000],
    ['credit', -50_000],
  ])
  expect(one.documents[2]).toMatchObject({
    due: 50_000,
    corrects: { number: 'invoice-2', supplyOn: '2026-12-03', reason: 'Čekání' },
    lines: [{ label: { cs: 'Čekání', en: 'Čekání' }, gross: 50_000 }],
  })
  expect(one.documents[3]).toMatchObject({ corrects: { reason: 'Omluva' }, due: 0 })
})

test('money returned before the ride is a credit on its receipt, the last one first', () => {
  const one = story(placedAt(650_000, 2100))
  one.act({ event: 'confirm' }, 1)
  one.act(paid(500_000), 2)
  one.act(paid(150_000), 3)
  one.act({ event: 'price', total: 400_000, reason: 'Kratší cesta' }, 4)
  one.act({ event: 'refunded', amount: 250_000 }, 5)
  one.act(done, AFTER)
  expect(one.documents.map(({ kind, total, corrects }) => [kind, total, corrects?.number])).toEqual(
    [
      ['advance', 500_000, undefined],
      ['advance', 150_000, undefined],
      ['credit', -150_000, 'advance-2'],
      ['credit', -100_000, 'advance-1'],
      ['invoice', 400_000, undefined],
    ],
  )
  expect(taxed(one.documents)).toEqual(billOf(one.placed(), one.life(), AS_RIDE).rates)
})

test('a late cancellation credits the receipt and invoices the fee, with the VAT of the ride or none', () => {
  for (const feeVat of ['asRide', 'none'] as const) {
    const one = story(placedAt(650_000, 2100), { isVatPayer: true, feeVat, hasReceipts: false })
    one.act({ event: 'confirm' }, 1)
    one.act(paid(), 2)
    one.act({ event: 'cancel', reason: null }, AFTER - 20, 'customer')
    expect(kindsOf(one)).toEqual([
      ['advance', 650_000],
      ['credit', -650_000],
      ['invoice', 650_000],
    ])
    expect(taxed(one.documents)).toMatchObject([
      feeVat === 'none'
        ? { vatRateBp: 0, exempt: 'outside', vat: 0, gross: 650_000 }
        : { vatRateBp: 2100, exempt: null, vat: 112_810, gross: 650_000 },
    ])
  }
})

/** What each document of a story asks for or gives back in its file, haléře. */
async function payable({ documents }: Story): Promise<number[]> {
  const files = await Promise.all(documents.map(toIsdoc))
  return files.map((file) =>
    Math.round(Number(/<PayableAmount>(.*)<\/PayableAmount>/.exec(file)?.[1]) * 100),
  )
}

test('what is credited and invoiced in one act is set off: nobody is asked for money, and none is paid twice', async () => {
  const full = story(placedAt(650_000, 2100))
  full.act({ event: 'confirm' }, 1)
  full.act(paid(null, 'card'), 2)
  full.act({ event: 'cancel', reason: null }, AFTER - 20, 'customer')
  expect(await payable(full)).toEqual([0, 0, 0])
  const setOff = { amount: 650_000, way: 'setOff', reference: 'advance-1' }
  expect(full.documents.at(-1)?.payments).toMatchObject([setOff])
  expect(full.documents[1]?.payments).toMatchObject([{ amount: -650_000, way: 'setOff' }])
  // A fee of less than was paid: the rest is to be given back.
  full.act({ event: 'price', total: 200_000, reason: 'Vstříc' }, AFTER - 19)
  expect(await payable(full)).toEqual([0, 0, 0, -450_000])

  const reopened = story(placedAt(650_000, 2100))
  reopened.act({ event: 'confirm' }, 1)
  reopened.act(done, AFTER)
  reopened.act(paid(null, 'transfer'), AFTER + 1)
  reopened.act({ event: 'reopen', reason: 'Omyl' }, AFTER + 2)
  expect(kindsOf(reopened)).toEqual([
    ['invoice', 650_000],
    ['credit', -650_000],
    ['advance', 650_000],
  ])
  expect((await payable(reopened)).slice(1)).toEqual([0, 0])

  const unpaid = story(placedAt(650_000, 2100))
  unpaid.act({ event: 'confirm' }, 1)
  unpaid.act(done, AFTER)
  unpaid.act({ event: 'reopen', reason: 'Omyl' }, AFTER + 2)
  expect(await payable(unpaid)).toEqual([650_000, -650_000])
})

test.each([
  ['CZK', 100_000, [33_333, 33_333, 33_334]],
  ['EUR', 10_000, [3_333, 3_333, 3_334]],
  ['EUR', 14_999, [4_999, 5_000, 5_000]],
] as const)(
  'three payments of %s %i tax together what the invoice taxes',
  (currency, total, parts) => {
    const one = story(placedAt(total, 1200, 0, 1200, currency))
    one.act({ event: 'confirm' }, 1)
    parts.forEach((part, index) => one.act(paid(part), 2 + index))
    one.act(done, AFTER)
    const invoice = one.documents.at(-1)
    expect(invoice && taxedRates(invoice)).toMatchObject([{ net: 0, vat: 0, gross: 0 }])
  },
)

test('a no-show is the ride that was paid; without VAT its receipt is credited', () => {
  const outcomes = (['asRide', 'none'] as const).map((feeVat) => {
    const one = story(placedAt(650_000, 2100), { isVatPayer: true, feeVat, hasReceipts: false })
    one.act({ event: 'confirm' }, 1)
    one.act(paid(), 2)
    one.act({ event: 'noShow', reason: 'Nikdo nepřišel', waitedUntil: null }, AFTER)
    return kindsOf(one).map(([kind]) => kind)
  })
  expect(outcomes).toEqual([
    ['advance', 'invoice'],
    ['advance', 'credit', 'invoice'],
  ])
})

test('a cancellation free of charge is a credit once the money is returned', () => {
  const one = story(placedAt(650_000, 2100))
  one.act({ event: 'confirm' }, 1)
  one.act(paid(), 2)
  one.act({ event: 'cancel', reason: 'Nemoc' }, 3)
  expect(kindsOf(one)).toEqual([['advance', 650_000]])
  one.act({ event: 'refunded', amount: null, day: '2026-11-21' }, 4)
  expect(kindsOf(one).at(-1)).toEqual(['credit', -650_000])
  expect(one.documents.at(-1)).toMatchObject({ supplyOn: '2026-11-21', paid: -650_000 })
  expect(taxed(one.documents)).toEqual([])
})

test('an end that is taken back credits its invoice, and the next one deducts the receipt again', () => {
  const one = story(placedAt(650_000, 2100))
  one.act({ event: 'confirm' }, 1)
  one.act(paid(400_000), 2)
  one.act(done, AFTER)
  one.act(paid(250_000, 'cash'), AFTER + 1)
  one.act({ event: 'reopen', reason: 'Omyl' }, AFTER + 2)
  one.act(done, AFTER + 3)
  expect(kindsOf(one)).toEqual([
    ['advance', 400_000],
    ['invoice', 650_000],
    ['credit', -650_000],
    ['advance', 250_000],
    ['invoice', 650_000],
  ])
  const undone = one.documents[2]
  expect(undone).toMatchObject({ corrects: { number: 'invoice-2', reason: 'Omyl' } })
  expect(undone && taxedRates(undone)).toMatchObject([{ gross: -250_000 }])
  expect(one.documents[4]?.deducted.map(({ number, gross }) => [number, gross])).toEqual([
    ['advance-1', 400_000],
    ['advance-4', 250_000],
  ])
})

test('a customer corrected after the invoice is credited as who had it, and the right one is invoiced', () => {
  const one = story(placedAt(650_000, 2100))
  one.correct(ALFA, 1)
  one.act({ event: 'confirm' }, 1)
  one.act(paid(400_000), 2)
  one.act(done, AFTER)
  one.correct(BETA, AFTER + 1)
  expect(namesOf(one)).toEqual([
    ['advance', 400_000, 'Alfa s.r.o.'],
    ['invoice', 650_000, 'Alfa s.r.o.'],
    ['credit', -650_000, 'Alfa s.r.o.'],
    ['credit', -400_000, 'Alfa s.r.o.'],
    ['invoice', 650_000, 'Beta s.r.o.'],
  ])
  expect(one.documents.slice(2)).toMatchObject([
    { corrects: { number: 'invoice-2', reason: 'Změna odběratele' }, customer: { companyId: '1' } },
    {
      corrects: { number: 'advance-1', reason: 'Změna odběratele' },
      payments: [{ way: 'setOff', amount: -400_000 }],
    },
    {
      deducted: [],
      paid: 400_000,
      due: 250_000,
      supplyOn: '2026-12-03',
      payments: [{ way: 'setOff', amount: 400_000, reference: 'advance-1' }],
    },
  ])
  // The rest of its life is the right customer's.
  one.act({ event: 'reopen', reason: 'Omyl' }, AFTER + 2)
  one.act(done, AFTER + 3)
  one.act({ event: 'price', total: 600_000, reason: 'Omluva' }, AFTER + 4)
  expect(namesOf(one).slice(5)).toEqual([
    ['credit', -650_000, 'Beta s.r.o.'],
    ['advance', 400_000, 'Beta s.r.o.'],
    ['invoice', 650_000, 'Beta s.r.o.'],
    ['credit', -50_000, 'Beta s.r.o.'],
  ])
})

test('a customer corrected before the ride gets the receipts anew, whoever paid them', () => {
  const one = story(placedAt(650_000, 2100))
  one.act({ event: 'confirm' }, 1)
  one.act(paid(400_000), 2)
  one.act(paid(100_000), 3)
  one.correct(ALFA, 4)
  one.act(done, AFTER)
  expect(
    one.documents.slice(2).map(({ kind, total, customer }) => [kind, total, customer.name]),
  ).toEqual([
    ['credit', -400_000, 'Jana Ukázková'],
    ['credit', -100_000, 'Jana Ukázková'],
    ['advance', 500_000, 'Alfa s.r.o.'],
    ['invoice', 650_000, 'Alfa s.r.o.'],
  ])
  expect(one.documents[4]?.payments.map(({ amount }) => amount)).toEqual([400_000, 100_000])
  expect(one.documents[5]?.deducted.map(({ number }) => number)).toEqual(['advance-5'])
})

test('an address, a number or a second name makes papers anew; what no paper bears makes none', () => {
  const changes: Correction[] = [
    { street: 'Jiná 5' },
    { ...ALFA, customerCompanyID: '3' },
    { ...ALFA, customerCompanyVATID: 'CZ00000003' },
    { phone: '+420777111222' },
    { nameBoard: 'Vítáme' },
  ]
  const made = changes.map((change) => {
    const one = story(placedAt(650_000, 2100), {
      isVatPayer: false,
      feeVat: 'asRide',
      hasReceipts: false,
    })
    one.correct(ALFA, 1)
    one.act({ event: 'confirm' }, 1)
    one.act(done, AFTER)
    one.correct(change, AFTER + 1)
    return one.documents.length
  })
  expect(made).toEqual([3, 3, 3, 1, 1])
})

test('an invoice that an undo struck before it was issued leaves nothing to correct', () => {
  const one = story(placedAt(650_000, 2100))
  one.act({ event: 'confirm' }, 1)
  one.act(done, AFTER)
  one.documents.length = 0
  one.act({ event: 'reopen', reason: 'Omyl' }, AFTER + 1)
  expect(one.documents).toEqual([])
})

test('what the driver takes in cash is asked for in cash, and by transfer once nobody meets the driver', () => {
  const inCash: PlacedOrder = { ...placedAt(650_000, 2100), paymentMethod: 'cash' }
  const one = story(inCash)
  one.act({ event: 'confirm' }, 1)
  one.act(paid(150_000), 2)
  one.act(done, AFTER)
  one.act({ event: 'surcharge', amount: 50_000, reason: 'Čekání' }, AFTER + 1)
  expect(one.documents.map(({ kind, due, dueWay }) => [kind, due, dueWay])).toEqual([
    ['advance', 0, 'transfer'],
    ['invoice', 500_000, 'cash'],
    ['debit', 50_000, 'transfer'],
  ])
  // It has no day: the driver has it, or nobody knows yet.
  expect(one.documents.map(({ dueOn }) => dueOn !== null)).toEqual([false, false, true])
  const missed = story(inCash)
  missed.act({ event: 'confirm' }, 1)
  missed.act({ event: 'noShow', reason: 'Nikdo', waitedUntil: null }, AFTER)
  expect(missed.documents).toMatchObject([{ kind: 'invoice', due: 650_000, dueWay: 'transfer' }])
  const chosen = story({ ...placedAt(650_000, 2100), paymentMethod: null })
  chosen.act({ event: 'offer', total: 650_000, until: null, words: '' }, 1)
  chosen.act({ event: 'accept', billing: BILLING, paymentMethod: 'cash' }, 2, 'customer')
  chosen.act(done, AFTER)
  expect(chosen.documents).toMatchObject([{ kind: 'invoice', dueWay: 'cash' }])
  for (const paymentMethod of ['card', 'bankTransfer', 'invoice'] as const) {
    const other = story({ ...placedAt(650_000, 2100), paymentMethod })
    other.act({ event: 'confirm' }, 1)
    other.act(done, AFTER)
    expect(other.documents).toMatchObject([{ kind: 'invoice', due: 650_000, dueWay: 'transfer' }])
  }
})

test('a waived debt changes no price: its invoice stays whole and asks for less', () => {
  const one = story(placedAt(650_000, 2100))
  one.act({ event: 'confirm' }, 1)
  one.act({ event: 'waive', amount: 50_000 }, 2)
  one.act(done, AFTER)
  expect(one.documents).toMatchObject([{ kind: 'invoice', total: 650_000, due: 600_000 }])
})

test('over the border every sum is exempt; euro stay euro; without VAT there are invoices alone', () => {
  const abroad = story(placedAt(1_290_000, 0))
  abroad.act({ event: 'confirm' }, 1)
  abroad.act(paid(), 2)
  abroad.act(done, AFTER)
  expect(abroad.documents.flatMap(({ rates }) => rates)).toMatchObject([
    { vatRateBp: 0, exempt: 'abroad', vat: 0 },
    { vatRateBp: 0, exempt: 'abroad', vat: 0 },
  ])
  const euro = story(placedAt(49_000, 2100, 0, 0, 'EUR'))
  euro.act({ event: 'confirm' }, 1)
  euro.act(done, AFTER)
  // VAT in crowns by the rate of the day of supply; a correction has that of what it corrects.
  euro.act({ event: 'surcharge', amount: 1_000, reason: 'Čekání' }, AFTER + 24 * 400)
  const exchange = { rate: 24_250, day: '2026-12-03' }
  expect(euro.documents).toMatchObject([
    { currency: 'EUR', total: 49_000, exchange },
    { kind: 'debit', exchange },
  ])
  const plain = story(placedAt(650_000, 2100), {
    isVatPayer: false,
    feeVat: 'asRide',
    hasReceipts: false,
  })
  plain.act({ event: 'confirm' }, 1)
  plain.act(paid(), 2)
  plain.act(done, AFTER)
  expect(plain.documents).toMatchObject([
    { kind: 'invoice', isVatPayer: false, rates: [{ vatRateBp: 0, exempt: null, vat: 0 }] },
  ])
})

test('a part of an order of two rates is split in their proportion, and the rest makes both whole', () => {
  const one = story(placedAt(100_001, 2100, 50_003, 1200))
  one.act({ event: 'confirm' }, 1)
  one.act(paid(33_333), 2)
  one.act(paid(), 3)
  expect(one.documents[0]?.rates.map(({ vatRateBp, gross }) => [vatRateBp, gross])).toEqual([
    [2100, 22_222],
    [1200, 11_111],
  ])
  const sums = taxed(one.documents)
  expect(sums.map(({ gross }) => gross)).toEqual([100_001, 50_003])
  one.act(done, AFTER)
  expect(taxed(one.documents)).toEqual(billOf(one.placed(), one.life(), AS_RIDE).rates)
})

test('every kind says what section 29 asks for', () => {
  const one = story(placedAt(650_000, 2100))
  one.act({ event: 'confirm' }, 1)
  one.act(paid(), 2)
  one.act(done, AFTER)
  one.act({ event: 'surcharge', amount: 50_000, reason: 'Čekání' }, AFTER + 1)
  one.act({ event: 'price', total: 600_000, reason: 'Omluva' }, AFTER + 2)
  expect(new Set(one.documents.map(({ kind }) => kind)).size).toBe(4)
  for (const {
    supplier,
    customer,
    number,
    lines,
    issuedOn,
    supplyOn,
    rates,
    kind,
    corrects,
    subject,
  } of one.documents) {
    // (a) to (d): both parties with their VAT numbers; (e) the number.
    for (const part of [
      supplier.name,
      supplier.street,
      supplier.city,
      supplier.vatId,
      customer.name,
      number,
    ]) {
      expect(part).toBeTruthy()
    }
    // (f) extent and subject; (g) the day of issue; (h) the day of supply or payment.
    expect(subject.cs + subject.en).not.toBe('')
    for (const { label, qty } of lines)
      expect([label.cs !== '', label.en !== '', qty > 0]).toEqual([true, true, true])
    expect([issuedOn, supplyOn].every((day) => /^2026-\d\d-\d\d$/.test(day))).toBe(true)
    // (i) to (l): unit price without VAT as the base, rate and tax in crowns.
    for (const { net, vat, gross, vatRateBp } of rates)
      expect([net + vat, vatRateBp]).toEqual([gross, 2100])
    // Section 45: what is corrected, and why.
    const isCorrection = kind === 'credit' || kind === 'debit'
    expect(corrects !== null && corrects.number !== '' && corrects.reason !== '').toBe(isCorrection)
  }
})

const mistaken = (of: number | null = null): Act => ({ event: 'undo', of, money: 'entry' })

test('money that never came, as is known after the ride, is in no document: receipt and invoice are credited, the next one asks', () => {
  const one = story(placedAt(650_000, 2100))
  one.act({ event: 'confirm' }, 1)
  one.act({ event: 'paid', amount: null, day: '2026-10-30', way: 'transfer', reference: 'A1' }, 2)
  one.act(done, AFTER)
  one.act(mistaken(), AFTER + 24)
  expect(kindsOf(one).slice(2)).toEqual([
    ['credit', -650_000],
    ['credit', -650_000],
    ['invoice', 650_000],
  ])
  const [receipt, invoice, ...rest] = one.documents
  const undone = rest.filter(({ kind }) => kind === 'credit')
  for (const [of, day] of [
    [receipt, '2026-10-30'],
    [invoice, '2026-12-03'],
  ] as const) {
    const corrects = { number: of?.number, reason: 'Chybný záznam' }
    // Each on the day of what it corrects, so that no month keeps its tax.
    const credit = undone.find((document) => document.corrects?.number === of?.number)
    expect(credit).toMatchObject({ supplyOn: day, corrects, paid: 0, payments: [] })
  }
  expect(rest.at(-1)).toMatchObject({
    supplyOn: '2026-12-03',
    issuedOn: '2026-12-04',
    deducted: [],
    payments: [],
    paid: 0,
    due: 650_000,
  })
  expect(taxed(one.documents)).toEqual(billOf(one.placed(), one.life(), AS_RIDE).rates)
  expect(toMonth(one)).toEqual([['2026-12', 650_000]])
})

/** What the documents of a story tax in each month, gross. */
function toMonth({ documents }: Story) {
  const months = new Set(documents.map(({ supplyOn }) => supplyOn.slice(0, 7)))
  return [...months].flatMap((month) => {
    const gross = grossOf(taxed(documents.filter(({ supplyOn }) => supplyOn.startsWith(month))))
    return gross === 0 ? [] : [[month, gross]]
  })
}

test('of two payments the receipt of the wrong one is credited, whatever was paid since, and what is left is deducted', () => {
  const one = story(placedAt(650_000, 2100))
  one.act({ event: 'confirm' }, 1)
  one.act(paid(400_000), 2)
  one.act(paid(250_000), 3)
  one.act(done, AFTER)
  one.act(paid(400_000, 'card'), AFTER + 1)
  one.act(mistaken(3), AFTER + 2)
  const [credit, ofInvoice, next] = one.documents.slice(3)
  expect(credit).toMatchObject({ total: -400_000, corrects: { number: 'advance-1' }, paid: 0 })
  expect(ofInvoice).toMatchObject({ total: -650_000, corrects: { number: 'invoice-3' } })
  expect(next).toMatchObject({
    deducted: [{ number: 'advance-2', gross: 250_000 }],
    paid: 650_000,
    due: 0,
  })
  const alike = story(placedAt(650_000, 2100))
  alike.act({ event: 'confirm' }, 1)
  alike.act(paid(325_000), 2)
  alike.act(paid(325_000), 3)
  alike.act(done, AFTER)
  alike.act(mistaken(3), AFTER + 2)
  expect(kindsOf(alike).slice(3)).toEqual([
    ['credit', -325_000],
    ['credit', -650_000],
    ['invoice', 650_000],
  ])
  expect(alike.documents.at(-1)).toMatchObject({ paid: 325_000, due: 325_000 })
})

test('an invoice without VAT that says it was paid is made anew where the money never came, not where it went back', () => {
  const without = { ...AS_RIDE, isVatPayer: false }
  const one = story(placedAt(650_000, 2100), without)
  one.act({ event: 'confirm' }, 1)
  one.act(paid(), 2)
  one.act(done, AFTER)
  one.act(mistaken(), AFTER + 1)
  expect(one.documents).toMatchObject([
    { kind: 'invoice', due: 0 },
    { kind: 'credit' },
    { kind: 'invoice', due: 650_000 },
  ])
  for (const rules of [AS_RIDE, without]) {
    const back = story(placedAt(650_000, 2100), rules)
    back.act({ event: 'confirm' }, 1)
    back.act({ ...paid(null, 'transfer') }, 2)
    back.act(done, AFTER)
    const reversed = { amount: 650_000, way: 'transfer', isReversed: true } as const
    expect(back.act({ event: 'refunded', ...reversed }, AFTER + 1)).toBe(true)
    back.act({ event: 'surcharge', amount: 50_000, reason: 'Čekání' }, AFTER + 2)
    expect(back.documents.at(-1)).toMatchObject({ kind: 'debit' })
  }
})

test('a payment noted twice before the ride leaves the receipt of the one that came', () => {
  const one = story(placedAt(650_000, 2100))
  one.act({ event: 'confirm' }, 1)
  one.act({ event: 'paid', amount: null, day: '2026-10-30', way: 'transfer', reference: 'A1' }, 2)
  one.act({ event: 'paid', amount: 650_000, day: '2026-10-31', way: 'card', reference: 'pi' }, 3)
  one.act(mistaken(3), 4)
  expect(one.documents.slice(1)).toMatchObject([
    { kind: 'credit', supplyOn: '2026-10-30', corrects: { number: 'advance-1' } },
    { kind: 'advance', supplyOn: '2026-10-31', payments: [{ reference: 'pi' }] },
  ])
})

const amounts = fc.integer({ min: 1, max: 900_000 })
const anAct: fc.Arbitrary<{ act: Act; by: Actor; later: number; payer: Correction | null }> =
  fc.record({
    act: fc.oneof(
      { weight: 4, arbitrary: fc.constant<Act>({ event: 'confirm' }) },
      { weight: 6, arbitrary: amounts.map((amount): Act => paid(amount)) },
      { weight: 3, arbitrary: fc.constant<Act>(paid()) },
      { weight: 3, arbitrary: amounts.map((amount): Act => paid(amount, 'cash')) },
      { weight: 3, arbitrary: fc.constant<Act>(paid(null, 'cash')) },
      { weight: 3, arbitrary: fc.constant<Act>({ event: 'refunded', amount: null }) },
      { weight: 2, arbitrary: amounts.map((amount): Act => ({ event: 'refunded', amount })) },
      {
        weight: 3,
        arbitrary: fc
          .nat(900_000)
          .map((total): Act => ({ event: 'price', total, reason: 'Dohoda' })),
      },
      {
        weight: 3,
        arbitrary: amounts.map((amount): Act => ({ event: 'surcharge', amount, reason: 'Čekání' })),
      },
      { weight: 3, arbitrary: fc.constant<Act>({ event: 'finish', why: 'Dřívější odjezd' }) },
      {
        weight: 2,
        arbitrary: fc.constant<Act>({ event: 'noShow', reason: 'Nikdo', waitedUntil: null }),
      },
      { weight: 1, arbitrary: fc.constant<Act>({ event: 'cancel', reason: null }) },
      { weight: 2, arbitrary: fc.constant<Act>({ event: 'reopen', reason: 'Omyl' }) },
      { weight: 3, arbitrary: fc.constant<Act>({ event: 'undo', of: null }) },
      { weight: 3, arbitrary: fc.constant(mistaken()) },
      { weight: 3, arbitrary: fc.integer({ min: 2, max: 12 }).map((of): Act => mistaken(of)) },
      { weight: 1, arbitrary: amounts.map((amount): Act => ({ event: 'waive', amount })) },
      {
        weight: 1,
        arbitrary: fc.constant<Act>({ event: 'offer', total: 650_000, until: null, words: '' }),
      },
      {
        weight: 1,
        arbitrary: fc.constant<Act>({ event: 'accept', billing: BILLING, paymentMethod: 'cash' }),
      },
    ),
    by: fc.constantFrom<Actor>('carrier', 'carrier', 'carrier', 'customer'),
    payer: fc.constantFrom(null, null, null, null, null, ALFA, BETA, NOBODY),
    later: fc.nat(60),
  })

const aStory = fc.record({
  ride: fc.integer({ min: 1, max: 1_500_000 }),
  rate: fc.constantFrom(2100, 2100, 1200, 0),
  abroadBp: fc.constantFrom(0, 0, 3_333, 9_999),
  extra: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 200_000 })),
  extraRate: fc.constantFrom(2100, 1200),
  currency: fc.constantFrom<Currency>('CZK', 'CZK', 'EUR'),
  feeVat: fc.constantFrom('asRide' as const, 'none' as const),
  isVatPayer: fc.constantFrom(true, true, true, false),
  steps: fc.array(anAct, { minLength: 6, maxLength: 18, size: 'max' }),
})

const grossOnly = (sums: RateSum[]) =>
  sums
    .map(({ vatRateBp, exempt, gross }) => ({ vatRateBp, exempt, gross }))
    .toSorted((a, b) => a.vatRateBp - b.vatRateBp || (a.exempt ?? '').localeCompare(b.exempt ?? ''))

function isPresent({ order }: PlacedOrder, { name }: TaxDocument['customer']): boolean {
  return name === (order.customerCompany ? order.customerCompanyName : order.name)
}

/** Cash that came is in a receipt or in the document of an advance; what did not come is in no receipt that holds. */
function expectCash({ documents, life }: Story): void {
  const amountsOf = (rows: TaxDocument['payments']) =>
    rows.flatMap(({ way, amount }) => (way === 'cash' && amount > 0 ? [amount] : []))
  const came = life().ledger.flatMap(({ event, way, amount }) =>
    event === 'paid' && way === 'cash' ? [amount] : [],
  )
  const undone = new Set(documents.map(({ corrects }) => corrects?.number))
  const receipts = documents.filter(
    ({ kind, total, number }) => kind === 'receipt' && total > 0 && !undone.has(number),
  )
  const said = new Set(
    documents.flatMap(({ kind, payments }) => (kind === 'advance' ? amountsOf(payments) : [])),
  )
  const inReceipts = receipts.flatMap(({ payments }) => amountsOf(payments))
  for (const amount of came) expect(said.has(amount) || inReceipts.includes(amount)).toBe(true)
  for (const amount of inReceipts) expect(came).toContain(amount)
}

/** No receipt that holds, and no invoice, says of more money that it came than did. */
function expectPaid({ documents, life }: Story): void {
  const ledger = life().ledger.map((row) => ({
    ...row,
    amount: row.event === 'paid' ? row.amount : -row.amount,
  }))
  const { invoice, advances } = standingOf(documents)
  for (const { number, rates } of advances) {
    const document = documents.find((one) => one.number === number)
    const deducted =
      documents
        .find((one) => one.number === invoice?.number)
        ?.deducted.filter((row) => row.number === number) ?? []
    const came = (document?.payments ?? []).filter(({ amount, day, way, reference }) =>
      ledger.some(
        (row) =>
          row.amount === amount &&
          row.day === day &&
          row.way === way &&
          row.reference === reference,
      ),
    )
    const stands = grossOf(rates) + (invoice ? grossOf(deducted) : 0)
    expect(stands).toBeLessThanOrEqual(
      Math.max(
        0,
        came.reduce((sum, { amount }) => sum + amount, 0),
      ),
    )
  }
  const paidFor = documents.find((one) => one.number === invoice?.number)?.paid ?? 0
  const came = ledger.reduce((sum, { amount }) => sum + Math.max(0, amount), 0)
  expect(paidFor).toBeLessThanOrEqual(came)
}

/** What has to hold after every event. */
function expectTrue(one: Story): void {
  const { documents, rules, events } = one
  const placed = one.placed()
  const life = one.life()
  const bill = billOf(placed, life, rules)
  const kept = life.balance.paid - life.balance.refunded
  // The bill is what the balance asks for, before anything is waived.
  const asked = balance({ ...life, balance: { ...life.balance, waived: 0 } }).due + kept
  expect(bill.total).toBe(asked)
  expect(
    life.ledger.reduce((sum, { event, amount }) => sum + (event === 'paid' ? amount : -amount), 0),
  ).toBe(kept)
  expect(owedDocuments({ placed, events }, documents, rules)).toEqual([])
  const standing = standingOf(documents)
  const sums = taxed(documents)
  expectCash(one)
  expectPaid(one)
  for (const { net, vat, gross } of sums) expect(net + vat).toBe(gross)
  // What stands is the present customer's; of everybody else nothing is left.
  const former = documents.filter(({ customer }) => !isPresent(placed, customer))
  expect(grossOnly(taxed(former))).toEqual([])
  const isSupplied =
    life.state === 'done' || life.state === 'noShow' || (life.state === 'cancelled' && asked > 0)
  if (isSupplied || standing.invoice) {
    // Base and VAT of each rate, to the haléř.
    expect(sums).toEqual(expect.arrayContaining(bill.rates))
    expect(sums).toHaveLength(bill.rates.length)
  } else {
    expect(grossOnly(sums)).toEqual(grossOnly(advanced(standing)))
    const total = grossOf(sums)
    // Below zero where money was given back for what never came.
    expect(total).toBeLessThanOrEqual(rules.isVatPayer ? Math.max(0, kept) : 0)
    if (rules.isVatPayer) expect(total).toBeGreaterThanOrEqual(Math.min(kept, asked))
    if (kept <= 0) expect(sums).toEqual([])
  }
  for (const document of documents) {
    if (document.kind === 'receipt') continue
    expect(byRate(document.lines)).toEqual(expect.arrayContaining(document.rates))
    expect(document.total).toBe(grossOf(document.lines))
    expect(document.due).toBeGreaterThanOrEqual(0)
    const signs = document.rates.map(({ gross }) => Math.sign(gross))
    expect(signs.every((sign) => sign === (document.kind === 'credit' ? -1 : 1))).toBe(true)
    const corrected = documents.find(({ number }) => number === document.corrects?.number)
    if (corrected) expect(document.customer).toEqual(corrected.customer)
    for (const row of document.deducted)
      expect(Math.abs(row.gross)).toBeLessThanOrEqual(Math.abs(grossAt(document.rates, row)))
  }
}

test(
  `of ${RUNS} generated lives the documents come to the money that is owed, to the haléř and by rate`,
  { timeout: 60_000 + RUNS * 60 },
  () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(
        aStory,
        ({ ride, rate, abroadBp, extra, extraRate, currency, feeVat, isVatPayer, steps }) => {
          const abroad = Math.floor((ride * abroadBp) / 10_000)
          const placed = placedAt(ride, rate, extra, extraRate, currency, abroad)
          const one = story(placed, { isVatPayer, feeVat, hasReceipts: true })
          let hour = 0
          one.act({ event: 'confirm' }, hour)
          for (const { act, by, later, payer } of steps) {
            // An act is taken back at once, or never; money that never came at any time.
            const isAtOnce = act.event === 'undo' && !act.money
            hour += isAtOnce ? 0 : later
            if (payer && !isAtOnce && one.correct(payer, hour)) expectTrue(one)
            if (one.act(act, hour, by)) expectTrue(one)
          }
          for (const { kind, rates } of one.documents) {
            for (const { exempt } of rates) seen.add(`${kind} ${exempt ?? ''}`)
          }
        },
      ),
      { numRuns: RUNS, seed: 20_261_124 },
    )
    expect([...seen].toSorted()).toEqual(
      ['advance', 'credit', 'debit', 'invoice']
        .flatMap((kind) => [`${kind} `, `${kind} abroad`, `${kind} outside`])
        .filter((it) => it !== 'advance outside')
        .toSorted(),
    )
  },
)
