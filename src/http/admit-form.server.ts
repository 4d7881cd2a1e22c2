import { type Bucket, bucketOfButton, bucketOfLook, limitsOf, TOO_LARGE } from '~/http/limits'
import { refusal } from '~/http/plain/refusal'
import { type Counters, isWithinLimit } from '~/http/rate-limit'
import { type FormBody, readForm } from '~/http/read-form.server'
import { matchScreen } from '~/i18n/match-screen'

const SHORTEST_FILL = 2_000

/** The posted fields (none when nothing was posted) and whether the form is over a limit; or the refusal. */
export type Admission =
  | { ok: true; form: FormData; isOverLimit: boolean }
  | Extract<FormBody, { ok: false }>

/**
 * Reads a posted form and counts it: first by its path, before the body is read, then by its button. A form over a
 * limit is still read, because the refusal returns the input.
 */
export async function admitForm(
  request: Request,
  { pathname }: URL,
  counters: Counters,
): Promise<Admission> {
  const asked = matchScreen(pathname)
  const look = request.method !== 'POST' && asked ? bucketOfLook(asked.screen) : null
  if (look) {
    const refused = await refuseLook(look, request, counters)
    if (refused) return { ok: false, response: refused }
  }
  const place = request.method === 'POST' ? asked : null
  const limits = place && limitsOf(place.screen)
  const isPathWithin = !limits || (await isWithinLimit(limits.path, request, counters))
  const read = await readForm(request, limits?.maxBytes)
  const posted = !read.ok && limits?.isSizeSaid && read.response.status === 413 ? tooLarge() : read
  if (!posted.ok) return posted
  const { form } = posted
  const button = limits && isPathWithin ? bucketOfButton(limits, form) : null
  const isWithin = isPathWithin && (!button || (await isWithinLimit(button, request, counters)))
  if (limits && !isWithin && !limits.isSaidByPage) {
    return { ok: false, response: refusal(request, 429, form) }
  }
  return { ok: true, form, isOverLimit: !isWithin }
}

/** The form of a page that says itself that it was too large. */
function tooLarge(): FormBody {
  const form = new FormData()
  form.set(TOO_LARGE, 'on')
  return { ok: true, form }
}

/**
 * Refuses a look at a page of one's own from an address that looks too often. Another site cannot use that up: what
 * it embeds of such a page is refused and not counted.
 */
async function refuseLook(
  bucket: Bucket,
  request: Request,
  counters: Counters,
): Promise<Response | null> {
  const isEmbedded =
    request.headers.get('Sec-Fetch-Site') === 'cross-site' &&
    request.headers.get('Sec-Fetch-Mode') !== 'navigate'
  if (isEmbedded) return refusal(request, 403)
  return (await isWithinLimit(bucket, request, counters)) ? null : refusal(request, 429)
}

/**
 * True when a form was posted faster than a person can fill it in. `renderedAt` is when the server rendered the form,
 * in ms; without it (an older page, or a form that came back) the result is false.
 */
export function isTooFast(renderedAt: FormDataEntryValue | null, now: Date): boolean {
  if (typeof renderedAt !== 'string' || !/^\d{13}$/.test(renderedAt)) return false
  return now.getTime() - Number(renderedAt) < SHORTEST_FILL
}
