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
