import { env } from 'cloudflare:workers'
import { documentsOf } from '~/order/papers/document-store.server'
import { documentPath, mintDocumentToken } from '~/order/papers/document-token.server'
import type { ListedDocument } from '~/order/status/status-view'
import type { KnownOrder } from '~/order/store/find-order.server'
import type { Locale } from '~/lib/locale'

/** The tax documents of an order for its page, the first one first. */
export async function listDocuments(
  { orderKey, life }: Pick<KnownOrder, 'orderKey' | 'life'>,
  locale: Locale,
): Promise<ListedDocument[]> {
  const issued = await documentsOf(env.DB, orderKey)
  return Promise.all(
    issued.map(async (one) => {
      const { kind, number, issuedOn, total, currency, isVatPayer } = one.document
      const token = await mintDocumentToken(one, life.correctedEmails.length)
      const path = documentPath(locale, token)
      return { kind, number, issuedOn, total, currency, isVatPayer, path }
    }),
  )
}
