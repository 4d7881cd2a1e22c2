import { env } from 'cloudflare:workers'
import { loadOrderCatalogue } from '~/edge/catalogue.server'
import { isTooFast } from '~/edge/fill-time'
import { isWithinLimit } from '~/edge/rate-limit'
import { readForm } from '~/edge/read-form.server'
import type { OrderCatalogue } from '~/features/orders/catalogue'
import { draftCookie, readDraftCookie } from '~/features/orders/draft-cookie'
import {
  deleteDraft,
  type Draft,
  findDraft,
  newDraft,
  saveDraft,
} from '~/features/orders/draft.server'
import { readDeepLink } from '~/features/orders/deep-link'
import type { OrderPage } from '~/features/orders/order-page'
import { type OrderErrors, type OrderValues, readOrderValues } from '~/features/orders/order-values'
import { linkSecret } from '~/features/orders/status-token.server'
import { validateOrder } from '~/features/orders/validate-order'
import { pathLocale, screenPath } from '~/i18n/screens'
import { isUuid } from '~/lib/uuid'
import { toPragueLocal } from '~/lib/prague-time'

/** What the page answers: its data and, when something has to be remembered, a cookie. */
type Shown = { page: OrderPage; status: 200 | 422 | 429; cookie: string | null }

/** The details step as it stands: the draft, and what a deep link fills in over it. */
export async function openOrderPage(request: Request): Promise<Shown> {
  // An order that could not get its link must not be begun.
  linkSecret(env)
  const [catalogue, stored] = await Promise.all([loadOrderCatalogue(), currentDraft(request)])
  const draft = stored ?? newDraft()
  const link = readDeepLink(new URL(request.url).searchParams, catalogue)
  const values = { ...draft.values, ...link }
  const page = toPage(draft, values, {}, catalogue)
  return { page: { ...page, renderedAt: stored ? null : Date.now() }, status: 200, cookie: null }
}

/** Takes the posted details: a complete draft leads on to the summary, else the page with its errors. */
export async function submitOrderPage(request: Request): Promise<Shown | Response> {
  const body = await readForm(request)
  if (!body.ok) return body.response
  if (body.form.get('intent') === 'startOver') return startOver(request, body.form)
  const now = new Date()
  const [catalogue, stored] = await Promise.all([
    loadOrderCatalogue(),
    currentDraft(request, body.form),
  ])
  const values = readOrderValues(body.form)
  const result = validateOrder(values, catalogue, now)
  const draft = { ...(stored ?? newDraft()), values, isComplete: result.ok }
  if (!(await isWithinLimit(env.LOOKUP_LIMIT, request))) {
    const page = toPage(draft, values, {}, catalogue)
    return { page: { ...page, notice: 'tooMany' }, status: 429, cookie: null }
  }
  await saveDraft(env.DB, draft, now)
  const cookie = draftCookie(request, draft.id)
  if (!result.ok) {
    return { page: toPage(draft, values, result.errors, catalogue), status: 422, cookie }
  }
  if (isTooFast(body.form.get('renderedAt'), now)) {
    const page = toPage(draft, values, {}, catalogue)
    return { page: { ...page, notice: 'tooFast' }, status: 422, cookie }
  }
  const locale = pathLocale(new URL(request.url).pathname)
  return new Response(null, {
    status: 303,
    headers: { Location: screenPath('orderSummary', locale), 'Set-Cookie': cookie },
  })
}

/** The draft named by the form (each tab has its own), else by the cookie. */
async function currentDraft(request: Request, form?: FormData): Promise<Draft | null> {
  const named = form?.get('draft')
  const id = isUuid(named) ? named : readDraftCookie(request)
  return id ? findDraft(env.DB, id, new Date()) : null
}

async function startOver(request: Request, form: FormData): Promise<Response> {
  const draft = await currentDraft(request, form)
  if (draft) await deleteDraft(env.DB, draft.id)
  const { pathname } = new URL(request.url)
  return new Response(null, {
    status: 303,
    headers: { Location: pathname, 'Set-Cookie': draftCookie(request, '') },
  })
}

function toPage(
  draft: Draft,
  values: OrderValues,
  errors: OrderErrors,
  catalogue: OrderCatalogue,
): OrderPage {
  const today = toPragueLocal(new Date()).slice(0, 10)
  return { draftId: draft.id, values, errors, catalogue, today, notice: null, renderedAt: null }
}
