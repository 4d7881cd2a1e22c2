import { env } from 'cloudflare:workers'
import { loadOrderCatalogue } from '~/edge/catalogue.server'
import { fieldId } from '~/components/form/field'
import { isTooFast } from '~/edge/fill-time'
import { isWithinLimit } from '~/edge/rate-limit'
import { readForm } from '~/edge/read-form.server'
import { COMPANY_FIELDS } from '~/features/companies/company'
import { lookUpCompany } from '~/features/companies/answer-company.server'
import { findBiggerCar } from '~/features/orders/capacity'
import type { OrderCatalogue } from '~/features/orders/catalogue'
import { draftCookie } from '~/features/orders/draft-cookie'
import { deleteDraft, type Draft, newDraft, saveDraft } from '~/features/orders/draft.server'
import { readDeepLink } from '~/features/orders/deep-link'
import { findOrderHints } from '~/features/orders/order-hints'
import type { OrderPage } from '~/features/orders/order-page'
import { earliestPickup, latestPickup } from '~/features/orders/order-times'
import { type OrderErrors, type OrderValues, readOrderValues } from '~/features/orders/order-values'
import { quoteValues } from '~/features/orders/quote-values'
import { currentDraft, draftOfForm } from '~/features/orders/save-draft.server'
import { linkSecret } from '~/features/orders/status-token.server'
import { validateOrder } from '~/features/orders/validate-order'
import { pathLocale, screenPath } from '~/i18n/screens'
import { keysOf } from '~/lib/keys-of'
import { toPragueLocal } from '~/lib/prague-time'

/** What the page answers: its data and, when something has to be remembered, a cookie. */
type Shown = { page: OrderPage; status: 200 | 422 | 429; cookie: string | null }

/** The details step as it stands: the draft, and what a deep link fills in over it. */
export async function openOrderPage(request: Request): Promise<Shown> {
  // An order that could not get its link must not be begun.
  linkSecret(env)
  const [catalogue, stored] = await Promise.all([loadOrderCatalogue(), currentDraft(request)])
  const draft = stored ?? newDraft()
  const { searchParams } = new URL(request.url)
  const link = readDeepLink(searchParams, catalogue)
  const values = { ...draft.values, ...link }
  const page = toPage(draft, values, outdatedErrors(draft, catalogue), catalogue)
  const linked = stored ? keysOf(link).filter((name) => link[name] !== draft.values[name]) : []
  const isExpired = searchParams.get('expired') === '1' && !stored
  const renderedAt = stored ? null : Date.now()
  return { page: { ...page, linked, isExpired, renderedAt }, status: 200, cookie: null }
}

/** Takes the posted details: a complete draft leads on to the summary, else the page with its errors. */
export async function submitOrderPage(request: Request): Promise<Shown | Response> {
  const body = await readForm(request)
  if (!body.ok) return body.response
  if (body.form.get('intent') === 'startOver') return startOver(request, body.form)
  if (body.form.get('intent') === 'company') return fillCompany(request, body.form)
  if (body.form.get('intent') === 'bigger') return takeBiggerCar(request, body.form)
  const now = new Date()
  const [catalogue, stored] = await Promise.all([
    loadOrderCatalogue(),
    currentDraft(request, body.form),
  ])
  const values = readOrderValues(body.form)
  const result = validateOrder(values, catalogue, now)
  const draft = { ...(stored ?? draftOfForm(body.form)), values, isComplete: result.ok }
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

/** A draft that once passed every rule and no longer does, because its time came too near, says why. */
function outdatedErrors(draft: Draft, catalogue: OrderCatalogue): OrderErrors {
  if (!draft.isComplete) return {}
  const result = validateOrder(draft.values, catalogue, new Date())
  return result.ok ? {} : result.errors
}

/** "Look up the company" without script: the same form again, its empty fields filled in. */
async function fillCompany(request: Request, form: FormData): Promise<Shown> {
  const typed = readOrderValues(form)
  const [catalogue, stored, lookup] = await Promise.all([
    loadOrderCatalogue(),
    currentDraft(request, form),
    lookUpCompany(typed.customerCompanyID),
  ])
  const values = { ...typed }
  if (lookup.ok) {
    for (const name of COMPANY_FIELDS) values[name] = values[name].trim() || lookup.company[name]
  }
  const draft = { ...(stored ?? draftOfForm(form)), values, isComplete: false }
  await saveDraft(env.DB, draft, new Date())
  const page = toPage(draft, values, {}, catalogue)
  const company = lookup.ok ? 'found' : lookup.error
  return { page: { ...page, company }, status: 200, cookie: draftCookie(request, draft.id) }
}

/** "Take the bigger car" without script: the same form with that car, at the place where it was offered. */
async function takeBiggerCar(request: Request, form: FormData): Promise<Response> {
  const [catalogue, stored] = await Promise.all([loadOrderCatalogue(), currentDraft(request, form)])
  const values = readOrderValues(form)
  const bigger = findBiggerCar(values, catalogue)
  if (bigger) values[bigger.field] = bigger.value
  const draft = { ...(stored ?? draftOfForm(form)), values, isComplete: false }
  await saveDraft(env.DB, draft, new Date())
  const { pathname } = new URL(request.url)
  return new Response(null, {
    status: 303,
    headers: {
      Location: `${pathname}#${fieldId('passengers')}`,
      'Set-Cookie': draftCookie(request, draft.id),
    },
  })
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
  const now = new Date()
  return {
    draftId: draft.id,
    values,
    errors,
    catalogue,
    quote: quoteValues(values, catalogue),
    linked: [],
    isExpired: false,
    company: null,
    hints: findOrderHints(values, catalogue, now),
    notice: null,
    renderedAt: null,
    openedAt: now.getTime(),
    earliest: toPragueLocal(earliestPickup(now)),
    lastDay: toPragueLocal(latestPickup(now)).slice(0, 10),
  }
}
