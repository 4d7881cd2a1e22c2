import { byRate, isSameRate, less, negative, partOf } from '~/order/papers/rate-sums'
import type { DocumentKind } from '~/order/papers/document-schema'
import type { Party, RateSum, TaxDocument } from '~/order/papers/tax-document'

/** What a correction says of the document that it corrects. */
export type Named = {
  kind: DocumentKind
  number: string
  supplyOn: string
  exchange: TaxDocument['exchange']
  customer: Party
}
/** A document for a payment before the ride, with what is left of it. */
export type OpenAdvance = Named & { rates: RateSum[] }
type Deducted = TaxDocument['deducted'][number]
/** The invoice that holds, with its corrections; `deducted` are the advances in it. */
type OpenInvoice = Named & { whole: RateSum[]; deducted: Deducted[] }

/** What the issued documents of an order come to. */
export type Standing = { advances: OpenAdvance[]; invoice: OpenInvoice | null }

/** Adds up the documents of an order, in the sequence in which they were issued. */
export function standingOf(documents: readonly TaxDocument[]): Standing {
  return documents.reduce(afterDocument, { advances: [], invoice: null })
}

function afterDocument(standing: Standing, document: TaxDocument): Standing {
  const { kind, number, supplyOn, exchange, customer, rates, deducted } = document
  const named = { kind, number, supplyOn, exchange, customer }
  switch (kind) {
    case 'advance':
      return { ...standing, advances: [...standing.advances, { ...named, rates }] }
    case 'invoice':
      return {
        advances: standing.advances.map((advance) => moved(advance, deducted.map(turned))),
        invoice: { ...named, whole: rates, deducted },
      }
    case 'credit':
    case 'debit':
      return corrected(standing, document)
    // Cash taxes nothing.
    case 'receipt':
      return standing
  }
}

function corrected({ advances, invoice }: Standing, document: TaxDocument): Standing {
  const { rates, deducted, corrects } = document
  if (invoice && corrects?.number === invoice.number) {
    const whole = byRate([...invoice.whole, ...rates])
    return {
      advances: advances.map((advance) => moved(advance, deducted.map(turned))),
      invoice: whole.length === 0 ? null : { ...invoice, whole },
    }
  }
  return {
    advances: advances.map((advance) =>
      advance.number === corrects?.number
        ? { ...advance, rates: byRate([...advance.rates, ...rates]) }
        : advance,
    ),
    invoice,
  }
}

function turned(row: Deducted): Deducted {
  return { ...row, ...negative(row) }
}

function moved(advance: OpenAdvance, rows: Deducted[]): OpenAdvance {
  const own = rows.filter(({ number }) => number === advance.number)
  return own.length === 0 ? advance : { ...advance, rates: byRate([...advance.rates, ...own]) }
}

/** What all advances come to, by rate. */
export function advanced({ advances }: Standing): RateSum[] {
  return byRate(advances.flatMap(({ rates }) => rates))
}

/** What an invoice deducts: all that is left of the receipts. */
export function deductionsOf({ advances }: Standing): Deducted[] {
  return advances.flatMap(({ number, supplyOn, rates }) =>
    rates.map((sum) => ({ ...sum, number, day: supplyOn })),
  )
}

/**
 * What is given back to the advances when an invoice is undone: its deductions, as far as later corrections of the
 * invoice left them in it.
 */
export function returnedDeductions({ whole, deducted }: OpenInvoice): Deducted[] {
  let left = [...whole]
  return deducted.flatMap((row) => {
    const gross = Math.min(row.gross, left.find((one) => isSameRate(one, row))?.gross ?? 0)
    if (gross <= 0) return []
    const part = partOf(row, gross)
    left = less(left, [part])
    return [{ ...part, number: row.number, day: row.day }]
  })
}
