import { bucketOfButton, limitsOf } from '~/edge/limits'
import { refusal } from '~/edge/plain/refusal'
import { type Counters, isWithinLimit } from '~/edge/rate-limit'
import { type FormBody, readForm } from '~/edge/read-form.server'
import { matchScreen } from '~/i18n/match-screen'

/** The fields of a form, none of a request that posts nothing, and whether it is one too many; or the refusal. */
export type Admission =
  | { ok: true; form: FormData; isOverLimit: boolean }
  | Extract<FormBody, { ok: false }>

/**
 * Reads a posted form and counts it: its path before a byte of it is read, then the button it was sent with. What
 * is over a limit is read all the same, because the refusal gives back what was typed.
 */
export async function admitForm(
  request: Request,
  { pathname }: URL,
  counters: Counters,
): Promise<Admission> {
  const place = request.method === 'POST' ? matchScreen(pathname) : null
  const limits = place && limitsOf(place.screen)
  const isPathWithin = !limits || (await isWithinLimit(limits.path, request, counters))
  const posted = await readForm(request)
  if (!posted.ok) return posted
  const { form } = posted
  const button = limits && isPathWithin ? bucketOfButton(limits, form) : null
  const isWithin = isPathWithin && (!button || (await isWithinLimit(button, request, counters)))
  if (limits && !isWithin && !limits.isSaidByPage) {
    return { ok: false, response: refusal(request, 429, form) }
  }
  return { ok: true, form, isOverLimit: !isWithin }
}
