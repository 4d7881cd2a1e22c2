import { env } from 'cloudflare:workers'
import type { Visit } from '~/http/visit'
import type { PlacedOrder } from '~/order/model/order'
import { offeredValues, valuesAgain } from '~/order/rules/order-again-values'
import { draftCookie, readDraftCookie, shortDraftId } from '~/order/store/draft-cookie'
import { draftSender } from '~/order/store/drafts/draft-sender.server'
import { makeDraft, typedText } from '~/order/store/draft-store.server'
import { screenPath } from '~/i18n/screens'

/** Redirects to a new order form with the details of an order; null if the visitor may make no more drafts. */
export async function orderAgain(visit: Visit, { order }: PlacedOrder): Promise<Response | null> {
  const typed = typedText(offeredValues(valuesAgain(order, visit.now)))
  if (typed === null || !(await visit.mayMakeDraft())) return null
  const origin = { page: null, save: 0, sender: await draftSender(visit) }
  const draft = await makeDraft(env.DB, typed, visit.now, origin)
  const path = screenPath('order', visit.locale)
  return new Response(null, {
    status: 303,
    headers: {
      Location: `${path}?d=${shortDraftId(draft.id)}`,
      'Set-Cookie': draftCookie(visit, [draft.id, ...readDraftCookie(visit)]),
    },
  })
}
