import { split } from '~/lib/split'
import type { LifeEvent } from '~/order/life/event-data'
import { foldLife } from '~/order/acts/fold-life'
import { orderNow } from '~/order/life/order-now'
import type { PlacedOrder } from '~/order/model/order'
import { type Bill, billOf, TAX_RULES, type TaxRules } from '~/order/papers/bill-of-life'
import {
  customerOf,
  dayOf,
  type DraftDocument,
  isSameCustomer,
} from '~/order/papers/document-frame'
import {
  byRate,
  grossAt,
  grossOf,
  less,
  negative,
  nextPart,
  partOf,
} from '~/order/papers/rate-sums'
import {
  advanced,
  deductionsOf,
  type Named,
  type OpenAdvance,
  returnedDeductions,
  type Standing,
  standingOf,
} from '~/order/papers/standing-documents'
import {
  type Act,
  askedFor,
  correctedOn,
  correcting,
  corrections,
  draft,
  movedBy,
  paymentsOf,
  suppliedOn,
  WORDS,
} from '~/order/papers/document-parts'
import type { RateSum, TaxDocument } from '~/order/papers/tax-document'

/** An act after which documents are made: the order as placed, and its events up to the act. */
type Payment = TaxDocument['payments'][number]

export type ActedOrder = { placed: PlacedOrder; events: readonly LifeEvent[] }

/**
 * The documents that are owed after the last of some events, given those issued before: the difference between what
 * is documented and what has to be. A payment before the ride is a receipt (advance); the end of the ride an invoice that
 * deducts the receipts; every later change of the price corrects the invoice (§ 42 and 45 of the VAT Act). What bears
 * another customer than the order's, or money that never came, is credited and owed anew. Nothing is owed twice: with the
 * result among the issued ones it returns nothing. Null for events that make no order.
 */
export function owedDocuments(
  { placed, events }: ActedOrder,
  issued: readonly TaxDocument[],
  rules: TaxRules = TAX_RULES,
): DraftDocument[] | null {
  const life = foldLife(events)
  const event = events.at(-1)
  if (!life || !event) return null
  const { paid, refunded } = life.balance
  const bill = billOf(placed, life, rules)
  const row = movedBy({ life, event })
  const known = { placed, life, event, events, bill, rules, kept: paid - refunded }
  const { credits, left } = creditOthers(
    { ...known, row: null, isReplacing: true },
    standingOf(issued),
  )
  const untrue = creditUntrue({ ...known, row: null, isReplacing: false }, left, issued)
  const isAnew = credits.length + untrue.credits.length > 0 || untrue.invoice !== null
  // What is owed anew instead of the credited documents is of all payments.
  const act = { ...known, row: isAnew ? null : row, isReplacing: false }
  const drafts = setOff(
    [
      ...credits,
      ...(untrue.invoice ? [untrue.invoice] : []),
      ...(isSupplied(act, untrue.left)
        ? afterSupply(act, untrue.left)
        : beforeSupply(act, untrue.left)),
    ],
    row,
  )
  // Money that never came is set off against nothing.
  const all = [...untrue.credits, ...drafts]
  return [...all, ...receipts({ ...known, row, isReplacing: false }, issued, all)]
}

/**
 * The receipt for cash that an act notes, unless a document for an advance says already that it came; and what takes back
 * receipts for cash that, as is known now, did not come.
 */
function receipts(
  act: Act,
  issued: readonly TaxDocument[],
  drafts: readonly DraftDocument[],
): DraftDocument[] {
  const { row, rules } = act
  if (!rules.hasReceipts) return []
  // What is left of it in the end has no document.
  const cash = paymentsOf(act).filter(({ way, amount }) => way === 'cash' && amount > 0)
  const isTaken = (one: Payment) => {
    const at = cash.findIndex((other) => isSamePayment(one, other))
    if (at >= 0) cash.splice(at, 1)
    return at >= 0
  }
  for (const { kind, payments } of [...issued, ...drafts]) {
    if (kind === 'advance') payments.forEach(isTaken)
  }
  const undone = new Set(issued.map(({ corrects }) => corrects?.number))
  const wrong = issued.filter(
    ({ kind, corrects, number, payments }) =>
      kind === 'receipt' && !corrects && !undone.has(number) && !payments.every(isTaken),
  )
  return [
    ...wrong.map(({ total, kind, number, supplyOn, payments, customer }) => {
      const corrects = { kind, number, supplyOn, reason: WORDS.undone[act.placed.locale] }
      const back = payments.map((one) => ({ ...one, amount: 0 - one.amount }))
      return receipt(act, 0 - total, { supplyOn, payments: back, corrects, customer })
    }),
    ...(row && isTaken(row)
      ? [receipt(act, row.amount, { supplyOn: row.day, payments: [row] })]
      : []),
  ]
}

