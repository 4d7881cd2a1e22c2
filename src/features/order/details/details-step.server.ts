import { env } from 'cloudflare:workers'
import { loadOrderCatalogue } from '~/catalogue/catalogue.server'
import type { OrderCatalogue } from '~/catalogue/order-catalogue'
import { isTooFast } from '~/edge/fill-time'
import type { Visit } from '~/edge/visit'
import { COMPANY_FIELDS } from '~/features/order/company/company'
import { lookUpCompany } from '~/features/order/company/find-company.server'
import { askPrice, withAnswer } from '~/features/order/details/ask-price.server'
import {
  keepPressed,
  leadTo,
  readRevision,
  stateOf,
} from '~/features/order/details/keep-pressed.server'
import { orderMoments } from '~/features/order/details/order-moments'
import type { OrderPage } from '~/features/order/details/order-page'
import { type Shown, toPage } from '~/features/order/details/show-form.server'
import { linkSecret, orderedAs } from '~/features/order/placed/status-token.server'
import { checkOrder } from '~/features/order/placed/to-order'
import { withCheapest } from '~/features/order/price/cheapest'
import { isPricedByCarrier } from '~/features/order/price/is-request'
import { answerRide } from '~/features/order/price/ride-answer'
import { findBiggerCar } from '~/features/order/rules/capacity'
import { validateOrder } from '~/features/order/rules/check-order'
import { readDeepLink } from '~/features/order/typed/deep-link'
import { draftCookie, readDraftCookie } from '~/features/order/typed/draft-cookie'
import { deleteDraft, type Draft } from '~/features/order/typed/draft-store.server'
import { askedDraft, findVisitDrafts } from '~/features/order/typed/keep-draft.server'
import {
  emptyOrderValues,
  type OrderErrors,
  type OrderValues,
  readOrderValues,
} from '~/features/order/typed/typed-order'
import { formText } from '~/lib/fields/form-text'
import { keysOf } from '~/lib/keys-of'
import { readWay } from '~/tariff/ways'
import { loadWay } from '~/tariff/ways.server'

/** The details step as it stands: the draft, and what a deep link fills in over it. */
export async function openOrderPage(visit: Visit): Promise<Shown> {
  // An order that could not get its link must not be begun.
  linkSecret(env)
  const [catalogue, { mine }] = await Promise.all([loadOrderCatalogue(), findVisitDrafts(visit)])
  const asked = askedDraft(visit, mine)
  const stored = asked?.placedNumber === null ? asked : null
  const link = readDeepLink(visit.url.searchParams, catalogue)
  const typed = stored?.values ?? emptyOrderValues()
  const errors = stored ? outdatedErrors(stored, catalogue) : {}
  const filledIn = { ...typed, ...link }
  const reading = await loadWay(env.DB, filledIn)
  const values = withCheapest(filledIn, answerRide(filledIn, reading))
  return {
    page: {
      ...(await toPage(values, errors, { catalogue, reading })),
      ...orderMoments(visit.now),
      draft: stored && { id: stored.id, revision: stored.revision },
      ordered: asked?.placedNumber ? await orderedAs(visit.locale, asked.placedNumber) : null,
      linked: stored ? replacedByLink(link, typed) : {},
      isExpired: visit.url.searchParams.get('expired') === '1' && !stored,
      renderedAt: stored ? null : visit.now.getTime(),
    },
    status: 200,
    cookie: null,
  }
}

/** Takes the posted details: a complete draft leads on to the summary, else the page with its errors. */
export async function submitOrderPage(visit: Visit): Promise<Shown | Response> {
  const { form } = visit
  const values = readOrderValues(form)
  const catalogue = await loadOrderCatalogue()
  if (visit.isOverLimit) {
    // Nothing is looked up for one too many.
    const known = { catalogue, reading: readWay(values, []) }
    const page = { ...(await toPage(values, {}, known)), draft: readRevision(form) }
    return { page: { ...page, notice: 'tooMany' }, status: 429, cookie: null }
  }
  const intent = formText(form.get('intent'))
  if (intent.startsWith('place:')) return askPrice(visit, withAnswer(values, intent), catalogue)
  switch (intent) {
    case 'price':
      return askPrice(visit, values, catalogue)
    case 'startOver':
      return startOver(visit)
    case 'company':
      return fillCompany(visit, values, catalogue)
    case 'experience':
      return answerHelper(visit, values, catalogue)
    case 'bigger':
      return takeBiggerCar(visit, values, catalogue)
    default:
      return goOn(visit, values, catalogue)
  }
}

