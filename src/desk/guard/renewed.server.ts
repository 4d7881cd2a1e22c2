import type { DeskShown } from '~/desk/guard/let-in.server'
import type { Visit } from '~/http/visit'
import { sha256 } from '~/lib/hash'

/** A list that renews itself; the page's script asks by `etag` whether it is still the same. */
export type Renewed<TView> = TView & { etag: string }

/** A list with its tag; 304 for the script of a page that shows the same. */
export async function renewed<TView extends object>(
  visit: Visit,
  view: TView,
): Promise<DeskShown<Renewed<TView>> | Response> {
  const hash = await sha256(JSON.stringify([view, import.meta.env.BUILD_ID, visit.locale]))
  const etag = `"${hash.slice(0, 16)}"`
  const known = visit.headers.get('If-None-Match') ?? ''
  if (!known.split(/,\s*/).includes(etag)) return { page: { ...view, etag }, status: 200 }
  const headers = { ETag: etag, 'Cache-Control': 'private, no-store' }
  return new Response(null, { status: 304, headers })
}