function isSamePayment(one: Payment, other: Payment): boolean {
  return (
    one.amount === other.amount &&
    one.day === other.day &&
    one.way === other.way &&
    one.reference === other.reference
  )
}

function receipt(act: Act, amount: number, parts: Partial<DraftDocument>): DraftDocument {
  const outside = { vatRateBp: 0, exempt: 'outside', net: amount, vat: 0, gross: amount } as const
  return draft(act, 'receipt', {
    lines: [{ label: WORDS.cash, qty: 1, ...outside }],
    rates: [],
    isVatPayer: false,
    exchange: null,
    total: amount,
    paid: amount,
    ...parts,
  })
}

/**
 * The documents of an act, where what one credits is what another says was paid: that money moves nowhere. Both say that
 * they are set off, the credit as far as nothing is given back for it, the invoice with the number of what was credited.
 * Credits on receipts come first: what an unpaid invoice asks for is taken back by its credit alone.
 */
function setOff(drafts: DraftDocument[], row: Act['row']): DraftDocument[] {
  const claimed = drafts
    .filter(({ kind }) => kind !== 'credit')
    .reduce((sum, { total, deducted, due }) => sum + total - grossOf(deducted) - due, 0)
  let left = claimed - Math.max(0, row?.amount ?? 0)
  const rows: DraftDocument['payments'] = []
  const isOfReceipt = ({ corrects }: DraftDocument) => corrects?.kind === 'advance'
  const settled = new Map<DraftDocument, DraftDocument>()
  for (const document of drafts.toSorted(
    (a, b) => Number(isOfReceipt(b)) - Number(isOfReceipt(a)),
  )) {
    const { kind, total, deducted, paid, payments, issuedOn: day, corrects } = document
    const own = kind === 'credit' && paid === 0 ? Math.min(left, grossOf(deducted) - total) : 0
    if (own <= 0) continue
    left -= own
    rows.push({ amount: own, day, way: 'setOff', reference: corrects?.number ?? '' })
    const back = { amount: -own, day, way: 'setOff', reference: '' } as const
    settled.set(document, { ...document, paid: -own, payments: [...payments, back] })
  }
  return drafts.map((document) =>
    rows.length > 0 && document.kind === 'invoice'
      ? { ...document, payments: [...rows, ...without(document.payments, sumOf(rows))] }
      : (settled.get(document) ?? document),
  )
}

function sumOf(rows: DraftDocument['payments']): number {
  return rows.reduce((sum, { amount }) => sum + amount, 0)
}

/** Payments without the first ones, which come to `amount`; of one that is more a part is left. */
function without(payments: DraftDocument['payments'], amount: number): DraftDocument['payments'] {
  let left = amount
  return payments.flatMap((one) => {
    const taken = Math.min(left, Math.max(0, one.amount))
    left -= taken
    return one.amount === taken ? [] : [{ ...one, amount: one.amount - taken }]
  })
}

/** Credits on every document of a customer who is not the order's any more; and the documents without them. */
function creditOthers(act: Act, standing: Standing): { credits: DraftDocument[]; left: Standing } {
  const customer = customerOf(orderNow(act.placed, act.life).order)
  const isOthers = (of: Named) => !isSameCustomer(of.customer, customer)
  const { invoice } = standing
  const undone = invoice && isOthers(invoice) ? undoInvoice(act, standing, invoice) : null
  const left = undone?.left ?? standing
  const others = left.advances.filter((advance) => isOthers(advance) && advance.rates.length > 0)
  return {
    credits: [
      ...(undone ? [undone.credit] : []),
      ...others.map((advance) => creditOf(act, advance, advance.rates)),
    ],
    left: { ...left, advances: left.advances.filter((advance) => !isOthers(advance)) },
  }
}

/**
 * Credits on what says of money that it came which never did, as is known now: receipts, and the invoice that deducts them or
 * says that it was paid. Their payments are in the ledger no more. Of two that are alike the later one is credited.
 */
