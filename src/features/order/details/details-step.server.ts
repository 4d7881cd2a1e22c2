import { env } from 'cloudflare:workers'
import { loadOrderCatalogue } from '~/catalogue/catalogue.server'
import { isTooFast } from '~/edge/fill-time'
import type { Visit } from '~/edge/visit'
import { COMPANY_FIELDS } from '~/features/order/company/company'
import { lookUpCompany } from '~/features/order/company/find-company.server'
import { findBiggerCar } from '~/features/order/rules/capacity'
import type { OrderCatalogue } from '~/catalogue/order-catalogue'
import { draftCookie } from '~/features/order/typed/draft-cookie'
import {
  deleteDraft,
  type Draft,
  newDraft,
  saveDraft,
} from '~/features/order/typed/draft-store.server'
import { readDeepLink } from '~/features/order/typed/deep-link'
import { findOrderHints } from '~/features/order/rules/order-hints'
import type { OrderPage } from '~/features/order/details/order-page'
import { earliestPickup, latestPickup } from '~/features/order/rules/order-times'
import {
  type OrderErrors,
  type OrderValues,
  readOrderValues,
} from '~/features/order/typed/typed-order'
import { quoteTyped } from '~/features/order/price/quote-typed'
import { currentDraft, draftOfForm } from '~/features/order/typed/keep-draft.server'
import { linkSecret } from '~/features/order/placed/status-token.server'
import { validateOrder } from '~/features/order/rules/check-order'
import { screenPath } from '~/i18n/screens'
import { keysOf } from '~/lib/keys-of'
import { toPragueLocal } from '~/lib/prague-time'
import { fieldId } from '~/lib/fields/field-id'

/** What the page answers: its data and, when something has to be remembered, a cookie. */
type Shown = { page: OrderPage; status: 200 | 422 | 429; cookie: string | null }

/** The details step as it stands: the draft, and what a deep link fills in over it. */
export async function openOrderPage(visit: Visit): Promise<Shown> {
  // An order that could not get its link must not be begun.
  linkSecret(env)
  const [catalogue, stored] = await Promise.all([loadOrderCatalogue(), currentDraft(visit)])
  const draft = stored ?? newDraft()
  const link = readDeepLink(visit.url.searchParams, catalogue)
  const values = { ...draft.values, ...link }
  const page = toPage(draft, values, outdatedErrors(draft, catalogue), catalogue)
  const linked = stored ? replacedByLink(link, draft.values) : {}
  const isExpired = visit.url.searchParams.get('expired') === '1' && !stored
  const renderedAt = stored ? null : Date.now()
  return { page: { ...page, linked, isExpired, renderedAt }, status: 200, cookie: null }
}

/** Takes the posted details: a complete draft leads on to the summary, else the page with its errors. */
export async function submitOrderPage(visit: Visit): Promise<Shown | Response> {
  const { form } = visit
  if (visit.isOverLimit) return giveBack(form)
  const intent = form.get('intent')
  if (intent === 'startOver') return startOver(visit)
  if (intent === 'company') return fillCompany(visit)
  if (intent === 'bigger') return takeBiggerCar(visit)
  const now = new Date()
  const [catalogue, stored] = await Promise.all([loadOrderCatalogue(), currentDraft(visit)])
  const values = readOrderValues(form)
  const result = validateOrder(values, catalogue, now)
  const draft = { ...(stored ?? draftOfForm(form)), values, isComplete: result.ok }
  await saveDraft(env.DB, draft, now)
  const cookie = draftCookie(visit, draft.id)
  if (!result.ok) {
    return { page: toPage(draft, values, result.errors, catalogue), status: 422, cookie }
  }
  if (isTooFast(form.get('renderedAt'), now)) {
    const page = toPage(draft, values, {}, catalogue)
    return { page: { ...page, notice: 'tooFast' }, status: 422, cookie }
  }
  return new Response(null, {
    status: 303,
    headers: { Location: screenPath('orderSummary', visit.locale), 'Set-Cookie': cookie },
  })
}

/** The form as it was typed, because it is one too many. */
async function giveBack(form: FormData): Promise<Shown> {
  const values = readOrderValues(form)
  const page = toPage(draftOfForm(form), values, {}, await loadOrderCatalogue())
  return { page: { ...page, notice: 'tooMany' }, status: 429, cookie: null }
}

/** What was typed into the fields that a link fills in with something else. */
function replacedByLink(link: Partial<OrderValues>, typed: OrderValues): OrderPage['linked'] {
  const replaced = keysOf(link).filter((name) => link[name] !== typed[name])
  return Object.fromEntries(replaced.map((name) => [name, typed[name]]))
}

/** A draft that once passed every rule and no longer does, because its time came too near, says why. */
function outdatedErrors(draft: Draft, catalogue: OrderCatalogue): OrderErrors {
  if (!draft.isComplete) return {}
  const result = validateOrder(draft.values, catalogue, new Date())
  return result.ok ? {} : result.errors
}

/** "Look up the company" without script: the same form again, its empty fields filled in. */
async function fillCompany(visit: Visit): Promise<Shown> {
  const { form } = visit
  const typed = readOrderValues(form)
  const [catalogue, stored, lookup] = await Promise.all([
    loadOrderCatalogue(),
    currentDraft(visit),
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
  return { page: { ...page, company }, status: 200, cookie: draftCookie(visit, draft.id) }
}

/** "Take the bigger car" without script: the same form with that car, at the place where it was offered. */
async function takeBiggerCar(visit: Visit): Promise<Response> {
  const { form } = visit
  const [catalogue, stored] = await Promise.all([loadOrderCatalogue(), currentDraft(visit)])
  const values = readOrderValues(form)
  const bigger = findBiggerCar(values, catalogue)
  if (bigger) values[bigger.field] = bigger.value
  const draft = { ...(stored ?? draftOfForm(form)), values, isComplete: false }
  await saveDraft(env.DB, draft, new Date())
  return new Response(null, {
    status: 303,
    headers: {
      Location: `${visit.url.pathname}#${fieldId('passengers')}`,
      'Set-Cookie': draftCookie(visit, draft.id),
    },
  })
}

async function startOver(visit: Visit): Promise<Response> {
  const draft = await currentDraft(visit)
  if (draft) await deleteDraft(env.DB, draft.id)
  return new Response(null, {
    status: 303,
    headers: { Location: visit.url.pathname, 'Set-Cookie': draftCookie(visit, '') },
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
    quote: quoteTyped(values, catalogue),
    linked: {},
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
