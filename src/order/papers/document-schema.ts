import * as v from 'valibot'
import { MONEY_WAYS } from '~/carrier/payment-methods'
import {
  count,
  instantSchema,
  l10n,
  localeSchema,
  moneySchema,
  rateBpSchema,
  text,
} from '~/back-office/contract-parts'

/**
 * Kinds of tax documents (Act 235/2004 on VAT, § 26 to 46): for a payment before the ride, after the ride, and the
 * two corrections (§ 45), downwards and upwards. `receipt` is none of them: it says that cash was taken.
 */
export const DOCUMENT_KINDS = ['advance', 'invoice', 'credit', 'debit', 'receipt'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** Haléře or cents; below zero on a credit. */
const amount = v.pipe(v.number(), v.safeInteger())
/** A local day, `YYYY-MM-DD`. */
const day = v.pipe(v.string(), v.isoDate())

/** How a document is paid: by money, or by another document of its order that is set off against it. */
const PAID_BY = [...MONEY_WAYS, 'setOff'] as const
export type PaidBy = (typeof PAID_BY)[number]

export const partySchema = v.object({
  name: text(300),
  street: text(200),
  city: text(200),
  zip: text(20),
  /** ISO 3166-1 alpha-2; empty for a person without an address. */
  country: text(2),
  countryName: v.nullable(l10n(200)),
  companyId: v.nullable(text(40)),
  vatId: v.nullable(text(40)),
})

const sumEntries = { vatRateBp: rateBpSchema, net: amount, vat: amount, gross: amount }
/**
 * The sum of one rate. `exempt`: `abroad` is passenger transport over the border (§ 70), `outside` is money that is
 * not the price of a supply; null where the rate applies.
 */
export const rateSchema = v.object({
  ...sumEntries,
  exempt: v.nullable(v.picklist(['abroad', 'outside'])),
})

/**
 * A tax document as issued: a copy that no later change of the order, the person or the carrier's settings reaches.
 * The row beside it (papers/document-store) has order, link and times. Amounts of lines and rates are whole; what an
 * invoice deducts stands in `deducted`.
 */
export const taxDocumentSchema = v.object({
  kind: v.picklist(DOCUMENT_KINDS),
  /** Series of the kind and the year, running number without gaps: `2026-F-0001`. */
  number: text(40),
  /** Number of the order, which is the variable symbol of its payments. */
  order: v.pipe(v.string(), v.regex(/^\d{10}$/)),
  /** The language of the customer. */
  locale: localeSchema,
  currency: moneySchema.entries.currency,
  issuedOn: day,
  /** Day of the taxable supply (DUZP): the ride, or the day of the payment before it. */
  supplyOn: day,
  /** Null when nothing is due, and for cash. */
  dueOn: v.nullable(day),
  supplier: partySchema,
  customer: partySchema,
  /** False: the supplier pays no VAT; the document is a plain invoice without rates. */
  isVatPayer: v.boolean(),
  /** Route or subject of the order, one line. */
  subject: l10n(1_000),
  pickupAt: instantSchema,
  lines: v.array(v.object({ ...rateSchema.entries, label: l10n(1_000), qty: count(1, 1_000) })),
  rates: v.array(rateSchema),
  /** Receipts for advance payments that an invoice deducts, by document and rate. */
  deducted: v.array(v.object({ ...rateSchema.entries, number: text(40), day })),
  /** Sum of the lines, gross. */
  total: amount,
  /** What was paid when it was issued, net of refunds; `due` is what is left to pay, never below zero. */
  paid: amount,
  due: amount,
  /** By transfer to our account, or in cash to the driver. */
  dueWay: v.picklist(['transfer', 'cash']),
  payments: v.array(
    v.object({
      amount,
      day,
      way: v.nullable(v.picklist(PAID_BY)),
      reference: text(200),
    }),
  ),
  /** The document that a credit or a debit corrects, and why (§ 45). */
  corrects: v.nullable(
    v.object({
      kind: v.picklist(DOCUMENT_KINDS),
      number: text(40),
      supplyOn: day,
      reason: text(5_000),
    }),
  ),
  /**
   * Of a document in euros: thousandths of a crown for one euro, by which its VAT is stated in crowns, and the day of that
   * rate; null for others.
   */
  exchange: v.nullable(v.object({ rate: count(1_000, 99_999), day })),
})
