import { refusal } from '~/edge/plain/refusal'
import type { Visit } from '~/edge/visit'

/** The 404 of an address that has no page of its own and nothing to give. */
export function missingFor({ url, headers }: Visit): Response {
  return refusal(new Request(url, { headers }), 404)
}
