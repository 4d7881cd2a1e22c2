import { refusal } from '~/http/plain/refusal'
import type { Visit } from '~/http/visit'

/** The 404 of an address without a page or a body. */
export function missingFor({ url, headers }: Visit): Response {
  return refusal(new Request(url, { headers }), 404)
}
