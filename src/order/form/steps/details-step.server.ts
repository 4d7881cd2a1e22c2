import { env } from 'cloudflare:workers'
import { loadOrderCatalogue } from '~/back-office/catalogue/catalogue.server'
import type { OrderCatalogue } from '~/back-office/catalogue/order-catalogue'
import { isTooFast } from '~/http/admit-form.server'
import type { Visit } from '~/http/visit'
import { COMPANY_FIELDS } from '~/order/company/company'
import { lookUpCompany } from '~/order/company/find-company.server'
import { askPrice, withAnswer } from '~/order/form/steps/ask-price.server'
import { keepPressed, leadTo, readRevision, stateOf } from '~/order/form/steps/keep-pressed.server'
import { orderMoments } from '~/order/form/first-state'
import type { OrderPage } from '~/order/form/order-page'
import { type Shown, toPage } from '~/order/form/steps/show-form.server'
import { orderedAs } from '~/order/store/drafts/ordered-as.server'
import { linkSecret } from '~/order/store/status-token.server'
import { checkOrder } from '~/order/rules/to-order'
import { typedAddressNeed } from '~/order/price/price-typed'
import { withCheapest } from '~/order/price/ride-answer'
import { findBiggerCar } from '~/order/model/capacity'
import { askDetails } from '~/order/rules/place-detail'
import { validateOrder } from '~/order/rules/check-order'
import { offeredValues } from '~/order/rules/order-again-values'
import { readDeepLink } from '~/order/draft/deep-link'
import { draftCookie, readDraftCookie } from '~/order/store/draft-cookie'
import { deleteDraft, type Draft } from '~/order/store/draft-store.server'
import { askedDraft, findVisitDrafts } from '~/order/store/keep-draft.server'
import {
  emptyOrderValues,
  type OrderErrors,
  type OrderValues,
  readOrderValues,
} from '~/order/model/typed-order'
import { USUAL_PASSENGERS } from '~/ui/cards/capacity-text'
import { formText } from '~/lib/fields/typed-text'
import { serviceSlugs } from '~/carrier/service-slugs'
import { keysOf } from '~/lib/keys-of'
import { readWay } from '~/places/ways'
import { loadWay } from '~/places/ways.server'

/** The details step: the draft, with the values of a deep link over it. */
export async function openOrderPage(visit: Visit): Promise<Shown> {
  // Fails without a link secret, so that no order begins that could not get its link.
  linkSecret(env)
  const [catalogue, { mine }] = await Promise.all([loadOrderCatalogue(), findVisitDrafts(visit)])
  const asked = askedDraft(visit, mine)
  const stored = asked?.placedNumber === null ? asked : null
  const link = readDeepLink(visit.url.searchParams, catalogue)
  const typed = stored ? offeredValues(stored.values) : startValues(link)
  const errors = stored ? outdatedErrors(stored, catalogue) : {}
  const filledIn = { ...typed, ...link }
  const reading = await loadWay(env.DB, filledIn)
  const values = withCheapest(filledIn, reading)
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

/**
 * A form that nobody has typed into. An experience is for two unless its link says otherwise, as the first question of a
 * ride is. The only category of a carrier is chosen.
 */
function startValues({ experience }: Partial<OrderValues>): OrderValues {
  const passengers = experience === undefined ? {} : { passengers: String(USUAL_PASSENGERS) }
  const [only = '', ...others] = serviceSlugs
  const service = others.length === 0 ? { service: only } : {}
  return { ...emptyOrderValues(), ...passengers, ...service }
}

/** Handles the posted details: redirects to the summary if they are valid, else returns the page with errors. */
export async function submitOrderPage(visit: Visit): Promise<Shown | Response> {
  const { form } = visit
  const values = readOrderValues(form)
  const catalogue = await loadOrderCatalogue()
  if (visit.isOverLimit) {
    // Over the rate limit nothing is looked up.
    const known = { catalogue, reading: readWay(values, []) }
    const page = { ...(await toPage(values, {}, known)), draft: readRevision(form) }
    return { page: { ...page, notice: 'tooMany' }, status: 429, cookie: null }
  }
  const intent = formText(form.get('intent'))
  if (intent.startsWith('place:')) return askPrice(visit, withAnswer(values, intent), catalogue)
  const pressed = keysOf(BUTTONS).find((name) => name === intent)
  return pressed ? BUTTONS[pressed](visit, values, catalogue) : goOn(visit, values, catalogue)
}

/** The helper buttons beside "Continue", by their `intent`. */
const BUTTONS = {
  price: askPrice,
  startOver,
  company: fillCompany,
  experience: answerHelper,
  bigger: takeBiggerCar,
}

/** "Continue": a submit overrides any autosave, so the draft holds the submitted values. */
async function goOn(
  visit: Visit,
  values: OrderValues,
  catalogue: OrderCatalogue,
): Promise<Shown | Response> {
  const now = new Date()
  const reading = await loadWay(env.DB, values)
  const result = checkOrder(values, catalogue, reading, now)
  const { named } = await findVisitDrafts(visit)
  const arePlacesAsked =
    formText(visit.form.get('placesAsked')) === 'on' || named?.hasPassed === true
  const asked = arePlacesAsked ? {} : askDetails(values, reading)
  const isAsking = Object.keys(asked).length > 0
  const kept = await keepPressed(visit, values)
  const isTooEarly = isTooFast(visit.form.get('renderedAt'), now)
  if (!result.ok || isAsking || kept.state !== 'kept' || isTooEarly) {
    const errors = kept.state === 'placed' ? {} : { ...asked, ...(result.ok ? {} : result.errors) }
    const shown = await toPage(values, errors, { catalogue, reading })
    const page = { ...shown, arePlacesAsked: arePlacesAsked || isAsking }
    const state = await stateOf(visit, kept)
    if (kept.state === 'placed') return { page: { ...page, ...state }, status: 409, cookie: null }
    if (kept.state === 'tooLarge') {
      return { page: { ...page, ...state, notice: 'tooLarge' }, status: 413, cookie: null }
    }
    const notice = result.ok && !isAsking ? 'tooFast' : null
    return { page: { ...page, ...state, notice }, status: 422, cookie: kept.cookie }
  }
  return leadTo('orderSummary', visit, kept)
}

/** Typed values that a link replaces with other ones. */
function replacedByLink(link: Partial<OrderValues>, typed: OrderValues): OrderPage['linked'] {
  const replaced = keysOf(link).filter((name) => link[name] !== typed[name])
  return Object.fromEntries(replaced.map((name) => [name, typed[name]]))
}

/** Errors of a draft that once was valid and no longer is, because its pickup is too near by now. */
function outdatedErrors({ hasPassed, values }: Draft, catalogue: OrderCatalogue): OrderErrors {
  if (!hasPassed) return {}
  const need = typedAddressNeed(values, catalogue)
  const result = validateOrder(values, catalogue, new Date(), need)
  return result.ok ? {} : result.errors
}

/** "Look up the company" without script: the same form with its empty fields filled in. */
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

/** The form with the values of a helper, saved to its draft where possible. */
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
