import type { Words } from '../../lib/locale.ts'
import type { MonthTable } from './month-table.ts'

type Titles = Record<'advance' | 'invoice' | 'credit' | 'debit', Words>

/** What the VAT law of a country wants of documents, and what documents say by it. */
export type DocumentRules = {
  /** Headings of each kind of document. */
  titles: Titles
  /** The same of a supplier who charges no VAT. */
  plainTitles: Titles
  /**
   * Heading of the receipt for cash; null where the law wants the carrier's cash register to print one (Austria,
   * Germany, Slovakia).
   */
  cashReceipt: Words | null
  /** What a document of such a supplier says instead of VAT. */
  noVat: Words
  /**
   * The largest total with VAT (haléře or cents) of a simplified document, which needs no address of its buyer; above
   * it a private person gives one.
   */
  simplifiedUpTo: number
  /** Full years for which documents are kept after the one of their supply. */
  keptYears: number
  /** Carriage of passengers that has no VAT, because it crosses the border or because its stretch is abroad. */
  abroad: {
    /** In a document in the place of the rate. */
    rate: Words
    /** Below its table, with the paragraph of the law. */
    why: Words
  }
  /** Names of both parts of a ride whose stretch at home is taxed and whose stretch abroad is not. */
  stretches: { home: Words; abroad: Words }
  /** The table of a month for the accountant. */
  table: MonthTable
  /** Accounting software of the country reads ISDOC, so mails attach it and pages offer it. */
  hasIsdoc: boolean
}
