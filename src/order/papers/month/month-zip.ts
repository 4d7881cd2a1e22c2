import { zipSync } from 'fflate'
import { toIsdoc } from '~/order/papers/isdoc/isdoc'
import { documentFileName } from '~/order/papers/document-words'
import type { TaxDocument } from '~/order/papers/tax-document'

/**
 * The documents of a month as ISDOC files in a zip, each with the number of its document as its name, and `tables` beside
 * them, by the names of their files.
 */
export async function monthZip(
  documents: TaxDocument[],
  tables: Record<string, Uint8Array>,
): Promise<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  const files: Record<string, Uint8Array> = {}
  for (const document of documents) {
    files[documentFileName(document)] = encoder.encode(await toIsdoc(document))
  }
  for (const [name, table] of Object.entries(tables)) files[name] = table
  // The fastest level: 3,000 documents are 1.5 s of CPU and 7 % larger. Days of files would differ between two zips of the same month.
  return zipSync(files, { level: 1, mtime: '2000-01-01T00:00:00' })
}
