import { env } from 'cloudflare:workers'
import { privateFile } from '~/http/private-file'
import type { Visit } from '~/http/visit'
import { documentByToken } from '~/order/papers/document-store.server'
import { documentFileName, hasIsdoc } from '~/order/papers/document-words'
import { toIsdoc } from '~/order/papers/isdoc/isdoc'
import type { DocumentView } from '~/order/status/document/document-page'

/** The document of a link, or that the link has ended; null for an unknown one. */
export async function openDocument({ now }: Visit, token: string): Promise<DocumentView | null> {
  const found = await documentByToken(env.DB, token, now)
  if (!found) return null
  return found.state === 'issued' ? { ...found, token } : found
}

/** The document of a link as an ISDOC file; null for an unknown link, one that has ended, and a document without one. */
export async function openIsdoc({ now }: Visit, token: string): Promise<Response | null> {
  const found = await documentByToken(env.DB, token, now)
  if (found?.state !== 'issued' || !hasIsdoc(found.document)) return null
  return privateFile(
    await toIsdoc(found.document),
    'application/xml; charset=utf-8',
    `attachment; filename="${documentFileName(found.document)}"`,
  )
}