/** "Continue": the press is stronger than any save, so that its draft holds what it sent. */
async function goOn(
  visit: Visit,
  values: OrderValues,
  catalogue: OrderCatalogue,
): Promise<Shown | Response> {
  const now = new Date()
  const reading = await loadWay(env.DB, values)
  const result = checkOrder(values, catalogue, reading, now)
  const kept = await keepPressed(visit, values)
  const isTooEarly = isTooFast(visit.form.get('renderedAt'), now)
  if (!result.ok || kept.state !== 'kept' || isTooEarly) {
    const errors = result.ok || kept.state === 'placed' ? {} : result.errors
    const page = await toPage(values, errors, { catalogue, reading })
    const state = await stateOf(visit, kept)
    if (kept.state === 'placed') return { page: { ...page, ...state }, status: 409, cookie: null }
    if (kept.state === 'tooLarge') {
      return { page: { ...page, ...state, notice: 'tooLarge' }, status: 413, cookie: null }
    }
    const notice = result.ok ? 'tooFast' : null
    return { page: { ...page, ...state, notice }, status: 422, cookie: kept.cookie }
  }
  return leadTo('orderSummary', visit, kept)
}

/** What was typed into the fields that a link fills in with something else. */
function replacedByLink(link: Partial<OrderValues>, typed: OrderValues): OrderPage['linked'] {
  const replaced = keysOf(link).filter((name) => link[name] !== typed[name])
  return Object.fromEntries(replaced.map((name) => [name, typed[name]]))
}

/** A draft that once passed every rule and no longer does, because its time came too near, says why. */
function outdatedErrors({ hasPassed, values }: Draft, catalogue: OrderCatalogue): OrderErrors {
  if (!hasPassed) return {}
  const isRequest = isPricedByCarrier(values, catalogue)
  const result = validateOrder(values, catalogue, new Date(), isRequest)
  return result.ok ? {} : result.errors
}

/** "Look up the company" without script: the same form again, its empty fields filled in. */
async function fillCompany(
  visit: Visit,
  typed: OrderValues,
  catalogue: OrderCatalogue,
): Promise<Shown> {
  const lookup = await lookUpCompany(typed.customerCompanyID)
  const values = { ...typed }
  if (lookup.ok) {
    for (const name of COMPANY_FIELDS) values[name] = values[name].trim() || lookup.company[name]
  }
  const shown = await answerHelper(visit, values, catalogue)
  return { ...shown, page: { ...shown.page, company: lookup.ok ? 'found' : lookup.error } }
}

/** "Take the bigger car" without script: the same form with that car. */
async function takeBiggerCar(
  visit: Visit,
  values: OrderValues,
  catalogue: OrderCatalogue,
): Promise<Shown> {
  const bigger = findBiggerCar(values, catalogue)
  const taken = bigger ? { ...values, [bigger.field]: bigger.value } : values
  return answerHelper(visit, taken, catalogue)
}

/** The form with what a helper filled in, kept where a draft may be. */
async function answerHelper(
  visit: Visit,
  values: OrderValues,
  catalogue: OrderCatalogue,
): Promise<Shown> {
  const known = readRevision(visit.form)
  const kept = known || (await visit.mayMakeDraft()) ? await keepPressed(visit, values) : null
  const page = { ...(await toPage(values, {}, { catalogue })), ...(await stateOf(visit, kept)) }
  return { page, status: 200, cookie: kept?.state === 'kept' ? kept.cookie : null }
}

async function startOver(visit: Visit): Promise<Response> {
  const draft = readRevision(visit.form)
  if (draft) await deleteDraft(env.DB, draft.id)
  const others = readDraftCookie(visit).filter((id) => id !== draft?.id)
  return new Response(null, {
    status: 303,
    headers: {
      Location: `${visit.url.pathname}?d=new`,
      'Set-Cookie': draftCookie(visit, others),
    },
  })
}
