import { appConfig } from '~config'
import * as v from 'valibot'
import { LISTED } from '~/back-office/newest-rows'
import type { PersonHashes } from '~/back-office/persons/person-hash.server'
import { type DocumentItem, documentItem } from '~/outbox/documents/document-items.server'
import { isDocumentWaitingSql } from '~/outbox/outbox-sql'
import type { DraftDocument } from '~/order/papers/document-frame'
import { type DocumentName, readDocumentToken } from '~/order/papers/document-token.server'
import { orderKeySql } from '~/order/store/order-sql'
import { readOrderRowsByKeys } from '~/order/store/order-store.server'
import { STATUS_LINK_LIFETIME } from '~/order/store/status-token.server'
import { taxDocumentSchema, DOCUMENT_KINDS } from '~/order/papers/document-schema'
import type { TaxDocument } from '~/order/papers/tax-document'

/**
 * Owns the table `documents`, with document-sql.ts: rows are added and, years later, deleted; no statement changes
 * one.
 */

/** A document as issued: the `nth` after the event `seq`. */
export type IssuedDocument = DocumentName & {
  orderKey: string
  seq: number
  nth: number
  document: TaxDocument
}

const rowSchema = v.object({
  kind: v.picklist(DOCUMENT_KINDS),
  year: v.number(),
  no: v.number(),
  order_key: v.string(),
  seq: v.number(),
  nth: v.number(),
  content: v.pipe(v.string(), v.parseJson(), taxDocumentSchema),
})
const COLUMNS = 'kind, year, no, order_key, seq, nth, content'
/** Documents that one statement reads. */
const PAGE = 1_000

/** Parses the rows of the table. */
export function readDocuments(rows: unknown[]): IssuedDocument[] {
  return rows.map((row) => {
    const { order_key: orderKey, content: document, ...name } = v.parse(rowSchema, row)
    return { ...name, orderKey, document }
  })
}

/**
 * The statement that issues the documents of an act: it allots the next numbers of their series and writes them into the
 * contents, or does nothing once the item waits no more. D1 writes in turn, so no number is left out or given twice; it
 * fails where another run has issued them. Gives the rows.
 */
export function insertDocuments(
  db: D1Database,
  item: DocumentItem,
  drafts: readonly DraftDocument[],
  hashes: PersonHashes,
  now: Date,
): D1PreparedStatement {
  const listed = drafts.map((content) => {
    const { kind, issuedOn } = content
    const year = issuedOn.slice(0, 4)
    const [begin = '', end = ''] = appConfig.payment.series[kind]
      .replaceAll('{year}', year)
      .split('{no}')
    return { kind, year: Number(year), begin, end, content }
  })
  return db
    .prepare(
      `INSERT INTO documents (kind, year, no, order_key, seq, nth, content, supply_on, issued_on, issued_at,
         email_hash, phone_hash)
       SELECT kind, year, no, ?3, ?4, nth, json_set(content, '$.number', begin || printf('%04d', no) || "end"),
         content ->> '$.supplyOn', content ->> '$.issuedOn', ?5, ?6, ?7
       FROM (
         SELECT value ->> 'kind' AS kind, value ->> 'year' AS year, value ->> 'begin' AS begin, value ->> 'end' AS "end",
           value -> 'content' AS content, key + 1 AS nth,
           row_number() OVER (PARTITION BY value ->> 'kind', value ->> 'year' ORDER BY key)
             + COALESCE((SELECT MAX(no) FROM documents
               WHERE kind = value ->> 'kind' AND year = value ->> 'year'), 0) AS no
         FROM json_each(?1))
       WHERE ${isDocumentWaitingSql('?2')}
       RETURNING ${COLUMNS}`,
    )
    .bind(
      JSON.stringify(listed),
      documentItem(item),
      item.orderKey,
      item.seq,
      now.getTime(),
      hashes.email_hash,
      hashes.phone_hash,
    )
}

/** True if a batch failed because another run has issued the documents of the act. */
export function isIssuedAlready(error: unknown): boolean {
  return error instanceof Error && error.message.includes('UNIQUE constraint failed: documents')
}

/** The documents of an order, in the sequence of their issue. */
export async function documentsOf(db: D1Database, orderKey: string): Promise<IssuedDocument[]> {
  const { results } = await db
    .prepare(`SELECT ${COLUMNS} FROM documents WHERE order_key = ? ORDER BY seq, nth`)
    .bind(orderKey)
    .all()
  return readDocuments(results)
}