function creditUntrue(
  act: Act,
  standing: Standing,
  issued: readonly TaxDocument[],
): { invoice: DraftDocument | null; credits: DraftDocument[]; left: Standing } {
  const { invoice } = standing
  const opened = invoice && undoInvoice(act, standing, invoice)
  const open = opened?.left ?? standing
  const credits: DraftDocument[] = []
  const known = open.advances.map((advance) => {
    const payments = issued.find(({ number }) => number === advance.number)?.payments ?? []
    const came = Math.max(0, sumOf(payments.filter((one) => isInLedger(act, one))))
    const parts = partsOf(advance.rates, grossOf(advance.rates) - came)
    if (parts.length === 0) return advance
    credits.push(creditOf(act, advance, parts))
    return { ...advance, rates: less(advance.rates, parts) }
  })
  const left = { ...open, advances: known }
  if (!invoice || !opened) return { invoice: null, credits, left }
  const most = Math.max(0, everCame(act))
  const sums = advanced(left)
  const rest = creditAdvances(act, left, partsOf(sums, grossOf(sums) - most))
  const all = [...credits, ...rest.credits]
  const isPaid = (issued.find(({ number }) => number === invoice.number)?.paid ?? 0) <= most
  return all.length === 0 && isPaid
    ? { invoice: null, credits: all, left: standing }
    : { invoice: opened.credit, credits: all, left: rest.left }
}

function isInLedger({ life }: Act, payment: Payment): boolean {
  return paymentsOf({ life }).some((one) => isSamePayment(one, payment))
}

/** What an amount of some sums is of each of them; none of nothing, and of less. */
function partsOf(sums: readonly RateSum[], amount: number): RateSum[] {
  if (amount <= 0) return []
  const parts = split(
    amount,
    sums.map(({ gross }) => gross),
  )
  return sums.flatMap((sum, index) => {
    const gross = parts[index] ?? 0
    return gross > 0 ? [partOf(sum, gross)] : []
  })
}

/** The money that could be said to be paid since the order ended: what was given back later was paid once. */
function everCame({ life, events }: Act): number {
  const end = events.findLast(
    ({ at, event }) => at === life.end?.at && event !== 'paid' && event !== 'refunded',
  )
  const isLater = (seq: number) => end !== undefined && seq > end.seq
  return life.ledger.reduce(
    (sum, { event, amount, seq }) => sum + (event === 'paid' ? amount : isLater(seq) ? 0 : -amount),
    0,
  )
}

/** The ride took place, or its fee is charged. */
function isSupplied({ life: { state }, bill }: Act, { invoice }: Standing): boolean {
  if (state === 'cancelled') return bill.total > 0 || invoice !== null
  return state === 'done' || state === 'noShow'
}

function beforeSupply(act: Act, standing: Standing): DraftDocument[] {
  const { invoice } = standing
  if (!invoice) return advances(act, standing)
  const { credit, left } = undoInvoice(act, standing, invoice)
  return [credit, ...advances(act, left)]
}

/** The credit that takes back a whole invoice; its receipts are open again after it. */
function undoInvoice(
  act: Act,
  standing: Standing,
  invoice: NonNullable<Standing['invoice']>,
): { credit: DraftDocument; left: Standing } {
  const returned = returnedDeductions(invoice)
  const credit = draft(act, 'credit', {
    lines: corrections(invoice.whole.map(negative), act),
    rates: invoice.whole.map(negative),
    supplyOn: correctedOn(invoice, act),
    deducted: returned.map((row) => ({ ...row, ...negative(row) })),
    ...correcting(invoice, act),
  })
  const open = standing.advances.map((advance) => {
    const own = returned.filter(({ number }) => number === advance.number)
    return { ...advance, rates: byRate([...advance.rates, ...own]) }
  })
  return { credit, left: { advances: open, invoice: null } }
}

/**
 * Receipts come to the money that is kept, up to the bill: more than the bill is a debt of ours, not the price of a
 * ride. They are corrected when money is given back, not when the price falls. Without VAT nothing is owed on a
 * payment.
 */
function advances(act: Act, standing: Standing): DraftDocument[] {
  const { bill, kept, rules } = act
  if (!rules.isVatPayer) return []
  const sums = advanced(standing)
  const before = grossOf(sums)
  if (before > kept) {
    return creditAdvances(act, standing, partsOf(sums, before - kept)).credits
  }
  const amount = Math.min(kept, bill.total) - before
  if (amount <= 0) return []
  const open = bill.rates.map((sum) => ({
    ...sum,
    gross: Math.max(0, sum.gross - grossAt(sums, sum)),
  }))
  const parts = split(
    amount,
    open.map(({ gross }) => gross),
  )
  const rates = byRate(
    bill.rates.flatMap((sum, index) => {
      const part = parts[index] ?? 0
      return part > 0 ? [nextPart(sum, sums, part)] : []
    }),
  )
  const lines = rates.map((sum) => ({ label: WORDS.payment, qty: 1, ...sum }))
  const { row } = act
  return [
    draft(act, 'advance', {
      lines,
      rates,
      supplyOn: row?.day ?? dayOfMoney(act),
      paid: amount,
      payments: row ? [row] : paymentsOf(act),
    }),
  ]
}

