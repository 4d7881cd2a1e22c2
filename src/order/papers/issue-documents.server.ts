import * as v from 'valibot'
import { personHashes } from '~/back-office/persons/person-hash.server'
import { documentFailed, documentIssued } from '~/outbox/documents/document-items.server'
import { DUE_DOCUMENT_ORDERS, waitingDocumentsSql } from '~/outbox/outbox-sql'
import { foldLife } from '~/order/acts/fold-life'
import { hasAddress, orderNow } from '~/order/life/order-now'
import { ISSUED_OF_ORDER } from '~/order/papers/document-sql'
import {
  insertDocuments,
  isIssuedAlready,
  readDocuments,
} from '~/order/papers/document-store.server'
import { owedDocuments } from '~/order/papers/owed-documents'
import { taxDocumentSchema } from '~/order/papers/document-schema'
import type { TaxDocument } from '~/order/papers/tax-document'
import { type OrderRow, readOrderRowsBeside } from '~/order/store/order-store.server'
import { readStoredOrder } from '~/order/store/stored-order'
import { traceKey } from '~/lib/hash'
import { errorFacts, logEvent } from '~/lib/log'

/** Items that one run looks at. */
const AT_ONCE = 40

const besideSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    waiting: v.array(v.object({ item: v.string(), nextAt: v.number() })),
    issued: v.array(taxDocumentSchema),
  }),
)

type Owing = {
  orderKey: string
  row: OrderRow
  /** The numbers of the events whose documents are due now, in their sequence. */
  due: number[]
  issued: TaxDocument[]
}

/**
 * Issues the documents that are due: one statement to read, two for each act. It may run at any time and concurrently,
 * because number, document and the mail about it are written in one batch, once. The documents of an order are issued in
 * the sequence of its acts, each from the events up to its act, so an act that is not due yet holds back later ones.
 * Returns the number of acts.
 */
export async function issueDocuments(db: D1Database, now: Date): Promise<number> {
  const beside = `json_object('waiting', json(${waitingDocumentsSql('orders.order_key')}), 'issued', json(${ISSUED_OF_ORDER}))`
  const values = [now.getTime(), AT_ONCE]
  const rows = await readOrderRowsBeside(db, { keys: DUE_DOCUMENT_ORDERS, beside, values }, now)
  let count = 0
  for (const { orderKey, row, beside: text } of rows) {
    const read = v.safeParse(besideSchema, text)
    const waiting = read.success ? read.output.waiting : waitingIn(text)
    const due = dueOf(waiting, now)
    count += due.length
    if (row === 'unreadable' || !read.success) {
      await fail(db, orderKey, due)
    } else {
      await issueAll(db, { orderKey, row, due, issued: read.output.issued }, now)
    }
  }
  return count
}

const waitingSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ waiting: besideSchema.pipe[2].entries.waiting }),
)

/** What waits, beside documents that cannot be read. */
function waitingIn(text: string): { item: string; nextAt: number }[] {
  return v.parse(waitingSchema, text).waiting
}

function dueOf(waiting: { item: string; nextAt: number }[], now: Date): number[] {
  const acts = waiting
    .map(({ item, nextAt }) => ({ seq: Number(item.split(':')[1]), nextAt }))
    .toSorted((a, b) => a.seq - b.seq)
  const first = acts.findIndex(({ nextAt }) => nextAt > now.getTime())
  return acts.slice(0, first === -1 ? undefined : first).map(({ seq }) => seq)
}

async function issueAll(db: D1Database, owing: Owing, now: Date): Promise<void> {
  const { orderKey, row, due } = owing
  const issued = [...owing.issued]
  const placed = readStoredOrder(row.stored)
  for (const seq of due) {
    const events = row.log.filter((event) => event.seq <= seq)
    const life = foldLife(events)
    const drafts = placed && owedDocuments({ placed, events }, issued)
    const item = { orderKey, seq }
    if (!placed || !life || !drafts || events.at(-1)?.seq !== seq) {
      await fail(db, orderKey, [seq])
      return
    }
    // Without an address the documents are at the desk, and no mail is said to have left.
    const mails = hasAddress(placed, row.life ?? life) ? drafts.length : 0
    const ended = documentIssued(db, item, mails, now)
    if (drafts.length === 0) {
      await db.batch(ended)
      continue
    }
    const hashes = await personHashes(orderNow(placed, life).order)
    try {
      const [inserted] = await db.batch([insertDocuments(db, item, drafts, hashes, now), ...ended])
      const documents = readDocuments(inserted?.results ?? [])
      // An undo struck it meanwhile.
      if (documents.length === 0) return
      issued.push(...documents.map(({ document }) => document))
      await logIssue(orderKey, 'issued', documents.length)
    } catch (error) {
      if (!isIssuedAlready(error)) throw error
      await logIssue(orderKey, 'issued_already', 0)
      return
    }
  }
}

/** The order cannot be read: a person looks at it, and `replay` tries again. */
async function fail(db: D1Database, orderKey: string, seqs: number[]): Promise<void> {
  if (seqs.length === 0) return
  await db.batch(seqs.map((seq) => documentFailed(db, { orderKey, seq }, 'unreadable')))
  await logIssue(orderKey, 'unreadable', seqs.length)
}

async function logIssue(orderKey: string, outcome: string, count: number): Promise<void> {
  logEvent({ event: 'document', trace: await traceKey(orderKey), outcome, count })
}

/** Issues what is due; a failure is logged and left to the cron. */
export async function tryToIssue(db: D1Database, now: Date): Promise<void> {
  try {
    await issueDocuments(db, now)
  } catch (error) {
    logEvent({ event: 'document', outcome: 'failed', ...errorFacts(error) })
  }
}