/** Statement that reads the same by the order's number, for a batch; readDocuments parses its rows. */
export function selectDocuments(db: D1Database, number: string): D1PreparedStatement {
  return db
    .prepare(
      `SELECT ${COLUMNS} FROM documents WHERE order_key = ${orderKeySql('?')} ORDER BY seq, nth`,
    )
    .bind(number)
}

/** `owed`: what the order owes now; the document says what was due when it was issued. */
export type OpenedDocument =
  | { state: 'issued'; document: TaxDocument; owed: number }
  | { state: 'ended' }

/**
 * The document of a link, or that the link has ended: its order was forgotten, or was sent to an address that has been
 * corrected since. Null for a forged one.
 */
export async function documentByToken(
  db: D1Database,
  token: string,
  now: Date,
): Promise<OpenedDocument | null> {
  const link = await readDocumentToken(token)
  const issued = link && (await readDocument(db, link.name))
  if (!issued) return null
  const order = (await readOrderRowsByKeys(db, [issued.orderKey], now)).get(issued.orderKey)
  if (!order || order === 'unreadable' || order.isEmptied) return { state: 'ended' }
  if (order.rideAt + STATUS_LINK_LIFETIME < now.getTime()) return { state: 'ended' }
  const generation = order.life?.correctedEmails.length ?? 0
  if (generation !== link.generation) return { state: 'ended' }
  return { state: 'issued', document: issued.document, owed: order.life?.balance.due ?? 0 }
}

/** The document of a name; null if there is none. */
async function readDocument(
  db: D1Database,
  { kind, year, no }: DocumentName,
): Promise<IssuedDocument | null> {
  const row = await db
    .prepare(`SELECT ${COLUMNS} FROM documents WHERE kind = ? AND year = ? AND no = ?`)
    .bind(kind, year, no)
    .first()
  return readDocuments(row ? [row] : [])[0] ?? null
}

/** All documents whose supply is in a month (`2026-11`), by day and number, a page at a time. */
export async function documentsOfMonth(db: D1Database, month: string): Promise<TaxDocument[]> {
  const found: TaxDocument[] = []
  for (let last: IssuedDocument | undefined; ;) {
    const { results } = await db
      .prepare(
        `SELECT ${COLUMNS} FROM documents
         WHERE kind <> 'receipt' AND supply_on >= ?1 || '-01' AND supply_on < ?1 || '-32' AND (supply_on, kind, year, no) > (?2, ?3, ?4, ?5)
         ORDER BY supply_on, kind, year, no LIMIT ?6`,
      )
      .bind(
        month,
        last?.document.supplyOn ?? '',
        last?.kind ?? '',
        last?.year ?? 0,
        last?.no ?? 0,
        PAGE,
      )
      .all()
    const page = readDocuments(results)
    found.push(...page.map(({ document }) => document))
    last = page.at(-1)
    if (page.length < PAGE) return found
  }
}

/** The statement that deletes documents that the law no longer asks for, at most `limit`. */
export function deleteOldDocuments(db: D1Database, now: Date, limit: number): D1PreparedStatement {
  const first = `${now.getUTCFullYear() - appConfig.market.documents.keptYears}-01-01`
  return db
    .prepare(
      `DELETE FROM documents WHERE (kind, year, no) IN (
         SELECT kind, year, no FROM documents WHERE supply_on < ? ORDER BY supply_on LIMIT ?)`,
    )
    .bind(first, limit)
}

/**
 * The documents of a person: those of a hash of their address or number (ADR 056), and those of orders by their keys,
 * which an exchanged secret still finds.
 */
export async function documentsOfPerson(
  db: D1Database,
  hash: string,
  orderKeys: readonly string[],
): Promise<IssuedDocument[]> {
  const { results } = await db
    .prepare(
      `SELECT ${COLUMNS} FROM documents WHERE email_hash = ?1
       UNION SELECT ${COLUMNS} FROM documents WHERE phone_hash = ?1
       UNION SELECT ${COLUMNS} FROM documents WHERE order_key IN ${LISTED.replace('?', '?2')}
       ORDER BY order_key, seq, kind, no`,
    )
    .bind(hash, JSON.stringify(orderKeys))
    .all()
  return readDocuments(results)
}