/**
 * The day of money that a receipt is for, where the act moved none. Instead of a payment that never came it is that of the last
 * one that did; a refund that never went is taken back on its own day.
 */
function dayOfMoney(act: Act): string {
  const { event, events } = act
  const undone = event.event === 'undo' ? events.find(({ seq }) => seq === event.data.of) : null
  if (undone?.event === 'paid') return paymentsOf(act).at(-1)?.day ?? dayOf(event.at)
  return (undone?.event === 'refunded' ? undone.data.day : null) ?? dayOf(event.at)
}

/** Credits on the receipts, the last one first, by the gross amounts of each rate; and the receipts after them. */
function creditAdvances(
  act: Act,
  standing: Standing,
  back: readonly RateSum[],
): { credits: DraftDocument[]; left: Standing } {
  let rest = [...back]
  const credits: DraftDocument[] = []
  const open = standing.advances.toReversed().map((advance) => {
    const parts = advance.rates.flatMap((sum) => {
      const gross = Math.min(sum.gross, grossAt(rest, sum))
      return gross > 0 ? [partOf(sum, gross)] : []
    })
    if (parts.length === 0) return advance
    rest = rest.map((sum) => ({ ...sum, gross: sum.gross - grossAt(parts, sum) }))
    credits.push(creditOf(act, advance, parts))
    return { ...advance, rates: less(advance.rates, parts) }
  })
  return { credits, left: { ...standing, advances: open.toReversed() } }
}

function creditOf(act: Act, of: OpenAdvance, parts: RateSum[]): DraftDocument {
  const rates = parts.map(negative)
  const { row } = act
  return draft(act, 'credit', {
    lines: corrections(rates, act),
    rates,
    supplyOn: row?.day ?? correctedOn(of, act),
    paid: row ? grossOf(rates) : 0,
    payments: row ? [row] : [],
    ...correcting(of, act),
  })
}

function afterSupply(act: Act, standing: Standing): DraftDocument[] {
  const { bill } = act
  if (standing.invoice) return corrected(act, standing.invoice, bill)
  // A late cancellation ends the supply that was paid in advance; after a no-show it is the ride that is paid.
  const isEnded = act.life.state === 'cancelled'
  const over = advanced(standing).map((sum) => ({
    ...sum,
    gross: sum.gross - (isEnded ? 0 : Math.min(sum.gross, grossAt(bill.rates, sum))),
  }))
  const { credits, left } = creditAdvances(act, standing, over)
  const deducted = deductionsOf(left)
  if (bill.total === 0) return credits
  return [
    ...credits,
    draft(act, 'invoice', {
      lines: bill.lines,
      rates: bill.rates,
      supplyOn: suppliedOn(act),
      deducted,
      paid: act.kept,
      ...askedFor(act, Math.max(0, act.life.balance.due)),
      payments: paymentsOf(act),
    }),
  ]
}

/** A lower price is a credit, a higher one a debit; of two rates each may have moved its own way. */
function corrected(
  act: Act,
  invoice: NonNullable<Standing['invoice']>,
  bill: Bill,
): DraftDocument[] {
  const moved = less(bill.rates, invoice.whole)
  const down = moved.filter(({ gross }) => gross < 0)
  const up = moved.filter(({ gross }) => gross >= 0)
  const of = correcting(invoice, act)
  const total = grossOf(up)
  const due = Math.min(total, Math.max(0, act.life.balance.due))
  const covered = Math.min(total, Math.max(0, act.kept - (bill.total - total)))
  return [
    ...(down.length === 0
      ? []
      : [draft(act, 'credit', { lines: corrections(down, act), rates: down, ...of })]),
    ...(up.length === 0
      ? []
      : [
          draft(act, 'debit', {
            lines: corrections(up, act),
            rates: up,
            ...of,
            paid: covered,
            ...askedFor(act, due),
            payments: [],
          }),
        ]),
  ]
}
