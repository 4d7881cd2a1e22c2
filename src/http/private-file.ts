import { missingFor } from '~/http/plain/refusal'
import type { Visit } from '~/http/visit'

/** A file for the person of a link or of the desk alone: kept in no cache, told to no other site, in no search. */
export function privateFile(body: BodyInit, type: string, disposition?: string): Response {
  return new Response(body, {
    headers: {
      'Content-Type': type,
      ...(disposition !== undefined && { 'Content-Disposition': disposition }),
      'Cache-Control': 'private, no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
    },
  })
}

type Asked = { context: { visit: Visit }; params: { token: string } }
type Open = (visit: Visit, token: string) => Promise<Response | null>

/** The handler of a link that leads to no page; `load` loads what opens it, which a first visit does not need. */
export function opened(load: () => Promise<Open>) {
  return async ({ context: { visit }, params: { token } }: Asked) => {
    const open = await load()
    return (await open(visit, token)) ?? missingFor(visit)
  }
}
