import { env } from 'cloudflare:workers'
import { loadOrderCatalogue } from '~/catalogue/catalogue.server'
import { isTooFast } from '~/edge/fill-time'
import type { Visit } from '~/edge/visit'
import { COMPANY_FIELDS } from '~/features/order/company/company'
import { lookUpCompany } from '~/features/order/company/find-company.server'
import { findBiggerCar } from '~/features/order/rules/capacity'
import { type OrderCatalogue, showCatalogue } from '~/catalogue/order-catalogue'
import {
  draftCookie,
  handOverCookie,
  readDraftCookie,
  shortDraftId,
} from '~/features/order/typed/draft-cookie'
import {
  deleteDraft,
  type Draft,
  type DraftRevision,
  findDrafts,
  makeDraft,
  typedText,
  writeDraft,
} from '~/features/order/typed/draft-store.server'
import { readDeepLink } from '~/features/order/typed/deep-link'
import { findOrderHints } from '~/features/order/rules/order-hints'
import { orderMoments } from '~/features/order/details/order-moments'
import type { OrderPage } from '~/features/order/details/order-page'
import {
  emptyOrderValues,
  type OrderErrors,
  type OrderValues,
  readOrderValues,
} from '~/features/order/typed/typed-order'
import { isPricedByCarrier } from '~/features/order/price/is-request'
import { quoteTyped } from '~/features/order/price/quote-typed'
import {
  askedDraft,
  findVisitDrafts,
  rememberDraft,
} from '~/features/order/typed/keep-draft.server'
import { linkSecret, orderedAs } from '~/features/order/placed/status-token.server'
import { validateOrder } from '~/features/order/rules/check-order'
import { screenPath } from '~/i18n/screens'
import { keysOf } from '~/lib/keys-of'
import { isUuid } from '~/lib/uuid'

/** What the page answers: its data and, when something has to be remembered, a cookie. */
type Shown = { page: OrderPage; status: 200 | 409 | 413 | 422 | 429; cookie: string | null }

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
  const page = toPage({ ...typed, ...link }, errors, catalogue)
  return {
    page: {
      ...page,
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
    const page = { ...toPage(values, {}, catalogue), draft: readRevision(form) }
    return { page: { ...page, notice: 'tooMany' }, status: 429, cookie: null }
  }
  switch (form.get('intent')) {
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
  const isRequest = isPricedByCarrier(values, catalogue)
  const result = validateOrder(values, catalogue, now, isRequest)
  const kept = await keepPressed(visit, values)
  const page = {
    ...toPage(values, result.ok ? {} : result.errors, catalogue),
    ...(await stateOf(visit, kept)),
  }
  if (kept.state === 'placed') return { page: { ...page, errors: {} }, status: 409, cookie: null }
  if (kept.state === 'tooLarge') {
    return { page: { ...page, notice: 'tooLarge' }, status: 413, cookie: null }
  }
  const { draft, cookie } = kept
  if (!result.ok) return { page, status: 422, cookie }
  if (isTooFast(visit.form.get('renderedAt'), now)) {
    return { page: { ...page, notice: 'tooFast' }, status: 422, cookie }
  }
  const summary = `${screenPath('orderSummary', visit.locale)}?d=${shortDraftId(draft.id)}`
  const response = new Response(null, { status: 303, headers: { Location: summary } })
  response.headers.append('Set-Cookie', cookie)
  response.headers.append('Set-Cookie', handOverCookie(visit, draft.id))
  return response
}

type KeptPress =
  | { state: 'kept'; draft: DraftRevision; cookie: string }
  /** What was typed here is ordered; the form comes back without a draft, to order it once more. */
  | { state: 'placed'; draft: null; number: string }
  | { state: 'tooLarge'; draft: DraftRevision | null }

/** Writes what a button sent into the draft its form names, else into a new one. */
async function keepPressed(visit: Visit, values: OrderValues): Promise<KeptPress> {
  const typed = typedText(values)
  if (typed === null) return { state: 'tooLarge', draft: readRevision(visit.form) }
  const now = new Date()
  const { named, mine } = await findVisitDrafts(visit)
  if (named?.placedNumber) return { state: 'placed', draft: null, number: named.placedNumber }
  const written = named && (await writeDraft(env.DB, named.id, typed, now))
  if (named && !written) {
    // Placed between the look and the write.
    const [placed] = await findDrafts(env.DB, [named.id], now)
    if (placed?.placedNumber) return { state: 'placed', draft: null, number: placed.placedNumber }
  }
  const draft = written ?? (await makeDraft(env.DB, typed, now))
  return { state: 'kept', draft, cookie: rememberDraft(visit, draft.id, mine) }
}

/** The draft a form goes on with, and the order that what it sent has become already. */
async function stateOf({ locale }: Visit, kept: KeptPress | null) {
  const ordered = kept?.state === 'placed' ? await orderedAs(locale, kept.number) : null
  return { draft: kept?.draft ?? null, ordered }
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
  const page = { ...toPage(values, {}, catalogue), ...(await stateOf(visit, kept)) }
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

function readRevision(form: FormData): DraftRevision | null {
  const id = form.get('draft')
  return isUuid(id) ? { id, revision: Number(form.get('revision')) } : null
}

function toPage(values: OrderValues, errors: OrderErrors, catalogue: OrderCatalogue): OrderPage {
  const now = new Date()
  return {
    draft: null,
    values,
    errors,
    catalogue: showCatalogue(catalogue, values.experience),
    quote: quoteTyped(values, catalogue),
    linked: {},
    ordered: null,
    isExpired: false,
    company: null,
    hints: findOrderHints(values, catalogue, now),
    notice: null,
    renderedAt: null,
    ...orderMoments(now),
  }
}
